import { createEngine, prepareBrush, type BrushName } from '../../src/engine.ts';
import { createBackground, mountEngine } from '../../src/dom/dom.ts';
import { BRUSHES, gesture } from './gestures.ts';
import { watchTasks } from './opening.ts';

const SIDE = 2048;
/** Milliseconds. */
const RESTED = 2000;

/** Shows an engine over the whole window, as the studio does, ready to be drawn on with a brush. */
export function openStudio(host: HTMLElement, brush: BrushName = 'watercolor') {
  const background = createBackground();
  const engine = createEngine({ width: SIDE, height: SIDE, regions: null, background });
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
  /** Bytes of the script's memory after a third of the time, and at the end, both after a collection. */
  readonly early: number;
  readonly late: number;
}

/** Draws, scribbles over everything, fills, goes through the history, zooms and clears at random for some seconds, frame by frame. */
export async function soak(host: HTMLElement, seconds: number): Promise<SoakCount> {
  const { engine, ready, close } = openStudio(host);
  await ready();
  const tasks = await watchTasks();
  const end = performance.now() + seconds * 1000;
  let [gestures, early] = [0, 0];
  while (performance.now() < end) {
    await gesture(engine, ++gestures);
    // What a person does next is a task of its own.
    await new Promise((next) => setTimeout(next));
    if (early === 0 && performance.now() > end - (seconds * 2000) / 3) early = await memoryAtRest();
  }
  const late = await memoryAtRest();
  const longestTask = await tasks();
  close();
  return { gestures, longestTask, early, late };
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
