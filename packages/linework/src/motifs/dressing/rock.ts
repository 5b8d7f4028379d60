import { mix, type Path, type Point } from '../../geometry/point.ts';
import { ellipse } from '../../geometry/forms.ts';
import { place } from '../../geometry/point.ts';
import {
  bedWithin,
  dresser,
  eachSpot,
  lay,
  layCourses,
  layCracked,
  lineOf,
  score,
  type Bed,
} from './laying.ts';

/** Broken faces: every block is cut into a light, a half light and a dark side. */
function facets(bed: Bed): void {
  layCracked(
    { ...bed, angle: bed.angle + 0.42 },
    { wide: 0.96, high: 1.5, loose: 0.3 },
    (seen, row, _column, cell) => {
      if (seen.length === 0) return;
      const heart = heartOf(cell, bed.random.range(-0.2, 0.2));
      const from = row % 2;
      for (let i = 0; i < 3; i++) {
        const [a, b, c] = [from + i * 2, from + i * 2 + 1, from + i * 2 + 2].map((k) => cell[k % 6]!);
        lay(bedWithin(bed, seen), [heart, a!, b!, c!], i);
      }
    },
  );
}

function heartOf(cell: Path, aside: number): Point {
  const [a, b] = [cell[1]!, cell[4]!];
  return [mix(a[0], b[0], 0.5 + aside), mix(a[1], b[1], 0.5 - aside)];
}

/** Layers that run through the stone, broken here and there. */
function strata(bed: Bed): void {
  layCourses(bed, { wide: 2.3, high: 0.52, uneven: 0.9, wave: 0.13, lean: 0.5 });
}

/** Boulders that lie on each other, with a crack or a light on them. */
function boulders(bed: Bed): void {
  eachSpot(bed, { wide: 1.04, high: 0.62, loose: 0.2, deepens: 1.5 }, (spot) => {
    const at = {
      ...spot,
      scale: spot.scale * bed.random.range(0.85, 1.2),
      angle: spot.angle + bed.random.range(-0.2, 0.2),
    };
    const seen = lay(bed, place(stone(bed), at), spot.row + spot.column);
    if (bed.random.chance(0.5))
      score(bed, place(lineOf('-0.1,-0.46 0.04,-0.2 -0.06,-0.02 0.1,0.3'), at), seen, 0.3);
  });
}

function stone(bed: Bed): Path {
  return ellipse(0, 0, 0.7, 0.52).filter((_, i) => i % 4 === bed.random.int(0, 1) || i % 5 === 0);
}

/** Rock: facets, strata, boulders. */
export const dressRock = dresser(
  'rock',
  { size: 96, roles: ['stone', 'soft', 'sand'] },
  { facets, strata, boulders },
);
