import { arc, ellipse, spiral, star } from '../../geometry/forms.ts';
import { contains } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, polar, type Path, type Point } from '../../geometry/point.ts';
import { puff } from '../nature/puff.ts';
import { cellOf, dresser, eachSpot, lay, layCourses, lineOf, score, type Bed, type Spot } from './laying.ts';

const CURL = '-0.3,0.04 -0.16,-0.2 0.12,-0.2 0.18,0.02 0.02,0.1 -0.06,-0.02';
const TONGUE = '-0.75,0.05 -0.62,-0.3 -0.2,-0.43 0.5,-0.32 1.25,-0.02! 0.5,0.27 -0.3,0.34 -0.62,0.26';

/** Cumulus heaped on cumulus, a curl in some. */
function heaped(bed: Bed): void {
  eachSpot(bed, { wide: 1.02, high: 0.6, loose: 0.2 }, (spot) => {
    const grown = bed.random.range(0.85, 1.3);
    const at = { ...spot, scale: spot.scale * grown };
    const seen = lay(bed, place(puff(bed.random, [0, 0], [0.8, 0.58], 7, 0.24), at), spot.row + spot.column);
    if (bed.random.chance(0.45))
      score(
        bed,
        place(lineOf(CURL), { ...at, y: at.y - at.scale * 0.12, flip: bed.random.chance(0.5) }),
        seen,
        0.6,
      );
  });
}

/** A stream of air or water bends slowly as it runs. */
function bent(bed: Bed, spot: Spot, swing: number): Spot {
  return {
    ...spot,
    angle: spot.angle + swing * Math.sin(spot.x / (bed.size * 2.6) + spot.y / (bed.size * 1.9)),
  };
}

/** Tongues of air in overlapping rows; `curled` says which of them end in a curl. */
function streams(bed: Bed, curled: number): void {
  eachSpot(bed, { wide: 1.3, high: 0.5, loose: 0.1 }, (place0) => {
    const spot = bent(bed, place0, 0.34);
    const seen = lay(bed, place(cellOf(TONGUE), spot), spot.row + spot.column);
    if (bed.random.chance(curled)) score(bed, place(spiral(-0.36, -0.08, 0.25, 1.2, 2.6), spot), seen, 0.5);
  });
}

/** What the wind carries, on some of its tongues. */
function carried(bed: Bed, outline: (turn: number) => Path, share: number): void {
  streams({ ...bed, size: bed.size * 1.12 }, 0.12);
  const step = { wide: 1.1, high: 0.8, loose: 0.34 };
  eachSpot({ ...bed, random: bed.random.fork('carried') }, step, (spot) => {
    if (bed.random.chance(share)) lay(bed, place(outline(bed.random.range(0, 6.28)), spot), spot.column + 1);
  });
}

/** Broad and narrow beams from a light, cut by the edges of thin cloud that hang in them. */
function beams(bed: Bed): void {
  const [left, top, right, bottom] = bed.box;
  const source = bed.source ?? [mix(left, right, bed.random.range(0.2, 0.8)), top - (bottom - top) * 0.12];
  const reach = Math.max(...bed.zone.flat().map(([x, y]) => Math.hypot(x - source[0], y - source[1])));
  const begin = bed.size * 0.95;
  const count = Math.max(10, Math.round((Math.PI * 2 * reach * 0.5) / bed.size / 0.8));
  const start = bed.random.range(0, 1);
  for (let angle = start, i = 0; angle < start + Math.PI * 2; i++) {
    const wide = ((Math.PI * 2) / count) * bed.random.range(0.55, 1.4);
    const open = Math.min(wide, start + Math.PI * 2 - angle);
    beam(bed, { source, from: angle, open, begin, reach, tone: i });
    angle += open;
  }
  lay(bed, ellipse(source[0], source[1], begin), 2, 'line');
}

interface Beam {
  readonly source: Point;
  readonly from: number;
  readonly open: number;
  readonly begin: number;
  readonly reach: number;
  readonly tone: number;
}

function beam(bed: Bed, it: Beam): void {
  const edge = (r: number): Point[] => {
    const bulge = Math.min(0.24, (bed.size * 0.16) / r);
    return Array.from({ length: 7 }, (_, i): Point => {
      const t = i / 6;
      return polar(it.source, r * (1 + bulge * Math.sin(Math.PI * t)), it.from + it.open * t);
    });
  };
  const long = it.tone % 2 === 0 ? 0.9 : 1.5;
  let inner = it.begin * 0.8;
  for (let k = 0; inner < it.reach; k++) {
    const width = inner * it.open;
    const step = bed.size * (width < bed.size * 0.55 ? long * 1.6 : long) * bed.random.range(0.75, 1.3);
    const outer = inner + (width > bed.size * 1.4 ? step * 0.72 : step);
    lay(bed, [...edge(outer), ...edge(inner).toReversed()], it.tone + (k % 2) * 2);
    inner = outer;
  }
}

