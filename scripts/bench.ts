import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { runNode, RunError } from './run.ts';

// Every bench file is a program that prints its rows, and with --gate exits 1 when a gate is missed. A word names a
// room, or one file of a bench; long ones (`soak.long.ts`) run only when they are named.
const wanted = process.argv.slice(2);
const flags = wanted.filter((word) => word.startsWith('--'));
const names = wanted.filter((word) => !word.startsWith('--'));
const isNamed = (file: string): boolean => names.includes(basename(file).split('.')[0]!);
const isWanted = (file: string): boolean =>
  names.length === 0 || names.includes(file.split('/')[1]!) || isNamed(file);
const files = [
  ...globSync('{packages,apps}/*/bench/*.bench.ts').filter(isWanted),
  ...globSync(['{packages,apps}/*/bench/*.long.ts', 'e2e/bench/*.long.ts']).filter(isNamed),
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
