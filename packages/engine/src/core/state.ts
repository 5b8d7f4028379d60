import type { Settings } from './settings.ts';

/** What the engine shows of itself: a new object whenever something in it changes. */
export interface EngineState extends Settings {
  /** 1 to 4. */
  readonly zoom: number;
  /** The part of the page in view, as shares of the page. */
  readonly visible: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** How much of the page's regions has paint, 0 to 1. */
  readonly coloredShare: number;
  /** Strokes and fills begun since the page was opened, replayed ones included. */
  readonly strokes: number;
  /** Whether a pen has touched the page. */
  readonly penSeen: boolean;
}

/**
 * Whether two objects hold the same values under the same names; no lists are made, as this runs with every sample of a
 * pointer.
 */
export function sameValues<T extends object>(a: T, b: T): boolean {
  for (const name in a) if (a[name] !== b[name]) return false;
  return true;
}
