import { ellipse } from '../../geometry/forms.ts';
import { normals } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';

/** What grows along a frond. */
export type FrondKind = 'leafy' | 'round' | 'fern' | 'berry';

/** A stalk along a spine, its leaves of one size. */
export interface Frond {
  readonly spine: Path;
  readonly kind: FrondKind;
  /** Length of the lowest leaves, in units. */
  readonly size: number;
  readonly pairs: number;
}

const WIDTHS: Readonly<Record<FrondKind, number>> = { leafy: 0.5, round: 0.8, fern: 0.36, berry: 0.5 };

/** Draws a stalk with leaves (or berries) in pairs and one at its tip, the upper ones smaller. */
export function frond(sheet: Sheet, it: Frond): void {
  sheet.line(it.spine, 'line', 0.3);
  const sides = normals(it.spine);
  const pairs = it.kind === 'fern' ? Math.round(it.pairs * 1.5) : it.pairs;
  for (let i = 0; i < pairs; i++) {
    const share = 0.16 + (0.78 * i) / pairs;
    const at = Math.floor(share * (it.spine.length - 1));
    const [nx, ny] = sides[at]!;
    const way = Math.atan2(ny, nx);
    for (const side of [-1, 1])
      growth(sheet, it, it.spine[at]!, way + side * (it.kind === 'fern' ? 1.1 : 0.9), 1 - 0.4 * share);
  }
  const [nx, ny] = sides.at(-1)!;
  growth(sheet, it, it.spine.at(-1)!, Math.atan2(ny, nx), 0.72);
}

function growth(sheet: Sheet, it: Frond, [x, y]: Path[number], angle: number, share: number): void {
  const size = it.size * share;
  const spot = { x, y, angle: angle };
  if (it.kind === 'berry') {
    sheet.line(
      place(
        [
          [0, 0],
          [2, -size * 0.5],
        ],
        spot,
      ),
      'fine',
      0,
    );
    const [middle] = place([[2, -size * 0.62]], spot);
    return sheet.shape(ellipse(...middle!, size * 0.24), 'line', 'c');
  }
  sheet.shape(
    place(petal(it.kind === 'round' ? 'round' : 'leaf', size, size * WIDTHS[it.kind]), spot),
    'line',
    'leaf',
  );
  if (it.kind !== 'fern')
    sheet.line(
      place(
        [
          [0, -size * 0.06],
          [0, -size * 0.6],
        ],
        spot,
      ),
      'fine',
      0.6,
    );
}
