"""Writes the bill of materials: what a release is made of, as CycloneDX 1.6 in JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import quote
from uuid import UUID, uuid5

from devtools.releasing.licences import Package

SPACE: Final = UUID("7f1f4f0e-3b0c-5c2e-9a36-6f0d3c1c8f10")
"""Makes the serial number of a bill from what it lists, so that the same release has the same bill."""
ALGORITHMS: Final = {"sha256": "SHA-256", "sha512": "SHA-512"}


def bill(version: str, made_at: str, packages: Sequence[Package]) -> str:
    """Return the bill of this version as JSON, the same for the same packages; ``made_at`` is a time in ISO 8601."""
    own = f"pkg:pypi/townwright@{version}"
    parts = [component(each) for each in sorted(packages, key=lambda each: (each.kind, each.name, each.version))]
    told = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(SPACE, json.dumps([version, parts]))}",
        "version": 1,
        "metadata": {
            "timestamp": made_at,
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "townwright",
                "version": version,
                "purl": own,
                "licenses": [{"expression": "Apache-2.0"}],
            },
        },
        "components": parts,
        "dependencies": [
            {"ref": own, "dependsOn": [part["bom-ref"] for part in parts]},
            *({"ref": part["bom-ref"]} for part in parts),
        ],
    }
    return json.dumps(told, indent=1) + "\n"


def component(package: Package) -> dict[str, Any]:
    """Return one package as CycloneDX tells it; what was pinned for several systems has the hash of each file."""
    address = f"pkg:{package.kind}/{quote(package.name)}@{package.version}"
    single = len(package.hashes) == 1
    files = [] if single else [pinned_file(address, number, *each) for number, each in enumerate(package.hashes)]
    return {
        "type": "library",
        "bom-ref": address,
        "name": package.name,
        "version": package.version,
        "purl": address,
        "licenses": [{"expression": package.licence}],
        **({"hashes": [hashed(*package.hashes[0])]} if single else {}),
        **({"components": files} if files else {}),
    }


def pinned_file(address: str, number: int, algorithm: str, value: str) -> dict[str, Any]:
    """Return one of the archives that a package may be installed from."""
    name = f"archive {number + 1}"
    return {"type": "file", "bom-ref": f"{address}#{number + 1}", "name": name, "hashes": [hashed(algorithm, value)]}


def hashed(algorithm: str, value: str) -> dict[str, str]:
    """Return a hash as CycloneDX tells it."""
    return {"alg": ALGORITHMS[algorithm], "content": value}
