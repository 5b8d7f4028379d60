import { openBenchPages } from './harness/pages.ts';
import { secondsAsked } from './harness/seconds.ts';
import { soakRow } from './harness/soak.ts';
import { watchSteal } from './harness/steal.ts';
import { printTable } from './harness/table.ts';

// Random gestures for ten minutes, or for `--seconds=30`: memory stays flat and no task is long.
const steal = watchSteal();
const pages = await openBenchPages(false);
try {
  const row = await soakRow(pages, secondsAsked(600));
  printTable([row]);
  console.log(steal());
  if (process.argv.includes('--gate') && !row.holds) process.exitCode = 1;
} finally {
  await pages.close();
}
