import { beforeEach, expect, it } from 'vitest';
import { Hand } from '../testing/gestures.ts';
import { inlineBackground, type Background } from './engine.ts';

const SIDE = 1200;
const FILL = [0.9, 0.9, '#3b6ea5'] as const;

/** A background that pauses after every slice, until it is told to go on. */
class Others {
  readonly background: Background = {
    ...inlineBackground,
    pause: () => new Promise((goOn) => this.#turns.push(goOn)),
  };
  #turns: (() => void)[] = [];

  get waiting(): boolean {
    return this.#turns.length > 0;
  }

  async goOn(): Promise<void> {
    for (const turn of this.#turns.splice(0)) turn();
    await Promise.resolve();
  }
}

/** A page without regions that has a line on it, so that a fill has to search. */
function lined(background: Background): Hand {
  return new Hand({ width: SIDE, height: SIDE, background }).stroke([100, 100], [900, 500]);
}

let others: Others;
let hand: Hand;

beforeEach(() => {
  others = new Others();
  hand = lined(others.background);
});

it('CAN-6 a fill over much paint lets others have their turn, and comes to the same', async () => {
  expect(hand.engine.fillAt(...FILL)).toBe(true);
  expect(hand.written).toHaveLength(1);
  for (let turns = 0; others.waiting; turns++) {
    expect(turns).toBeLessThan(100);
    await others.goOn();
  }
  expect(hand.written).toHaveLength(2);
  const inOneGo = lined(inlineBackground);
  inOneGo.engine.fillAt(...FILL);
  expect(hand.pixels()).toEqual(inOneGo.pixels());
  expect(hand.engine.journal()).toEqual(inOneGo.engine.journal());
});

it('CAN-6 whoever shows the paint meanwhile does a piece of the fill instead of all of it', () => {
  const box = { left: 0, top: 0, right: 256, bottom: 256 };
  expect(hand.engine.applyPendingPaint(box)).toBe(true);
  hand.engine.fillAt(...FILL);
  expect(hand.engine.applyPendingPaint(box)).toBe(false);
  expect(hand.written).toHaveLength(1);
  for (let pieces = 0; !hand.engine.applyPendingPaint(box); pieces++) expect(pieces).toBeLessThan(1000);
  expect(hand.written).toHaveLength(2);
  expect(hand.engine.colorAt(0.9, 0.9)).toBe('#3b6ea5');
});

it.each([
  ['what reads the paint', () => expect(hand.engine.colorAt(0.9, 0.9)).toBe('#3b6ea5')],
  ['what reads the journal', () => expect(hand.engine.journal().length).toBeGreaterThan(0)],
  ['being told to', () => hand.engine.finishNow()],
])('CAN-6 a fill that is under way is ended by %s', async (_what, act) => {
  hand.engine.fillAt(...FILL);
  await others.goOn();
  act();
  expect(hand.written).toHaveLength(2);
});

it('CAN-7 undo takes back a fill that is still under way', async () => {
  const before = hand.pixels();
  hand.engine.fillAt(...FILL);
  await others.goOn();
  hand.engine.undo();
  expect(hand.pixels()).toEqual(before);
  hand.engine.redo();
  expect(hand.engine.colorAt(0.9, 0.9)).not.toBeNull();
  expect(hand.written).toHaveLength(4);
});
