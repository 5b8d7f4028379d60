import { assertBrush, type BrushName } from './brushes/brush.ts';
import { parseColor } from './pixel.ts';

/**
 * Where strokes may go: everywhere, in the first region they touch, or in the region of an id, a whole number from 1.
 */
export type StayInside = 'off' | 'first' | number;

/** What a person draws with. */
export interface Settings {
  readonly brush: BrushName;
  /** `#rrggbb`, lower case. */
  readonly color: string;
  /** Width in view pixels at 100 %, a whole number from 1 to 32. */
  readonly size: number;
  /** 0.05 to 1. */
  readonly opacity: number;
  /** Whether brushes are five times as wide, up to a fifth of the page, for small hands. */
  readonly large: boolean;
  readonly mode: 'draw' | 'pan';
  readonly stayInside: StayInside;
  /** Whether a finger draws; else it moves the page, and taps fill. */
  readonly drawWithFinger: boolean;
  /** Whether a tap of two fingers undoes and one of three redoes. */
  readonly fingerCommands: boolean;
}

/** What the studio opens with (CAN-3). */
export const DEFAULT_SETTINGS: Settings = {
  brush: 'watercolor',
  color: '#8b5a3c',
  size: 3,
  opacity: 0.8,
  large: false,
  mode: 'draw',
  stayInside: 'off',
  drawWithFinger: true,
  fingerCommands: true,
};

/** The ends of the size slider. */
export const SIZE_RANGE = [1, 32] as const;

/** The ends of the opacity slider. */
export const OPACITY_RANGE = [0.05, 1] as const;

/**
 * Settings with some changed. Sizes and opacities are brought into their range, a color that is not `#rrggbb` is passed
 * over (CAN-4), an unknown brush, a size or opacity that is no number or an impossible region throws a RangeError.
 */
export function changed(settings: Settings, change: Partial<Settings>): Settings {
  const next = { ...settings, ...change };
  assertBrush(next.brush);
  if (!Number.isFinite(next.size) || !Number.isFinite(next.opacity)) throw new RangeError('Not a number');
  if (!isStayInside(next.stayInside)) throw new RangeError(`Not a region: ${next.stayInside}`);
  return {
    ...next,
    color: parseColor(next.color) === null ? settings.color : next.color.toLowerCase(),
    size: Math.round(Math.min(SIZE_RANGE[1], Math.max(SIZE_RANGE[0], next.size))),
    opacity: Math.min(OPACITY_RANGE[1], Math.max(OPACITY_RANGE[0], next.opacity)),
  };
}

function isStayInside(value: StayInside): boolean {
  return value === 'off' || value === 'first' || (Number.isInteger(value) && value >= 1);
}