/** Stars in rings of moving air. */
function swirls(bed: Bed): void {
  streams(bed, 0);
  const far = bed.size * 3.4;
  const middles: Point[] = [];
  eachSpot(
    { ...bed, random: bed.random.fork('swirls') },
    { wide: 2.6, high: 2.2, loose: 0.7 },
    ({ x, y }) => {
      const inside = bed.zone.some((rim) => contains(rim, [x, y]));
      if (inside && middles.every((other) => Math.hypot(other[0] - x, other[1] - y) > far * 0.72))
        middles.push([x, y]);
    },
  );
  for (const at of middles) swirl(bed, at, bed.random.range(0.85, 1.25) * bed.size);
}

function swirl(bed: Bed, at: Point, size: number): void {
  const turn = bed.random.range(0, 6);
  for (const [radius, inner, parts] of [
    [1.35, 0.86, 8],
    [0.86, 0.42, 5],
  ] as const)
    for (let i = 0; i < parts; i++) {
      const [from, to] = [i, i + 1].map((k) => turn + (k / parts) * Math.PI * 2);
      const rim = arc(at[0], at[1], radius * size, radius * size, from!, to!);
      const hub = arc(at[0], at[1], inner * size, inner * size, from! + 0.3, to! + 0.3).toReversed();
      lay(bed, [...rim, ...hub], i + (parts === 5 ? 1 : 0));
    }
  lay(bed, ellipse(at[0], at[1], size * 0.43), 1);
  lay(bed, star(at[0], at[1], size * 0.36, size * 0.17, 5, turn), 2);
}

/** Rows of small flat clouds, as before a change of weather. */
function mackerel(bed: Bed): void {
  eachSpot(bed, { wide: 0.98, high: 0.4, loose: 0.09 }, (spot) => {
    const y = spot.y + bed.size * 0.4 * Math.sin(spot.x / (bed.size * 3));
    const grown = bed.random.range(0.9, 1.2);
    lay(bed, place(puff(bed.random, [0, 0], [0.66 * grown, 0.38], 6, 0.22), { ...spot, y }), spot.row);
  });
}

/** Long thin clouds of an evening. */
function streaks(bed: Bed): void {
  eachSpot(bed, { wide: 2.1, high: 0.34, loose: 0.16 }, (spot) => {
    const cell = cellOf('-1.5,0.02! -0.8,-0.22 -0.1,-0.3 0.7,-0.24 1.5,0! 0.7,0.24 -0.6,0.26');
    lay(
      bed,
      place(cell, { ...bent(bed, spot, 0.05), stretch: bed.random.range(0.75, 1.1) }),
      spot.row + spot.column,
    );
  });
}

/** Slanting streaks of rain, a drop at the foot of every other one. */
function rain(bed: Bed): void {
  const slanted = { ...bed, angle: bed.angle + Math.PI / 2 + 0.22 };
  layCourses(slanted, { wide: 1.7, high: 0.5, uneven: 0.3, wave: 0.02 }, (seen, row, column, cell) => {
    if (seen.length === 0 || (row + column) % 2 === 0) return;
    const [x, y] = cell[5]!;
    const [u, v] = cell[8]!;
    const drop = cellOf('0,-0.34! 0.14,0.02 0,0.18 -0.14,0.02');
    lay(bed, place(drop, { x: (x + u) / 2, y: (y + v) / 2, scale: bed.size, angle: bed.angle + 0.22 }), 2);
  });
}

/** Skies: heaped clouds, gusts, beams, stars and what the wind carries. */
export const dressSky = dresser(
  'sky',
  { size: 92, roles: ['sky', 'soft', 'cream'] },
  {
    heaped,
    gusts: (bed) => streams(bed, 0.7),
    beams,
    swirls,
    mackerel,
    streaks,
    rain,
    leaves: (bed) => carried(bed, (turn) => place(petal('leaf', 0.62, 0.34), { angle: turn }), 0.36),
    petals: (bed) => carried(bed, (turn) => place(petal('heart', 0.42, 0.4), { angle: turn }), 0.4),
    snow: (bed) => carried(bed, (turn) => star(0, 0, 0.26, 0.15, 6, turn), 0.42),
  },
);
