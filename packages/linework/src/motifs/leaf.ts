import { bezier } from '../geometry/curve.ts';
import { petal, type PetalKind } from '../geometry/petal.ts';
import { place, type Path, type Placement, type Point } from '../geometry/point.ts';
import type { Random } from '../random.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';

/** A single leaf standing on its placement, pointing up. */
export interface Leaf {
  readonly at: Placement;
  readonly length: number;
  readonly width: number;
  readonly random: Random;
  /** Pairs of side veins; a leaf shorter than 60 units gets only its rib. */
  readonly veins?: number;
  readonly kind?: PetalKind;
  readonly role?: Role;
  /** Whether its veins stay far from its rim. */
  readonly isClear?: boolean;
}

/** Draws a leaf that bends a little to one side. */
export function leaf(sheet: Sheet, it: Leaf): void {
  const { length, width } = it;
  const bend = it.random.range(-0.22, 0.22) * length;
  const bent = (path: Path): Point[] =>
    place(
      path.map(([x, y]): Point => [x + bend * (y / length) ** 2, y]),
      it.at,
    );
  const rim = bent(petal(it.kind ?? 'leaf', length, width));
  sheet.shape(rim, 'line', it.role ?? 'leaf');
  sheet.line(bent(bezier([0, 0], [0, -length * 0.3], [0, -length * 0.6], [0, -length * 0.88])), 'fine', 0.7);
  const inside = sheet.inside([rim]);
  const pairs = length < 60 ? 0 : (it.veins ?? 0);
  for (let i = 1; i <= pairs; i++) {
    const y = -length * (0.08 + (i * (it.isClear ? 0.5 : 0.62)) / pairs);
    const reach = it.isClear ? (0.46 * Math.sin(Math.PI * Math.min(1, 0.12 - y / length)) ** 0.8) / 0.72 : 1;
    for (const side of [-1, 1]) {
      inside.line(
        bent(
          bezier(
            [0, y],
            [side * width * 0.1 * reach, y - length * 0.05],
            [side * width * 0.22 * reach, y - length * 0.08],
            [side * width * 0.36 * reach, y - length * 0.15],
            8,
          ),
        ),
        'fine',
        0.8,
      );
    }
  }
}
