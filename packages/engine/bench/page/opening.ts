import { createEngine } from '../../src/engine.ts';
import { createBackground } from '../../src/dom/dom.ts';
import { chance } from './line-art.ts';

const SIDE = 2048;
const BRUSHES = ['watercolor', 'pencil', 'marker', 'sparkle'] as const;

/** Opening a drawing again: milliseconds, with and without its keyframe, and the longest task meanwhile. */
export interface OpeningCount {
  readonly strokes: number;
  readonly withKeyframe: number;
  readonly longestTask: number;
  readonly withoutKeyframe: number;
  readonly keyframeBytes: number;
  readonly journalBytes: number;
  /** Milliseconds of the longest task while a keyframe is made. */
  readonly making: number;
}

/** Draws so many strokes, makes a keyframe some strokes before the end, and opens the drawing again. */
export async function openingCount(strokes: number, behind: number): Promise<OpeningCount> {
  const frames: Uint8Array[] = [];
  const background = createBackground();
  const engine = createEngine({ width: SIDE, height: SIDE, regions: null, background });
  engine.setView({ width: 900, height: 900, insets: { left: 0, top: 0, right: 0, bottom: 0 } });
  engine.onGesture((bytes) => frames.push(bytes));
  const draw = (from: number, to: number) => {
    for (let i = from; i < to; i++) {
      engine.set({ brush: BRUSHES[i % 4]!, size: 4 + (i % 20), opacity: 0.8, color: '#46a0dc' });
      wander(i, (phase, x, y) => engine.pointer({ phase, x, y, pressure: 1, pointerType: 'mouse' }));
    }
  };
  draw(0, strokes - behind);
  const making = await watchTasks();
  const keyframe = await engine.keyframe();
  const longestMaking = await making();
  if (!keyframe) throw new Error('no keyframe');
  draw(strokes - behind, strokes);
  const quick = await reopen([...frames, keyframe]);
  const slow = await reopen(frames);
  background.close();
  if (!samePaint(quick.paint, slow.paint)) throw new Error('the keyframe gives other pixels');
  return {
    strokes,
    withKeyframe: quick.milliseconds,
    longestTask: quick.longest,
    withoutKeyframe: slow.milliseconds,
    keyframeBytes: keyframe.length,
    journalBytes: frames.reduce((sum, { length }) => sum + length, 0),
    making: longestMaking,
  };
}

async function reopen(frames: readonly Uint8Array[]) {
  const background = createBackground();
  const engine = createEngine({ width: SIDE, height: SIDE, regions: null, background });
  const tasks = await watchTasks();
  const start = performance.now();
  await engine.restore(frames);
  const milliseconds = performance.now() - start;
  const longest = await tasks();
  background.close();
  return { milliseconds, longest, paint: engine.readPaint({ left: 0, top: 0, right: SIDE, bottom: SIDE }) };
}

function wander(seed: number, send: (phase: 'down' | 'move' | 'up', x: number, y: number) => void): void {
  let [x, y, turn] = [100 + chance(seed) * 700, 100 + chance(seed + 7000) * 700, chance(seed + 90_000) * 6];
  send('down', x, y);
  for (let i = 0; i < 100; i++) {
    turn += (chance(seed * 100 + i) - 0.5) * 0.6;
    x += Math.cos(turn) * 3;
    y += Math.sin(turn) * 3;
    send('move', x, y);
  }
  send('up', x, y);
}

function samePaint(a: Uint32Array, b: Uint32Array): boolean {
  return a.every((word, at) => word === b[at]);
}

/**
 * Watches the page's thread from the next task on, for the present one is the bench's own. The answer stops and tells
 * the longest task in milliseconds, 0 when none was over 50.
 */
export async function watchTasks(): Promise<() => Promise<number>> {
  await new Promise((next) => setTimeout(next));
  let longest = 0;
  const note = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  return async () => {
    await new Promise((told) => setTimeout(told, 100));
    note(observer.takeRecords());
    observer.disconnect();
    return longest;
  };
}
