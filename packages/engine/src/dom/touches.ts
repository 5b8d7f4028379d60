import type { Engine, PointerSample } from '../engine.ts';
import { FingerTaps } from './finger-taps.ts';
import { isPalm, type Contact } from './palm.ts';

/** How far a first finger must go, in view pixels, before a second one is ruled out and it draws. */
const RULED_OUT_PX = 6;
/** A second finger that lands within this time after a line began makes it a pinch; later ones are strays. */
const SECOND_FINGER_MS = 300;
/** A finger that has rested this long when another one lands is a palm whose size the device does not tell. */
const RESTING_MS = 500;
/** What is younger than this when a pen lands, or a palm is found out, was the palm's doing. */
const PALM_DOING_MS = 500;
/** So many samples of a finger are kept until it is known what it does. */
const TRAIL_SAMPLES = 64;

/** A contact on the view, in view pixels. */
export interface Touch extends Contact {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly pressure: number;
}

type TouchEngine = Pick<
  Engine,
  'pointer' | 'panBy' | 'beginPinch' | 'movePinch' | 'cancelPinch' | 'undo' | 'redo' | 'state'
>;

/** A finger that is down. */
interface Finger {
  readonly sinceMs: number;
  /** Where it landed and went, as long as that may still become a line. */
  readonly trail: Touch[];
  last: Touch;
}

/** What the fingers are doing; `spent` until all of them are up. docs/engine/input.md has the table. */
type Doing =
  | { readonly kind: 'idle' | 'spent' }
  | { readonly kind: 'held' | 'panning'; readonly id: number }
  | { readonly kind: 'drawing'; readonly id: number; readonly sinceMs: number }
  | {
      readonly kind: 'pinching';
      readonly ids: readonly [number, number];
      readonly spread: number;
      readonly sinceMs: number;
    };

const IDLE: Doing = { kind: 'idle' };
const SPENT: Doing = { kind: 'spent' };

/**
 * Tells one finger from two, and fingers from palms. One draws, or pans where fingers do not draw; it is held back
 * until it has moved a little or is lifted, since a second one may follow. Two move and zoom the page; if they only
 * tap, that is undo, and three of them redo. Palms do nothing and stop nothing.
 */
export class Touches {
  readonly #engine: TouchEngine;
  readonly #clock: () => number;
  readonly #fingers = new Map<number, Finger>();
  /** Contacts that are down and do not count. */
  readonly #ignored = new Set<number>();
  readonly #taps = new FingerTaps();
  #doing: Doing = IDLE;

  constructor(engine: TouchEngine, clock = () => performance.now()) {
    this.#engine = engine;
    this.#clock = clock;
  }

  /** A contact that lands while a pen is down, or was just lifted, does nothing until it is lifted. */
  ignore(id: number): void {
    this.#ignored.add(id);
  }

