import { moveKnots } from '../../geometry/knots.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, type Knot } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Path, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { shade } from './etched.ts';

type Level = 0 | 1 | 2;
type Part = (spot: Sheet, level: Level) => void;

/** A plant in its parts, each standing on the origin with its tip up, as a botanist lays them out. */
export interface TurnedPlant {
  readonly name: string;
  /** The flower from above, about 150 units in radius. */
  readonly heart: Part;
  /** The flower from the side, about 150 units high. */
  readonly flower: Part;
  /** The seed head, about 130 units high. */
  readonly fruit: Part;
  /** About 90 units high. */
  readonly bud: Part;
  /** About 190 units high. */
  readonly leaf: Part;
}

function etched(spot: Sheet, rim: Path, role: Role, level: Level, depth = 16): Sheet {
  spot.shape(rim, 'line', role);
  if (level > 0)
    shade(spot.inside([clockwise(rim)]), rim, { from: 0.1, to: 0.33, depth, gap: level === 1 ? 11 : 9 });
  return spot.inside([clockwise(rim)]);
}

/** Stamens round the middle of a flower seen from above. */
function stamens(spot: Sheet, radius: number): void {
  around(spot, { radius, count: 9, phase: 0.5 }, (at, i) => {
    const long = i % 2 ? 24 : 15;
    at.line(
      [
        [0, -7],
        [0, -long],
      ],
      'fine',
      0.2,
    );
    at.ink(ellipse(0, -long, 4));
  });
}

/** A leaf cut into lobes, narrow at its foot: lobes on each side, how far they are cut in and how wide it is. */
function lobedLeaf(spot: Sheet, level: Level, lobes: number, cut: number, wide: number): void {
  const half: Knot[] = [[7, 2]];
  for (let i = 0; i < lobes; i++) {
    const t = (i + 0.4) / lobes;
    const reach = wide * Math.sin(Math.PI * Math.min(0.94, 0.2 + t * 0.8)) ** 0.8;
    half.push([reach * cut, -14 - 176 * (i / lobes), 1], [reach, -26 - 176 * ((i + 0.62) / lobes), 1]);
  }
  const rim = blob([[0, 8], ...half, [0, -196, 1], ...moveKnots(half, ([x, y]) => [-x, y]).reverse()]);
  spot.shape(rim, 'line', 'leaf');
  spot.line(traced('0,8 0,-100 0,-194'), 'line', 0.2);
  if (level < 2) return;
  const inside = spot.inside([clockwise(rim)]);
  for (let i = 0; i < lobes - 1; i++) {
    const y = -20 - 150 * (i / lobes);
    const reach = wide * Math.sin(Math.PI * Math.min(0.94, 0.2 + ((i + 0.5) / lobes) * 0.8)) * 0.7;
    for (const side of [-1, 1])
      inside.line(
        [
          [0, y],
          [side * reach * 0.7, y - 16],
          [side * reach * 1.6, y - 44],
        ],
        'fine',
        0,
      );
  }
}

const poppy: TurnedPlant = {
  name: 'Poppy',
  heart(spot, level) {
    for (const [count, turn, long] of [
      [3, 0, 158],
      [3, 0.5, 142],
    ] as const)
      around(spot, { radius: 0, count, phase: turn }, (at) => {
        const rim = mirrored(
          `0,0! 46,-26 ${long * 0.62},${-long * 0.56} ${long * 0.56},${-long * 0.86}! ${long * 0.38},${-long * 0.93} ${long * 0.24},${-long}! 0,${-long * 0.95}`,
        );
        at.shape(rim, 'bold', 'ember');
        if (level > 0)
          for (const k of [-2, -1, 0, 1, 2])
            at.line(
              [
                [k * 9, -62],
                [k * 17, -86],
                [k * 21, -104 + Math.abs(k) * 4],
              ],
              'fine',
              0.8,
            );
      });
    stamens(spot, 40);
    spot.shape(ellipse(0, 0, 38), 'line', 'leaf');
    around(spot, { radius: 8, count: 8 }, (at) =>
      at.line(
        [
          [0, 0],
          [0, -20],
        ],
        'line',
        0.4,
      ),
    );
  },
  flower(spot, level) {
    spot.shape(
      drawn(
        '0,0! -60,-30 -92,-90 -80,-128! -50,-140 -34,-150! 0,-140 34,-150! 50,-140 80,-128! 92,-90 60,-30',
      ),
      'line',
      'ember',
    );
    for (const side of [-1, 1])
      spot.shape(
        drawn(
          `0,0! ${side * 40},-6 ${side * 86},-40 ${side * 104},-96! ${side * 84},-104 ${side * 66},-112! ${side * 44},-104 ${side * 14},-92! ${side * 10},-40`,
        ),
        'line',
        'ember',
      );
    etched(
      spot,
      drawn('0,4! -44,-14 -58,-60 -40,-92! -18,-86 0,-96! 18,-86 40,-92! 58,-60 44,-14'),
      'blush',
      level,
      14,
    );
  },
  fruit(spot, level) {
    spot.shape(ellipse(0, -6, 13, 7), 'line', 'grass');
    const pod = mirrored('0,-6 16,-10 40,-44 42,-78 26,-106 14,-112 0,-113');
    const inside = etched(spot, pod, 'grass', level, 22);
    if (level > 0)
      for (const x of [-1, 1]) inside.line(traced(`${x * 7},-18 ${x * 16},-50 ${x * 9},-94`), 'fine', 0.4);
    spot.shape(mirrored('0,-140! 14,-130 30,-138! 38,-124 56,-122! 48,-110 26,-104 0,-102'), 'line', 'gold');
  },
  bud(spot, level) {
    const inside = etched(spot, mirrored('0,0 24,-14 32,-46 22,-80 0,-92'), 'leaf', level, 14);
    inside.line(traced('0,-2 7,-46 0,-92'), 'line', 0.2);
  },
  leaf: (spot, level) => lobedLeaf(spot, level, level === 0 ? 3 : 5, 0.46, 56),
};

