import { ellipse } from '../../geometry/forms.ts';
import { place, type Point } from '../../geometry/point.ts';
import { cellOf, dresser, eachSpot, lay, layCourses, layCracked, lineOf, score, type Bed } from './laying.ts';

/** Long plates with straying edges, as oaks and pines have. */
function plates(bed: Bed): void {
  layCracked(
    { ...bed, angle: bed.angle + Math.PI / 2 },
    { wide: 1.7, high: 0.52, loose: 0.16 },
    (seen, _row, column, cell) => {
      if (column % 2 === 0) score(bed, [cell[1]!, middleOf(cell[1]!, cell[4]!)], seen, 0.6);
    },
  );
}

function middleOf(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** Ridges that flow up the trunk and round knots in it. */
function ridges(bed: Bed): void {
  const upright = { ...bed, angle: bed.angle + Math.PI / 2 };
  layCourses(upright, { wide: 2, high: 0.44, uneven: 0.4, wave: 0.09, lean: 0.24 });
  eachSpot({ ...bed, random: bed.random.fork('knots') }, { wide: 2.2, high: 2.6, loose: 0.6 }, (spot) => {
    const seen = lay(bed, place(ellipse(0, 0, 0.34, 0.5), spot), 1);
    if (seen.length > 0) lay(bed, place(ellipse(0.02, 0.04, 0.17, 0.27), spot), 2);
  });
}

/** Smooth bark with bands and eyes, as of a birch. */
function rings(bed: Bed): void {
  layCourses(
    bed,
    { wide: 1.6, high: 0.62, uneven: 0.5, wave: 0.05, lean: 0.1 },
    (seen, row, column, cell) => {
      if ((row + column) % 2 === 0 || seen.length === 0) return;
      const [a, c] = [cell[3]!, cell[10]!];
      const eye = { x: (a[0] + c[0]) / 2, y: (a[1] + c[1]) / 2, scale: bed.size, angle: bed.angle };
      lay({ ...bed, zone: seen }, place(cellOf('-0.36,0! 0,-0.14 0.36,0! 0,0.14'), eye), 2);
    },
  );
}

/** Scales that peel at their feet, as of a plane or a palm. */
function scales(bed: Bed): void {
  eachSpot(bed, { wide: 0.84, high: 0.6, loose: 0.08, upwards: true }, (spot) => {
    const at = { ...spot, stretch: bed.random.range(0.9, 1.15) };
    const seen = lay(
      bed,
      place(cellOf('-0.5,-0.5! 0.5,-0.5! 0.52,0.1 0.3,0.34 0.04,0.5! -0.26,0.36 -0.52,0.12'), at),
      spot.row + spot.column,
    );
    if (bed.random.chance(0.4)) score(bed, place(lineOf('0,0.1 0.02,0.3 0.04,0.5'), at), seen, 0.3);
  });
}

/** Bark of trees: plates, ridges with knots, bands with eyes, scales. */
export const dressBark = dresser(
  'bark',
  { size: 76, roles: ['wood', 'sand', 'rust'] },
  { plates, ridges, rings, scales },
);
