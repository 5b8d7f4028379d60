import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Hand } from '../../testing/gestures.ts';
import {
  FINGER_ALONE,
  FINGER_AND_PALM,
  PEN_ALONE,
  PEN_AND_PALM,
  type StreamEvent,
} from '../../testing/pointer-streams.ts';
import type { Settings } from '../engine.ts';
import { PointerRouter } from './pointer-router.ts';

/** What a hand has done to a zoomed page, after the events of a stream. */
function after(events: readonly StreamEvent[], settings: Partial<Settings> = {}) {
  const hand = new Hand();
  hand.stroke([20, 20], [40, 20]);
  hand.engine.pinch({ x: 128, y: 96 }, { x: 0, y: 0 }, 2);
  hand.engine.set(settings);
  const time = { now: 0 };
  const router = new PointerRouter(hand.engine, () => time.now);
  const fingertip = { x: 0, y: 0, width: 24, height: 24, pressure: 0.5, pointerType: 'touch' } as const;
  for (const { atMs, ...event } of events) {
    time.now = atMs;
    router.feed({ ...fingertip, ...event });
  }
  const { zoom, canRedo } = hand.engine.state();
  const { origin } = hand.engine.placement();
  return { pixels: hand.pixels(), kept: hand.kept, zoom, canRedo, origin };
}

describe('HAND-1 a palm neither paints, pans, undoes nor stops', () => {
  it.each(FINGER_AND_PALM)('a finger. $name', ({ events }) => {
    expect(after(events)).toEqual(after(FINGER_ALONE));
    expect(after(FINGER_ALONE).kept).toHaveLength(2);
  });

  it.each(PEN_AND_PALM)('a pen, fingers drawing or not. $name', ({ events }) => {
    for (const drawWithFinger of [true, false]) {
      expect(after(events, { drawWithFinger })).toEqual(after(PEN_ALONE, { drawWithFinger }));
    }
    expect(after(PEN_ALONE).kept).toHaveLength(2);
  });

  /** How a palm touches: it lands anywhere, at once or growing, slips, lands again, and is lifted or cancelled. */
  const anyPalm = fc.record({
    fromMs: fc.integer({ min: 0, max: 600 }),
    lastsMs: fc.integer({ min: 20, max: 900 }),
    growsMs: fc.integer({ min: 0, max: 15 }),
    size: fc.integer({ min: 80, max: 240 }),
    points: fc.integer({ min: 1, max: 3 }),
    slip: fc.integer({ min: -80, max: 80 }),
    isCancelled: fc.boolean(),
  });

  it('whatever it does beside a finger, and whenever', () => {
    const alone = after(shifted(FINGER_ALONE, 300));
    fc.assert(
      fc.property(anyPalm, (palm) => {
        const events = [...shifted(FINGER_ALONE, 300), ...palmEvents(palm)];
        expect(after(events.toSorted((a, b) => a.atMs - b.atMs))).toEqual(alone);
      }),
      { numRuns: 250 },
    );
  });

  it('whatever it does beside a pen, of unknown size too, once the pen has landed', () => {
    const alone = after(PEN_ALONE);
    fc.assert(
      fc.property(anyPalm, fc.boolean(), (palm, isSized) => {
        const sizes = isSized ? {} : { width: 1, height: 1 };
        const late = palmEvents({ ...palm, fromMs: 1 + palm.fromMs });
        const events = [...PEN_ALONE, ...late.map((event) => ({ ...event, ...sizes }))];
        expect(after(events.toSorted((a, b) => a.atMs - b.atMs))).toEqual(alone);
      }),
      { numRuns: 250 },
    );
  });

  it('a contact that stays small and moves is no palm: half a second after a pen it draws again', () => {
    const soon = [...PEN_ALONE, ...shifted(FINGER_ALONE, 700)];
    const later = [...PEN_ALONE, ...shifted(FINGER_ALONE, 721)];
    expect(after(soon).kept).toHaveLength(2);
    expect(after(later).kept).toHaveLength(3);
  });

  it('a thumb is a finger, and one that flattens in the middle of its line too', () => {
    const thumb = FINGER_ALONE.map((event) => ({ ...event, width: 79, height: 60 }));
    const flat = FINGER_ALONE.map((event) =>
      event.atMs > 0 ? { ...event, atMs: event.atMs * 20 } : event,
    ).map((event) => (event.atMs > 1000 ? { ...event, width: 130 } : event));
    expect(after(thumb)).toEqual(after(FINGER_ALONE));
    expect(after(flat)).toEqual(after(FINGER_ALONE));
  });

  it('a line that a finger has long been drawing stays when a pen lands; what a palm has just drawn goes', () => {
    expect(after(penInTheLine(200))).toEqual(after(PEN_ALONE));
    expect(after(penInTheLine(700)).kept).toHaveLength(3);
  });

  it('a mouse or pen that the system takes away keeps its line', () => {
    const cut = [
      ...PEN_ALONE.slice(0, 6),
      { ...PEN_ALONE[6]!, phase: 'cancel' as const },
      ...PEN_ALONE.slice(7),
    ];
    expect(after(cut).kept).toHaveLength(2);
  });
});

/** A pen that lands at a time in the line of a finger. */
function penInTheLine(atMs: number): StreamEvent[] {
  const [begun, rest] = [FINGER_ALONE.slice(0, 8), FINGER_ALONE.slice(8)];
  return [...begun, ...shifted(PEN_ALONE, atMs), ...shifted(rest, 1000)];
}

function shifted(events: readonly StreamEvent[], byMs: number): StreamEvent[] {
  return events.map((event) => ({ ...event, atMs: event.atMs + byMs }));
}

interface Palm {
  readonly fromMs: number;
  readonly lastsMs: number;
  readonly growsMs: number;
  readonly size: number;
  readonly points: number;
  readonly slip: number;
  readonly isCancelled: boolean;
}

function palmEvents({ fromMs, lastsMs, growsMs, size, points, slip, isCancelled }: Palm): StreamEvent[] {
  const large = { width: size, height: size * 0.7 };
  return Array.from({ length: points }, (_, point) => {
    const at = { id: 20 + point, x: 130 + 12 * point, y: 150 };
    const small = growsMs > 0 ? { width: 30, height: 30 } : large;
    const end = { ...at, atMs: fromMs + growsMs + lastsMs, x: at.x + slip, width: 1, height: 1 };
    return [
      { ...at, ...small, atMs: fromMs, phase: 'down' as const },
      { ...at, ...large, atMs: fromMs + growsMs, phase: 'move' as const },
      { ...at, ...large, atMs: fromMs + growsMs + lastsMs / 2, phase: 'move' as const, x: at.x + slip },
      { ...end, phase: isCancelled ? ('cancel' as const) : ('up' as const) },
      { ...end, phase: 'lost' as const },
    ];
  }).flat();
}
