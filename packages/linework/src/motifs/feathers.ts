import { petal, type PetalKind } from '../geometry/petal.ts';
import { place, type Shape } from '../geometry/point.ts';
import { bounds } from '../geometry/path.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';

/** Overlapping feathers or scales that fill a zone, hanging down. */
export interface Plumage {
  readonly zone: Shape;
  /** Width of one feather in units. */
  readonly size: number;
  readonly kind: PetalKind;
  readonly roles: readonly Role[];
  /** What each whole feather carries. */
  readonly mark?: 'rib' | 'drop' | 'none';
}

/** Draws rows of feathers from the bottom up, so that each row lies over the next. */
export function plumage(sheet: Sheet, it: Plumage): void {
  const [left, top, right, bottom] = bounds(it.zone);
  const inside = sheet.inside(it.zone);
  const step = it.size * 0.72;
  const rows = Math.ceil((bottom - top) / step) + 1;
  const columns = Math.ceil((right - left) / it.size / 2) + 1;
  const middle = (left + right) / 2;
  for (let row = rows; row >= 0; row--) {
    for (let column = -columns; column <= columns; column++) {
      const x = middle + (column + (row % 2) * 0.5) * it.size;
      const at = { x, y: top + (row - 1) * step, angle: Math.PI };
      inside.shape(
        place(petal(it.kind, it.size * 1.3, it.size * 1.02), at),
        'line',
        it.roles[row % it.roles.length],
      );
      if (it.mark === 'rib')
        inside.line(
          place(
            [
              [0, -it.size * 0.72],
              [0, -it.size * 1.12],
            ],
            at,
          ),
          'fine',
          0.6,
        );
      if (it.mark === 'drop')
        inside.shape(
          place(petal('drop', it.size * 0.42, it.size * 0.26), { ...at, y: at.y + it.size * 0.66 }),
          'fine',
          'paper',
        );
    }
  }
}
