import type { UncoloredRegion } from '@inkbloom/engine';

/**
 * An area larger than this share of the page in one direction is a large one, one smaller than the other a small one.
 */
const LARGE = 0.4;
const SMALL = 0.08;

function third(at: number, names: readonly [string, string, string]): string {
  if (at < 1 / 3) return names[0];
  return at > 2 / 3 ? names[2] : names[1];
}

/** An area in words: how large it is and where it lies on the page. */
export function areaWords({ center, bounds }: Pick<UncoloredRegion, 'center' | 'bounds'>): string {
  const side = Math.max(bounds.width, bounds.height);
  const size = side > LARGE ? 'Large area' : side < SMALL ? 'Small area' : 'Area';
  const row = third(center.y, ['at the top', '', 'at the bottom']);
  const column = third(center.x, ['left', '', 'right']);
  const where = [row, column].filter(Boolean).join(' ');
  return `${size} ${where || 'in the middle'}`;
}
