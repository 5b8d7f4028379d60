import { describe, expect, it } from 'vitest';
import { firstAtLeast } from './ascending.ts';
import { Fence, forgetUnchanged } from './fence.ts';
import { FillStep } from './fill-step.ts';
import { PaintLayer, TILE } from './paint-layer.ts';
import { regionsFromMap } from './regions.ts';
import { isOneColor, paintTileRuns, tileRunsOf, type TileRuns } from './tile-runs.ts';

const RED = 0xff0000ff;

function runsOf(...rows: readonly (readonly [y: number, from: number, to: number])[]) {
  const column = (at: 0 | 1 | 2) => Uint16Array.from(rows, (row) => row[at]);
  return { y: column(0), from: column(1), to: column(2) };
}

/** Runs by tile as rows of tile, start and end. */
function rowsOf({ tile, start, end }: TileRuns): number[][] {
  return Array.from(tile, (index, i) => [index, start[i]!, end[i]!]);
}

describe('the runs of a region by tile', () => {
  it('are cut where tiles end, in the order of tiles', () => {
    const runs = tileRunsOf(new PaintLayer(300, 200), runsOf([1, 120, 260], [127, 5, 6], [128, 5, 6]));
    expect(rowsOf(runs)).toEqual([
      [0, TILE + 120, 2 * TILE],
      [0, 127 * TILE + 5, 127 * TILE + 6],
      [1, TILE, 2 * TILE],
      [2, TILE, TILE + 4],
      [3, 5, 6],
    ]);
    expect(runs.box).toEqual({ left: 5, top: 1, right: 260, bottom: 129 });
  });

  it('are joined where one goes on at once, as rows over a whole tile do', () => {
    const runs = tileRunsOf(new PaintLayer(128, 4), runsOf([1, 0, 128], [2, 0, 128], [3, 1, 128]));
    expect(rowsOf(runs)).toEqual([
      [0, TILE, 3 * TILE],
      [0, 3 * TILE + 1, 4 * TILE],
    ]);
  });

  it.each([1, 23, 24, 25, 60])('paint a run of %i pixels, not one more or less', (length) => {
    const layer = new PaintLayer(128, 4);
    paintTileRuns(layer, tileRunsOf(layer, runsOf([1, 10, 10 + length], [2, 3, 4])), RED);
    const words = layer.tile(0)!;
    expect(words.indexOf(RED)).toBe(TILE + 10);
    expect(words.filter((word) => word === RED)).toHaveLength(length + 1);
    expect([words[TILE + 9], words[TILE + 10 + length], words[2 * TILE + 3]]).toEqual([0, 0, RED]);
  });

  it('are of one color if every pixel is; a tile that is not there is bare', () => {
    const layer = new PaintLayer(300, 4);
    const runs = tileRunsOf(layer, runsOf([1, 100, 140], [2, 100, 140]));
    expect([isOneColor(layer, runs, 0), isOneColor(layer, runs, RED)]).toEqual([true, false]);
    layer.mutable(0).fill(RED);
    expect([isOneColor(layer, runs, 0), isOneColor(layer, runs, RED)]).toEqual([false, false]);
    layer.mutable(1).fill(RED);
    expect(isOneColor(layer, runs, RED)).toBe(true);
    layer.mutable(1)[2 * TILE + 11] = 1;
    expect(isOneColor(layer, runs, RED)).toBe(false);
    layer.mutable(1).fill(0)[2 * TILE + 12] = 1;
    layer.mutable(0).fill(0);
    expect(isOneColor(layer, runs, 0)).toBe(true);
  });
});

