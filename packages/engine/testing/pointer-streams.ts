import type { PointerInput } from '../src/dom/pointer-router.ts';

/** A pointer event as a browser would tell of it; what is left out is as for a fingertip. */
export interface StreamEvent extends Partial<Omit<PointerInput, 'id' | 'phase'>> {
  readonly atMs: number;
  readonly id: number;
  readonly phase: PointerInput['phase'];
}

/** The events of some contacts in the order a device tells of them. */
export interface PointerStream {
  readonly name: string;
  /** Written by hand after the documented order of the device, not recorded on one. */
  readonly made: true;
  readonly events: readonly StreamEvent[];
}

const FINGER = 1;
const PALM = 2;
const PEN = 9;

/** A finger's line from (60, 60) to (180, 60), beginning at a time. */
function fingerLine(fromMs: number, id = FINGER): StreamEvent[] {
  return line(fromMs, id, { width: 24, height: 28 });
}

/** A pen's line along the same way. */
function penLine(fromMs: number): StreamEvent[] {
  return line(fromMs, PEN, { pointerType: 'pen', pressure: 0.6, width: 1, height: 1 });
}

function line(fromMs: number, id: number, as: Partial<StreamEvent>): StreamEvent[] {
  const moves = Array.from({ length: 12 }, (_, i) => {
    return { ...as, atMs: fromMs + 16 * (i + 1), id, phase: 'move' as const, x: 70 + 10 * i, y: 60 };
  });
  return [
    { ...as, atMs: fromMs, id, phase: 'down', x: 60, y: 60 },
    ...moves,
    { ...as, atMs: fromMs + 220, id, phase: 'up', x: 180, y: 60 },
    { ...as, atMs: fromMs + 220, id, phase: 'lost', x: 180, y: 60 },
  ];
}

/** A resting hand that slips a little. */
function palm(fromMs: number, toMs: number, as: Partial<StreamEvent>, end: 'up' | 'cancel'): StreamEvent[] {
  const at = (atMs: number, phase: StreamEvent['phase'], x: number) => {
    return { ...as, atMs, id: PALM, phase, x, y: 150 };
  };
  const endEvent =
    end === 'cancel' ? { ...at(toMs, 'cancel', 160), width: 1, height: 1 } : at(toMs, 'up', 160);
  return [
    at(fromMs, 'down', 140),
    at((fromMs + toMs) / 2, 'move', 150),
    endEvent,
    { ...endEvent, phase: 'lost' },
  ];
}

function inOrder(...parts: readonly StreamEvent[][]): StreamEvent[] {
  return parts.flat().toSorted((a, b) => a.atMs - b.atMs);
}

const LARGE = { width: 90, height: 120 };
const UNKNOWN = { width: 1, height: 1 };

/** Streams in which a finger draws one line and a palm lands, rests or slips. */
export const FINGER_AND_PALM: readonly PointerStream[] = [
  {
    name: 'iPad: palm first, known by its size, lifted after the line',
    made: true,
    events: inOrder(palm(0, 400, LARGE, 'up'), fingerLine(100)),
  },
  {
    name: 'iPad: palm lands in the line',
    made: true,
    events: inOrder(fingerLine(0), palm(80, 400, LARGE, 'up')),
  },
  {
    name: 'Android: palm lands in the line and is cancelled late, its size fallen back to 1',
    made: true,
    events: inOrder(fingerLine(0), palm(80, 180, LARGE, 'cancel')),
  },
  {
    name: 'Android: palm first, small at its landing and larger in its next event',
    made: true,
    events: inOrder(
      [{ atMs: 0, id: PALM, phase: 'down', x: 140, y: 150, width: 30, height: 34 }],
      [{ atMs: 24, id: PALM, phase: 'move', x: 141, y: 150, ...LARGE }],
      fingerLine(60),
      [{ atMs: 500, id: PALM, phase: 'cancel', x: 170, y: 150, ...UNKNOWN }],
    ),
  },
  {
    name: 'Windows: sizes unknown, the palm rests first for long',
    made: true,
    events: inOrder([{ atMs: 0, id: PALM, phase: 'down', x: 140, y: 150, ...UNKNOWN }], fingerLine(700), [
      { atMs: 1200, id: PALM, phase: 'up', x: 140, y: 150, ...UNKNOWN },
    ]),
  },
  {
    name: 'Windows: sizes unknown, the palm lands in the line and stays',
    made: true,
    events: inOrder(
      fingerLine(0),
      [{ atMs: 90, id: PALM, phase: 'down', x: 140, y: 150, ...UNKNOWN }],
      [{ atMs: 400, id: PALM, phase: 'up', x: 141, y: 150, ...UNKNOWN }],
    ),
  },
];

/** Streams in which a pen draws one line and the hand beside it touches the view. */
export const PEN_AND_PALM: readonly PointerStream[] = [
  {
    name: 'iPad: palm lands with the pen and slips',
    made: true,
    events: inOrder(penLine(0), palm(60, 400, UNKNOWN, 'up')),
  },
  {
    name: 'Windows: palm lands first and is cancelled as the pen comes',
    made: true,
    events: inOrder(palm(0, 90, LARGE, 'cancel'), penLine(100)),
  },
  {
    name: 'Android: two points of a palm tap while the pen draws',
    made: true,
    events: inOrder(
      penLine(0),
      palm(60, 160, UNKNOWN, 'up'),
      palm(60, 160, UNKNOWN, 'up').map((event) => ({ ...event, id: 3, y: 170 })),
    ),
  },
  {
    name: 'Android: palm rests on after the pen was lifted, lands again within half a second',
    made: true,
    events: inOrder(
      penLine(0),
      palm(60, 300, UNKNOWN, 'up'),
      palm(500, 900, UNKNOWN, 'up').map((event) => ({ ...event, id: 4 })),
    ),
  },
];

/** The one line of FINGER_AND_PALM and of PEN_AND_PALM, drawn alone. */
export const FINGER_ALONE: readonly StreamEvent[] = fingerLine(0);
export const PEN_ALONE: readonly StreamEvent[] = penLine(0);
