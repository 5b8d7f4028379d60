import type { BrushName, Engine } from '../../src/engine.ts';
import { chance } from './line-art.ts';

/** The brushes that draw strokes. */
export const BRUSHES: readonly BrushName[] = ['watercolor', 'pencil', 'marker', 'sparkle'];

const COLORS = ['#46a0dc', '#f0783c', '#78c85a', '#fad246', '#303030'] as const;
/** Milliseconds between the repeats of a held key. */
const KEY_REPEAT = 33;
/** Milliseconds in which nobody has seen yet what the last of many steps brought. */
const GLANCE = 250;
/** Samples of the pointer in a frame, of a hand that is in a hurry. */
const A_FRAME = 8;
/** More than the history keeps. */
const DOTS = 24;
/** The largest brush there is, in view pixels. */
const WIDEST = 32;

type Pick = (salt: number) => number;
type Act = (engine: Engine, pick: Pick) => unknown;

/** What a person does, and how often of a hundred times; the rest is lines that wander. */
const ACTS: readonly (readonly [often: number, act: Act])[] = [
  [8, (engine) => engine.undo()],
  [5, (engine) => engine.redo()],
  [3, (engine, pick) => again(() => engine.undo(), 2 + pick(3) * 8)],
  [3, (engine, pick) => again(() => engine.redo(), 2 + pick(3) * 8)],
  [1, (engine) => engine.clear()],
  [6, (engine, pick) => engine.fillAt(pick(3), pick(4), COLORS[Math.floor(pick(5) * COLORS.length)])],
  [4, (engine, pick) => engine.wheel({ x: 400, y: 300 }, pick(3) < 0.5 ? -100 : 100)],
  [1, (engine) => engine.zoomReset()],
  [1, (engine) => engine.keyframe()],
  [4, scribble],
];

/** Does something at random, the same for the same seed. */
export async function gesture(engine: Engine, seed: number): Promise<void> {
  const pick: Pick = (salt) => chance(seed * 101 + salt);
  engine.set({
    brush: BRUSHES[seed % 4]!,
    color: COLORS[Math.floor(pick(0) * COLORS.length)]!,
    size: 1 + Math.floor(pick(1) * WIDEST),
    opacity: 0.2 + pick(2) * 0.8,
  });
  let luck = chance(seed * 31) * 100;
  for (const [often, act] of ACTS) {
    luck -= often;
    if (luck < 0) return void (await act(engine, pick));
  }
  await wander(engine, pick, seed);
}

/** Draws a little with every brush at every size, after which the tips they keep are there. */
export async function tryBrushes(engine: Engine): Promise<void> {
  for (const brush of BRUSHES) {
    for (let size = 1; size <= WIDEST; size++) {
      engine.set({ brush, size });
      const y = innerHeight * (0.3 + size / 80);
      await draw(
        engine,
        Array.from({ length: 30 }, (_, i) => ({ x: innerWidth / 2 + i * 4.3, y: y + i / 7 })),
        A_FRAME,
      );
    }
  }
}

/** Leaves the same behind whatever was done before: a page and a history with nothing but dots. */
export async function leaveDots(engine: Engine): Promise<void> {
  engine.zoomReset();
  engine.clear();
  engine.set({ brush: 'marker', color: COLORS[0], size: 8, opacity: 1 });
  for (let i = 0; i < DOTS; i++) await draw(engine, [{ x: innerWidth / 2, y: 100 + i * 20 }], 1);
}

/** A line that wanders over part of the view. */
async function wander(engine: Engine, pick: Pick, seed: number): Promise<void> {
  let [x, y, turn] = [pick(5) * innerWidth, pick(6) * innerHeight, pick(7) * 6];
  const places = Array.from({ length: 40 }, (_, i) => {
    turn += (chance(seed * 1000 + i) - 0.5) * 0.8;
    x += Math.cos(turn) * 8;
    y += Math.sin(turn) * 8;
    return { x, y };
  });
  await draw(engine, places, 4);
}

/** To and fro over all of the page, with the widest brush. */
async function scribble(engine: Engine, pick: Pick): Promise<void> {
  engine.set({ size: WIDEST });
  const { origin, scale } = engine.placement();
  const rows = 12 + Math.floor(pick(3) * 20);
  const places = Array.from({ length: rows * 24 }, (_, i) => {
    const row = Math.floor(i / 24);
    const along = (i % 24) / 23;
    const x = (row % 2 === 0 ? along : 1 - along) * engine.width;
    return { x: origin.x + x * scale, y: origin.y + (row / (rows - 1)) * engine.height * scale };
  });
  await draw(engine, places, A_FRAME);
}

async function draw(
  engine: Engine,
  places: readonly { readonly x: number; readonly y: number }[],
  aFrame: number,
): Promise<void> {
  const send = (phase: 'down' | 'move' | 'up', at: { readonly x: number; readonly y: number }) =>
    engine.pointer({ phase, ...at, pressure: 1, pointerType: 'mouse' });
  send('down', places[0]!);
  for (const [i, place] of places.entries()) {
    send('move', place);
    if (i % aFrame === aFrame - 1) await new Promise((shown) => requestAnimationFrame(shown));
  }
  // Lifting the pen is a task of its own.
  await new Promise((next) => setTimeout(next));
  send('up', places.at(-1)!);
}

/** As a held key does. */
async function again(step: () => void, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    step();
    await new Promise((next) => setTimeout(next, KEY_REPEAT));
  }
  await new Promise((seen) => setTimeout(seen, GLANCE));
}
