import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

/*
 * What the whole request client adds to the app's first load: its policies and their libraries (ky, p-queue,
 * cockatiel), bundled and compressed as they ship, beside what the screens need anyway.
 */

/** Bytes of gzip. */
const MOST = 16 * 1024;

function own(name: string): string {
  return `export * from '${fileURLToPath(new URL(`../src/api/${name}.ts`, import.meta.url))}';`;
}

/** What the screens begin with, with a request client or without. */
const ANYWAY = [
  ...['activities', 'errors', 'limits'].map((name) => `export * from '@inkbloom/contracts/${name}';`),
  ...['client/configuration', 'client/runtime-presets', 'session/sign-in-hint'].map(own),
];

/** Bytes of gzip that a module of this text becomes with all it needs. */
async function cost(...lines: readonly string[]): Promise<number> {
  const entry = 'virtual:entry';
  const plugin: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? lines.join('\n') : undefined),
  };
  const rolldownOptions = { input: entry, preserveEntrySignatures: 'strict' } as const;
  const built = (await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    plugins: [plugin],
    build: { write: false, rolldownOptions },
  })) as Rolldown.RolldownOutput;
  const code = built.output.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('');
  return gzipSync(code, { level: 9 }).length;
}

const bytes = (await cost(...ANYWAY, own('client/client'))) - (await cost(...ANYWAY));
const holds = bytes <= MOST;
process.stdout.write(
  `the request client, gzip   ${(bytes / MOST).toFixed(2)} of its ${MOST / 1024} kB   ${(bytes / 1024).toFixed(1)} kB   ${holds ? 'holds' : 'MISSED'}\n`,
);
if (!holds && process.argv.includes('--gate')) process.exit(1);
