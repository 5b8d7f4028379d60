import type { Shade, Surround } from '@inkbloom/engine/dom';

/** The numbers of a computed CSS color, `rgb(…)` or `rgba(…)`. */
function shadeOf(color: string): Shade {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}

/** What the canvas draws around the page, as the stylesheet says it of the element that holds the canvas. */
export function surroundOf(controls: HTMLElement): Surround {
  const { color, backgroundColor, caretColor } = getComputedStyle(controls);
  return { middle: shadeOf(color), edge: shadeOf(backgroundColor), shadow: shadeOf(caretColor) };
}

/** Calls back whenever the theme, and with it the surround, may have changed; the answer stops that. */
export function onTheme(changed: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', changed);
  return () => dark.removeEventListener('change', changed);
}
