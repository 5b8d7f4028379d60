import { clockwise, intersect } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { points } from '../../geometry/knots.ts';
import type { Path, Point } from '../../geometry/point.ts';
import { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A mountain with lit and shaded faces and snow on its peak. */
export interface Mountain {
  readonly peak: Point;
  readonly half: number;
  readonly foot: number;
  readonly snow: boolean;
  readonly roles: readonly [lit: Role, shaded: Role];
  /** Whether it has few large faces, as on easy pages. */
  readonly isPlain?: boolean;
}

/** Lines of a mountain whose peak is at 0,0 and whose foot reaches from -1,1 to 1,1. */
interface Massif {
  readonly left: string;
  readonly right: string;
  /** From the peak to the foot: light lies to the left of it. */
  readonly ridge: string;
  /** A dark hollow of the lit side and a light rib of the dark one. */
  readonly hollow: string;
  readonly rib: string;
  /** The lower edge of the snow from left to right: it lies low in the gullies and thin on the ridges. */
  readonly snow: string;
}

const MASSIFS: readonly Massif[] = [
  {
    left: '-0.07,0.08 -0.12,0.19 -0.24,0.27 -0.31,0.4 -0.46,0.48 -0.58,0.64 -0.78,0.8 -1,1',
    right: '0.1,0.13 0.19,0.18 0.27,0.33 0.41,0.4 0.5,0.55 0.68,0.66 0.8,0.84 1,1',
    ridge: '0.05,0.15 -0.01,0.29 0.11,0.45 0.05,0.62 0.2,0.8 0.15,1',
    hollow: '-0.31,0.4 -0.27,0.58 -0.36,0.74 -0.28,1 -0.02,1 -0.08,0.8 -0.14,0.62 -0.24,0.5',
    rib: '0.41,0.4 0.4,0.58 0.47,0.74 0.44,1 0.72,1 0.64,0.78 0.54,0.6',
    snow: '-0.4,0.3 -0.27,0.27 -0.2,0.37 -0.13,0.29 -0.07,0.42 0,0.33 0.07,0.46 0.13,0.34 0.2,0.42 0.28,0.29 0.4,0.3',
  },
  {
    left: '-0.1,0.1 -0.22,0.15 -0.3,0.3 -0.41,0.36 -0.5,0.53 -0.68,0.65 -0.82,0.84 -1,1',
    right: '0.06,0.1 0.16,0.2 0.2,0.3 0.36,0.42 0.44,0.56 0.6,0.64 0.78,0.82 1,1',
    ridge: '-0.06,0.13 0.03,0.27 -0.08,0.43 0.04,0.58 -0.06,0.77 0.06,1',
    hollow: '-0.41,0.36 -0.4,0.55 -0.5,0.72 -0.42,1 -0.16,1 -0.24,0.78 -0.24,0.6 -0.34,0.48',
    rib: '0.36,0.42 0.3,0.6 0.38,0.76 0.32,1 0.62,1 0.54,0.8 0.44,0.62',
    snow: '-0.5,0.26 -0.34,0.27 -0.26,0.36 -0.19,0.26 -0.12,0.4 -0.06,0.3 0.02,0.44 0.08,0.32 0.14,0.4 0.22,0.27 0.5,0.26',
  },
  {
    left: '-0.05,0.1 -0.17,0.17 -0.22,0.29 -0.35,0.38 -0.4,0.5 -0.56,0.6 -0.74,0.82 -1,1',
    right: '0.08,0.07 0.13,0.2 0.26,0.26 0.32,0.4 0.48,0.5 0.58,0.66 0.76,0.78 1,1',
    ridge: '0.02,0.12 0.1,0.24 0.04,0.4 0.16,0.54 0.08,0.74 0.2,1',
    hollow: '-0.22,0.29 -0.18,0.48 -0.26,0.66 -0.2,1 0,1 -0.04,0.8 -0.08,0.6 -0.16,0.44',
    rib: '0.32,0.4 0.34,0.56 0.42,0.72 0.38,1 0.66,1 0.58,0.8 0.48,0.6',
    snow: '-0.4,0.25 -0.23,0.25 -0.17,0.38 -0.1,0.28 -0.03,0.4 0.03,0.3 0.1,0.44 0.16,0.31 0.22,0.4 0.29,0.26 0.4,0.25',
  },
];

/** Below this half width a mountain is too small for a hollow and a rib. */
const ROOM = 310;
/** Below this one its snow has few lobes and no shaded side. */
const SMALL = 190;
const LITTLE_SNOW = '-0.5,0.26 -0.24,0.27 -0.13,0.38 0,0.29 0.1,0.42 0.22,0.27 0.5,0.26';

/** Draws a mountain of lit and shaded faces; each place has its own out of some. */
export function mountain(sheet: Sheet, it: Mountain): void {
  const random = new Random(
    `mountain ${Math.round(it.half)} ${Math.round(it.foot - it.peak[1])} ${Math.round(it.peak[0] / 40)}`,
  );
  const massif = random.pick(MASSIFS);
  const high = it.foot - it.peak[1];
  const isSmall = it.isPlain === true || it.half * sheet.scale < SMALL;
  const of = (table: string): Point[] =>
    points(table).map(([x, y]): Point => [it.peak[0] + x * it.half, it.peak[1] + y * high]);
  const edge = (table: string): Point[] =>
    isSmall ? of(table).filter((_, i, all) => (all.length - i) % 2 === 1) : of(table);
  const rim = clockwise([...edge(massif.left).toReversed(), it.peak, ...edge(massif.right)]);
  sheet.shape(rim, 'line', it.roles[0]);
  const inside = sheet.inside([rim]);
  const dark: Path = [it.peak, ...edge(massif.right), ...edge(massif.ridge).toReversed()];
  inside.shape(dark, 'line', it.roles[1]);
  if (it.half * sheet.scale >= ROOM && !it.isPlain) {
    inside.shape(of(massif.hollow), 'fine', it.roles[1]);
    inside.shape(of(massif.rib), 'fine', it.roles[0]);
  }
  if (it.snow) {
    const cap = clockwise([...curve(of(isSmall ? LITTLE_SNOW : massif.snow)), ...of('0.6,-0.05 -0.6,-0.05')]);
    inside.shape(cap, 'line', 'paper');
    if (!isSmall) inside.shape(intersect([cap], [clockwise(dark)]), 'fine', 'sky');
  }
  sheet.rim(rim, 'line');
}
