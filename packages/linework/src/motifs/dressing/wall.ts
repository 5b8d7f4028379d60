import { ellipse } from '../../geometry/forms.ts';
import { bounds } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Path, type Point } from '../../geometry/point.ts';
import {
  bedWithin,
  cellOf,
  dresser,
  eachSpot,
  lay,
  layCourses,
  layCracked,
  score,
  type Bed,
} from './laying.ts';

/** Bricks, all of them lengthwise. */
function bricks(bed: Bed): void {
  layCourses(bed, { wide: 1.06, high: 0.5, uneven: 0.16 });
}

/** Courses of whole and of half bricks in turn. */
function bond(bed: Bed): void {
  layCourses(bed, { wide: 1.2, high: 0.48, uneven: 0.08 }, (seen, row, _column, cell) => {
    if (row % 2 === 1) score(bed, halfOf(cell), seen);
  });
}

/** The line down the middle of a cell of courses. */
function halfOf(cell: Path): Path {
  return [cell[3]!, cell[10]!];
}

/** Field stones of many sizes. */
function rubble(bed: Bed): void {
  layCracked(bed, { wide: 0.98, high: 0.66, loose: 0.2 }, (seen, _row, column, cell) => {
    if (column % 3 === 0) score(bed, [cell[1]!, cell[4]!], seen);
  });
}

/** Old plaster in large pieces; where it fell off, the bricks show. */
function plaster(bed: Bed): void {
  layCracked(bed, { wide: 1.2, high: 0.92, loose: 0.18 }, (seen) => {
    if (seen.length > 0 && bed.random.chance(0.42))
      layCourses(bedWithin(bed, seen, { size: bed.size * 0.72 }), { wide: 1.05, high: 0.52, uneven: 0.1 });
  });
}

/** Square tiles; some carry a painted star, some a quarter round. */
function tiles(bed: Bed): void {
  const motif = bed.random.int(0, 2);
  layCourses(bed, { wide: 0.86, high: 0.86, stacked: true }, (seen, row, column, cell) => {
    if (seen.length === 0 || (row + column) % 2 === 0) return;
    const at = {
      x: (cell[0]![0] + cell[7]![0]) / 2,
      y: (cell[0]![1] + cell[7]![1]) / 2,
      scale: bed.size * 0.86,
      angle: bed.angle,
    };
    const within = bedWithin(bed, seen);
    if (motif === 0)
      for (let i = 0; i < 4; i++)
        lay(
          within,
          place(place(petal('leaf', 0.46, 0.3), { angle: Math.PI / 4 + (i * Math.PI) / 2 }), at),
          2 + (i % 2),
        );
    else if (motif === 1)
      lay(
        within,
        place(
          cellOf('0,-0.42! 0.12,-0.12! 0.42,0! 0.12,0.12! 0,0.42! -0.12,0.12! -0.42,0! -0.12,-0.12!'),
          at,
        ),
        2,
      );
    else for (const x of [-0.5, 0.5]) lay(within, place(ellipse(x, x, 0.55), at), 2 + (x > 0 ? 1 : 0));
  });
}

/** Wooden panels with a bevelled field each. */
function panels(bed: Bed): void {
  layCourses(bed, { wide: 1.3, high: 1.1, stacked: true }, (seen, row, column, cell) => {
    const [a, c] = [cell[0]!, cell[7]!];
    const corners = [cell[0]!, cell[6]!, cell[7]!, cell[13]!];
    const middle: Point = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2];
    const field = corners.map(([x, y]): Point => [mix(middle[0], x, 0.58), mix(middle[1], y, 0.58)]);
    if (seen.length === 0) return;
    for (const [i, corner] of corners.entries()) score(bed, [corner, field[i]!], seen);
    lay(bedWithin(bed, seen), field, row + column + 1);
  });
}

/** Papered walls: ogees with a sprig in each. */
function wallpaper(bed: Bed): void {
  const lotus = bed.random.chance(0.5);
  eachSpot({ ...bed, size: bed.size * 1.4 }, { wide: 1, high: 0.8, loose: 0 }, (spot) => {
    lay(
      bed,
      place(cellOf('0,-0.8! 0.16,-0.5 0.5,0 0.16,0.5 0,0.8! -0.16,0.5 -0.5,0 -0.16,-0.5'), spot),
      spot.row % 2,
    );
    for (const turn of [-0.85, 0, 0.85])
      lay(
        bed,
        place(place(petal(lotus ? 'lotus' : 'drop', 0.46, 0.22), { angle: turn, y: 0.2 }), spot),
        2 + (turn === 0 ? 1 : 0),
      );
  });
}

/** Broad and narrow stripes with a twig that climbs in the broad ones. */
function stripes(bed: Bed): void {
  const [left, top, right, bottom] = bounds(bed.zone);
  const [broad, narrow] = [bed.size * 0.9, bed.size * 0.42];
  for (let x = left, i = 0; x < right; i++) {
    const wide = i % 2 === 0 ? broad : narrow;
    for (
      let y = top - (i % 4) * bed.size * 0.3, k = 0;
      y < bottom;
      y += bed.size * (i % 2 === 0 ? 1.25 : 1.7), k++
    ) {
      const high = bed.size * (i % 2 === 0 ? 1.25 : 1.7);
      lay(
        bed,
        [
          [x, y],
          [x + wide, y],
          [x + wide, y + high],
          [x, y + high],
        ],
        i + (i % 2) * k,
      );
      if (i % 2 === 0)
        for (const turn of [-1, 0.1, 1.1])
          lay(
            bed,
            place(petal('leaf', bed.size * 0.5, bed.size * 0.28), {
              x: x + wide / 2,
              y: y + high * 0.72,
              angle: turn,
            }),
            2 + (turn > 1 ? 1 : 0),
          );
    }
    x += wide;
  }
}

/** Walls: bricks in bonds, rubble, plaster, tiles, panels and papers. */
export const dressWall = dresser(
  'wall',
  { size: 84, roles: ['soft', 'cream', 'a', 'd'] },
  { bricks, bond, rubble, plaster, tiles, panels, wallpaper, stripes },
);
