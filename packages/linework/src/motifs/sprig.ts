import { curve, type Knot } from '../geometry/curve.ts';
import { ellipse } from '../geometry/forms.ts';
import { petal } from '../geometry/petal.ts';
import { place, type Point } from '../geometry/point.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';

/** What grows along a sprig. */
export type SprigKind = 'leafy' | 'round' | 'fern' | 'berry';

/** A twig from a point in a direction (radians). */
export interface Sprig {
  readonly from: Point;
  readonly angle: number;
  readonly length: number;
  readonly kind: SprigKind;
  readonly random: Random;
  /** Pairs of leaves or berries. */
  readonly pairs: number;
}

/** Draws a bending twig with its pairs and a last leaf at the tip. */
export function sprig(sheet: Sheet, it: Sprig): void {
  const spine = bend(it);
  sheet.line(spine, 'line', 0.4);
  const size = it.length * SIZES[it.kind];
  for (let i = 0; i < it.pairs; i++) {
    const share = 0.14 + (0.8 * i) / it.pairs;
    const [at, way] = along(spine, share);
    for (const side of [-1, 1]) {
      const angle =
        way + Math.PI / 2 + side * (it.kind === 'fern' ? 1.05 : 0.85) + it.random.range(-0.08, 0.08);
      growth(sheet, it, { at, angle, size: size * (1 - share * 0.45) });
    }
  }
  const [tip, way] = along(spine, 0.97);
  growth(sheet, it, { at: tip, angle: way + Math.PI / 2, size: size * 0.8 });
}

const SIZES: Readonly<Record<SprigKind, number>> = { leafy: 0.42, round: 0.38, fern: 0.44, berry: 0.3 };

function bend(it: Sprig): Point[] {
  const drift = it.random.range(-0.45, 0.45);
  const knots: Knot[] = [[it.from[0], it.from[1]]];
  for (let i = 1; i <= 5; i++) {
    const [x, y] = knots[i - 1]!;
    const angle = it.angle + (drift * i) / 5;
    knots.push([x + (it.length / 5) * Math.cos(angle), y + (it.length / 5) * Math.sin(angle)]);
  }
  return curve(knots, 6);
}

function along(spine: readonly Point[], share: number): [Point, number] {
  const i = Math.min(spine.length - 2, Math.floor(share * spine.length));
  const [a, b] = [spine[i]!, spine[i + 1]!];
  return [a, Math.atan2(b[1] - a[1], b[0] - a[0])];
}

function growth(sheet: Sheet, it: Sprig, part: { at: Point; angle: number; size: number }): void {
  const spot = { x: part.at[0], y: part.at[1], angle: part.angle };
  if (it.kind === 'berry') {
    const [end] = place([[0, -part.size]], spot);
    sheet.line([part.at, end!], 'fine', 0);
    const radius = Math.max(9, part.size * 0.34);
    sheet.shape(ellipse(end![0], end![1], radius), 'line', 'c');
    return;
  }
  const [kind, width] =
    it.kind === 'round' ? (['round', 0.86] as const) : (['leaf', it.kind === 'fern' ? 0.36 : 0.46] as const);
  sheet.shape(place(petal(kind, part.size, part.size * width), spot), 'line', 'leaf');
  if (it.kind !== 'fern')
    sheet.line(
      place(
        [
          [0, -part.size * 0.08],
          [0, -part.size * 0.62],
        ],
        spot,
      ),
      'fine',
      0.6,
    );
}
