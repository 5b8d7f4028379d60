import type { RegionMap } from '@inkbloom/formats/region-map';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playBack, type PlaybackPicture } from './playback.ts';
import { regionCells } from './region-cells.ts';

/** A path that notes its rectangles. */
class Path {
  readonly rows: number[][] = [];

  rect(...row: number[]): void {
    this.rows.push(row);
  }
}

const REGIONS: RegionMap = { width: 2, height: 2, count: 2, ids: Uint16Array.of(1, 1, 2, 0) };

/** A canvas that notes what is drawn on it. */
function noting() {
  const done: string[] = [];
  const context = {
    canvas: { width: 4, height: 4 },
    lineWidth: 0,
    createPattern: () => 'pattern',
    fillRect: (...box: number[]) => done.push(`white ${box.join(' ')}`),
    drawImage: (image: { name: string }) => done.push(`draw ${image.name}`),
    beginPath: () => done.push('line'),
    lineTo: (x: number, y: number) => done.push(`${x},${y}`),
    stroke: () => done.push(`stroke ${context.lineWidth}`),
    save: () => undefined,
    restore: () => undefined,
    clip: (path: Path) => done.push(`clip ${JSON.stringify(path.rows)}`),
  };
  return { done, canvas: { getContext: () => context } as never };
}

/** A page of which one region was filled and a line was drawn through ten places. */
function pictureOf(steps: PlaybackPicture['steps']): PlaybackPicture {
  const finished = { width: 4, height: 4, name: 'finished' } as never;
  return { finished, lines: { name: 'lines' } as never, regions: REGIONS, scale: 0.5, steps };
}

const FILL = { kind: 'fill', at: { x: 1, y: 5 } } as const;
const LINE = {
  kind: 'stroke',
  width: 10,
  points: Array.from({ length: 10 }, (_, x) => ({ x, y: 2 })),
} as const;

let frames: (() => void)[] = [];
let nowMs = 0;

beforeEach(() => {
  vi.stubGlobal('Path2D', Path);
  vi.stubGlobal('requestAnimationFrame', (next: (at: number) => void) => frames.push(() => next(nowMs)));
  nowMs = 0;
  frames = [];
  vi.spyOn(performance, 'now').mockImplementation(() => 0);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Lets the frame of a moment come. */
async function frameAt(ms: number): Promise<void> {
  nowMs = ms;
  for (const frame of frames.splice(0)) frame();
  await Promise.resolve();
  await Promise.resolve();
}

describe('the regions of a page on a canvas', () => {
  it('are found by a pixel, and are none on ink and off the canvas', () => {
    const cells = regionCells(REGIONS, 4, 4);
    const at = [
      [0, 0],
      [3.9, 1.9],
      [1.9, 2],
      [2, 2],
      [4, 0],
      [0, 4],
      [-0.1, 0],
      [0, -0.1],
    ] as const;
    expect(at.map(([x, y]) => cells.regionAt(x, y))).toEqual([1, 1, 2, 0, 0, 0, 0, 0]);
  });

  it('are paths of their rows', () => {
    const cells = regionCells(REGIONS, 4, 4);
    const rowsOf = (region: number) => (cells.pathOf(region) as unknown as Path | null)?.rows;
    expect(rowsOf(1)).toEqual([
      [0, 0, 4, 1],
      [0, 1, 4, 1],
    ]);
    expect(rowsOf(2)).toEqual([
      [0, 2, 2, 1],
      [0, 3, 2, 1],
    ]);
    expect([cells.pathOf(0), cells.pathOf(3)]).toEqual([null, null]);
  });
});

describe('playing a drawing back', () => {
  it('brings out each part in its time, a line in pieces that join, and ends with the whole picture', async () => {
    const { done, canvas } = noting();
    const playing = playBack(canvas, pictureOf([FILL, LINE]), 300, new AbortController().signal);
    expect(done.splice(0)).toEqual(['white 0 0 4 4', 'draw lines']);
    await frameAt(99);
    expect(done).toEqual([]);
    await frameAt(100);
    expect(done.splice(0)).toEqual(['clip [[0,2,2,1],[0,3,2,1]]', 'draw finished']);
    await frameAt(200);
    expect(done.splice(0)).toEqual([
      'line',
      ...[0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5].map((x) => `${x},1`),
      'stroke 6.5',
    ]);
    await frameAt(299);
    expect(done).toEqual([]);
    await frameAt(300);
    await playing;
    expect(done).toEqual(['draw finished']);
  });

  it('shows everything that is due at once after a long frame', async () => {
    const { done, canvas } = noting();
    const playing = playBack(canvas, pictureOf([LINE, FILL]), 300, new AbortController().signal);
    await frameAt(200);
    expect(done.filter((each) => each.startsWith('stroke'))).toHaveLength(2);
    expect(done.slice(-4)).toEqual(['3.5,1', '4,1', '4.5,1', 'stroke 6.5']);
    await frameAt(301);
    await playing;
  });

  it('shows a dot as a dot, and at least a pixel of it', async () => {
    const { done, canvas } = noting();
    const dot = { ...LINE, width: 0.5, points: [{ x: 4, y: 2 }] };
    const playing = playBack(canvas, pictureOf([dot]), 100, new AbortController().signal);
    await frameAt(100);
    await playing;
    expect(done).not.toContain('stroke 1');
    const again = noting();
    const replayed = playBack(again.canvas, pictureOf([dot, FILL]), 100, new AbortController().signal);
    await frameAt(50);
    expect(again.done.slice(2)).toEqual(['line', '2,1', '2.01,1', 'stroke 1']);
    await frameAt(100);
    await replayed;
  });

  it('ends with the whole picture when it is stopped', async () => {
    const { done, canvas } = noting();
    const stop = new AbortController();
    const playing = playBack(canvas, pictureOf([FILL, LINE]), 300, stop.signal);
    stop.abort();
    await frameAt(10);
    await playing;
    expect(done.at(-1)).toBe('draw finished');
    expect(frames).toEqual([]);
  });

  it('plays nothing where there is no canvas to play on', async () => {
    const canvas = { getContext: () => null } as never;
    await playBack(canvas, pictureOf([FILL]), 300, new AbortController().signal);
    expect(frames).toEqual([]);
  });
});
