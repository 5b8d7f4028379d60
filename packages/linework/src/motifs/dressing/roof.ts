import { arc } from '../../geometry/forms.ts';
import { place, type Path } from '../../geometry/point.ts';
import { cellOf, dresser, eachSpot, lay, layCourses, lineOf, score, type Bed } from './laying.ts';

/** Tiles with a round, pointed or square foot; each row lies over the one below. */
function shingles(bed: Bed, foot: string): void {
  const cell = cellOf(`-0.5,-0.7! -0.5,0.14! ${foot} 0.5,0.14! 0.5,-0.7!`);
  eachSpot(bed, { wide: 0.98, high: 0.62, loose: 0.02, upwards: true }, (spot) =>
    lay(bed, place(cell, spot), spot.row * 2 + spot.column),
  );
}

/** Roman tiles: hollow beside hollow, a line along each. */
function pantiles(bed: Bed): void {
  eachSpot(bed, { wide: 0.72, high: 0.78, loose: 0.01, upwards: true }, (spot) => {
    const x = spot.x + (spot.row % 2) * 0.36 * bed.size;
    const cell: Path = [[-0.36, -0.9], ...arc(0, 0.1, 0.36, 0.26, Math.PI, 0), [0.36, -0.9]];
    const seen = lay(bed, place(cell, { ...spot, x }), spot.column);
    score(bed, place(lineOf('0.14,-0.7 0.14,0.34'), { ...spot, x }), seen);
  });
}

/** Bundles of reed, their ends uneven. */
function thatch(bed: Bed): void {
  eachSpot(bed, { wide: 0.6, high: 1.1, loose: 0.08, upwards: true }, (spot) => {
    const seen = lay(
      bed,
      place(
        cellOf('-0.36,-1! -0.38,0.2 -0.3,0.5! -0.16,0.36! -0.04,0.6! 0.1,0.4! 0.28,0.54! 0.38,0.1 0.36,-1!'),
        { ...spot, flip: bed.random.chance(0.5) },
      ),
      spot.row + spot.column,
    );
    if (bed.random.chance(0.6)) score(bed, place(lineOf('0.04,-0.4 0.02,0 0,0.3'), spot), seen, 0.6);
  });
}

/** Roofs: round, pointed and square tiles, hollow tiles, thatch. */
export const dressRoof = dresser(
  'roof',
  { size: 72, roles: ['rust', 'a', 'ember'] },
  {
    round: (bed) => shingles(bed, '-0.36,0.4 0,0.5 0.36,0.4'),
    pointed: (bed) => shingles(bed, '0,0.52!'),
    square: (bed) => layCourses(bed, { wide: 0.8, high: 0.62, uneven: 0.1 }),
    pantiles,
    thatch,
  },
);