  down(touch: Touch): void {
    if (isPalm(touch, 0)) return this.ignore(touch.id);
    const now = this.#clock();
    const doing = this.#doing;
    if (doing.kind === 'drawing' && now - doing.sinceMs > SECOND_FINGER_MS) return this.ignore(touch.id);
    this.#ignoreResting(now);
    this.#fingers.set(touch.id, { sinceMs: now, trail: [touch], last: touch });
    this.#taps.land(touch.id, touch, now, this.#fingers.size === 1);
    if (this.#fingers.size === 1) this.#doing = { kind: 'held', id: touch.id };
    else if (doing.kind !== 'pinching' && doing.kind !== 'drawing') this.#beginPinch();
  }

  move(touch: Touch): void {
    const finger = this.#fingers.get(touch.id);
    if (!finger) return;
    if (isPalm(touch, this.#clock() - finger.sinceMs)) return this.#rejectPalm(touch.id);
    const { last } = finger;
    finger.last = touch;
    if (finger.trail.length < TRAIL_SAMPLES) finger.trail.push(touch);
    this.#taps.move(touch.id, touch);
    const doing = this.#doing;
    if (doing.kind === 'pinching') this.#movePinch();
    else if (doing.kind === 'held') this.#release(finger);
    else if (doing.kind === 'panning') this.#engine.panBy(touch.x - last.x, touch.y - last.y);
    else if (doing.kind === 'drawing' && doing.id === touch.id) this.#send('move', touch);
    else if (doing.kind === 'drawing' && hasMoved(finger)) this.#beginPinch();
  }

  up(touch: Touch): void {
    this.#ignored.delete(touch.id);
    const finger = this.#fingers.get(touch.id);
    if (!finger) return;
    this.#fingers.delete(touch.id);
    const doing = this.#doing;
    if (doing.kind === 'held') this.#tap(finger, touch);
    if (doing.kind === 'drawing' && doing.id === touch.id) this.#send('up', touch);
    if (this.#fingers.size === 0) this.#doing = IDLE;
    else if (isPartOf(doing, touch.id)) this.#doing = SPENT;
    if (this.#fingers.size === 0) this.#endTap();
  }

  /** The device took a contact away: it was a palm, or the system's. What it did is taken back. */
  cancel({ id }: Pick<Touch, 'id'>): void {
    this.#ignored.delete(id);
    if (!this.#fingers.has(id)) return;
    this.#taps.spoil();
    this.#reject(id, 'cancel');
  }

  /** A contact is no longer told of; what it drew stays. */
  lose({ id }: Pick<Touch, 'id'>): void {
    this.#ignored.delete(id);
    // Browsers tell of a lost capture after every lift, too.
    if (!this.#fingers.has(id)) return;
    this.#taps.spoil();
    this.#reject(id, 'end');
  }

  /** A pen or a mouse landed: every contact that is down stops, and does nothing until it is lifted. */
  suspend(): void {
    const now = this.#clock();
    const doing = this.#doing;
    this.#taps.spoil();
    if (doing.kind === 'drawing') {
      const isPalmsLine = now - doing.sinceMs < PALM_DOING_MS;
      this.#send(isPalmsLine ? 'cancel' : 'end', this.#fingers.get(doing.id)!.last);
    }
    if (doing.kind === 'pinching' && now - doing.sinceMs < PALM_DOING_MS) this.#engine.cancelPinch();
    for (const id of this.#fingers.keys()) this.#ignored.add(id);
    this.#fingers.clear();
    this.#doing = IDLE;
  }

  #rejectPalm(id: number): void {
    this.#taps.forget(id);
    this.#reject(id, 'cancel');
    this.ignore(id);
  }

  /** Ends what a contact does, and goes on with the one finger that is left, if there is one. */
  #reject(id: number, phase: 'cancel' | 'end'): void {
    const finger = this.#fingers.get(id)!;
    const doing = this.#doing;
    this.#fingers.delete(id);
    if (doing.kind !== 'spent' && !isPartOf(doing, id)) return;
    if (doing.kind === 'drawing') this.#send(phase, finger.last);
    if (doing.kind === 'pinching') this.#engine.cancelPinch();
    const [left] = this.#fingers.values();
    if (!left) this.#doing = IDLE;
    else if (this.#fingers.size === 1 && phase === 'cancel') this.#hold(left);
    else this.#doing = SPENT;
  }

  /** Has a finger begin, from where it landed if that was just now. */
  #hold({ sinceMs, trail, last }: Finger): void {
    const now = this.#clock();
    const isYoung = now - sinceMs < PALM_DOING_MS && trail.length < TRAIL_SAMPLES;
    const finger = isYoung ? { sinceMs, trail, last } : { sinceMs: now, trail: [last], last };
    this.#fingers.set(last.id, finger);
    this.#doing = { kind: 'held', id: last.id };
    if (isYoung) this.#release(finger);
  }

  #ignoreResting(now: number): void {
    const doing = this.#doing;
    if (doing.kind !== 'held' || now - this.#fingers.get(doing.id)!.sinceMs < RESTING_MS) return;
    this.#fingers.delete(doing.id);
    this.ignore(doing.id);
  }

  #release(finger: Finger): void {
    if (!hasMoved(finger)) return;
    const { trail, last } = finger;
    const start = trail[0]!;
    const { drawWithFinger, mode } = this.#engine.state();
    if (!drawWithFinger && mode === 'draw') {
      this.#doing = { kind: 'panning', id: last.id };
      return this.#engine.panBy(last.x - start.x, last.y - start.y);
    }
    this.#doing = { kind: 'drawing', id: last.id, sinceMs: this.#clock() };
    this.#send('down', start);
    for (const touch of trail.slice(1)) this.#send('move', touch);
  }

  /** A tap fills with any finger; it draws a dot only where fingers draw. */
  #tap({ trail }: Finger, end: Touch): void {
    const { drawWithFinger, brush } = this.#engine.state();
    if (!drawWithFinger && brush !== 'fill') return;
    this.#send('down', trail[0]!);
    this.#send('up', end);
  }

  #endTap(): void {
    const count = this.#taps.finish(this.#clock());
    if (!this.#engine.state().fingerCommands) return;
    if (count === 2) this.#engine.undo({ byTouch: true });
    if (count === 3) this.#engine.redo({ byTouch: true });
  }

  #beginPinch(): void {
    if (this.#doing.kind === 'drawing') {
      this.#send('cancel', this.#fingers.get(this.#doing.id)!.last);
      this.#taps.spoil();
    }
    const [a, b] = [...this.#fingers.values()].slice(-2) as [Finger, Finger];
    const ids = [a.last.id, b.last.id] as const;
    this.#doing = { kind: 'pinching', ids, spread: spreadOf(a, b), sinceMs: this.#clock() };
    this.#engine.beginPinch(middleOf(a, b));
  }

  /** The page follows both fingers from where they began, so that a parallel move keeps the zoom exactly. */
  #movePinch(): void {
    if (this.#doing.kind !== 'pinching' || this.#taps.pending) return;
    const { ids, spread } = this.#doing;
    const [a, b] = [this.#fingers.get(ids[0])!, this.#fingers.get(ids[1])!];
    this.#engine.movePinch(middleOf(a, b), spreadOf(a, b) / spread);
  }

  #send(phase: PointerSample['phase'], { x, y, pressure }: Touch): void {
    this.#engine.pointer({ phase, x, y, pressure, pointerType: 'touch' });
  }
}

function hasMoved({ trail, last }: Finger): boolean {
  return (
    trail.some(({ x, y }) => Math.hypot(x - trail[0]!.x, y - trail[0]!.y) >= RULED_OUT_PX) ||
    Math.hypot(last.x - trail[0]!.x, last.y - trail[0]!.y) >= RULED_OUT_PX
  );
}

/** Whether a finger takes part in what the fingers are doing. */
function isPartOf(doing: Doing, id: number): boolean {
  return doing.kind === 'pinching' ? doing.ids.includes(id) : 'id' in doing && doing.id === id;
}

function middleOf(a: Finger, b: Finger): { x: number; y: number } {
  return { x: (a.last.x + b.last.x) / 2, y: (a.last.y + b.last.y) / 2 };
}

function spreadOf(a: Finger, b: Finger): number {
  return Math.max(1, Math.hypot(a.last.x - b.last.x, a.last.y - b.last.y));
}
