import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const SHRINKS = /\.(js|css|svg)$/;
/** Bytes below which nothing is gained. */
const LEAST = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < LEAST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await deflate(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

/**
 * Lays `.br` and `.gz` beside the build's code and style sheets: they never change, so they are compressed once and as
 * small as they get, not anew and hastily for each visitor.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const assets = join(dir, 'assets');
      const files = (await readdir(assets)).filter((name) => SHRINKS.test(name));
      await Promise.all(files.map((name) => compress(join(assets, name))));
    },
  };
}
