import { createEngine, prepareBrush, type BrushName } from '../../src/engine.ts';
import { createBackground, mountEngine } from '../../src/dom/dom.ts';
import { chance } from './line-art.ts';
import { watchTasks } from './opening.ts';

const SIDE = 2048;
/** Milliseconds. */
const RESTED = 2000;
const BRUSHES: readonly BrushName[] = ['watercolor', 'pencil', 'marker', 'sparkle'];

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

/** Draws, fills, undoes, zooms and pans at random for some seconds, frame by frame. */
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

async function gesture(engine: ReturnType<typeof createEngine>, seed: number): Promise<void> {
  const luck = chance(seed * 31);
  const pick = (salt: number) => chance(seed * 101 + salt);
  engine.set({ brush: BRUSHES[seed % 4]!, size: 1 + Math.floor(pick(1) * 32), opacity: 0.2 + pick(2) * 0.8 });
  if (luck < 0.1) return engine.undo();
  if (luck < 0.15) return engine.redo();
  if (luck < 0.16) return engine.clear();
  if (luck < 0.2) return void engine.fillAt(pick(3), pick(4), '#78c85a');
  if (luck < 0.24) return engine.wheel({ x: 400, y: 300 }, pick(3) < 0.5 ? -100 : 100);
  let [x, y, turn] = [pick(5) * innerWidth, pick(6) * innerHeight, pick(7) * 6];
  const send = (phase: 'down' | 'move' | 'up') =>
    engine.pointer({ phase, x, y, pressure: 1, pointerType: 'mouse' });
  send('down');
  for (let i = 0; i < 40; i++) {
    turn += (chance(seed * 1000 + i) - 0.5) * 0.8;
    x += Math.cos(turn) * 8;
    y += Math.sin(turn) * 8;
    send('move');
    if (i % 4 === 3) await new Promise((shown) => requestAnimationFrame(shown));
  }
  send('up');
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
