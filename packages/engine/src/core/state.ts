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
}

/** Whether two states say the same. */
export function sameState(a: EngineState, b: EngineState): boolean {
  const flat = ({ visible, ...rest }: EngineState) => [...Object.values(rest), ...Object.values(visible)];
  const other = flat(b);
  return flat(a).every((value, i) => value === other[i]);
}