function leaflet(spot: Sheet, at: { x: number; y: number; angle: number }, long: number, level: Level): void {
  const rim = place(petal('leaf', long, long * 0.58), at);
  spot.shape(rim, 'line', 'leaf');
  spot.line(
    place(
      [
        [0, -long * 0.12],
        [0, -long * 0.5],
        [0, -long * 0.82],
      ],
      at,
    ),
    'fine',
    0.5,
  );
  if (level === 0) return;
  for (const t of level === 1 ? [0.3, 0.55] : [0.24, 0.42, 0.6])
    for (const side of [-1, 1])
      spot.line(
        place(
          [
            [0, -long * t],
            [side * long * 0.16, -long * (t + 0.11)],
          ],
          at,
        ),
        'fine',
        0.6,
      );
}

const dogRose: TurnedPlant = {
  name: 'Dog Rose',
  heart(spot, level) {
    around(spot, { radius: 30, count: 5, phase: 0.5 }, (at) =>
      at.shape(petal('leaf', 118, 30), 'line', 'leaf'),
    );
    around(spot, { radius: 8, count: 5 }, (at) => {
      const rim = mirrored('0,0! 40,-34 84,-86 78,-126 44,-146 16,-138 0,-126!');
      at.shape(rim, 'bold', 'blush');
      if (level > 0)
        for (const k of [-2, -1, 0, 1, 2])
          at.line(
            [
              [k * 9, -50],
              [k * 15, -78],
              [k * 19, -98 + Math.abs(k) * 3],
            ],
            'fine',
            0.8,
          );
    });
    stamens(spot, 26);
    spot.shape(ellipse(0, 0, 24), 'line', 'gold');
  },
  flower(spot, level) {
    for (const side of [-1, 1])
      spot.shape(
        drawn(
          `0,-6! ${side * 60},-26 ${side * 106},-80 ${side * 88},-126 ${side * 54},-128! ${side * 20},-90`,
        ),
        'line',
        'blush',
      );
    etched(spot, drawn('0,-4! -54,-50 -62,-110 -34,-136 0,-124! 34,-136 62,-110 54,-50'), 'blush', level, 18);
    spot.shape(mirrored('0,14 16,8 20,-8 8,-20 0,-22'), 'line', 'leaf');
  },
  fruit(spot, level) {
    const hip = mirrored('0,0 20,-6 44,-42 42,-82 22,-106 0,-110');
    etched(spot, hip, 'ember', level, 24);
    for (const [x, turn] of [
      [-14, -0.8],
      [14, 0.8],
      [0, 0],
    ] as const)
      spot.shape(place(petal('leaf', 52, 18), { x, y: -102, angle: turn }), 'line', 'leaf');
  },
  bud(spot, level) {
    etched(spot, mirrored('0,-20! 26,-40 24,-72 0,-104!'), 'blush', level, 12);
    for (const side of [-1, 1])
      spot.shape(
        drawn(`0,-8! ${side * 22},-22 ${side * 32},-60 ${side * 20},-94! ${side * 14},-56`),
        'line',
        'leaf',
      );
    spot.shape(mirrored('0,0 12,-4 18,-20 10,-34 0,-36'), 'line', 'leaf');
  },
  leaf(spot, level) {
    spot.line(traced('0,0 0,-120'), 'bold', 0.2);
    for (const [y, long] of [
      [-40, 72],
      [-100, 80],
    ] as const)
      for (const side of [-1, 1]) leaflet(spot, { x: 0, y, angle: side * 1.05 }, long, level);
    leaflet(spot, { x: 0, y: -118, angle: 0 }, 88, level);
  },
};

