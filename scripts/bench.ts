import { globSync } from 'node:fs';
import { runNode, RunError } from './run.ts';

// Every bench file is a program that prints its rows, ratios first, and with --gate exits 1 when a gate is missed.
const wanted = process.argv.slice(2);
const flags = wanted.filter((word) => word.startsWith('--'));
const rooms = wanted.filter((word) => !word.startsWith('--'));
const files = globSync('{packages,apps}/*/bench/*.bench.ts').filter(
  (file) => rooms.length === 0 || rooms.some((room) => file.split('/')[1] === room),
);
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
