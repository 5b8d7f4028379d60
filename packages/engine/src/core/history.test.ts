import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inlineBackground, type Background } from './background.ts';
import { History } from './history.ts';
import { PaintLayer, TILE } from './paint-layer.ts';
import { TileStep } from './tile-step.ts';

function changedTile(layer: PaintLayer, history: History, index: number, color: number): void {
  layer.beginEdit();
  layer.writable(index).fill(color);
  history.push(new TileStep(layer.endEdit(), layer, 0));
}

/** Words that no run shortens. */
function noisyTile(layer: PaintLayer, history: History, seed: number): void {
  layer.beginEdit();
  layer.writable(0).forEach((_, i, words) => (words[i] = 0xff000000 + ((i * seed) % 251)));
  history.push(new TileStep(layer.endEdit(), layer, 0));
}

/** Others to leave work to, whose rest begins when it is told to. */
function resting(): Background & { rest(): Promise<void> } {
  let waiting: (() => void)[] = [];
  return {
    ...inlineBackground,
    whenIdle: (work) => waiting.push(work),
    async rest() {
      for (const work of waiting.splice(0)) work();
      await new Promise((done) => setTimeout(done));
    },
  };
}

describe('history', () => {
  it('keeps only what an action changed, in runs', () => {
    const layer = new PaintLayer(2048, 2048);
    const history = new History(layer, inlineBackground);
    for (let i = 0; i < 12; i++) changedTile(layer, history, i % 3, 0xff000000 + i);
    expect(history.byteLength).toBeLessThan(12 * 16);
  });

  it('gives the changed part of the page', () => {
    const layer = new PaintLayer(300, 300);
    const history = new History(layer, inlineBackground);
    changedTile(layer, history, 2, 7);
    expect(history.undo()).toEqual({ left: 256, top: 0, right: 300, bottom: 128 });
    expect(history.undo()).toBeNull();
    expect(layer.pixel(270, 10)).toBe(0);
    expect(history.redo()).toEqual({ left: 256, top: 0, right: 300, bottom: 128 });
    expect(layer.pixel(270, 10)).toBe(7);
  });

  it('leaves a tile bare again that was bare before', () => {
    const layer = new PaintLayer(300, 300);
    const history = new History(layer, inlineBackground);
    changedTile(layer, history, 2, 7);
    history.undo();
    expect(layer.tile(2)).toBeUndefined();
  });

  it('CAN-7 makes far steps small while the hand rests, and gives them back unchanged at any time', async () => {
    const background = resting();
    const [rested, restless] = [new PaintLayer(128, 128), new PaintLayer(128, 128)];
    const packed = new History(rested, background);
    const plain = new History(restless, inlineBackground);
    for (let i = 1; i <= 16; i++) {
      noisyTile(rested, packed, i);
      noisyTile(restless, plain, i);
    }
    await background.rest();
    expect(packed.byteLength).toBeLessThan(plain.byteLength / 2);
    const inTime = [true, false, false, false, true, false, false, false, false, false];
    for (const pause of inTime) {
      if (pause) await background.rest();
      packed.undo();
      plain.undo();
      expect(rested.read(rested.bounds)).toEqual(restless.read(restless.bounds));
    }
    await background.rest();
    while (plain.redo()) packed.redo();
    expect(rested.read(rested.bounds)).toEqual(restless.read(restless.bounds));
  });

  it('holds whole tiles until there is time, and paints nothing it may still need', () => {
    const layer = new PaintLayer(256, 128);
    const history = new History(layer, {
      ...inlineBackground,
      runInSlices: () => new Promise(() => undefined),
    });
    changedTile(layer, history, 0, 1);
    changedTile(layer, history, 0, 2);
    layer.mutable(0).fill(9);
    history.undo();
    expect(layer.pixel(0, 0)).toBe(1);
    layer.mutable(0).fill(9);
    history.undo();
    expect(layer.tile(0)).toBeUndefined();
    history.redo();
    history.redo();
    expect(layer.pixel(0, 0)).toBe(2);
    const whole = history.byteLength;
    expect([...history.reduce()]).toHaveLength(2);
    expect(history.byteLength).toBeLessThan(whole / 100);
    history.undo();
    expect(layer.pixel(0, 0)).toBe(1);
  });

  it('CAN-7 gives the same tiles whenever they are looked at', () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant('paint' as const), index: fc.nat(3), color: fc.nat(2) }),
      fc.record({
        kind: fc.constantFrom('undo' as const, 'redo' as const, 'look' as const),
        index: fc.nat(3),
        color: fc.constant(0),
      }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const [late, early] = [new PaintLayer(256, 256), new PaintLayer(256, 256)];
        const never: Background = { ...inlineBackground, runInSlices: () => new Promise(() => undefined) };
        const [lazy, prompt] = [new History(late, never), new History(early, inlineBackground)];
        for (const { kind, index, color } of acts) {
          if (kind === 'look') expect(late.tile(index)).toEqual(early.tile(index));
          else if (kind !== 'paint') expect(lazy[kind]()).toEqual(prompt[kind]());
          else {
            changedTile(late, lazy, index, color);
            changedTile(early, prompt, index, color);
          }
          for (const piece of lazy.reduce()) expect(piece).toBeUndefined();
          for (const piece of early.applyAllPending()) expect(piece).toBeUndefined();
          const box = late.tileBox(index);
          expect(late.isEmpty(box)).toBe(early.isEmpty(box));
        }
        expect(late.read(late.bounds)).toEqual(early.read(early.bounds));
        expect(late.hasPending()).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('goes from one state of a tile to the other, both ways', () => {
    const tile = fc.option(
      fc
        .tuple(fc.nat(5), fc.nat(99))
        .map(([word, every]) =>
          Uint32Array.from({ length: TILE * TILE }, (_, i) => (every && i % every === 0 ? word : i >>> 9)),
        ),
      { nil: undefined },
    );
    fc.assert(
      fc.property(tile, tile, (before, after) => {
        const layer = new PaintLayer(128, 128);
        layer.put(0, after?.slice());
        const step = new TileStep(new Map([[0, before]]), layer, 0);
        const thereAndBack = () => {
          step.undo(layer);
          expect(layer.tile(0)).toEqual(before);
          step.redo(layer);
          expect(layer.tile(0)).toEqual(after);
        };
        thereAndBack();
        step.reduce();
        expect(step.reduced).toBe(true);
        thereAndBack();
      }),
      { numRuns: 30 },
    );
  });
});

describe('the paint layer', () => {
  it('reads across tiles and past the page', () => {
    const layer = new PaintLayer(130, 10);
    layer.beginEdit();
    layer.writable(0)[127] = 1;
    layer.writable(1)[0] = 2;
    const box = { left: 126, top: 0, right: 132, bottom: 1 };
    expect([...layer.read(box)]).toEqual([0, 1, 2, 0, 0, 0]);
    const words = new Uint32Array(8).fill(9);
    layer.read(box, words);
    expect([...words]).toEqual([0, 1, 2, 0, 0, 0, 9, 9]);
  });

  it('is painted inside an edit alone', () => {
    const layer = new PaintLayer(10, 10);
    expect(() => layer.writable(0)).toThrow('outside an edit');
    expect(() => layer.endEdit()).toThrow('no edit');
    layer.beginEdit();
    expect(() => layer.beginEdit()).toThrow('already open');
  });
});
