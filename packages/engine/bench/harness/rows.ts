import type { EdgeCount } from '../page/edges.ts';
import type { CellTimes } from '../page/fills.ts';
import type { OpeningCount } from '../page/opening.ts';
import type { UndoCount } from '../page/undo.ts';
import { quantile } from '../page/timing.ts';
import { pageMemory } from './memory.ts';
import type { BenchPages } from './pages.ts';
import { megabytes, short, type Row } from './table.ts';

type Measured = Readonly<Record<string, number>>;

/** Milliseconds after which the history has been made small. */
const RESTED = 3000;
const OPENCV = 'OpenCV (WASM)';
/** A limit in milliseconds is held by the best of so many. */
const LATENCY_ROUNDS = 5;
const DAB_ROUNDS = 5;

/** How many times as much each other one is. */
function timesMore(ours: number, others: Measured): Record<string, number> {
  return Object.fromEntries(Object.entries(others).map(([name, value]) => [name, value / ours]));
}

function list(values: Measured, unit: string): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${short(value)}${unit}`)
    .join(', ');
}

/** Background fill at 2048 squared: 20 times faster than the best JavaScript peer, 10 than OpenCV with its copies. */
export async function backgroundRow(pages: BenchPages): Promise<Row> {
  const ours = await pages.engine<number>('backgroundFill()');
  const others = await pages.peers<Measured>('backgroundFills()');
  const ratios = timesMore(ours, others);
  const bestScript = Math.min(
    ...Object.keys(ratios).flatMap((name) => (name === OPENCV ? [] : [ratios[name]!])),
  );
  return {
    what: 'background fill, 2048 squared',
    ours: `${short(ours)} ms`,
    others: list(others, ' ms'),
    gate: '20x JavaScript, 10x OpenCV',
    holds: bestScript >= 20 && (ratios[OPENCV] ?? 0) >= 10,
    ratios,
  };
}

/**
 * One cell, from the press to the canvas: one after the other, as they are timed, 100 times faster than q-floodfill; at
 * most half a millisecond even where each comes after a rest.
 */
export async function cellRow(pages: BenchPages): Promise<Row> {
  const { atOnce, rested } = await pages.engine<CellTimes>('cellFill()');
  const others = await pages.peers<Measured>('cellFills()');
  const ratios = timesMore(atOnce, others);
  return {
    what: 'one-cell fill, whole path',
    ours: `${short(atOnce)} ms, after a rest ${short(rested)} ms`,
    others: list(others, ' ms'),
    gate: '100x q-floodfill, 0.5 ms rested',
    holds: (ratios['q-floodfill'] ?? 0) >= 100 && rested <= 0.5,
    ratios,
  };
}

/** Edge pixels left white on lines of 5 px, paint beyond lines of 2 px: none. */
export async function edgesRow(pages: BenchPages): Promise<Row> {
  const thick = await pages.engine<EdgeCount>('edges(5)');
  const thin = await pages.engine<EdgeCount>('edges(2)');
  const others = await pages.peers<Record<string, EdgeCount>>('edges(5)');
  const counts = Object.entries(others).map(
    ([name, { wrong, edges }]) => `${name} ${Math.round((wrong / edges) * 100)} %`,
  );
  return {
    what: 'wrong edge pixels / bleed on 2 px',
    ours: `${thick.wrong + thin.wrong} / ${thin.bleed}`,
    others: counts.join(', '),
    gate: '0 / 0',
    holds: thick.wrong + thin.wrong + thick.bleed + thin.bleed === 0,
    ratios: {},
  };
}

/** Finding the regions of a page in the worker, gaps closed: at most 200 ms. */
export async function labellingRow(pages: BenchPages): Promise<Row> {
  const ours = await pages.engine<number>('labelling()');
  return {
    what: 'regions found in the worker, gaps closed',
    ours: `${short(ours)} ms`,
    others: '',
    gate: '200 ms',
    holds: ours <= 200,
    ratios: {},
  };
}

/**
 * Dabs a second, radius 16: the medians of some rounds in which ours and a 2D canvas take turns, as the machine's speed
 * changes.
 */
async function dabsBeside(pages: BenchPages, question: string): Promise<Dabs> {
  const rounds: Dabs[] = [];
  for (let round = 0; round < DAB_ROUNDS; round++) {
    rounds.push({
      ours: await pages.engine(question),
      arcs: await pages.engine("canvasDabs('arc')"),
      drawImage: await pages.engine("canvasDabs('picture')"),
    });
  }
  const median = (what: keyof Dabs) =>
    quantile(
      rounds.map((round) => round[what]),
      0.5,
    );
  return { ours: median('ours'), arcs: median('arcs'), drawImage: median('drawImage') };
}

interface Dabs {
  readonly ours: number;
  /** Filled arcs of a 2D canvas. */
  readonly arcs: number;
  /** Drawn pictures of a dab. */
  readonly drawImage: number;
}

/**
 * Dabs a second, each laid once, as a canvas draws each once: 20 times as many as filled arcs, 200 times as many as
 * drawn pictures. A stroke is composited sixty times a second besides, which is the other row.
 */
export async function dabsRow(pages: BenchPages): Promise<Row> {
  const dabs = await dabsBeside(pages, 'laidDabs()');
  return rowOfDabs('dabs laid a second, radius 16', dabs, { arcs: 20, drawImage: 200 });
}

/**
 * Dabs a second of a whole stroke, from pointer samples to paint, journal and history: 20 times as many as bare arcs.
 */
export async function strokeRow(pages: BenchPages): Promise<Row> {
  const dabs = await dabsBeside(pages, 'strokeDabs()');
  return rowOfDabs('dabs a second, pointer to paint', dabs, { arcs: 20 });
}

/** A dab of watercolor over paint, which mixes as pigment: at most three times a marker's. */
export async function washRow(pages: BenchPages): Promise<Row> {
  const cost: number = await pages.engine('washCost()');
  return {
    what: 'watercolor over paint, dab for dab beside a marker',
    ours: `${cost.toFixed(2)}x`,
    others: '',
    gate: 'at most 3x',
    holds: cost <= 3,
    ratios: {},
  };
}

/** A row whose gates say how many times as many as others it has to be. */
function rowOfDabs(what: string, { ours, ...others }: Dabs, gates: Measured): Row {
  const ratios: Measured = { arcs: ours / others.arcs, drawImage: ours / others.drawImage };
  const wanted = Object.entries(gates);
  return {
    what,
    ours: short(ours),
    others: list(others, ''),
    gate: wanted.map(([name, times]) => `${times}x ${name}`).join(', '),
    holds: wanted.every(([name, times]) => (ratios[name] ?? 0) >= times),
    ratios,
  };
}

/** Twenty undo steps once idle: 8 times smaller than tiles of 256 px, 100 times than copies; p95 at most 4 ms. */
export async function undoRow(pages: BenchPages, before: number): Promise<Row> {
  const { bytes, largeTiles, fullCopies, p95 } = await pages.engine<UndoCount>(`undo(${before})`);
  const ratios = { '256 px tiles': largeTiles / bytes, 'full copies': fullCopies / bytes };
  return {
    what: before === 0 ? '20 undo steps, fresh page' : `20 undo steps after ${before} actions`,
    ours: `${megabytes(bytes)}, p95 ${short(p95)} ms`,
    others: `256 px tiles ${megabytes(largeTiles)}, full copies ${megabytes(fullCopies)}`,
    gate: '8x / 100x smaller, p95 4 ms',
    holds: ratios['256 px tiles'] >= 8 && ratios['full copies'] >= 100 && p95 <= 4,
    ratios,
  };
}

/**
 * Input to shown frame, 2,000 points at 250 Hz: at most 3 ms over the floor, and ahead of painting apps. A frame more
 * or less at the wrong moment is much, so floor and studio take turns and the best of their rounds counts.
 */
export async function latencyRow(pages: BenchPages): Promise<Row> {
  const [floors, studios]: [number[], number[]] = [[], []];
  for (let round = 0; round < LATENCY_ROUNDS; round++) {
    floors.push((await pages.latency({ call: 'openFloor()' })).p95);
    studios.push((await pages.latency({ call: 'openStudio()' })).p95);
  }
  const [floor, ours] = [Math.min(...floors), Math.min(...studios)];
  const others = {
    tldraw: (await pages.latency({ peer: 'tldraw' })).p95,
    Excalidraw: (await pages.latency({ peer: 'excalidraw' })).p95,
  };
  return {
    what: 'input to shown frame, p95',
    ours: `${short(ours)} ms (floor ${short(floor)})`,
    others: list(others, ' ms'),
    gate: 'floor + 3 ms, ahead of both',
    holds: ours <= floor + 3 && ours < Math.min(...Object.values(others)),
    ratios: timesMore(ours, others),
  };
}

/** A page of 2048 squared painted all over: at most 128 MB, canvases, graphics and history included. */
export async function memoryRow(pages: BenchPages): Promise<Row> {
  const page = await pages.openEngine();
  const before = await pageMemory(pages.browser, page);
  await page.evaluate('bench.openPaintedStudio()');
  await page.waitForTimeout(RESTED);
  const after = await pageMemory(pages.browser, page);
  await page.close();
  const ours = before === null || after === null ? Number.NaN : after - before;
  return {
    what: 'memory of a painted page',
    ours: Number.isNaN(ours) ? 'not told here' : megabytes(ours),
    others: '',
    gate: '128 MB',
    holds: !(ours > 128e6),
    ratios: {},
  };
}

/** Opening a drawing of 500 strokes from its keyframe: at most 300 ms, and no task over 50 ms. */
export async function openingRow(pages: BenchPages): Promise<Row> {
  const count = await pages.engine<OpeningCount>('opening()');
  const { withKeyframe, withoutKeyframe, longestTask, keyframeBytes, making } = count;
  const longest = Math.max(longestTask, making);
  return {
    what: 'opening 500 strokes',
    ours: `${short(withKeyframe)} ms, tasks ${longest === 0 ? 'under 50' : short(longest)} ms, ${megabytes(keyframeBytes)}`,
    others: `every stroke again ${short(withoutKeyframe)} ms`,
    gate: '300 ms, no task over 50 ms',
    holds: withKeyframe <= 300 && longest === 0,
    ratios: { 'every stroke again': withoutKeyframe / withKeyframe },
  };
}
