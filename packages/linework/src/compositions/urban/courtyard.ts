import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { between, distance, type Point } from '../../geometry/point.ts';
import { evenly, panel } from '../../geometry/ruled.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { gull } from '../../motifs/seaside.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

const OUTER: readonly Point[] = [
  [-60, -60],
  [1060, -60],
  [1060, 1060],
  [-60, 1060],
];
/** Windows beside each other and floors of a wall, from easy to hard. */
const WINDOWS = [
  [2, 2],
  [3, 2],
  [4, 4],
] as const;

/** A piece of washing that hangs from the origin. */
interface Garment {
  readonly table: string;
  readonly role: Role;
  /** Collars, stripes and seams. */
  readonly folds: readonly string[];
  /** Where the pegs hold it. */
  readonly pegs: readonly number[];
}

/** A shirt, trousers, a towel, a sock and a dress. */
const WASH: readonly Garment[] = [
  {
    table: '-26,0! 26,0! 46,28! 30,40! 26,92! -26,92! -30,40! -46,28!',
    role: 'a',
    folds: ['-14,0 0,16 14,0', '-40,52! 40,52!', '-40,70! 40,70!'],
    pegs: [-19, 19],
  },
  {
    table: '-24,0! 24,0! 30,104! 7,104! 0,42! -7,104! -30,104!',
    role: 'b',
    folds: ['-40,16! 40,16!', '-22,104! -17,30!', '22,104! 17,30!'],
    pegs: [-19, 19],
  },
  {
    table: '-34,0! 34,0! 34,76! -34,76!',
    role: 'c',
    folds: ['-40,16! 40,16!', '-40,28! 40,28!', '-40,60! 40,60!'],
    pegs: [-19, 19],
  },
  {
    table: '-12,0! 12,0! 14,46! 34,62 30,78 -8,74 -14,60!',
    role: 'd',
    folds: ['-16,14! 20,14!'],
    pegs: [0],
  },
  {
    table: '-30,0! 30,0! 42,96! -42,96!',
    role: 'ember',
    folds: ['-40,36! 40,36!', '-12,36! -18,100!', '12,36! 18,100!'],
    pegs: [-19, 19],
  },
];

function sky(brief: Brief, inner: readonly Point[]): void {
  const sheet = brief.sheet.layer('sky').inside([clockwise([...inner])]);
  const [x, y] = between(inner[0]!, inner[2]!, 0.5);
  for (const r of byLevel(brief, [], [150], [230, 160, 96]))
    sheet.shape(ellipse(x + 40, y - 20, r), 'line', 'sky');
  driftCloud(sheet.at({ x: x - 20, y: y + 40, scale: 0.56 }), brief.random, brief.level > 0);
  gull(sheet.at({ x: x + 70, y: y - 70, scale: 1 }));
}

/** One of the four walls: its windows stand in floors that shrink towards the sky. */
function wall(brief: Brief, near: readonly [Point, Point], far: readonly [Point, Point], role: Role): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('walls');
  const face = panel(near, far, 1.1);
  sheet.shape(face.patch(0, 0, 1, 1), 'bold', role);
  const [across, floors] = WINDOWS[level];
  for (let floor = 0; floor < floors; floor++) {
    const [low, high] = [(floor + 0.2) / floors, (floor + 0.72) / floors];
    if (level > 0)
      sheet.shape(face.patch(0, (floor + 0.88) / floors, 1, (floor + 1) / floors), 'line', 'cream');
    for (const u of evenly(across, 0.04, 0.96)) {
      const half = byLevel(brief, 0.36, 0.3, 0.3) / across;
      const isDark = random.chance(0.4);
      sheet.shape(face.patch(u - half, low, u + half, high), 'line', isDark ? 'night' : 'sun');
      if (level > 1) sheet.line([face.at(u, low), face.at(u, high)], 'fine', 0);
      if (level === 2 && random.chance(0.5)) {
        const flap = face.patch(u - half * 1.6, low, u - half, high);
        sheet.shape(flap, 'fine', 'leaf');
        sheet.shape(face.patch(u + half, low, u + half * 1.6, high), 'fine', 'leaf');
      }
    }
  }
}

/** What one sees in a window from below: flowers in a box, a cat, or a neighbor who looks down. */
function atWindow(sheet: Sheet, kind: 'flowers' | 'cat' | 'neighbor'): void {
  if (kind === 'flowers') {
    for (const x of [-30, 0, 30]) sheet.shape(ellipse(x, -10, 19, 20), 'line', x ? 'a' : 'sun');
    sheet.shape(drawn('-56,4! 56,4! 48,38! -48,38!'), 'line', 'wood');
  } else if (kind === 'cat') {
    sheet.shape(drawn('-30,14 -34,-14 -34,-48! -14,-34 14,-34 34,-48! 34,-14 30,14 0,24'), 'line', 'fur');
    for (const x of [-12, 12]) sheet.ink(ellipse(x, -10, 4, 5));
    sheet.line(traced('-8,4 0,8 8,4'), 'line', 0.3);
  } else {
    sheet.shape(drawn('-44,34! -36,4 0,-4 36,4 44,34!'), 'line', 'd');
    sheet.shape(ellipse(0, -24, 27, 29), 'line', 'sand');
    sheet.shape(drawn('-29,-22! -24,-50 0,-58 24,-50 29,-22! 14,-36 -14,-36'), 'line', 'wood');
    for (const x of [-9, 9]) sheet.ink(ellipse(x, -22, 3.4, 4.4));
    sheet.line(traced('-8,-10 0,-6 8,-10'), 'line', 0.3);
  }
}

