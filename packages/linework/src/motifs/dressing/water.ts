import { arc, ellipse } from '../../geometry/forms.ts';
import { place } from '../../geometry/point.ts';
import { cellOf, dresser, eachSpot, lay, layCourses, lineOf, score, type Bed } from './laying.ts';

const CREST = '-1,0.6! -0.66,0.14 -0.2,-0.16 0.34,-0.44! 0.34,-0.12 0.52,0.16 1,0.6!';
const FOAM = '0.34,-0.44 0.1,-0.06 0.08,0.24 0.2,0.6';

/** Breaking waves, the nearer ones larger, foam along their backs. */
function crests(bed: Bed): void {
  eachSpot(bed, { wide: 1.14, high: 0.5, loose: 0.08, deepens: 1.8 }, (spot) => {
    const at = { ...spot, stretch: bed.random.range(0.94, 1.16) };
    const seen = lay(bed, place(cellOf(CREST), at), spot.row + spot.column);
    if (bed.random.chance(0.6)) score(bed, place(lineOf(FOAM), at), seen);
  });
}

/** Lenses of light on calm water. */
function ripples(bed: Bed): void {
  eachSpot(bed, { wide: 1.3, high: 0.29, loose: 0.07, deepens: 2.6 }, (spot) => {
    const cell = cellOf('-0.98,0! -0.4,-0.28 0.4,-0.28 0.98,0! 0.4,0.28 -0.4,0.28');
    lay(bed, place(cell, { ...spot, stretch: bed.random.range(0.9, 1.12) }), spot.row + spot.column);
  });
}

/** Long tongues of moving water that turn about each other. */
function currents(bed: Bed): void {
  eachSpot(bed, { wide: 1.35, high: 0.5, loose: 0.1, deepens: 1.4 }, (spot) => {
    const turn = 0.3 * Math.sin(spot.x / (bed.size * 2.2) + spot.row * 0.8);
    const at = { ...spot, angle: spot.angle + turn };
    const cell = cellOf('-0.8,0.02 -0.6,-0.3 0,-0.42 0.7,-0.26 1.3,0.06! 0.6,0.3 -0.2,0.36 -0.66,0.26');
    const seen = lay(bed, place(cell, at), spot.row + spot.column);
    if (bed.random.chance(0.3)) score(bed, place(lineOf('-0.8,0.02 -0.2,-0.1 0.5,-0.06 1.3,0.06'), at), seen);
  });
}

/** Fans of foam, as waves draw them on a beach. */
function scallops(bed: Bed): void {
  eachSpot(bed, { wide: 1.04, high: 0.42, loose: 0.06, deepens: 1.7 }, (spot) => {
    const grown = bed.random.range(0.54, 0.64);
    const seen = lay(bed, place(ellipse(0, 0.1, grown, grown * 0.86), spot), spot.row);
    score(bed, place(arc(0, 0.1, grown * 0.62, grown * 0.5, Math.PI * 0.9, Math.PI * 2.1), spot), seen);
  });
}

/** Broken bands of what is mirrored, longer towards the foot. */
function reflections(bed: Bed): void {
  layCourses(bed, { wide: 1.9, high: 0.42, uneven: 0.5, wave: 0.07, lean: 0.3, deepens: 2 });
}

/** Water: waves, lenses, currents, foam and reflections. */
export const dressWater = dresser(
  'water',
  { size: 92, roles: ['water', 'sky', 'soft'] },
  { crests, ripples, currents, scallops, reflections },
);
