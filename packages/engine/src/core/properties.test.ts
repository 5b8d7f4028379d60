import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, anyActs, anyPlace, anySettings, draw, PAGE } from '../../testing/any-acts.ts';
import { Hand } from '../../testing/gestures.ts';
import { createEngine } from '../engine.ts';
import { DrawingState } from './drawing-state.ts';
import { runToEnd } from './run-to-end.ts';
import { flood } from './flood.ts';
import { tileRunsOf } from './tile-runs.ts';
import { regionsFromMap } from './regions.ts';

const page = PAGE;
const acts = anyActs({ maxLength: 10 });

describe('over any gestures', () => {
  it('CAN-7 undo then redo changes nothing', () => {
    fc.assert(
      fc.property(acts, (things) => {
        const hand = after(things);
        const before = hand.pixels();
        if (!hand.engine.state().canUndo) return;
        hand.engine.undo();
        hand.engine.redo();
        expect(hand.pixels()).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });

  it('CAN-13 replaying the journal gives the same pixels, history and state', () => {
    fc.assert(
      fc.property(acts, (things) => {
        const hand = after(things);
        const again = new Hand({ ...page, seed: 5 });
        expect(again.engine.replay(hand.engine.journal())).toEqual({ damaged: false });
        expect(again.pixels()).toEqual(hand.pixels());
        const { canUndo, canRedo, coloredShare } = hand.engine.state();
        expect(again.engine.state()).toMatchObject({ canUndo, canRedo, coloredShare });
        while (hand.engine.state().canUndo) hand.engine.undo();
        while (again.engine.state().canUndo) again.engine.undo();
        expect(again.pixels()).toEqual(hand.pixels());
      }),
      { numRuns: 40 },
    );
  });

  it('CAN-13 a journal cut at any byte gives back everything up to the last whole action', () => {
    fc.assert(
      fc.property(acts, fc.double({ min: 0, max: 1, noNaN: true }), (things, where) => {
        const hand = after(things);
        const journal = hand.engine.journal();
        const cut = 10 + Math.round(where * (journal.length - 10));
        let whole = 0;
        let end = 10;
        while (whole < hand.kept.length && end + hand.kept[whole]!.length <= cut)
          end += hand.kept[whole++]!.length;
        const [recovered, expected] = [new Hand(page), new Hand(page)];
        expect(recovered.engine.replay(journal.subarray(0, cut))).toEqual({ damaged: cut !== end });
        expected.engine.replay(hand.kept.slice(0, whole));
        expect(recovered.pixels()).toEqual(expected.pixels());
        expect(recovered.engine.journal().subarray(10)).toEqual(journal.subarray(10, end));
      }),
      { numRuns: 40 },
    );
  });

  it('showing a stroke as it grows does not change how it ends', () => {
    fc.assert(
      fc.property(anySettings, fc.array(anyPlace, { minLength: 2, maxLength: 6 }), (chosen, places) => {
        const [watched, blind] = [new Hand(page), new Hand(page)];
        watched.engine.onPaint((box) => watched.engine.readPaint(box));
        for (const hand of [watched, blind]) draw([chosen, places])(hand);
        expect(watched.pixels()).toEqual(blind.pixels());
      }),
      { numRuns: 30 },
    );
  });
});

describe('CAN-6 fill by runs', () => {
  it('gives the same pixels as the flood of the specification inside the region', () => {
    const ids = fc.array(fc.nat(3), { minLength: 48, maxLength: 48 });
    const place = { x: fc.nat(159), y: fc.nat(119) };
    const marks = fc.array(
      fc.record({ ...place, rgb: fc.constantFrom(0x00ff00, 0x00f800), opacity: fc.constantFrom(255, 128) }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(ids, marks, fc.record(place), (cells, dabs, at) => {
        const map = { width: 8, height: 6, count: 3, ids: Uint16Array.from(cells) };
        const regions = regionsFromMap(map, 160, 120);
        const [fast, slow] = [new DrawingState(160, 120, regions), new DrawingState(160, 120, regions)];
        for (const dab of dabs) for (const drawing of [fast, slow]) drawing.apply({ kind: 'fill', ...dab });
        fast.apply({ kind: 'fill', ...at, rgb: 0xff0000, opacity: 255 });
        const { layer } = slow;
        const blocked = regions.at(at.x, at.y) === 0 || layer.pixel(at.x, at.y) === 0xff0000ff;
        layer.beginEdit();
        const pieces = tileRunsOf(layer, regions.runs(regions.at(at.x, at.y)));
        if (!blocked)
          runToEnd(runToEnd(flood(layer, { ...at, pieces, fromLineArt: true })).paint(0xff0000ff));
        layer.endEdit();
        expect(fast.layer.read(layer.bounds)).toEqual(layer.read(layer.bounds));
      }),
      { numRuns: 150 },
    );
  });
});

describe('the journal', () => {
  it('refuses a journal of another page size', () => {
    const other = createEngine({ width: 64, height: 64, regions: null });
    expect(() => other.replay(after([]).engine.journal())).toThrow('another page size');
  });

  it('hands out the bytes of each action as they happen, and replays those alone', () => {
    const hand = new Hand(page).stroke([20, 20], [60, 60]).tap(90, 90);
    hand.engine.undo();
    expect(hand.kept).toHaveLength(3);
    const again = new Hand(page);
    again.engine.replay(hand.kept);
    expect(again.pixels()).toEqual(hand.pixels());
    expect(again.engine.state()).toMatchObject({ strokes: 2, canRedo: true });
  });
});
