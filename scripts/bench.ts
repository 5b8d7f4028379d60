import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { runNode, RunError } from './run.ts';

// Every bench file is a program that prints its rows, and with --gate exits 1 when a gate is missed. A word names a
// package, a folder of benches, or one file; long ones (`soak.long.ts`) run only when they or their folder are named.
const wanted = process.argv.slice(2);
const flags = wanted.filter((word) => word.startsWith('--'));
const names = wanted.filter((word) => !word.startsWith('--'));
/** Benches of the server that belong to operating it, beside those in the folder of that name. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  operate: ['fsync-order', 'malformed', 'holds', 'provider-away', 'memory-at-rest'],
};
const asked = new Set(names.flatMap((name) => [name, ...(ALSO[name] ?? [])]));
const isNamed = (file: string): boolean =>
  asked.has(basename(file).split('.')[0]!) || asked.has(basename(dirname(file)));
const isWanted = (file: string): boolean =>
  names.length === 0 || names.includes(file.split('/')[1]!) || isNamed(file);
const files = [
  ...globSync('{packages,apps}/*/bench/*.bench.ts').filter(isWanted),
  ...globSync(['{packages,apps}/*/bench/*.long.ts', 'e2e/bench/**/*.long.ts']).filter(isNamed),
];
let missed = false;
for (const file of files.toSorted()) {
  process.stdout.write(`\n${file}\n`);
  try {
    await runNode([file, ...flags]);
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    missed = true;
  }
}
process.exit(missed ? 1 : 0);
