/*
 * What a visitor colored on the landing page, until the studio has laid it on a drawing. Written with the browser's
 * storage
 * alone, since the landing page begins without the code of the other screens.
 */

const KEY = 'inkbloom.first-colors';

/** A color laid into a shape, from a place of the page in shares of it, 0 to 1. */
export interface FirstColor {
  readonly x: number;
  readonly y: number;
  /** #RRGGBB. */
  readonly hex: string;
}

interface Kept {
  readonly activityId: string;
  /** By the shape's id in the page's region map. */
  readonly colors: Readonly<Record<string, FirstColor>>;
  /** A drawing has them already. */
  readonly isLaid: boolean;
}

function isColor(value: unknown): value is FirstColor {
  const { x, y, hex } = (value ?? {}) as Partial<Record<keyof FirstColor, unknown>>;
  return (
    typeof x === 'number' && typeof y === 'number' && typeof hex === 'string' && /^#[\da-f]{6}$/i.test(hex)
  );
}

function read(activityId: string): Kept {
  const none = { activityId, colors: {}, isLaid: false };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    if (kept?.activityId !== activityId) return none;
    return {
      ...kept,
      colors: Object.fromEntries(Object.entries(kept.colors).filter(([, color]) => isColor(color))),
    };
  } catch {
    return none;
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Then the colors are on the landing page alone.
  }
}

/** Keeps what was done to a shape of a page: a color, or undefined where it was lifted off again. */
export function keepFirstColor(activityId: string, shape: number, color: FirstColor | undefined): void {
  const { [shape]: _before, ...others } = read(activityId).colors as Record<number, FirstColor>;
  write({ activityId, colors: color ? { ...others, [shape]: color } : others, isLaid: false });
}

/** The colors of a page by the ids of its shapes. */
export function firstColors(activityId: string): ReadonlyMap<number, FirstColor> {
  return new Map(Object.entries(read(activityId).colors).map(([shape, color]) => [Number(shape), color]));
}

/** The colors of a page for a drawing of it, once. */
export function takeFirstColors(activityId: string): readonly FirstColor[] {
  const kept = read(activityId);
  if (kept.isLaid) return [];
  const colors = Object.values(kept.colors);
  if (colors.length > 0) write({ ...kept, isLaid: true });
  return colors;
}
