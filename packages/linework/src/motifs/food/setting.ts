import { clockwise } from '../../geometry/boolean.ts';
import { rectangle } from '../../geometry/forms.ts';
import type { Path, Shape } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';

const MARGIN = 32;

/** Where a dish stands on a page that is filled from edge to edge. */
export interface Setting {
  readonly size: readonly [width: number, height: number];
  /** How high up the page the table's edge lies, from the top. */
  readonly edge: number;
  readonly wall: (sheet: Sheet, zone: Shape) => void;
  readonly table: (sheet: Sheet, zone: Shape) => void;
}

/** Draws wall and table behind a dish; gives the rim of the page. */
export function setting(sheet: Sheet, { size: [width, height], edge, wall, table }: Setting): Path {
  const rim = clockwise(rectangle(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN, 12));
  const inside = sheet.layer('setting').inside([rim]);
  wall(inside, [rectangle(0, 0, width, edge)]);
  table(inside, [rectangle(0, edge, width, height - edge)]);
  inside.line(
    [
      [0, edge],
      [width, edge],
    ],
    'bold',
    0,
  );
  sheet.layer('setting').rim(rim, 'bold');
  return rim;
}
