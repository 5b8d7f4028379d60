import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

/** Built pages, served on a free port of this machine. */
export interface Site {
  readonly origin: string;
  close(): Promise<void>;
}

/** A page that is alone with itself is given a clock of 5 microseconds instead of 100. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Builds the named pages of a folder as for production and serves them. */
export async function serveBuilt(root: string, pages: readonly string[]): Promise<Site> {
  const outDir = mkdtempSync(join(tmpdir(), 'inkbloom-bench-'));
  const common = { root, configFile: false, logLevel: 'error' } as const;
  await build({
    ...common,
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      chunkSizeWarningLimit: 20_000,
      rolldownOptions: { input: pages.map((page) => join(root, page)) },
    },
  });
  const server = await preview({
    ...common,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', headers: ISOLATED },
  });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('the pages are not served');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
