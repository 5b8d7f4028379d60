/** A box of whole page pixels; `right` and `bottom` lie just outside it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest box around both; null is the empty box. */
export function union(a: Box | null, b: Box | null): Box | null {
  if (!a || !b) return a ?? b;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** The part of `a` inside `b`, or null when they do not meet. */
export function intersect(a: Box, b: Box): Box | null {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const right = Math.min(a.right, b.right);
  const bottom = Math.min(a.bottom, b.bottom);
  return left < right && top < bottom ? { left, top, right, bottom } : null;
}

/** The box of whole pixels so far around one, whose sides may lie between pixels. */
export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return {
    left: Math.floor(left - by),
    top: Math.floor(top - by),
    right: Math.ceil(right + by),
    bottom: Math.ceil(bottom + by),
  };
}

/** Whether all of `b` lies in `a`. */
export function contains(a: Box, b: Box): boolean {
  return a.left <= b.left && a.top <= b.top && a.right >= b.right && a.bottom >= b.bottom;
}
