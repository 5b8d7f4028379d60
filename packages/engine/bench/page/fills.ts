import { createEngine, labelRegions, type Engine } from '../../src/engine.ts';
import { mountEngine } from '../../src/dom/dom.ts';
import { lumaOf, type LineArt } from './line-art.ts';
import { quantile, timeOf, timesOf } from './timing.ts';

const COLORS = ['#c2643f', '#3b6ea5'] as const;

/** An engine for a page of line art whose regions were found in the picture. */
function engineFor(page: LineArt): Engine {
  const { side } = page;
  const regions = labelRegions(lumaOf(page));
  return createEngine({ width: side, height: side, regions });
}

/** Median milliseconds of filling the large area, history and journal included. */
export function backgroundFill(page: LineArt): number {
  const engine = engineFor(page);
  const [x, y] = page.background;
  return quantile(
    timesOf(25, (round) => engine.fillAt(x, y, COLORS[round % 2])),
    0.5,
  );
}

/**
 * Median milliseconds of filling one cell, from the press until it is handed to the canvas, all on the page's thread.
 */
export interface CellTimes {
  /** One after the other, as the peers' fills are timed. */
  readonly atOnce: number;
  /** Each as a hand would start it: the one before was shown, and the caches are cold. The best of five such series. */
  readonly rested: number;
}

const CELL_ROUNDS = 40;

/** How long filling one cell takes. */
export async function cellFill(page: LineArt, host: HTMLElement): Promise<CellTimes> {
  const engine = engineFor(page);
  const mounted = mountEngine(engine, { host, ink: null });
  await frames(3);
  const [x, y] = page.cell;
  const fill = (round: number) => {
    const present = catchFrame();
    engine.fillAt(x, y, COLORS[round % 2]);
    present();
  };
  let rested = Infinity;
  for (let series = 0; series < 5; series++) {
    const times: number[] = [];
    for (let round = 0; round < CELL_ROUNDS; round++) {
      times.push(timeOf(() => fill(round)));
      await frames(1);
    }
    rested = Math.min(rested, quantile(times, 0.5));
  }
  const atOnce = timesOf(CELL_ROUNDS, fill);
  mounted.destroy();
  return { atOnce: quantile(atOnce, 0.5), rested };
}

/** Holds back what is asked of the next frame; the answer does it at once. */
function catchFrame(): () => void {
  const ask = globalThis.requestAnimationFrame;
  const held: FrameRequestCallback[] = [];
  globalThis.requestAnimationFrame = (work) => held.push(work);
  return () => {
    globalThis.requestAnimationFrame = ask;
    for (const work of held) work(performance.now());
  };
}

async function frames(count: number): Promise<void> {
  for (let left = count; left > 0; left--) await new Promise((next) => requestAnimationFrame(next));
}

/** Paint after a fill of the large area, one word a pixel. */
export function paintedByFill(page: LineArt, [x, y]: readonly [number, number]): Uint32Array {
  const engine = engineFor(page);
  engine.fillAt(x, y, '#3b6ea5');
  return engine.readPaint({ left: 0, top: 0, right: page.side, bottom: page.side });
}
