import { curve } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Path, type Point } from '../../geometry/point.ts';
import { puff } from '../nature/puff.ts';
import { bedWithin, cellOf, dresser, eachSpot, lay, lineOf, score, type Bed, type Spot } from './laying.ts';

const TUFTS = [
  '-0.6,0.6! -0.72,-0.1 -0.62,-0.56! -0.4,-0.2 -0.32,-0.06! -0.2,-0.5 0.04,-0.9! 0.1,-0.4 0.18,-0.06! 0.36,-0.3 0.66,-0.52! 0.66,0 0.6,0.6!',
  '-0.6,0.6! -0.66,0 -0.36,-0.74! -0.2,-0.3 -0.14,0! 0.1,-0.34 0.4,-0.86! 0.4,-0.4 0.36,0! 0.5,-0.1 0.74,-0.3! 0.7,0.2 0.6,0.6!',
  '-0.6,0.6! -0.6,0 -0.72,-0.4! -0.44,-0.2 -0.3,0! -0.26,-0.5 -0.16,-0.8! 0.04,-0.5 0.1,0! 0.26,-0.4 0.5,-0.66! 0.54,-0.1 0.6,0.6!',
].map(cellOf);

function tuft(bed: Bed, spot: Spot): void {
  const at = { ...spot, flip: bed.random.chance(0.5), scale: spot.scale * bed.random.range(0.9, 1.15) };
  const seen = lay(bed, place(bed.random.pick(TUFTS), at), spot.row + spot.column);
  if (bed.random.chance(0.5)) score(bed, place(lineOf('0.06,0.6 0.02,0 0.04,-0.5'), at), seen, 0.6);
}

/** Grass, tuft before tuft, the nearer ones larger. */
function blades(bed: Bed): void {
  eachSpot(bed, { wide: 1, high: 0.56, loose: 0.1, deepens: 1.5 }, (spot) => tuft(bed, spot));
}

function flower(bed: Bed, spot: Spot): void {
  const size = bed.random.range(0.42, 0.54);
  const turn = bed.random.range(0, 1.2);
  for (const side of [-1, 1])
    lay(bed, place(place(petal('leaf', 0.62, 0.28), { angle: side * 1.9, y: 0.1 }), spot), 1);
  const petals = bed.random.pick([5, 6, 7]);
  const kind = bed.random.pick(['round', 'heart', 'leaf', 'lotus'] as const);
  for (let i = 0; i < petals; i++)
    lay(
      bed,
      place(
        place(petal(kind, size, 1.9 * size * (2.7 / petals) * 0.72), {
          angle: turn + (i / petals) * Math.PI * 2,
        }),
        spot,
      ),
      2 + (spot.column % 2),
    );
  lay(bed, place(ellipse(0, 0, Math.max(0.11, size * 0.3)), spot), 4);
}

/** Whole flowers over what is laid. */
function sprinkle(bed: Bed, rows: { readonly wide: number; readonly high: number }, share: number): void {
  eachSpot({ ...bed, random: bed.random.fork('flowers') }, { ...rows, loose: 0.3 }, (spot) => {
    if (bed.random.chance(share)) flower(bed, { ...spot, scale: spot.scale * 1.1 });
  });
}

/** Grass with flowers standing in it. */
function flowers(bed: Bed): void {
  blades(bed);
  sprinkle(bed, { wide: 1.5, high: 1.05 }, 0.75);
}

/** Flowers and leaves so close that no ground shows. */
function carpet(bed: Bed): void {
  eachSpot(bed, { wide: 0.9, high: 0.54, loose: 0.14, deepens: 1.25 }, (spot) => {
    for (const turn of [-1, 0.9]) {
      const blade = place(petal('leaf', 0.9, 0.46), { angle: turn + bed.random.range(-0.3, 0.3), y: 0.2 });
      lay(bed, place(blade, spot), spot.column);
    }
  });
  sprinkle(bed, { wide: 1.16, high: 0.86 }, 0.8);
}

/** Low rises one before the other, blades along some of their backs. */
function mounds(bed: Bed): void {
  eachSpot(bed, { wide: 1.3, high: 0.4, loose: 0.16, deepens: 2 }, (spot) => {
    const at = { ...spot, stretch: bed.random.range(0.85, 1.2) };
    const seen = lay(
      bed,
      place(cellOf('-0.95,0.5! -0.64,0 -0.1,-0.28 0.56,-0.06 0.95,0.5!'), at),
      spot.row + spot.column,
    );
    for (const x of [-0.4, 0.1, 0.5])
      if (bed.random.chance(0.5))
        score(bed, place(lineOf(`${x},0.1 ${x + 0.03},-0.02 ${x + 0.1},-0.1`), at), seen, 0.7);
  });
}

/** Plowed rows that run to a point on the horizon, every other one with plants. */
function furrows(bed: Bed): void {
  const [left, top, right, bottom] = bed.box;
  const [x, y] = bed.source ?? [mix(left, right, bed.random.range(0.3, 0.7)), top - (bottom - top) * 0.25];
  const spread = right - left;
  const count = Math.max(6, Math.round((spread * 1.8) / bed.size / 0.52));
  const along = (k: number, t: number): Point => [
    mix(x, x + (k / count - 0.5) * spread * 3.2, t),
    mix(y, bottom + 10, t),
  ];
  const first = (top - y) / (bottom + 10 - y);
  for (let k = 0; k < count; k++) {
    const planted = k % 2 === 0;
    for (let t = first * 0.96, i = 0; t < 1; i++) {
      const next = t * (planted ? 1.13 : 1.3);
      const [a, b, c, d] = [along(k, t), along(k + 1, t), along(k + 1, next), along(k, next)];
      lay(bed, [a, b, c, d], k + i);
      if (planted) plant(bed, [(c[0] + d[0]) / 2, c[1]], c[0] - d[0], i);
      t = next;
    }
  }
}

function plant(bed: Bed, at: Point, wide: number, tone: number): void {
  lay(bed, puff(bed.random, [at[0], at[1] - wide * 0.14], [wide * 0.56, wide * 0.36], 6, 0.24), tone);
}

/** Fields with hedges between them, seen from a hill. */
function fields(bed: Bed): void {
  eachSpot(bed, { wide: 1.75, high: 0.6, loose: 0.18, deepens: 1.8 }, (spot) => {
    const at = { ...spot, stretch: bed.random.range(0.9, 1.15) };
    const field = lay(
      bed,
      place(cellOf('-1.22,0.7! -0.92,-0.08 -0.1,-0.32 0.84,-0.12 1.22,0.7!'), at),
      spot.row + spot.column,
    );
    if (field.length === 0) return;
    stripes(bedWithin(bed, field), spot);
  });
}

/** Rows within a field, all leaning one way. */
function stripes(bed: Bed, spot: Spot): void {
  const lean = bed.random.range(-0.9, 0.9);
  for (let x = -1.5; x <= 1.5; x += 0.36) {
    const line: Path = curve([
      [x, -0.5],
      [x + lean * 0.4, 0.1],
      [x + lean, 0.9],
    ]);
    score(bed, place(line, spot));
  }
}

/** Meadows: grass, flowers, rises, furrows and fields. */
export const dressMeadow = dresser(
  'meadow',
  { size: 116, roles: ['grass', 'leaf', 'a', 'd', 'sun'] },
  { blades, flowers, carpet, mounds, furrows, fields },
);
