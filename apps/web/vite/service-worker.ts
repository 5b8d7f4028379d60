import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../service-worker/worker.ts', import.meta.url));
const FILE = 'service-worker.js';

function integrityOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}

/** Builds the service worker beside the app; it is told the names of the app's files, which it keeps at once. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name))
        // The name changes with the content: there is no other revision.
        .map((name) => ({ url: `/${name}`, revision: null, integrity: integrityOf(join(dir, name)) }));
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          BUILD_FILES: JSON.stringify(files),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          ...(dir !== '' && { outDir: dir }),
          emptyOutDir: false,
          target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
          lib: { entry: SOURCE, formats: ['iife'], name: 'serviceWorker', fileName: () => FILE },
        },
      });
    },
  };
}
