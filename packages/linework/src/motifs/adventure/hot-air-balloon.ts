import { clockwise } from '../../geometry/boolean.ts';
import { curve, twin } from '../../geometry/curve.ts';
import { rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Path, Point } from '../../geometry/point.ts';
import type { PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { type Envelope, envelope, type Front } from './balloon-envelopes.ts';
import { charmOf } from '../charms.ts';

const PROFILE = knots('0,-320 150,-296 262,-200 296,-60 262,76 176,196 76,290! 0,300');

/** A hot-air balloon whose envelope is 600 units high about the origin; its basket hangs at y 360 to 450. */
export interface HotAirBalloon {
  readonly level: 0 | 1 | 2;
  readonly roles: readonly [Role, Role, Role];
  readonly pattern: PatternName;
  /** How it is sewn, in place of seams and a band of the pattern. */
  readonly envelope?: Envelope;
  /** Drawn in the basket, standing on its origin, before the basket's wall. */
  readonly riders?: (sheet: Sheet) => void;
}

const gore = (share: number): Path => clockwise(twin(PROFILE)).map(([x, y]): Point => [x * share, y]);

const SIDE = gore(1).filter(([x]) => x >= 0);
const FRONT: Front = {
  top: -320,
  foot: 300,
  reach: (y) => Math.max(...SIDE.filter(([, v]) => Math.abs(v - y) < 16).map(([x]) => x), 4),
};

/** How much lower the basket hangs under riders, so that the mouth of the balloon stays above their heads. */
const HEADROOM = 96;
/** How far the middle of the band sinks below its ends: it runs round a ball. */
const SAG = 44;

/** Draws ropes, riders, basket and envelope. */
export function hotAirBalloon(sheet: Sheet, it: HotAirBalloon): void {
  const hung = sheet.at({ y: it.riders ? HEADROOM : 0 });
  const top = it.riders ? 290 - HEADROOM : 280;
  for (const x of [-62, 62])
    hung.line(
      [
        [x * 1.1, top],
        [x, 366],
      ],
      'line',
      0,
    );
  it.riders?.(hung.inside([rectangle(-150, 120, 300, 260)]).at({ y: 450 }));
  basket(hung, it.level);
  const rim = gore(1);
  sheet.shape(rim, 'bold', it.roles[0]);
  if (it.envelope) envelope(sheet.inside([rim]), it.envelope, FRONT, it.roles, it.level);
  else {
    const shares = it.level === 0 ? [0.5] : [0.76, 0.5, 0.22];
    for (const [i, share] of shares.entries()) sheet.shape(gore(share), 'line', it.roles[(i + 1) % 3]);
    band(sheet.inside([rim]), it);
  }
  const skirt = [
    [-96, 268],
    [96, 268],
    [76, 306],
    [-76, 306],
  ] as const;
  sheet.shape(skirt, 'line', it.roles[1]);
  sheet.rim(rim, 'bold');
}

/** A line round the envelope, seen a little from below. */
const bandEdge = (y: number): Path =>
  curve(
    [
      [-330, y - SAG],
      [-170, y - SAG * 0.26],
      [0, y],
      [170, y - SAG * 0.26],
      [330, y - SAG],
    ],
    8,
  );

/** A bent band round the envelope with a row of charms, narrower towards its ends. */
function band(sheet: Sheet, it: HotAirBalloon): void {
  const low = it.level === 0 ? 34 : 8;
  sheet.shape(
    clockwise([...bandEdge(-96), ...bandEdge(low).toReversed()]),
    'line',
    it.level === 0 ? 'cream' : it.roles[2],
  );
  const count = it.level === 0 ? 0 : it.level === 1 ? 5 : 7;
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count - 0.5) * 2.5;
    const x = 288 * Math.sin(angle);
    const spot = sheet.at({
      x,
      y: -44 - SAG * (x / 330) ** 2,
      scale: (0.58 + 0.42 * Math.cos(angle)) * (it.level === 1 ? 1 : 0.84),
    });
    for (const charm of charmOf(it.pattern)) spot.shape(charm, 'line', it.roles[0]);
  }
}

function basket(sheet: Sheet, level: 0 | 1 | 2): void {
  const rim = rectangle(-72, 372, 144, 92, 18);
  sheet.shape(rim, 'bold', 'wood');
  const wall = sheet.inside([rim]);
  const [rows, columns] = [
    [1, 2],
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