/**
 * Washing on a line across the yard. What hangs on it leads away from the middle of the sky, as everything does
 * that hangs overhead.
 */
function line(
  sheet: Sheet,
  brief: Brief,
  [from, to]: readonly [Point, Point],
  zenith: Point,
  things: readonly Garment[],
): void {
  sheet.line([from, to], 'line', 0);
  const scale = byLevel(brief, 2, 1.5, 1.3);
  const long = distance(from, to);
  const along: Point = [((to[0] - from[0]) / long) * scale, ((to[1] - from[1]) / long) * scale];
  for (const [i, t] of evenly(things.length, 0.06, 0.94).entries()) {
    const [x, y] = between(from, to, t);
    const away = distance(zenith, [x, y]);
    const side = Math.sign(along[0] * (y - zenith[1]) - along[1] * (x - zenith[0])) || 1;
    const [u0, v0] = [(x - zenith[0]) / away, (y - zenith[1]) / away];
    const lean = 0.3 * scale;
    const down: Point = [u0 * lean - side * along[1], v0 * lean + side * along[0]];
    const hung = (table: string): Point[] =>
      drawn(table).map(([u, v]) => [
        x + u * side * along[0] + v * down[0],
        y + u * side * along[1] + v * down[1],
      ]);
    garment(sheet, brief.level, things[i]!, hung);
  }
}

/** One piece of washing with its pegs; `hung` draws a table where the piece hangs. */
function garment(sheet: Sheet, level: 0 | 1 | 2, it: Garment, hung: (table: string) => Point[]): void {
  const rim = clockwise(hung(it.table));
  sheet.shape(rim, 'bold', it.role);
  const inside = sheet.inside([rim]);
  if (level > 0) for (const way of it.folds) inside.line(hung(way), 'line', 0);
  sheet.rim(rim, 'bold');
  for (const x of it.pegs)
    sheet.shape(hung(`${x - 5},-13! ${x + 5},-13! ${x + 5},11! ${x - 5},11!`), 'line', 'wood');
}

/** Somebody or something in one of the nearest windows of each wall. */
function lookingOut({ sheet, random, level }: Brief, inner: readonly Point[]): void {
  const kinds = random.fork('windows').shuffle(['flowers', 'cat', 'neighbor', 'flowers'] as const);
  const [, floors] = WINDOWS[level];
  for (const [i, kind] of kinds.entries()) {
    const k = (i + 1) % 4;
    const face = panel([OUTER[i]!, OUTER[k]!], [inner[i]!, inner[k]!], 1.1);
    const floor = level === 1 ? 0 : 1;
    for (const u of level === 1 ? [0.5] : [0.5, 0.14]) {
      const [x, y] = face.at(u, (floor + (level === 1 ? 0.56 : 0.3)) / floors);
      atWindow(
        sheet.layer('walls').at({ x, y, angle: (i * Math.PI) / 2 + Math.PI, scale: [0, 1.2, 0.72][level]! }),
        u === 0.5 ? kind : 'flowers',
      );
    }
  }
}

/** A courtyard, looking straight up. */
export const courtyards = sights(
  {
    category: 'urban',
    size: [1000, 1000],
    backdrop: 'sky',
    tags: ['courtyard', 'laundry', 'windows', 'looking up', 'city', 'sky'],
    draw(brief) {
      const { random, level } = brief;
      const [x, y] = [500 + random.range(-120, 120), 500 + random.range(-100, 60)];
      const half = byLevel(brief, 230, 190, 160);
      const inner: readonly Point[] = [
        [x - half, y - half],
        [x + half, y - half],
        [x + half, y + half],
        [x - half, y + half],
      ];
      sky(brief, inner);
      const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
      for (let i = 0; i < 4; i++) {
        const k = (i + 1) % 4;
        wall(brief, [OUTER[i]!, OUTER[k]!], [inner[i]!, inner[k]!], roles[i]!);
      }
      brief.sheet.layer('walls').rim(clockwise([...inner]), 'bold');
      if (level > 0) lookingOut(brief, inner);
      const sheet = brief.sheet.layer('washing');
      const order = random.fork('washing').shuffle(WASH);
      const things = (count: number, from: number): Garment[] =>
        Array.from({ length: count }, (_, i) => order[(i + from) % order.length]!);
      const lines: readonly (readonly [Point, Point, number])[] = [
        [[-20, y + half + 96], [1020, y + half + 40], 4],
        [[-20, y - half - 30], [1020, y - half - 70], 4],
        [[x + half + 60, -20], [x + half + 30, 1020], 3],
      ];
      for (const [i, [from, to, count]] of lines.slice(0, level === 0 ? 1 : 3).entries())
        line(sheet, brief, [from, to], [x, y], things(byLevel(brief, 2, 3, count), i * 2));
    },
  },
  [
    {
      name: 'courtyard',
      size: [1000, 1000],
      told: [
        [
          'A Square of Sky',
          'Lie on your back in the yard and this is what you see. One cloud, one gull and everybody’s washing.',
        ],
        [
          'Looking Up in the Yard',
          'Four walls lean together around a small piece of sky. The shirts wave to whoever lies down below.',
        ],
        [
          'Somebody Else’s Socks',
          'The whole house dries its washing over the yard. Guess from the socks who lives behind which window.',
        ],
      ],
    },
  ],
);
