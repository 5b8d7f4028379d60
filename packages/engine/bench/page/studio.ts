import type { RegionMap } from '@inkbloom/formats/region-map';
import { createEngine, prepareBrush, type BrushName } from '../../src/engine.ts';
import { createBackground, labelInWorker, mountEngine } from '../../src/dom/dom.ts';
import { BRUSHES, gesture, leaveDots, tryBrushes } from './gestures.ts';
import { circlesPage, lumaOf } from './line-art.ts';
import { watchTasks } from './opening.ts';

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
  mountEngine(engine, { host, ink: null });
  engine.set({ brush, size: 12, opacity: 0.8, color: '#46a0dc' });
  return {
    engine,
    /** As the studio has it done while a person looks at the page. */
    ready: () => Promise.all(BRUSHES.map((name) => prepareBrush(name, background))),
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

/** Device pixels a side of what the bare canvas draws a frame, about what a marker changes. */
const FLOOR_BOX = 64;

/**
 * The smallest page that can show a drawing: a WebGL2 canvas of the view's size, kept as the studio's is, that draws
 * one small box a frame. What it takes, nobody can go below who shows a page of this size.
 */
export function openFloor(host: HTMLElement): void {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [innerWidth, innerHeight];
  canvas.style.cssText = 'position:fixed;inset:0';
  host.append(canvas);
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    preserveDrawingBuffer: true,
  })!;
  gl.enable(gl.SCISSOR_TEST);
  let asked = 0;
  host.addEventListener('pointermove', ({ clientX, clientY }) => {
    asked ||= requestAnimationFrame((now) => {
      asked = 0;
      gl.scissor(clientX, innerHeight - clientY, FLOOR_BOX, FLOOR_BOX);
      gl.clearColor((now % 1000) / 1000, 0.5, 0.5, 1);
      gl.clear(gl.COLOR_BUFFER_BIT);
    });
  });
}

/** A studio in which somebody does things at random. */
export interface Soak {
  /** Goes on for some seconds; gives the milliseconds of the longest task, 0 when none was over 50. */
  goOn(seconds: number): Promise<number>;
  /**
   * Leaves the same on the page every time and rests until the history has become small; gives how many gestures there
   * were.
   */
  rest(): Promise<number>;
}

/**
 * Opens a studio to draw, scribble over everything, fill, undo, zoom and clear in, on a page of circles on one large
 * background.
 */
export async function openSoak(host: HTMLElement): Promise<Soak> {
  const regions = await labelInWorker(lumaOf(circlesPage(SIDE, 5)));
  const { engine, ready } = openStudio(host, 'watercolor', regions);
  await ready();
  await tryBrushes(engine);
  let gestures = 0;
  return {
    async goOn(seconds) {
      const tasks = await watchTasks();
      const end = performance.now() + seconds * 1000;
      while (performance.now() < end) {
        await gesture(engine, ++gestures);
        // What a person does next is a task of its own.
        await new Promise((next) => setTimeout(next));
      }
      return tasks();
    },
    async rest() {
      await leaveDots(engine);
      await new Promise((rested) => setTimeout(rested, RESTED));
      return gestures;
    },
  };
}
