import { ZOOM_STEP } from './zoom-limits.ts';
import type { Point } from './view.ts';

/** What a key does to the viewer. */
export type KeyAction =
  | { readonly kind: 'zoom'; readonly direction: 'in' | 'out' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'turn'; readonly by: 1 | -1 }
  | { readonly kind: 'pan'; readonly by: Point };

/** CSS pixels an arrow key moves a zoomed page. */
const ARROW_STEP = 64;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: ARROW_STEP, y: 0 },
  ArrowRight: { x: -ARROW_STEP, y: 0 },
  ArrowUp: { x: 0, y: ARROW_STEP },
  ArrowDown: { x: 0, y: -ARROW_STEP },
};

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * The action of a key: plus and minus zoom, 0 shows the whole page, arrows look around a zoomed page and turn the
 * pages of a whole one. Undefined for keys that stay the browser's.
 */
export function keyAction(press: KeyPress, isZoomed: boolean): KeyAction | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (press.key === '+' || press.key === '=') return { kind: 'zoom', direction: 'in' };
  if (press.key === '-') return { kind: 'zoom', direction: 'out' };
  if (press.key === '0') return { kind: 'reset' };
  const by = ARROWS[press.key];
  if (by && isZoomed) return { kind: 'pan', by };
  return by && by.x !== 0 ? { kind: 'turn', by: by.x < 0 ? 1 : -1 } : undefined;
}

interface WheelTurn {
  readonly deltaY: number;
  /** 0 where deltaY is in pixels, 1 in lines. */
  readonly deltaMode: number;
  /** Also set by the browser while a touchpad is pinched. */
  readonly ctrlKey: boolean;
}

/**
 * Whether a turn of the wheel zooms the page instead of scrolling the screen: always with the control key, always
 * while zoomed, and upward where the screen has nothing above to scroll to.
 */
export function wheelZooms(turn: WheelTurn, scale: number, scrolled: number): boolean {
  if (turn.deltaY === 0) return false;
  return turn.ctrlKey || scale > 1 || (turn.deltaY < 0 && scrolled <= 0);
}

/** Pixels of one notch of a mouse wheel, of one line, and of a pinch that is worth a whole step. */
const NOTCH = 100;
const LINE = 34;
const PINCH = 25;

/** The factor a turn zooms by: one step for a notch of a wheel, less for the small turns of a touchpad. */
export function wheelFactor(turn: WheelTurn): number {
  const pixels = turn.deltaY * (turn.deltaMode === 1 ? LINE : 1);
  const steps = -pixels / (turn.ctrlKey ? PINCH : NOTCH);
  return ZOOM_STEP ** Math.min(1, Math.max(-1, steps));
}
