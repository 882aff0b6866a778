"""Messages to push services: encrypted for one browser (RFC 8291) and signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import struct
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from townwright.core.refusals import Unreadable

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD_BYTES: Final = 4096
SECRET_BYTES: Final = 16
SIGNED_S: Final = 12 * 3600
"""Seconds for which a signature is good; push services allow a day."""
KEPT_S: Final = 86_400
"""Seconds for which a push service keeps a notice for a browser that is not there."""


class BadKeys(Unreadable):
    """Raised for keys that no browser gives out."""


class ServerKey:
    """The key by which push services know this server; it follows from a secret of the store."""

    def __init__(self, secret: str) -> None:
        self._private = ec.derive_private_key(int(secret, 16) % (ORDER - 1) + 1, CURVE)
        self.public = b64(point(self._private.public_key()))
        """What a browser is told when it subscribes."""

    def authorization(self, origin: str, contact: str, now_s: int) -> str:
        """The header that tells a push service who calls, good for this service and half a day."""
        claims = {"aud": origin, "exp": now_s + SIGNED_S, "sub": contact}
        parts = [b64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        r, s = utils.decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{b64(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def encrypt(message: bytes, p256dh: str, auth: str, salt: bytes | None = None, key: int | None = None) -> bytes:
    """The message as only the browser with these keys can read it; ``ValueError`` if they are no keys.

    ``salt`` and ``key`` are fresh each time; a test gives those of the standard's example.
    """
    salt = os.urandom(16) if salt is None else salt
    own = ec.generate_private_key(CURVE) if key is None else ec.derive_private_key(key, CURVE)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(p256dh))
    shared, ours = own.exchange(ec.ECDH(), theirs), point(own.public_key())
    secret = derive(derive(unb64(auth), shared), b"WebPush: info\0" + point(theirs) + ours + b"\1")
    content = derive(salt, secret)
    cipher = AESGCM(derive(content, b"Content-Encoding: aes128gcm\0\1")[:16])
    nonce = derive(content, b"Content-Encoding: nonce\0\1")[:12]
    head = salt + struct.pack("!IB", RECORD_BYTES, len(ours)) + ours
    return head + cipher.encrypt(nonce, message + b"\2", None)


def check_keys(p256dh: str, auth: str) -> None:
    """Raise ``BadKeys`` unless these are keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(p256dh))
        is_secret = len(unb64(auth)) == SECRET_BYTES
    except ValueError:
        is_secret = False
    if not is_secret:
        raise BadKeys("server-bad-push-keys", "these are not the keys of a browser")


def derive(key: bytes, info: bytes) -> bytes:
    """One step of HKDF, which is an HMAC with SHA-256."""
    return hmac.new(key, info, hashlib.sha256).digest()


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def b64(data: bytes) -> str:
    """Bytes as base64url without its padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """The inverse of ``b64``."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
