import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { eased, mix, type Path, place, type Point, polar } from '../../geometry/point.ts';
import { withoutSlivers } from '../animals/slivers.ts';
import { STREAKS } from '../nature/clouds.ts';
import { bumpsOn, folds, heapRim } from '../nature/heap.ts';
import { puff } from '../nature/puff.ts';
import { layBands, layClouds } from './banks.ts';
import { placesIn } from './places.ts';
import { cellOf, dresser, eachSpot, lay, score, type Bed } from './laying.ts';

/** Larger heaps would leave large blanks. */
const LARGEST_HEAP = 104;

/** A heap of cloud at a place of the bed and the edges within it. */
interface Piled {
  readonly rim: Path;
  readonly lines: readonly Path[];
}

/** Banks of cumulus, one before the other, their heads of unequal height. */
function heaped(asked: Bed): void {
  const bed = { ...asked, size: Math.min(asked.size, LARGEST_HEAP) };
  const piles: Piled[] = [];
  eachSpot(bed, { wide: 1.75, high: 0.62, loose: 0.2 }, (spot) => {
    const wide = spot.scale * bed.random.range(0.95, 1.35);
    piles.push(piled(bed, [spot.x, spot.y], wide, spot.scale * bed.random.range(0.55, 0.95)));
  });
  const shapes = withoutSlivers(
    bed.zone,
    piles.map(({ rim }) => rim),
    bed.size * bed.size * 0.06,
  );
  for (const [i, shape] of shapes.entries()) {
    if (shape.length === 0) continue;
    bed.sheet.shape(shape, 'fine', bed.roles[i % bed.roles.length]);
    for (const line of piles[i]!.lines) score(bed, line, shape, 0.6);
  }
}

function piled({ random, size }: Bed, [x, y]: Point, half: number, high: number): Piled {
  const head = random.range(-0.4, 0.4);
  const line = curve([
    [x - half, y + size * 0.2],
    [x + (head - 0.42) * half, y - high * random.range(0.3, 0.5)],
    [x + head * half, y - high],
    [x + (head + 0.4) * half, y - high * random.range(0.35, 0.6)],
    [x + half, y + size * 0.2],
  ]);
  const bumps = bumpsOn(random, { line, sizes: [size * 0.17, size * 0.34] });
  const under: Path = [
    [x + half * 1.1, y + size],
    [x - half * 1.1, y + size],
  ];
  return {
    rim: clockwise(heapRim(bumps, { line, under })),
    lines: folds(bumps, size * 0.2).filter((_, i) => i % 2 === 0),
  };
}

/** Banks of cloud that the wind has piled up. */
function gusts(bed: Bed): void {
  layClouds(bed, { wide: 2.2, high: 0.48 });
}

/** Great stars that shine in moving air. */
function stars(bed: Bed): void {
  const [left, top, right, bottom] = bed.box;
  const room = Math.round(((right - left) * (bottom - top)) / (bed.size * bed.size * 7));
  layBands(bed);
  for (const { at, radius } of placesIn(bed, bed.size * 0.64, Math.min(6, Math.max(2, room)))) {
    const turn = bed.random.range(-0.2, 0.2);
    lay(bed, star(at[0], at[1], radius, radius * 0.56, 8, turn), 1);
    lay(bed, star(at[0], at[1], radius * 0.62, radius * 0.3, 4, turn), 2);
  }
}

/** What the wind carries. */
function carried(bed: Bed, outline: (turn: number) => Path, share: number): void {
  layBands(bed);
  const step = { wide: 1.1, high: 0.8, loose: 0.34 };
  eachSpot({ ...bed, random: bed.random.fork('carried') }, step, (spot) => {
    if (bed.random.chance(share)) lay(bed, place(outline(bed.random.range(0, 6.28)), spot), spot.column + 1);
  });
}

/** Broad and narrow beams from a light, each parted by long slanting seams, so that they taper. */
function beams(bed: Bed): void {
  const [left, top, right, bottom] = bed.box;
  const source = bed.source ?? [mix(left, right, bed.random.range(0.2, 0.8)), top - (bottom - top) * 0.12];
  const reach = Math.max(...bed.zone.flat().map(([x, y]) => Math.hypot(x - source[0], y - source[1])));
  const begin = bed.size * 0.95;
  const count = 2 * Math.max(6, Math.round((Math.PI * reach) / bed.size / 1.3));
  const start = bed.random.range(0, 1);
  const open = ((Math.PI * 2) / count) * 2;
  for (let i = 0; i < count / 2; i++) {
    const share = bed.random.range(0.32, 0.44);
    const turns = i % 2 === 0 ? [share, 1 - share] : [1 - share, share];
    const from = start + i * open;
    const parted = Math.max(begin, NARROWEST / (open * Math.min(share, 1 - share)));
    if (parted > begin) {
      const root = { source, from, open };
      lay(bed, [...level(root, begin * 0.8), ...level(root, parted).toReversed()], i + 1);
    }
    let turn = from;
    for (const [k, part] of turns.entries()) {
      const wedge = {
        source,
        from: turn,
        open: open * part,
        begin: parted * (parted > begin ? 1 : 0.8),
        reach,
        side: i % 2 === k ? 1 : -1,
      } as const;
      for (const [n, cell] of beamParts(bed, wedge).entries()) lay(bed, cell, i + k + n);
      turn += wedge.open;
    }
  }
  lay(bed, ellipse(source[0], source[1], begin), 2, 'line');
}

