import { ellipse, star } from '../../geometry/forms.ts';
import { place } from '../../geometry/point.ts';
import { layMounds } from './banks.ts';
import { cellOf, dresser, eachSpot, lay, lineOf, score, type Bed, type Spot } from './laying.ts';

function shell(bed: Bed, spot: Spot): void {
  const at = { ...spot, angle: bed.random.range(-1, 1), scale: spot.scale * 0.9 };
  const seen = lay(
    bed,
    place(
      cellOf(
        '0,0.34! -0.14,0.3 -0.42,-0.06 -0.36,-0.26 -0.18,-0.34 0,-0.4 0.18,-0.34 0.36,-0.26 0.42,-0.06 0.14,0.3',
      ),
      at,
    ),
    2,
  );
  for (const x of [-0.2, 0, 0.2]) score(bed, place(lineOf(`${x * 0.3},0.3 ${x * 1.05},-0.36`), at), seen);
}

/** What the sea left: shells, a starfish, stones. */
function leftBehind(bed: Bed, share: number): void {
  eachSpot(
    { ...bed, random: bed.random.fork('left behind') },
    { wide: 1.3, high: 0.9, loose: 0.3 },
    (spot) => {
      if (!bed.random.chance(share)) return;
      const kind = bed.random.int(0, 3);
      if (kind < 2) shell(bed, spot);
      else if (kind === 2) lay(bed, place(star(0, 0, 0.46, 0.2, 5, bed.random.range(0, 6)), spot), 3);
      else lay(bed, place(ellipse(0, 0, 0.34, 0.25, bed.random.range(-0.4, 0.4)), spot), 4);
    },
  );
}

/** Sand in ripples, shells between them. */
function ripples(bed: Bed): void {
  layMounds(bed, { wide: 2.8, high: 0.4, deepens: 2 });
  leftBehind(bed, 0.34);
}

/** Dune behind dune, long and wind-drawn, the edge of some running down their lee. */
function dunes(bed: Bed): void {
  layMounds(bed, { wide: 2.7, high: 0.46, deepens: 2 });
  const random = bed.random.fork('heads');
  eachSpot({ ...bed, random }, { wide: 2.7, high: 1.1, loose: 0.4, deepens: 2.2 }, (spot) => {
    if (!random.chance(0.4)) return;
    const at = { ...spot, flip: random.chance(0.4), scale: spot.scale * random.range(0.75, 1.05) };
    const seen = lay(
      bed,
      place(cellOf('-1.4,0.4! -0.7,0.1 -0.1,-0.34! 0.3,-0.02 0.7,0.24 1.3,0.4! 0,0.46'), at),
      spot.row + 1,
    );
    score(bed, place(lineOf('-0.1,-0.34 0.02,-0.12 -0.06,0.1 0.16,0.28 0.1,0.46'), at), seen);
  });
}

/** Beach stones between shells. */
function shingle(bed: Bed): void {
  eachSpot(bed, { wide: 0.86, high: 0.44, loose: 0.12, deepens: 2 }, (spot) =>
    lay(
      bed,
      place(
        ellipse(0, 0, bed.random.range(0.4, 0.68), bed.random.range(0.3, 0.46), bed.random.range(-0.3, 0.3)),
        spot,
      ),
      spot.row + spot.column,
    ),
  );
  leftBehind(bed, 0.22);
}

/** Sand: ripples, dunes, stones and what the sea left. */
export const dressSand = dresser(
  'sand',
  { size: 90, roles: ['sand', 'cream', 'a', 'ember', 'stone'] },
  { ripples, dunes, shingle },
);

/** Long drifts before each other, crystals on some. */
function drifts(bed: Bed): void {
  layMounds(bed, { wide: 2.5, high: 0.46, deepens: 1.8 });
  const random = bed.random.fork('crystals');
  eachSpot({ ...bed, random }, { wide: 1.7, high: 0.8, loose: 0.36, deepens: 1.6 }, (spot) => {
    if (random.chance(0.32)) lay(bed, place(star(0, 0, 0.22, 0.12, 6), spot), 2);
  });
}

/** Snow as the wind left it, in long ribs. */
function ribs(bed: Bed): void {
  layMounds(bed, { wide: 3.1, high: 0.36, deepens: 1.9 });
}

/** Trodden snow: soft lumps, each with a shadow line. */
function trodden(bed: Bed): void {
  eachSpot(bed, { wide: 1.04, high: 0.5, loose: 0.16, deepens: 1.8 }, (spot) => {
    const seen = lay(
      bed,
      place(ellipse(0, 0, bed.random.range(0.56, 0.74), 0.46), spot),
      spot.row + spot.column,
    );
    if (bed.random.chance(0.5))
      score(bed, place(lineOf('-0.36,0.02 -0.1,-0.18 0.24,-0.16'), spot), seen, 0.6);
  });
}

/** Snow: drifts, ribs of wind, trodden lumps. */
export const dressSnow = dresser(
  'snow',
  { size: 92, roles: ['paper', 'sky', 'soft'] },
  { drifts, ribs, trodden },
);
