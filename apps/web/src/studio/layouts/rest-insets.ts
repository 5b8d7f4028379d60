import type { Insets } from '@inkbloom/engine';
import { useCallback, useState, type RefCallback } from 'react';

/** No room taken at any side. */
export const NO_INSETS: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

function between(outer: DOMRect, inner: DOMRect): Insets {
  return {
    left: inner.left - outer.left,
    top: inner.top - outer.top,
    right: outer.right - inner.right,
    bottom: outer.bottom - inner.bottom,
  };
}

function same(a: Insets, b: Insets): boolean {
  return a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
}

/**
 * The room the controls take at each side of the stage, in CSS pixels, and the ref of the element to measure it by:
 * CSS lays that where the page rests at 100 %. The element needs a new key whenever it may have moved.
 */
export function useRestInsets(): readonly [Insets, RefCallback<HTMLElement>] {
  const [insets, setInsets] = useState(NO_INSETS);
  const rest = useCallback((element: HTMLElement | null) => {
    const stage = element?.parentElement;
    if (!element || !stage) return undefined;
    const measure = (): void => {
      const found = between(stage.getBoundingClientRect(), element.getBoundingClientRect());
      setInsets((known) => (same(known, found) ? known : found));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(stage);
    measure();
    return () => observer.disconnect();
  }, []);
  return [insets, rest];
}
