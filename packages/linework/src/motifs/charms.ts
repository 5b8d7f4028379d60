import { ellipse, polygon, star } from '../geometry/forms.ts';
import { petal } from '../geometry/petal.ts';
import { place, polar, type Path } from '../geometry/point.ts';
import type { PatternName } from '../patterns/patterns.ts';

const TURN = Math.PI * 2;

/** What of a pattern stands alone on a bent band, 80 units high about the origin. */
const CHARMS: Readonly<Partial<Record<PatternName, readonly Path[]>>> = {
  hearts: [place(petal('heart', 74, 78), { y: 40 })],
  stars: [star(0, 0, 42, 19, 5)],
  diamonds: [polygon(0, 0, 42, 4), polygon(0, 0, 20, 4)],
  triangles: [polygon(0, 8, 42, 3, -TURN / 4)],
  blossoms: [
    ...Array.from({ length: 5 }, (_, i) => ellipse(...polar([0, 0], 25, (i / 5) * TURN), 16)),
    ellipse(0, 0, 14),
  ],
  moons: [ellipse(0, 0, 34), ellipse(8, -8, 16)],
};

/** The outlines of a pattern's charm, back to front; a ball where it has none. */
export function charmOf(pattern: PatternName): readonly Path[] {
  return CHARMS[pattern] ?? [ellipse(0, 0, 32)];
}
