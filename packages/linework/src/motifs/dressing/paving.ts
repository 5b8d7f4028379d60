import { ellipse } from '../../geometry/forms.ts';
import { place } from '../../geometry/point.ts';
import { cellOf, dresser, eachSpot, lay, layCourses, layCracked, type Bed } from './laying.ts';

/** Round cobbles in rows, larger towards the foot. */
function cobbles(bed: Bed): void {
  eachSpot(bed, { wide: 0.84, high: 0.46, loose: 0.05, deepens: 2 }, (spot) =>
    lay(bed, place(ellipse(0, 0, bed.random.range(0.46, 0.54), 0.42), spot), spot.row + spot.column),
  );
}

/** Setts laid in fans. */
function fans(bed: Bed): void {
  const wide = { ...bed, size: bed.size * 1.9 };
  eachSpot(wide, { wide: 1, high: 0.4, loose: 0, deepens: 1.2 }, (spot) => {
    for (const [r, parts] of [
      [0.5, 5],
      [0.28, 3],
    ] as const) {
      lay(bed, place(ellipse(0, 0, r, r * 0.94), spot), spot.row + parts);
      for (let i = 1; i < parts; i++) {
        const angle = Math.PI + (i / parts) * Math.PI;
        const [x, y] = [Math.cos(angle), Math.sin(angle) * 0.94];
        const [inner, outer] = [r === 0.5 ? 0.28 : 0, r];
        bed.sheet.inside(bed.zone).line(
          place(
            [
              [x * inner, y * inner],
              [x * outer, y * outer],
            ],
            spot,
          ),
          'fine',
          0,
        );
      }
    }
  });
}

/** Flat stones of many sizes. */
function flags(bed: Bed): void {
  layCracked(bed, { wide: 1.05, high: 0.8, loose: 0.2 });
}

/** Slabs in straight rows that come nearer. */
function slabs(bed: Bed): void {
  layCourses(bed, { wide: 1.2, high: 0.5, uneven: 0.2, deepens: 2.2 });
}

/** A floor of squares with a small square on every corner. */
function inlaid(bed: Bed): void {
  eachSpot(bed, { wide: 1, high: 0.5, loose: 0 }, (spot) =>
    lay(bed, place(cellOf('0,-0.5! 0.5,0! 0,0.5! -0.5,0!'), spot), spot.row % 2),
  );
  eachSpot(bed, { wide: 1, high: 0.5, loose: 0 }, (spot) =>
    lay(bed, place(cellOf('0.5,-0.22! 0.72,0! 0.5,0.22! 0.28,0!'), spot), 2),
  );
}

/** Ground people walk on: cobbles, fans, flagstones, slabs, inlaid floors. */
export const dressPaving = dresser(
  'paving',
  { size: 82, roles: ['stone', 'soft', 'cream'] },
  { cobbles, fans, flags, slabs, inlaid },
);
