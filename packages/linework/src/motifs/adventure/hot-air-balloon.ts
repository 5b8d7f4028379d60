import { clockwise } from '../../geometry/boolean.ts';
import { twin } from '../../geometry/curve.ts';
import { rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Path, Point } from '../../geometry/point.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const PROFILE = knots('0,-320 150,-296 262,-200 296,-60 262,76 176,196 76,290! 0,300');

/** A hot-air balloon whose envelope is 600 units high about the origin; its basket hangs at y 360 to 450. */
export interface HotAirBalloon {
  readonly level: 0 | 1 | 2;
  readonly roles: readonly [Role, Role, Role];
  readonly pattern: PatternName;
  /** Drawn in the basket, standing on its origin, before the basket's wall. */
  readonly riders?: (sheet: Sheet) => void;
}

const gore = (share: number): Path => clockwise(twin(PROFILE)).map(([x, y]): Point => [x * share, y]);

/** Draws ropes, riders, basket and envelope. */
export function hotAirBalloon(sheet: Sheet, it: HotAirBalloon): void {
  for (const x of [-62, 62])
    sheet.line(
      [
        [x * 1.1, 280],
        [x, 366],
      ],
      'line',
      0,
    );
  it.riders?.(sheet.inside([rectangle(-150, 120, 300, 260)]).at({ y: 450 }));
  basket(sheet, it.level);
  const rim = gore(1);
  sheet.shape(rim, 'bold', it.roles[0]);
  const shares = it.level === 0 ? [0.5] : [0.76, 0.5, 0.22];
  for (const [i, share] of shares.entries()) sheet.shape(gore(share), 'line', it.roles[(i + 1) % 3]);
  const band = [rectangle(-320, -96, 640, it.level === 0 ? 130 : 104)];
  const zone = sheet.inside([rim]);
  if (it.level > 0) {
    zone.shape(band, 'line', it.roles[2]);
    const cut = [rectangle(-286, -96, 572, 104)];
    fillZone(it.pattern, {
      sheet: zone,
      zone: cut,
      size: it.level === 1 ? 104 : 62,
      angle: 0,
      roles: [it.roles[0], 'cream'],
    });
  } else zone.shape(band, 'line', 'cream');
  const skirt = [
    [-96, 268],
    [96, 268],
    [76, 306],
    [-76, 306],
  ] as const;
  sheet.shape(skirt, 'line', it.roles[1]);
  sheet.rim(rim, 'bold');
}

function basket(sheet: Sheet, level: 0 | 1 | 2): void {
  const rim = rectangle(-72, 372, 144, 92, 18);
  sheet.shape(rim, 'bold', 'wood');
  const wall = sheet.inside([rim]);
  const [rows, columns] = [
    [2, 2],
    [2, 3],
    [3, 4],
  ][level] as [number, number];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column <= columns; column++)
      wall.shape(
        rectangle(
          -72 + ((column - (row % 2) * 0.5) * 144) / columns,
          372 + (row * 92) / rows,
          144 / columns,
          92 / rows,
        ),
        'line',
        (row + column) % 2 === 0 ? 'wood' : 'sand',
      );
  sheet.rim(rim, 'bold');
  sheet.shape(rectangle(-80, 360, 160, 20, 9), 'line', 'rust');
}
