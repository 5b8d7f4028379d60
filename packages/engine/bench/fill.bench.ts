import { createEngine } from '../src/engine.ts';
import { cellsMap } from '../testing/pages.ts';
import { spanFill } from './span-fill.ts';

const SIDE = 2048;
const ROUNDS = 15;
const map = cellsMap(14, 14, 64);
const engine = createEngine({ width: SIDE, height: SIDE, regions: map });
const words = new Uint32Array(SIDE * SIDE);
const cells = map.ids;

/** Walls everywhere but in the region at a share of the page. */
function limitsAt(x: number, y: number): Uint8Array {
  const cellOf = (at: number) => Math.floor((at * map.width) / SIDE);
  const idAt = (column: number, row: number) => cells[cellOf(row) * map.width + cellOf(column)]!;
  const id = idAt(x * SIDE, y * SIDE);
  return Uint8Array.from({ length: SIDE * SIDE }, (_, i) =>
    idAt(i % SIDE, Math.floor(i / SIDE)) === id ? 1 : 0,
  );
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

function timeOf(work: (round: number) => void): number {
  return median(
    Array.from({ length: ROUNDS }, (_, round) => {
      const start = performance.now();
      work(round);
      return performance.now() - start;
    }),
  );
}

function compare(name: string, x: number, y: number): void {
  const limits = limitsAt(x, y);
  const start = Math.floor(y * SIDE) * SIDE + Math.floor(x * SIDE);
  const byRuns = timeOf((round) => engine.fillAt(x, y, round % 2 === 0 ? '#c2643f' : '#3b6ea5'));
  const bySpans = timeOf((round) => spanFill(words, limits, SIDE, start, 0xff000001 + round));
  const ratio = (bySpans / byRuns).toFixed(1);
  console.log(`${name.padEnd(12)} runs ${byRuns.toFixed(3)} ms | spans ${bySpans.toFixed(3)} ms | ${ratio}x`);
}

compare('background', 0.01, 0.01);
compare('one cell', 0.5, 0.5);