/** A paper lantern of a ground cherry: ribs from foot to tip, net between them. */
function lantern(spot: Sheet, level: Level): void {
  const rim = mirrored('0,0 30,-4 58,-36 56,-80 28,-118 0,-150!');
  spot.shape(rim, 'bold', 'ember');
  const inside = spot.inside([clockwise(rim)]);
  const ribs = [-0.62, 0, 0.62];
  for (const x of ribs)
    inside.line(traced(`0,0 ${x * 58},-40 ${x * 54},-80 ${x * 26},-118 0,-150`), 'line', 0.2);
  if (level === 0) return;
  for (const [k, y] of [-30, -54, -78, -102].entries())
    for (const x of level === 2 || k % 2 === 0 ? [-48, -17, 17, 48] : [-17, 48])
      inside.line(traced(`${x - 10},${y + 6} ${x},${y - 4} ${x + 10},${y + 7}`), 'fine', 0.5);
  shade(inside, rim, { from: 0.1, to: 0.3, depth: 9, gap: 11 });
}

const lanternPlant: TurnedPlant = {
  name: 'Lantern Plant',
  heart(spot, level) {
    around(spot, { radius: 16, count: 5, phase: 0.5 }, (at) =>
      at.shape(petal('leaf', 128, 62), 'line', 'leaf'),
    );
    around(spot, { radius: 0, count: 5 }, (at) => {
      at.shape(mirrored('0,0! 54,-44 62,-84 34,-112 0,-150!'), 'bold', 'cream');
      if (level > 0)
        for (const k of [-1, 0, 1])
          at.line(
            [
              [k * 14, -54],
              [k * 15, -86],
              [k * 8, -116],
            ],
            'fine',
            0.7,
          );
    });
    spot.shape(star(0, 0, 52, 30, 5, Math.PI / 5), 'line', 'sun');
    around(spot, { radius: 20, count: 5 }, (at) => at.shape(ellipse(0, -4, 9, 13), 'fine', 'gold'));
    spot.shape(ellipse(0, 0, 11), 'fine', 'grass');
  },
  flower(spot, level) {
    const face = spot.at({ y: -64 });
    around(face, { radius: 0, count: 5 }, (at) => {
      at.shape(mirrored('0,0! 40,-30 44,-56 24,-74 0,-98!'), 'line', 'cream');
      if (level > 0)
        at.line(
          [
            [0, -44],
            [0, -62],
            [0, -76],
          ],
          'fine',
          0.7,
        );
    });
    face.shape(star(0, 0, 36, 21, 5, Math.PI / 5), 'line', 'sun');
    face.shape(ellipse(0, 0, 11), 'fine', 'gold');
  },
  fruit: lantern,
  bud(spot, level) {
    const inside = etched(spot, mirrored('0,0 22,-8 34,-40 22,-72 0,-94!'), 'grass', level, 12);
    inside.line(traced('0,0 -8,-44 0,-94'), 'fine', 0.2);
  },
  leaf(spot, level) {
    const rim = mirrored('0,8! 44,-10 74,-44! 62,-66 66,-92! 50,-108 48,-134! 24,-150 0,-196!');
    spot.shape(rim, 'line', 'leaf');
    spot.line(traced('0,0 0,-100 0,-174'), 'line', 0.5);
    if (level === 0) return;
    for (const [y, x] of [
      [-30, 58],
      [-62, 50],
      [-96, 38],
      [-128, 24],
    ] as const)
      for (const side of [-1, 1])
        spot.line(
          [
            [0, y],
            [side * x * 0.5, y - 14],
            [side * x, y - 20],
          ],
          'fine',
          0.6,
        );
  },
};

/** The plants by their names. */
export const TURNED_PLANTS: readonly TurnedPlant[] = [poppy, dogRose, lanternPlant];

/** The way of a stem from the middle outwards, and where what it carries stands. */
export interface Stem {
  readonly way: readonly Point[];
  readonly end: { readonly x: number; readonly y: number; readonly angle: number };
}

/** A stem about the origin that bends a little to one side. */
export function stemOf(angle: number, [from, to]: readonly [number, number], sweep: number): Stem {
  const way = Array.from({ length: 24 }, (_, k) => {
    const t = k / 23;
    return polar([0, 0], from + (to - from) * t, angle + sweep * t * t - sweep);
  });
  const [[x, y], [u, v]] = [way[23]!, way[21]!];
  return { way, end: { x, y, angle: Math.atan2(y - v, x - u) + Math.PI / 2 } };
}
