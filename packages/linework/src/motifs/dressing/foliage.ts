import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { puff } from '../nature/puff.ts';
import { cellOf, dresser, eachSpot, lay, lineOf, score, type Bed } from './laying.ts';

/** Hanging leaves, each over the one below, with their ribs. */
function hanging(bed: Bed): void {
  const kind = bed.random.pick(['leaf', 'drop', 'point'] as const);
  eachSpot(bed, { wide: 0.84, high: 0.62, loose: 0.08, upwards: true }, (spot) => {
    const at = { ...spot, angle: spot.angle + bed.random.range(-0.4, 0.4) };
    const seen = lay(
      bed,
      place(place(petal(kind, 1.4, 1), { y: -0.75, angle: Math.PI }), at),
      spot.row + spot.column,
    );
    score(bed, place(lineOf('0,-0.6 0.02,0 0,0.5'), at), seen, 0.4);
  });
}

/** Ivy: hearts that climb, two veins each. */
function ivy(bed: Bed): void {
  eachSpot(bed, { wide: 1.02, high: 0.8, loose: 0.08, upwards: true }, (spot) => {
    const at = { ...spot, angle: spot.angle + bed.random.range(-0.3, 0.3) };
    const seen = lay(
      bed,
      place(
        cellOf(
          '0,-0.3! -0.2,-0.5 -0.52,-0.46 -0.56,-0.1 -0.3,0.06! -0.22,0.34 0,0.62! 0.22,0.34 0.3,0.06! 0.56,-0.1 0.52,-0.46 0.2,-0.56',
        ),
        at,
      ),
      spot.row + spot.column,
    );
    score(bed, place(lineOf('0,-0.36 0.01,0.1 0,0.5'), at), seen, 0.4);
  });
}

/** Round bunches of leaves, as bushes and crowns show them. */
function bunches(bed: Bed): void {
  eachSpot(bed, { wide: 0.92, high: 0.6, loose: 0.16, upwards: true }, (spot) => {
    const seen = lay(
      bed,
      place(puff(bed.random, [0, 0], [0.66, 0.56], 8, 0.22), spot),
      spot.row + spot.column,
    );
    for (const x of [-0.2, 0.14])
      if (bed.random.chance(0.5))
        score(bed, place(lineOf(`${x - 0.12},0.1 ${x},0.22 ${x + 0.12},0.1`), spot), seen, 0.5);
  });
}

/** Leaves with blossoms among them. */
function blossoming(bed: Bed): void {
  hanging(bed);
  eachSpot({ ...bed, random: bed.random.fork('blossoms') }, { wide: 1.2, high: 1, loose: 0.3 }, (spot) => {
    if (!bed.random.chance(0.6)) return;
    const turn = bed.random.range(0, 1.2);
    for (let i = 0; i < 5; i++)
      lay(bed, place(place(petal('heart', 0.56, 0.54), { angle: turn + i * 1.257 }), spot), 2);
    lay(bed, place(cellOf('0,-0.14 0.14,0 0,0.14 -0.14,0'), spot), 3);
  });
}

/** Leaves of hedges and crowns: hanging leaves, ivy, bunches, blossoms. */
export const dressFoliage = dresser(
  'foliage',
  { size: 86, roles: ['leaf', 'grass', 'a', 'sun'] },
  { hanging, ivy, bunches, blossoming },
);
