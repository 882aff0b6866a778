// Leaves a packed copy beside every file that packing makes smaller, so that the server need not pack at each request.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(m?js|css|html|svg|json|webmanifest|txt)$/;
const LARGE = /\.wasm$/; // the best packing of it would take as long as all the rest of the build
const LEAST = 256; // bytes below which packing wins nothing

export function compress(): Plugin {
  let out = "";
  return {
    name: "townwright-compress",
    apply: "build",
    configResolved: (config) => {
      out = config.build.outDir;
    },
    closeBundle: {
      sequential: true,
      order: "post",
      handler: () => {
        for (const name of readdirSync(out, { recursive: true, encoding: "utf8" })) {
          if (TEXT.test(name)) pack(join(out, name));
          if (LARGE.test(name)) packLarge(join(out, name));
        }
      },
    },
  };
}

function pack(path: string): void {
  const plain = readFileSync(path);
  if (plain.length < LEAST) return;
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: hint }));
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
}

function packLarge(path: string): void {
  writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
}
