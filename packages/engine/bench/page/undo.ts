import type { JournalEntry, JournalPoint } from '@inkbloom/formats/journal';
import { createBackground, labelInWorker } from '../../src/dom/dom.ts';
import { DrawingState } from '../../src/core/drawing-state.ts';
import { regionsFromMap, type Regions } from '../../src/core/regions.ts';
import { chance, lumaOf, type LineArt } from './line-art.ts';
import { quantile } from './timing.ts';

const STEPS = 20;
const FULL_COPY = 4;
const KEY_REPEAT = 33;
const LARGE_TILE = 256;
const MIX = [
  'fill',
  'fill',
  'marker',
  'fill',
  'pencil',
  'fill',
  'watercolor-2',
  'fill',
  'fill',
  'sparkle-2',
] as const;
/** Width in page pixels as a person would choose it. */
const SIZES = { marker: 44, pencil: 10, 'watercolor-2': 110, 'sparkle-2': 60 } as const;

/**
 * What twenty steps of history take once idle, and what others would take, in bytes; milliseconds of each undo and
 * redo.
 */
export interface UndoCount {
  readonly bytes: number;
  readonly beforeIdle: number;
  readonly largeTiles: number;
  readonly fullCopies: number;
  readonly p95: number;
  readonly worst: number;
}

/** Twelve cell fills and eight strokes after `before` such actions. */
export async function undoCount(page: LineArt, before: number): Promise<UndoCount> {
  const { side } = page;
  const regions = regionsFromMap(await labelInWorker(lumaOf(page)), side, side);
  const background = createBackground();
  const drawing = new DrawingState(side, side, regions, background);
  let largeTiles = 0;
  for (let i = 0; i < before + STEPS; i++) {
    const entry = action(i, side);
    drawing.apply(entry);
    if (i >= before) largeTiles += largeTilesOf(entry, regions, side);
  }
  const beforeIdle = drawing.history.byteLength;
  await untilSmall(drawing);
  const bytes = drawing.history.byteLength;
  const times = [...(await everyStep(drawing, 'undo')), ...(await everyStep(drawing, 'redo'))];
  background.close();
  const fullCopies = STEPS * side * side * FULL_COPY;
  return { bytes, beforeIdle, largeTiles, fullCopies, p95: quantile(times, 0.95), worst: Math.max(...times) };
}

/** Goes through the history as a held key does; each step until every pixel is there. */
async function everyStep(drawing: DrawingState, kind: 'undo' | 'redo'): Promise<number[]> {
  const times: number[] = [];
  for (;;) {
    const start = performance.now();
    if (!drawing.apply({ kind })) return times;
    const slices = drawing.layer.applyAllPending();
    while (!slices.next().done);
    times.push(performance.now() - start);
    await new Promise((next) => setTimeout(next, KEY_REPEAT));
  }
}

/** Waits until the history has not become smaller for a while. */
async function untilSmall({ history }: DrawingState): Promise<void> {
  for (let last = Infinity; history.byteLength < last;) {
    last = history.byteLength;
    await new Promise((rested) => setTimeout(rested, 1500));
  }
}

function action(i: number, side: number): JournalEntry {
  const kind = MIX[i % MIX.length]!;
  const rgb = [0xf0783c, 0x46a0dc, 0x78c85a, 0xfad246, 0xb46ec8][Math.floor(chance(i) * 5)]!;
  if (kind === 'fill') {
    const [x, y] = [chance(i * 3 + 1), chance(i * 3 + 2)].map((share) => Math.floor(share * side));
    return { kind, x: x!, y: y!, rgb, opacity: 255 };
  }
  return {
    kind: 'stroke',
    brush: kind,
    rgb,
    size: SIZES[kind] * 16,
    opacity: 204,
    seed: i,
    points: walk(i, side),
  };
}

/** A hand that wanders: 150 to 500 points, four pixels apart. */
function walk(seed: number, side: number): JournalPoint[] {
  const count = 150 + Math.floor(chance(seed * 7) * 350);
  let [x, y, turn] = [200 + chance(seed * 5) * (side - 400), 200 + chance(seed * 11) * (side - 400), seed];
  return Array.from({ length: count }, (_, i) => {
    turn += (chance(seed * 1000 + i) - 0.5) * 0.5;
    x = Math.min(side - 1, Math.max(0, x + Math.cos(turn) * 4));
    y = Math.min(side - 1, Math.max(0, y + Math.sin(turn) * 4));
    return { x: Math.round(x * 16), y: Math.round(y * 16), pressure: 255 };
  });
}

/** Bytes of the tiles of 256 px an action touches, as copies. */
function largeTilesOf(entry: JournalEntry, regions: Regions, side: number): number {
  const columns = Math.ceil(side / LARGE_TILE);
  const touched = new Set<number>();
  const touch = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= side || y >= side) return;
    touched.add(Math.floor(y / LARGE_TILE) * columns + Math.floor(x / LARGE_TILE));
  };
  if (entry.kind === 'fill') {
    const { y, from, to } = regions.runs(regions.at(entry.x, entry.y));
    for (let i = 0; i < y.length; i++) for (const x of [from[i]!, to[i]! - 1]) touch(x, y[i]!);
  }
  if (entry.kind === 'stroke') {
    const reach = entry.size / 32;
    const around = [-reach, reach].flatMap((dx) => [-reach, reach].map((dy) => [dx, dy] as const));
    for (const point of entry.points)
      for (const [dx, dy] of around) touch(point.x / 16 + dx, point.y / 16 + dy);
  }
  return touched.size * LARGE_TILE * LARGE_TILE * FULL_COPY;
}
