import { describe, expect, it } from 'vitest';
import { History } from './history.ts';
import { packTile, unpackTile } from './packed-tile.ts';
import { PaintLayer, TILE } from './paint-layer.ts';

function changedTile(layer: PaintLayer, history: History, index: number, color: number): void {
  layer.beginEdit();
  layer.writable(index).fill(color);
  history.keep(layer.endEdit());
}

describe('history', () => {
  it('keeps only the tiles an action changed, packed', () => {
    const layer = new PaintLayer(2048, 2048);
    const history = new History(layer);
    for (let i = 0; i < 12; i++) changedTile(layer, history, i % 3, 0xff000000 + i);
    expect(history.byteLength).toBeLessThan(12 * 16);
  });

  it('gives the changed part of the page', () => {
    const layer = new PaintLayer(300, 300);
    const history = new History(layer);
    changedTile(layer, history, 2, 7);
    expect(history.undo()).toEqual({ left: 256, top: 0, right: 300, bottom: 128 });
    expect(history.undo()).toBeNull();
    expect(layer.pixel(270, 10)).toBe(0);
    expect(history.redo()).toEqual({ left: 256, top: 0, right: 300, bottom: 128 });
    expect(layer.pixel(270, 10)).toBe(7);
  });

  it('packs even, uneven and bare tiles without loss', () => {
    const even = new Uint32Array(TILE * TILE).fill(5);
    const uneven = Uint32Array.from({ length: TILE * TILE }, (_, i) => i);
    for (const tile of [even, uneven, undefined]) expect(unpackTile(packTile(tile))).toEqual(tile);
    expect(packTile(even)).toEqual({ runs: Uint32Array.of(TILE * TILE, 5) });
  });
});

describe('the paint layer', () => {
  it('reads across tiles and past the page', () => {
    const layer = new PaintLayer(130, 10);
    layer.beginEdit();
    layer.writable(0)[127] = 1;
    layer.writable(1)[0] = 2;
    expect([...layer.read({ left: 126, top: 0, right: 132, bottom: 1 })]).toEqual([0, 1, 2, 0, 0, 0]);
  });

  it('is painted inside an edit alone', () => {
    const layer = new PaintLayer(10, 10);
    expect(() => layer.writable(0)).toThrow('outside an edit');
    expect(() => layer.endEdit()).toThrow('no edit');
    layer.beginEdit();
    expect(() => layer.beginEdit()).toThrow('already open');
  });
});
