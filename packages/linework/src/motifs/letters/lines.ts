import { grow, unite } from '../../geometry/boolean.ts';
import { bounds, shapeArea } from '../../geometry/path.ts';
import { place, type Shape } from '../../geometry/point.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { wordForm } from './letterforms.ts';

/** Where lines of words may lie: the middle of the box and how wide and high it is. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Square units that a hole in the white about words has at least. */
const SMALLEST_HOLE = 1200;
const FILLS: readonly PatternName[] = ['scales', 'diamonds', 'hearts', 'stars'];
const SPACE = 250;

/** The lines one below the other, as large as fits the box; letters hop up and down by a share of their height. */
export function laidOut(lines: readonly string[], box: Box, hop = 0): Shape[] {
  const rows = lines.map((line) =>
    line.split(' ').flatMap((word, i, words) => {
      const before = words.slice(0, i).join('').length;
      const shapes = wordForm(words.join(''), 84, 40);
      return shapes
        .slice(before, before + word.length)
        .map((shape) => shape.map((path) => place(path, { x: (i - (words.length - 1) / 2) * SPACE })));
    }),
  );
  const placed = rows.flatMap((row, i) =>
    row.map((shape, k) =>
      shape.map((path) =>
        place(path, { y: (i - (rows.length - 1) / 2) * 560 + (k % 2 === 0 ? -hop : hop) * 200 }),
      ),
    ),
  );
  const [left, top, right, bottom] = bounds(placed.flat());
  const scale = Math.min(box.width / (right - left), box.height / (bottom - top));
  return placed.map((shape) =>
    shape.map((path) =>
      place(path, {
        x: box.x - ((left + right) / 2) * scale,
        y: box.y - ((top + bottom) / 2) * scale,
        scale,
      }),
    ),
  );
}

/** How words are painted. */
export interface Painted {
  readonly random: Random;
  /** How far the white around them reaches. */
  readonly halo: number;
  /** Whether a small pattern fills them. */
  readonly isFilled: boolean;
}

/** Paints letters in four colors, with white about them. */
export function paintWords(
  sheet: Sheet,
  letters: readonly Shape[],
  { random, halo, isFilled }: Painted,
): void {
  const white = unite(letters.flatMap((letter) => grow(letter, halo))).filter(
    (path) => shapeArea([path]) > SMALLEST_HOLE,
  );
  sheet.shape(white, 'bold', 'paper');
  const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
  const pattern = random.pick(FILLS);
  for (const [i, letter] of letters.entries()) {
    const role = roles[i % 4]!;
    sheet.shape(letter, 'bold', role);
    if (isFilled)
      fillZone(pattern, { sheet, zone: grow(letter, -7), size: 40, angle: 0, roles: [role, 'soft'] });
  }
}
