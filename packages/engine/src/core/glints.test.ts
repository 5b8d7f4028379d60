import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, anyActs, PAGE } from '../../testing/any-acts.ts';
import { Hand } from '../../testing/gestures.ts';
import { cellsMap } from '../../testing/pages.ts';
import { shownGlints } from '../../testing/shown-glints.ts';
import { BRUSH_NAMES, inlineBackground } from '../engine.ts';
import { GLINT_CELL, GLINTS_IN_SQUARE } from './glints.ts';

const nothing = () => undefined;

/** A hand with the sparkle brush, whose flakes are noted. */
function glitterHand(options: ConstructorParameters<typeof Hand>[0] = {}): Hand {
  const hand = new Hand({ width: 600, height: 400, ...options });
  hand.engine.onGlints(nothing);
  hand.engine.set({ brush: 'sparkle', color: '#c8a028', size: 24, opacity: 0.8 });
  return hand;
}

/** Two lines that cross, in two gestures. */
function cross(hand: Hand): Hand {
  return hand.stroke([60, 60], [300, 200], [540, 340]).stroke([540, 60], [300, 220], [60, 340]);
}

/** A drawing opened from a keyframe, the flakes of which are noted from then on. */
async function reopened(hand: Hand): Promise<Hand> {
  const keyframe = await hand.engine.keyframe();
  const again = glitterHand({ background: inlineBackground });
  await again.engine.restore([...hand.kept, keyframe!]);
  return again;
}

/** Lines of glitter, then so many dots that a keyframe holds the paint of the lines. */
function longAgo(hand: Hand): Hand {
  cross(hand).engine.set({ brush: 'marker', size: 2 });
  for (let i = 0; i < 24; i++) hand.tap(4 + i * 6, 390);
  return hand;
}

describe('CAN-3 glints', () => {
  it.each(BRUSH_NAMES.filter((name) => name !== 'sparkle'))('are not made by %s', (brush) => {
    const hand = glitterHand();
    hand.engine.set({ brush });
    cross(hand);
    expect(shownGlints(hand.engine)).toEqual([]);
  });

  it('lie on the paint of a sparkling line, each with the color it has there', () => {
    const hand = glitterHand();
    hand.stroke([60, 200], [540, 200]);
    const glints = shownGlints(hand.engine);
    expect(glints.length).toBeGreaterThan(40);
    for (const { x, y, radius, word } of glints) {
      expect(Math.abs(y - 200)).toBeLessThan(12);
      expect(radius).toBeGreaterThan(0.7);
      expect(hand.pixel(Math.floor(x), Math.floor(y))).toBe(word);
      expect(word).not.toBe(0);
    }
  });

  it('show while the line is drawn', () => {
    const hand = glitterHand();
    hand.down(60, 200).move(300, 200).move(500, 210);
    expect(shownGlints(hand.engine).length).toBeGreaterThan(20);
    hand.cancel();
    expect(shownGlints(hand.engine)).toEqual([]);
  });

  it('go and come with undo and redo, also those of a line under another', () => {
    const hand = glitterHand();
    hand.stroke([60, 60], [300, 200], [540, 340]);
    const first = shownGlints(hand.engine);
    hand.stroke([60, 60], [300, 200], [540, 340]);
    const both = shownGlints(hand.engine);
    expect(both).not.toEqual(first);
    hand.engine.undo();
    expect(shownGlints(hand.engine)).toEqual(first);
    hand.engine.undo();
    expect(shownGlints(hand.engine)).toEqual([]);
    hand.engine.redo();
    hand.engine.redo();
    expect(shownGlints(hand.engine)).toEqual(both);
  });

  it('go where they are erased, painted over, filled over or cleared, and come back', () => {
    const hand = cross(glitterHand());
    const all = shownGlints(hand.engine);
    const over = (brush: 'eraser' | 'marker') => {
      hand.engine.set({ brush, color: '#224466', opacity: 1, size: 30, large: true });
      hand.stroke([300, 0], [300, 400]);
      const left = shownGlints(hand.engine);
      expect(left.filter(({ x }) => Math.abs(x - 300) < 40)).toEqual([]);
      expect(left).toEqual(all.filter((glint) => left.some(({ x, y }) => x === glint.x && y === glint.y)));
      expect(left.length).toBeGreaterThan(20);
      hand.engine.undo();
      expect(shownGlints(hand.engine)).toEqual(all);
    };
    over('eraser');
    over('marker');
    hand.engine.clear();
    expect(shownGlints(hand.engine)).toEqual([]);
    hand.engine.undo();
    expect(shownGlints(hand.engine)).toEqual(all);
  });

  it('go where a fill of one color covers the flakes it takes', () => {
    const hand = cross(glitterHand());
    const all = shownGlints(hand.engine).length;
    const { x, y } = shownGlints(hand.engine)[10]!;
    hand.engine.set({ opacity: 1 });
    hand.engine.fillAt(x / 600, y / 400, '#112233');
    const left = shownGlints(hand.engine);
    expect(left.length).toBeLessThan(all);
    for (const glint of left) expect(glint.word).not.toBe(0xff332211);
  });

  it('stay inside the region their line stays in', () => {
    const hand = glitterHand({ regions: cellsMap(5, 4) });
    hand.engine.set({ stayInside: 'first' });
    hand.stroke([130, 100], [210, 80], [130, 120], [300, 130]);
    const glints = shownGlints(hand.engine);
    expect(glints.length).toBeGreaterThan(8);
    const region = hand.engine.regionAt(130 / 600, 100 / 400);
    for (const { x, y } of glints) expect(hand.engine.regionAt(x / 600, y / 400)).toBe(region);
  });

  it('are the same after a replay, however often a line was shown while it was drawn', () => {
    const hand = glitterHand();
    hand.engine.set({ large: true });
    hand.down(60, 60);
    for (let x = 70; x < 540; x += 6) {
      hand.move(x, 60 + x / 2);
      shownGlints(hand.engine);
    }
    hand.up(540, 340);
    const again = glitterHand();
    again.engine.replay(hand.engine.journal());
    expect(shownGlints(again.engine)).toEqual(shownGlints(hand.engine));
    for (const both of [hand, again]) {
      both.engine.set({ brush: 'eraser', size: 4, large: false });
      for (let y = 40; y < 360; y += 12) both.stroke([0, y], [600, y]);
    }
    expect(shownGlints(again.engine)).toEqual(shownGlints(hand.engine));
  });

  it('are no more than one for each cell, however much is drawn', () => {
    const hand = glitterHand();
    for (let i = 0; i < 30; i++) hand.stroke([0, i * 13], [600, i * 13]);
    const glints = shownGlints(hand.engine);
    const cells = new Set(
      glints.map(({ x, y }) => `${Math.floor(x / GLINT_CELL)} ${Math.floor(y / GLINT_CELL)}`),
    );
    expect(cells.size).toBe(glints.length);
    expect(glints.length).toBeGreaterThan(GLINTS_IN_SQUARE);
    expect(glints.length).toBeLessThanOrEqual(6 * GLINTS_IN_SQUARE);
  });

  it('CAN-13 leave paint and journal as they are, whatever is done', async () => {
    await fc.assert(
      fc.asyncProperty(anyActs({ maxLength: 12 }), async (acts) => {
        const without = after(acts);
        const noting = new Hand({ ...PAGE, seed: 5 });
        noting.engine.onGlints(nothing);
        for (const act of acts) act(noting);
        shownGlints(noting.engine);
        expect(noting.pixels()).toEqual(without.pixels());
        expect(noting.engine.journal()).toEqual(without.engine.journal());
        expect(await noting.engine.keyframe()).toEqual(await without.engine.keyframe());
      }),
      { numRuns: 25 },
    );
  });
});

