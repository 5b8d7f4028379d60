import type { RegionMap } from '@inkbloom/formats/region-map';
import { createEngine, prepareBrush, type BrushName } from '../../src/engine.ts';
import { createBackground, labelInWorker, mountEngine } from '../../src/dom/dom.ts';
import { BRUSHES, gesture } from './gestures.ts';
import { circlesPage, lumaOf } from './line-art.ts';
import { watchTasks } from './opening.ts';
import { quantile } from './timing.ts';

const SIDE = 2048;
/** Milliseconds. */
const RESTED = 2000;

/** Shows an engine over the whole window, as the studio does, ready to be drawn on with a brush. */
export function openStudio(
  host: HTMLElement,
  brush: BrushName = 'watercolor',
  regions: RegionMap | null = null,
) {
  const background = createBackground();
  const engine = createEngine({ width: SIDE, height: SIDE, regions, background });
  const mounted = mountEngine(engine, { host, ink: null });
  engine.set({ brush, size: 12, opacity: 0.8, color: '#46a0dc' });
  return {
    engine,
    /** As the studio has it done while a person looks at the page. */
    ready: () => Promise.all(BRUSHES.map((name) => prepareBrush(name, background))),
    close() {
      mounted.destroy();
      background.close();
    },
  };
}

/** A page as much in use as can be: painted all over by every brush, with a full history. */
export async function openPaintedStudio(host: HTMLElement): Promise<void> {
  const { engine } = openStudio(host);
  await new Promise((shown) => requestAnimationFrame(shown));
  for (let i = 0; i < 200; i++) {
    engine.set({ brush: BRUSHES[i % 4]!, size: 30, color: '#46a0dc' });
    const y = (i / 200) * innerHeight;
    const send = (phase: 'down' | 'move' | 'up', x: number) =>
      engine.pointer({ phase, x, y, pressure: 1, pointerType: 'mouse' });
    send('down', 0);
    for (let x = 0; x < innerWidth; x += 40) send('move', x);
    send('up', innerWidth);
    await new Promise((shown) => requestAnimationFrame(shown));
  }
}

/** The smallest page there is: one stroke of a 2D canvas a frame. What it takes, nobody can go below. */
export function openFloor(host: HTMLElement): void {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  host.append(canvas);
  const context = canvas.getContext('2d')!;
  let asked = 0;
  host.addEventListener('pointermove', () => {
    asked ||= requestAnimationFrame((now) => {
      asked = 0;
      context.fillStyle = `hsl(${now % 360} 90% 50%)`;
      context.fillRect(0, 0, 64, 64);
    });
  });
}

/** What random gestures did to the page's thread and memory. */
export interface SoakCount {
  readonly gestures: number;
  /** Milliseconds; 0 when no task was over 50. */
  readonly longestTask: number;
  /** Bytes of the script's memory in the second third of the time, and in the last, each the median of some samples. */
  readonly early: number;
  readonly late: number;
}

/** Samples of memory; a single one tells more of what the history just holds than of what was lost. */
const SAMPLES = 18;

/**
 * Draws, scribbles over everything, fills, goes through the history, zooms and clears at random for some seconds, frame by frame,
 * on a page of circles on one large background.
 */
export async function soak(host: HTMLElement, seconds: number): Promise<SoakCount> {
  const regions = await labelInWorker(lumaOf(circlesPage(SIDE, 5)));
  const { engine, ready, close } = openStudio(host, 'watercolor', regions);
  await ready();
  const memory: number[] = [];
  let [gestures, longestTask] = [0, 0];
  for (let sample = 1; sample <= SAMPLES; sample++) {
    const tasks = await watchTasks();
    const end = performance.now() + (seconds * 1000) / SAMPLES;
    while (performance.now() < end) {
      await gesture(engine, ++gestures);
      // What a person does next is a task of its own.
      await new Promise((next) => setTimeout(next));
    }
    longestTask = Math.max(longestTask, await tasks());
    memory.push(await memoryAtRest());
  }
  close();
  const [early, late] = [memory.slice(SAMPLES / 3, (SAMPLES * 2) / 3), memory.slice((SAMPLES * 2) / 3)];
  return { gestures, longestTask, early: quantile(early, 0.5), late: quantile(late, 0.5) };
}

/**
 * Bytes in use by scripts, tiles and buffers once the hand rests, when the history has become small; Chromium alone tells, and
 * collects first when it was started to.
 */
async function memoryAtRest(): Promise<number> {
  await new Promise((rested) => setTimeout(rested, RESTED));
  (globalThis as { gc?: () => void }).gc?.();
  return (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0;
}
