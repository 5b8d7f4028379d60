import { heapOf } from './memory.ts';
import type { BenchPages } from './pages.ts';
import { quantile } from '../page/timing.ts';
import type { Soak } from '../page/studio.ts';
import { megabytes, short, type Row } from './table.ts';

/** How often memory is looked at; a single time may tell of a cache that was just filled. */
const SAMPLES = 18;

/**
 * Random gestures for some seconds: no task over 50 ms, and no more memory in the last third of the time than in the
 * one before, each told by the median of its samples. For each sample the page and its history are left with the same
 * on them, so that what is told is what was lost, and not what a person has just painted.
 */
export async function soakRow(pages: BenchPages, seconds: number): Promise<Row> {
  const page = await pages.openEngine();
  const soak = await page.evaluateHandle<Soak>('bench.soak()');
  const memory: number[] = [];
  let [gestures, longestTask] = [0, 0];
  for (let sample = 0; sample < SAMPLES; sample++) {
    longestTask = Math.max(
      longestTask,
      await soak.evaluate(({ goOn }, some) => goOn(some), seconds / SAMPLES),
    );
    gestures = await soak.evaluate(({ rest }) => rest());
    memory.push(await heapOf(page));
  }
  await page.close();
  const [early, late] = [memory.slice(SAMPLES / 3, (SAMPLES * 2) / 3), memory.slice((SAMPLES * 2) / 3)];
  const [before, after] = [quantile(early, 0.5), quantile(late, 0.5)];
  const grown = after / before - 1;
  return {
    what: `${short(seconds)} s of random gestures (${gestures})`,
    ours: `longest task ${longestTask === 0 ? 'under 50' : short(longestTask)} ms, memory ${megabytes(before)}, then ${megabytes(after)}`,
    others: '',
    gate: 'no task over 50 ms, memory flat',
    holds: longestTask === 0 && grown < 0.1,
    ratios: {},
  };
}
