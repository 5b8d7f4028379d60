import { joinJournal, splitJournal } from '@inkbloom/formats/journal';
import { encodeKeyframe } from '@inkbloom/formats/keyframe';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, anyActs, PAGE, type Act } from '../../testing/any-acts.ts';
import { Hand } from '../../testing/gestures.ts';
import { inlineBackground } from './background.ts';

const acts = anyActs({ maxLength: 30 });

/** The gestures of a hand with a keyframe made when so many of the acts were done. */
async function keptWithKeyframe(things: readonly Act[], done: number): Promise<[Hand, Uint8Array[]]> {
  const hand = after(things.slice(0, done));
  const keyframe = await hand.engine.keyframe();
  const frames = [...hand.kept, keyframe!];
  for (const act of things.slice(done)) act(hand);
  return [hand, [...frames, ...hand.kept.slice(frames.length - 1)]];
}

async function restored(journal: Uint8Array | readonly Uint8Array[]): Promise<Hand> {
  const hand = new Hand({ ...PAGE, seed: 5 });
  await hand.engine.restore(journal);
  return hand;
}

/** Goes through the whole history of two hands and compares every state of it. */
function expectSameHistory(a: Hand, b: Hand): void {
  const expectSame = () => {
    expect(a.pixels()).toEqual(b.pixels());
    const { canUndo, canRedo, coloredShare, strokes } = b.engine.state();
    expect(a.engine.state()).toMatchObject({ canUndo, canRedo, coloredShare, strokes });
  };
  const both = (act: Act) => [a, b].forEach(act);
  expectSame();
  while (b.engine.state().canUndo) {
    both(({ engine }) => engine.undo());
    expectSame();
  }
  while (b.engine.state().canRedo) {
    both(({ engine }) => engine.redo());
    expectSame();
  }
}

function deflated(...bytes: number[]): Promise<Uint8Array> {
  return inlineBackground.runJob({ kind: 'deflate', bytes: Uint8Array.of(...bytes) });
}

describe('a keyframe', () => {
  it('CAN-7 CAN-13 gives the pixels and the history that replaying everything gives', async () => {
    await fc.assert(
      fc.asyncProperty(acts, fc.nat(30), async (things, done) => {
        const [hand, frames] = await keptWithKeyframe(things, done);
        const quick = await restored(frames);
        const slow = new Hand({ ...PAGE, seed: 5 });
        slow.engine.replay(frames);
        expect(quick.engine.journal()).toEqual(hand.engine.journal());
        quick.stroke([20, 20], [150, 90]);
        slow.stroke([20, 20], [150, 90]);
        expectSameHistory(quick, slow);
      }),
      { numRuns: 40 },
    );
  });

  it('CAN-13 in a journal cut at any byte brings back everything up to the last whole action', async () => {
    const cuts = fc.double({ min: 0, max: 1, noNaN: true });
    await fc.assert(
      fc.asyncProperty(acts, fc.nat(30), cuts, async (things, done, where) => {
        const [hand, frames] = await keptWithKeyframe(things, done);
        const journal = joinJournal(PAGE, frames);
        const cut = journal.subarray(0, 10 + Math.round(where * (journal.length - 10)));
        const whole = splitJournal(cut).entries.length;
        const recovered = await restored(cut);
        const expected = new Hand({ ...PAGE, seed: 5 });
        expected.engine.replay(hand.kept.slice(0, whole));
        expectSameHistory(recovered, expected);
      }),
      { numRuns: 40 },
    );
  });

  it('tells how many gestures it does not stand for', async () => {
    const hand = after([]).tap(20, 20).tap(40, 40);
    const frames = [...hand.kept, (await hand.engine.keyframe())!];
    hand.tap(60, 60);
    const again = new Hand(PAGE);
    expect(await again.engine.restore([...frames, hand.kept[2]!])).toEqual({ damaged: false, replayed: 1 });
  });

  it('is made again from a drawing that began with one', async () => {
    const hand = after([]);
    for (let i = 0; i < 30; i++) hand.tap(5 + i * 6, 80);
    const again = await restored([...hand.kept, (await hand.engine.keyframe())!]);
    again.tap(100, 20).engine.undo();
    const third = await restored([...hand.kept, ...again.kept, (await again.engine.keyframe())!]);
    hand.tap(100, 20).engine.undo();
    expectSameHistory(third, hand);
  });

  it('that cannot be used costs nothing but time', async () => {
    const hand = after([]).tap(30, 30).tap(60, 60);
    const paints = [Uint8Array.of(7, 7), await deflated(99, 1, 0, 0, 0, 0), await deflated(0, 1, 1)];
    for (const paint of paints) {
      const keyframe = encodeKeyframe({ entries: 2, undo: [0], redo: [], paint });
      const recovered = await restored([...hand.kept, keyframe]);
      expect(recovered.pixels()).toEqual(hand.pixels());
    }
  });

  it('shows the moment it was asked for, whatever is drawn while it is made', async () => {
    const hand = after([]).tap(30, 30);
    hand.engine.fillAt(0.5, 0.5, '#ff0000');
    const moment = hand.pixels();
    const making = hand.engine.keyframe();
    hand.tap(60, 60).engine.undo();
    hand.engine.fillAt(0.5, 0.5, '#00ff00');
    hand.engine.undo();
    hand.engine.undo();
    hand.engine.undo();
    const recovered = await restored([...hand.kept.slice(0, 2), (await making)!]);
    expect(recovered.pixels()).toEqual(moment);
  });

  it('is the same while steps still hold whole tiles', async () => {
    const background = { ...inlineBackground, inPieces: () => new Promise<void>(() => undefined) };
    const busy = new Hand({ ...PAGE, seed: 5, background });
    const idle = after([]);
    for (const hand of [busy, idle]) {
      hand.stroke([20, 20], [150, 90]).tap(60, 60);
      hand.engine.fillAt(0.5, 0.5, '#ff0000');
      hand.stroke([10, 90], [190, 30]).engine.undo();
    }
    expect(await busy.engine.keyframe()).toEqual(await idle.engine.keyframe());
    expectSameHistory(busy, idle);
  });

  it('is not made of half a stroke', async () => {
    const hand = after([]).down(20, 20).move(60, 60);
    expect(await hand.engine.keyframe()).toBeNull();
  });
});

describe('restoring', () => {
  it('gives the thread away between pieces, and lets nothing else change the drawing meanwhile', async () => {
    const drawn = after([]).stroke([5, 5], ...Array.from({ length: 60 }, (_, i) => [i * 3, i] as const));
    let pauses = 0;
    const background = { ...inlineBackground, pause: () => (pauses++, Promise.resolve()) };
    const hand = new Hand({ ...PAGE, background });
    const restoring = hand.engine.restore(drawn.kept);
    expect(() => hand.engine.clear()).toThrow('still being restored');
    expect(() => hand.stroke([1, 1], [50, 50])).toThrow('still being restored');
    expect(await hand.engine.keyframe()).toBeNull();
    expect(await restoring).toEqual({ damaged: false, replayed: 1 });
    expect(pauses).toBeGreaterThan(3);
    expect(hand.pixels()).toEqual(drawn.pixels());
    hand.engine.clear();
    expect(hand.painted()).toBe(0);
  });

  it('refuses a journal of another page size and goes on as before', async () => {
    const hand = after([]).tap(30, 30);
    const other = new Hand({ width: 64, height: 64 });
    await expect(hand.engine.restore(other.engine.journal())).rejects.toThrow('another page size');
    hand.engine.undo();
    expect(hand.painted()).toBe(0);
  });
});