/** Beams are parted where each is at least so broad. */
const NARROWEST = 24;

interface Beam {
  readonly source: Point;
  readonly from: number;
  readonly open: number;
  readonly begin: number;
  readonly reach: number;
  readonly side: 1 | -1;
}

function beamParts({ random, size }: Bed, it: Beam): Path[] {
  const seam = (r: number): Point[] =>
    Array.from({ length: 9 }, (_, i): Point => {
      const long = Math.min(size * 1.5, r * it.open * 1.8);
      return polar(it.source, r + it.side * long * (i / 8 - 0.5), it.from + it.open * eased(i / 8));
    });
  const out: Path[] = [];
  for (let inner = it.begin; inner < it.reach;) {
    const breadth = inner * it.open;
    const long = Math.max(breadth * 1.2, size * random.range(1.4, 2.5));
    const outer = inner + Math.min(long, Math.max(size * 0.7, 13000 / breadth));
    out.push([...seam(outer), ...(inner === it.begin ? level(it, inner) : seam(inner)).toReversed()]);
    inner = outer;
  }
  return out;
}

/** A beam's end at a distance from its source. */
function level({ source, from, open }: Pick<Beam, 'source' | 'from' | 'open'>, r: number): Point[] {
  return Array.from({ length: 5 }, (_, i) => polar(source, r, from + (open * i) / 4));
}

/** Small clouds in bent files on a moving sky, as before a change of weather. */
function mackerel(bed: Bed): void {
  layBands(bed);
  eachSpot(
    { ...bed, random: bed.random.fork('cloudlets') },
    { wide: 1.5, high: 0.78, loose: 0.2 },
    (spot) => {
      const y = spot.y + bed.size * 0.4 * Math.sin(spot.x / (bed.size * 3));
      const grown = bed.random.range(0.7, 1.15);
      const rim = puff(bed.random, [0, 0], [0.5 * grown, 0.27 * grown], 7, 0.26);
      if (bed.random.chance(0.8)) lay(bed, place(rim, { ...spot, y }), 2);
    },
  );
}

/** An evening sky: bands of air, and before them long clouds with torn ends. */
function streaks(bed: Bed): void {
  layBands(bed);
  const clouds = bed.random.fork('clouds');
  eachSpot({ ...bed, random: clouds }, { wide: 4.2, high: 1.5, loose: 0.5 }, (spot) => {
    if (!clouds.chance(0.75)) return;
    const scale = (bed.size / 300) * clouds.range(2.4, 3.6);
    lay(bed, place(clouds.pick(STREAKS), { ...spot, scale, flip: clouds.chance(0.5) }), 2);
  });
}

/** Drops of rain in moving air. */
function rain(bed: Bed): void {
  layBands(bed);
  const drop = cellOf('0,-0.36! 0.15,0.02 0,0.2 -0.15,0.02');
  const random = bed.random.fork('drops');
  eachSpot({ ...bed, random }, { wide: 1.3, high: 1.1, loose: 0.3 }, (spot) => {
    if (random.chance(0.6)) lay(bed, place(drop, { ...spot, angle: bed.angle + 0.22 }), 2);
  });
}

/** Skies: heaped clouds, gusts, beams, stars and what the wind carries. */
export const dressSky = dresser(
  'sky',
  { size: 92, roles: ['sky', 'soft', 'cream'] },
  {
    heaped,
    gusts,
    beams,
    stars,
    mackerel,
    streaks,
    rain,
    leaves: (bed) => carried(bed, (turn) => place(petal('leaf', 0.62, 0.34), { angle: turn }), 0.3),
    petals: (bed) => carried(bed, (turn) => place(petal('heart', 0.42, 0.4), { angle: turn }), 0.34),
    snow: (bed) => carried(bed, (turn) => star(0, 0, 0.26, 0.15, 6, turn), 0.36),
  },
);
