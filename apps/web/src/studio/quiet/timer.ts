/** Minutes one press of +5 adds. */
const EXTENSION = 5;

const MINUTE = 60_000;

/** A countdown; times in milliseconds. */
export interface Timer {
  /** All of its time. */
  readonly length: number;
  readonly left: number;
  readonly running: boolean;
}

/** A timer of some minutes, at rest. */
export function newTimer(minutes: number): Timer {
  return { length: minutes * MINUTE, left: minutes * MINUTE, running: false };
}

/** Runs; one that ran out begins anew. */
export function started(timer: Timer): Timer {
  return { ...timer, left: timer.left > 0 ? timer.left : timer.length, running: true };
}

/** Rests where it is. */
export function paused(timer: Timer): Timer {
  return { ...timer, running: false };
}

/** Five minutes more. */
export function extended(timer: Timer): Timer {
  const more = EXTENSION * MINUTE;
  return { ...timer, length: timer.length + more, left: timer.left + more };
}

/** After some time has passed; at zero it stops. A timer at rest stays as it is. */
export function after(timer: Timer, passed: number): Timer {
  if (!timer.running) return timer;
  const left = Math.max(0, timer.left - Math.max(0, passed));
  return { ...timer, left, running: left > 0 };
}

/** The share of its time that is left, 0 to 1. */
export function shareLeft({ left, length }: Timer): number {
  return Math.min(1, left / length);
}

/** The time left as "11:24"; a begun second counts whole. */
export function clockFace({ left }: Pick<Timer, 'left'>): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
