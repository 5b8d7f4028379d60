import { writeFileSync } from 'node:fs';
import { openBenchPages } from './harness/pages.ts';
import { installPeers } from './harness/peers.ts';
import { plotRatios } from './harness/plot.ts';
import * as measure from './harness/rows.ts';
import { soakRow } from './harness/soak.ts';
import { watchSteal } from './harness/steal.ts';
import { printTable, type Row } from './harness/table.ts';

// Every number the engine has to hold, beside its peers, in one Chromium: one table and one picture of the ratios.
const PICTURE = new URL('../../../docs/engine/bench.svg', import.meta.url);
/** Seconds of random gestures; `npm run bench -- soak` goes on for ten minutes. */
const GESTURES = 40;

if (!installPeers()) throw new Error('the peers could not be installed');
const steal = watchSteal();
const pages = await openBenchPages(true);
const rows: Row[] = [];
try {
  rows.push(
    await measure.backgroundRow(pages),
    await measure.cellRow(pages),
    await measure.edgesRow(pages),
    await measure.labellingRow(pages),
    await measure.dabsRow(pages),
    await measure.strokeRow(pages),
    await measure.washRow(pages),
    await measure.undoRow(pages, 0),
    await measure.undoRow(pages, 80),
    await measure.latencyRow(pages),
    await measure.memoryRow(pages),
    await soakRow(pages, GESTURES),
    await measure.openingRow(pages),
  );
} finally {
  await pages.close();
}
printTable(rows);
console.log(steal());
writeFileSync(PICTURE, plotRatios(rows));
if (process.argv.includes('--gate') && !rows.every(({ holds }) => holds)) process.exit(1);
