import { spiral } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { puff } from '../nature/puff.ts';
import { cellOf, dresser, eachSpot, lay, lineOf, score, type Bed } from './laying.ts';

const LOCKS = [
  '-0.4,-0.9! -0.46,-0.2 -0.24,0.3 0.14,0.72! 0.3,0.2 0.44,-0.2 0.4,-0.9!',
  '-0.4,-0.9! -0.46,-0.1 -0.34,0.3 -0.2,0.5! -0.06,0.3 0,0.2! 0.14,0.5 0.34,0.66! 0.36,0.2 0.46,-0.2 0.4,-0.9!',
].map(cellOf);

/** Fur in pointed locks that hang along the angle, the upper ones over the lower. */
function fur(bed: Bed): void {
  eachSpot(bed, { wide: 0.62, high: 0.6, loose: 0.1, upwards: true }, (spot) => {
    const at = { ...spot, angle: spot.angle + bed.random.range(-0.26, 0.26), flip: bed.random.chance(0.5) };
    const seen = lay(bed, place(LOCKS[bed.random.chance(0.3) ? 1 : 0]!, at), spot.row + spot.column);
    if (bed.random.chance(0.35)) score(bed, place(lineOf('0,-0.2 0.05,0.1 0.06,0.36'), at), seen, 0.7);
  });
}

/** Long hair in strands that bend and end in points. */
function shaggy(bed: Bed): void {
  eachSpot(bed, { wide: 0.52, high: 1.05, loose: 0.12, upwards: true }, (spot) => {
    const at = {
      ...spot,
      angle: spot.angle + 0.22 * Math.sin(spot.x / bed.size + spot.row),
      flip: bed.random.chance(0.5),
    };
    lay(
      bed,
      place(cellOf('-0.3,-1! -0.36,-0.3 -0.22,0.4 0.1,1.05! 0.26,0.4 0.36,-0.3 0.3,-1!'), at),
      spot.row + spot.column,
    );
  });
}

/** Wool in round tufts, each with a curl. */
function wool(bed: Bed): void {
  eachSpot(bed, { wide: 0.88, high: 0.58, loose: 0.12, upwards: true }, (spot) => {
    const seen = lay(
      bed,
      place(puff(bed.random, [0, 0], [0.6, 0.52], 6, 0.22), spot),
      spot.row + spot.column,
    );
    if (bed.random.chance(0.6))
      score(bed, place(spiral(0, 0.06, 0.24, 1.1, bed.random.range(0, 6)), spot), seen, 0.5);
  });
}

/** Feathers, each with its shaft. */
function feathers(bed: Bed): void {
  const pointed = bed.random.chance(0.5);
  eachSpot(bed, { wide: 0.84, high: 0.6, loose: 0.05, upwards: true }, (spot) => {
    const cell = pointed
      ? cellOf('-0.46,-0.7! -0.5,-0.1 -0.3,0.3 0,0.56! 0.3,0.3 0.5,-0.1 0.46,-0.7!')
      : place(petal('round', 1.24, 0.98), { y: -0.7, angle: Math.PI });
    const seen = lay(bed, place(cell, spot), spot.row + spot.column);
    score(bed, place(lineOf('0,-0.2 0.01,0.2 0,0.44'), spot), seen, 0.4);
  });
}

/** Scales of a fish or a dragon, an inner line in some. */
function scales(bed: Bed): void {
  eachSpot(bed, { wide: 0.86, high: 0.52, loose: 0.02, upwards: true }, (spot) => {
    const seen = lay(
      bed,
      place(cellOf('-0.46,-0.6! -0.48,0 -0.28,0.36 0,0.46 0.28,0.36 0.48,0 0.46,-0.6!'), spot),
      spot.row + spot.column,
    );
    if ((spot.row + spot.column) % 2 === 0)
      score(bed, place(lineOf('-0.3,0.02 -0.16,0.18 0.16,0.18 0.3,0.02'), spot), seen, 0.4);
  });
}

/** Coats: fur, long hair, wool, feathers and scales that hang along the angle and end at the outline. */
export const dressCoat = dresser(
  'coat',
  { size: 80, roles: ['fur', 'cream'] },
  { fur, shaggy, wool, feathers, scales },
);