describe('CAN-3 glints of a drawing that was painted before they were noted', () => {
  it.each([
    ['bare paper', null, 0.8],
    ['bare paper, all but clear', null, 0.3],
    ['an even color', '#203050', 0.8],
    ['an even color, opaque', '#203050', 1],
  ])('are found from the journal where they are still to be seen, on %s', async (_, ground, opacity) => {
    const hand = glitterHand();
    if (ground) hand.engine.fillAt(0.5, 0.5, ground);
    hand.engine.set({ opacity });
    const live = shownGlints(longAgo(hand).engine);
    const again = shownGlints((await reopened(hand)).engine);
    expect(again.length).toBeGreaterThan(live.length * 0.6);
    expect(again.length).toBeLessThan(live.length * 1.5);
  });

  it('are found as soon as somebody shows them, too', () => {
    const hand = new Hand({ width: 600, height: 400 });
    hand.engine.set({ brush: 'sparkle', size: 24 });
    cross(hand);
    expect(shownGlints(hand.engine)).toEqual([]);
    let told = 0;
    hand.engine.onGlints(() => told++);
    expect(told).toBe(1);
    expect(shownGlints(hand.engine).length).toBeGreaterThan(40);
  });

  it('are not found where other paint lies by now', async () => {
    const hand = longAgo(glitterHand());
    hand.engine.set({ brush: 'marker', color: '#c8a028', opacity: 0.9, size: 30, large: true });
    for (let y = 20; y < 400; y += 60) hand.stroke([0, y], [600, y]);
    hand.engine.set({ brush: 'eraser', large: false, size: 4 });
    for (let i = 0; i < 24; i++) hand.tap(4 + i * 6, 390);
    expect(shownGlints(hand.engine)).toEqual([]);
    expect(shownGlints((await reopened(hand)).engine).length).toBeLessThan(3);
  });

  it('do not come twice for lines that are drawn again', async () => {
    const hand = cross(glitterHand());
    expect(shownGlints((await reopened(hand)).engine)).toEqual(shownGlints(hand.engine));
  });
});
