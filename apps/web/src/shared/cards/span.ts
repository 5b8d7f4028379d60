/** Part of a long list, from the first place to the one after the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What of a list is in view: all measures in CSS pixels along the way it scrolls. */
export interface VisibleSpan {
  /** Where the view begins, counted from the beginning of the list; negative above it. */
  readonly start: number;
  readonly size: number;
  /** From the beginning of one item to that of the next. */
  readonly pitch: number;
  readonly count: number;
  /** Items that are kept on either side, for the Tab key and for the next turn of the wheel. */
  readonly spare: number;
}

/** The items of a list that are worth having in the document. */
export function spanInView({ start, size, pitch, count, spare }: VisibleSpan): Span {
  if (pitch <= 0) return { from: 0, to: 0 };
  const from = Math.floor(start / pitch) - spare;
  const to = Math.ceil((start + size) / pitch) + spare;
  return { from: Math.min(count, Math.max(0, from)), to: Math.max(0, Math.min(count, to)) };
}

/** Whether two spans are of the same items. */
export function isSameSpan(a: Span, b: Span): boolean {
  return a.from === b.from && a.to === b.to;
}