describe('the step of a fill', () => {
  it('leaves the tiles bare again that were bare, and keeps those that were there', () => {
    const layer = new PaintLayer(300, 4);
    layer.mutable(0)[0] = 7;
    const step = new FillStep(layer, tileRunsOf(layer, runsOf([1, 100, 140])), 0, RED, 4);
    expect([step.position, step.reduced, step.byteLength]).toEqual([4, true, 18]);
    const box = { left: 100, top: 1, right: 140, bottom: 2 };
    expect(step.redo(layer)).toEqual(box);
    expect([layer.pixel(100, 1), layer.pixel(139, 1), layer.pixel(140, 1)]).toEqual([RED, RED, 0]);
    expect(step.undo(layer)).toEqual(box);
    expect([layer.tile(1), layer.pixel(100, 1), layer.pixel(0, 0)]).toEqual([undefined, 0, 7]);
  });

  it('goes from one color to another where there was paint', () => {
    const layer = new PaintLayer(128, 4);
    layer.mutable(0).fill(5);
    const step = new FillStep(layer, tileRunsOf(layer, runsOf([1, 10, 14])), 5, RED, 0);
    expect(step.byteLength).toBe(16);
    step.redo(layer);
    expect(layer.pixel(10, 1)).toBe(RED);
    step.undo(layer);
    expect([layer.pixel(10, 1), layer.tile(0)!.every((word) => word === 5)]).toEqual([5, true]);
  });
});

describe('a step on copies', () => {
  it('is taken back at once', async () => {
    const layer = new PaintLayer(128, 4);
    const step = new FillStep(layer, tileRunsOf(layer, runsOf([1, 10, 14])), 0, RED, 0);
    step.redo(layer);
    await step.undoOnCopies(layer);
    expect(layer.tile(0)).toBeUndefined();
  });
});

describe('a fence', () => {
  const layer = new PaintLayer(300, 200);
  const regions = regionsFromMap({ width: 3, height: 1, count: 2, ids: Uint16Array.of(1, 2, 2) }, 300, 200);

  it('takes the first region that is touched on the page', () => {
    const fence = new Fence(layer, regions, 0);
    for (const [x, y] of [
      [-0.1, 5],
      [5, -0.1],
      [300, 5],
      [5, 200],
    ] as const) {
      fence.touch(x, y);
      expect(fence.region).toBe(0);
    }
    fence.touch(99.9, 199.9);
    expect(fence.region).toBe(1);
    fence.touch(150, 5);
    expect(fence.region).toBe(1);
    const corner = new Fence(layer, regions, 0);
    corner.touch(0, 0);
    expect(corner.region).toBe(1);
  });

  it('lets paint on the pixels of its region alone', () => {
    const fence = new Fence(layer, regions, 1);
    const mask = fence.maskOf(0)!;
    expect([mask[99], mask[100], mask[127 * TILE], mask[127 * TILE + 99]]).toEqual([255, 0, 255, 255]);
    expect(mask.filter((value) => value === 255)).toHaveLength(100 * 128);
    expect(mask.filter((value) => value === 0)).toHaveLength(28 * 128);
    expect(fence.maskOf(1)).toBeNull();
    expect(fence.maskOf(3)!.filter((value) => value === 255)).toHaveLength(100 * 72);
    expect(fence.maskOf(0)).toBe(mask);
    expect(fence.maskOf(1)).toBeNull();
  });

  it('lets nothing through for a region that the page has not', () => {
    expect(new Fence(layer, regions, 2).maskOf(0)).not.toBeNull();
    expect(new Fence(layer, regions, 3).maskOf(0)).toBeNull();
  });
});

describe('tiles that an edit left as they were', () => {
  it('are taken out of it, and are the same tiles again', () => {
    const layer = new PaintLayer(600, 4);
    for (const index of [0, 1]) layer.mutable(index).fill(5);
    const [same, other] = [layer.tile(0), layer.tile(1)];
    layer.beginEdit();
    layer.writable(0);
    layer.writable(1)[TILE * TILE - 1] = 6;
    layer.writable(2);
    layer.writable(3)[0] = 7;
    const edit = layer.endEdit();
    forgetUnchanged(layer, edit);
    expect([...edit.keys()]).toEqual([1, 3]);
    expect(layer.tile(0)).toBe(same);
    expect(layer.tile(1)).not.toBe(other);
    expect(layer.tile(2)).toBeUndefined();
    expect(layer.pixel(384, 0)).toBe(7);
  });
});

describe('the first of ascending values', () => {
  it('is the one that is not below', () => {
    const values = Uint16Array.of(2, 4, 4, 9);
    expect([0, 2, 3, 4, 5, 9, 10].map((least) => firstAtLeast(values, least))).toEqual([0, 0, 1, 1, 3, 3, 4]);
    expect(firstAtLeast(new Uint16Array(), 1)).toBe(0);
  });
});
