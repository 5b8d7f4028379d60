import type { Point } from '../viewport.ts';

/** What a pointer did, as a tool sees it. */
export interface ToolSample {
  readonly phase: 'down' | 'move' | 'up' | 'end' | 'cancel';
  /** In view pixels. */
  readonly view: Point;
  /** In page pixels. */
  readonly page: Point;
  /** 0 to 255. */
  readonly pressure: number;
  /** 0 to 255. */
  readonly tilt: number;
}

/** One state of a gesture: takes a sample, does its work, gives the next state; null ends the gesture. */
export type GestureState = (sample: ToolSample) => GestureState | null;
