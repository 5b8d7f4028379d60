import { clockwise } from '../../geometry/boolean.ts';
import { curve, type Knot } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { distance, mix, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { hill, roundTree } from '../landscape.ts';
import { openWater } from '../nature/open-water.ts';
import { windmill } from '../nature/shelters.ts';
import { driftCloud } from '../nature/skies.ts';
import { poplar } from '../nature/trees.ts';
import { reedMace } from '../nature/waterside.ts';
import { railFence } from '../stages/rail-fence.ts';

type DrawView = (sheet: Sheet, random: Random, taken: readonly Taken[]) => void;

/** The views are drawn for a pane of 800 units by 1000. */
const [WIDTH, FLOOR] = [800, 1000];

const scene = (sheet: Sheet, random: Random) =>
  ({ sheet, random, level: 1, width: WIDTH, height: FLOOR, ground: FLOOR }) as const;

function land(sheet: Sheet, heights: readonly number[], role: Role): Path {
  const line = heights.map((y, i): Knot => [mix(-20, WIDTH + 20, i / (heights.length - 1)), y]);
  return hill(sheet, line, FLOOR, role);
}

/** What of a page is taken already: a middle and how far it reaches. */
export interface Taken {
  readonly at: Point;
  readonly size: number;
}

/** How far a point is from whatever is taken. */
export function roomAt(at: Point, taken: readonly Taken[]): number {
  return Math.min(400, ...taken.map((it) => distance(at, it.at) - it.size));
}

/** Where a sun may stand between flowers, and between its smallest and largest radius. */
const SUN_SPOTS: readonly Point[] = [
  [184, 190],
  [616, 190],
  [280, 230],
  [520, 230],
  [206, 340],
  [594, 340],
  [400, 180],
];
const [SUN_LEAST, SUN_MOST] = [46, 84];

/** A sun and drifting clouds; where flowers stand before them, only in the free air between these. */
function skyWith(
  sheet: Sheet,
  random: Random,
  spots: readonly (readonly [number, number, number])[],
  taken: readonly Taken[],
): void {
  const side = random.chance(0.5);
  const x = random.range(246, 290);
  const high: Point = [side ? x : WIDTH - x, random.range(196, 290)];
  const radius = random.range(70, 96);
  if (taken.length > 0) return freeSky(sheet, random, spots, taken);
  sheet.shape(ellipse(...high, radius), 'line', 'sun');
  for (const [far, y, scale] of spots)
    driftCloud(sheet.at({ x: side ? far : WIDTH - far, y, scale }), random, false);
}

/** Where between flowers a sun has most room, and its radius; none where it would be small. */
export function freeSun(taken: readonly Taken[]): Taken | undefined {
  const at = SUN_SPOTS.toSorted((a, b) => roomAt(b, taken) - roomAt(a, taken))[0]!;
  const size = Math.min(SUN_MOST, roomAt(at, taken) - 24);
  return size >= SUN_LEAST ? { at, size } : undefined;
}

function freeSky(
  sheet: Sheet,
  random: Random,
  spots: readonly (readonly [number, number, number])[],
  taken: readonly Taken[],
): void {
  const sun = freeSun(taken);
  if (sun) sheet.shape(ellipse(...sun.at, sun.size), 'line', 'sun');
  const full = sun ? [...taken, sun] : taken;
  for (const [far, y, scale] of spots) {
    const at = [far, WIDTH - far]
      .map((x): Point => [x, y - 40 * scale])
      .find((spot) => roomAt(spot, full) > 150 * scale);
    if (at) driftCloud(sheet.at({ x: at[0], y, scale }), random, false);
  }
}

/** The view that shows only what lies on a piece of land, by its upper edge. */
function within(sheet: Sheet, top: Path): Sheet {
  return sheet.inside([clockwise([...top, [WIDTH + 20, FLOOR], [-20, FLOOR]])]);
}

/** Furrows that run together at the far edge of a field. */
function furrows(sheet: Sheet, top: number, vanishing: Point): void {
  const inside = within(sheet, land(sheet, [top, top - 8, top + 4, top - 6, top], 'grass'));
  for (const foot of [-560, -240, 20, 250, 480, 740, 1040, 1360])
    inside.line(
      curve([
        [vanishing[0] + (foot - vanishing[0]) * 0.06, vanishing[1]],
        [mix(vanishing[0], foot, 0.36), mix(vanishing[1], FLOOR, 0.34)],
        [foot, FLOOR],
      ]),
      'line',
      0,
    );
}

/** A way that winds from the foot of the pane to a crest. */
const PATH =
  '240,1010! 330,900 290,800 470,740 556,664 574,560! 610,560! 606,676 530,766 390,826 460,914 420,1010!';

/** Reeds by the water, where and how high; where flowers stand before them, within the sides of a window. */
const REEDS = [
  [110, 330],
  [700, 380],
  [646, 290],
] as const;
const FREE_REEDS = [
  [152, 300],
  [652, 330],
] as const;

/** Where the vanes of a windmill may turn, left and right. */
const MILLS = [
  [190, 540],
  [610, 540],
] as const satisfies readonly Point[];

/** What lies behind a plant in a frame, by name. */
const VIEWS = {
  fields(sheet, random, taken) {
    skyWith(sheet, random, [[610, 300, 0.56]], taken);
    land(sheet, [600, 560, 590, 560, 600], 'leaf');
    const isLeft = random.chance(0.5);
    const left = taken.length > 0 ? roomAt(MILLS[0], taken) > roomAt(MILLS[1], taken) : isLeft;
    windmill(sheet.at({ x: left ? 190 : 610, y: 660, scale: 0.62 }), { random, level: 0, turn: 0.5 });
    for (const [x, s] of [
      [0.42, 0.5],
      [0.24, 0.62],
      [0.13, 0.54],
    ] as const)
      roundTree(sheet.at({ x: WIDTH * (left ? 1 - x : x), y: 664, scale: s }), random, false);
    furrows(sheet, 654, [left ? 470 : 330, 640]);
  },
  water(sheet, random, taken) {
    skyWith(sheet, random, [[590, 280, 0.6]], taken);
    land(sheet, [560, 470, 520, 450, 540], 'stone');
    land(sheet, [590, 580, 540, 590, 560], 'leaf');
    openWater(sheet, random, {
      width: WIDTH,
      from: 612,
      to: 860,
      bands: 5,
      floor: FLOOR,
      roles: ['water', 'sky'],
      isRich: false,
    });
    for (const [x, height] of taken.length > 0 ? FREE_REEDS : REEDS)
      reedMace(sheet.at({ x, y: 900 }), random, { height, sway: random.range(-20, 20), level: 0 });
  },
  sea(sheet, random, taken) {
    skyWith(
      sheet,
      random,
      [
        [600, 300, 0.64],
        [330, 180, 0.4],
      ],
      taken,
    );
    openWater(sheet, random, {
      width: WIDTH,
      from: 560,
      to: 800,
      bands: 6,
      floor: FLOOR,
      roles: ['water', 'sky'],
      isRich: false,
    });
    const boat = sheet.at({ x: random.pick([250, 560]), y: 596 });
    boat.shape(drawn('-4,-12! -4,-132! -70,-22!'), 'line', 'soft');
    boat.shape(drawn('6,-12! 6,-150! 66,-20!'), 'line', 'a');
    boat.shape(drawn('-84,-8! 84,-8! 56,26! -58,26!'), 'line', 'wood');
    land(sheet, [760, 790, 770, 810, 780], 'sand');
  },
  fence(sheet, random, taken) {
    skyWith(sheet, random, [[600, 290, 0.6]], taken);
    land(sheet, [590, 560, 600, 560, 580], 'leaf');
    for (const [x, s] of [
      [0.2, 0.86],
      [0.36, 0.7],
      [0.82, 0.94],
    ] as const)
      roundTree(sheet.at({ x: WIDTH * x, y: 610, scale: s }), random, false);
    land(sheet, [690, 676, 700, 680, 690], 'grass');
    railFence(scene(sheet, random), 790, 150);
  },
  hills(sheet, random, taken) {
    skyWith(sheet, random, [[600, 300, 0.56]], taken);
    land(sheet, [560, 500, 540, 600, 560], 'soft');
    const left = random.chance(0.5);
    for (const [x, y, s] of [
      [0.78, 640, 0.56],
      [0.86, 652, 0.7],
    ] as const)
      poplar(sheet.at({ x: WIDTH * (left ? 1 - x : x), y, scale: s }), { random, level: 0 });
    const near = land(sheet, [680, 700, 650, 610, 650], 'leaf');
    within(sheet, near).shape(drawn(PATH), 'line', 'sand');
  },
  slopes(sheet, random, taken) {
    skyWith(
      sheet,
      random,
      [
        [610, 330, 0.7],
        [480, 170, 0.5],
      ],
      taken,
    );
    land(sheet, [640, 560, 590, 520, 600], 'soft');
    land(sheet, [700, 730, 690, 650, 690], 'leaf');
  },
} as const satisfies Record<string, DrawView>;

/** What may lie behind a plant in a frame. */
export type GardenView = keyof typeof VIEWS;

/** Draws a sky with a sun and the land below it, up to where a plant stands; `taken` is where its flowers will be. */
export function gardenView(
  sheet: Sheet,
  kind: GardenView,
  random: Random,
  taken: readonly Taken[] = [],
): void {
  VIEWS[kind](sheet, random, taken);
}

/** How high the nearest ground lies: a low bank, highest where the plant stands. */
const bankAt = (x: number): number => 876 + 7 * Math.sin(x / 90) - 22 * Math.exp(-(((x - 400) / 120) ** 2));

/** The nearest ground: a bank whose edge breaks into clumps of grass, which hides where stems come out of it. */
export function grassyBank(sheet: Sheet, random: Random): void {
  const edge: Point[] = [];
  for (let x = -20; x < WIDTH + 20;) {
    const bare = x < 60 || (x > 300 && x < 470) ? random.range(60, 90) : random.range(36, 80);
    for (const end = x + bare; x < end; x += 9) edge.push([x, bankAt(x)]);
    if (x > 340 && x < 460) continue;
    const blades = random.int(3, 4);
    const lean = random.range(-16, 16);
    for (let i = 0; i < blades; i++, x += 26)
      edge.push(...grassBlade(x, lean + (i - (blades - 1) / 2) * 9, random));
  }
  sheet.shape([...edge, [WIDTH + 20, FLOOR], [-20, FLOOR]], 'line', 'grass');
}

/** The edge of one blade of grass, 26 units wide at its foot. */
function grassBlade(x: number, lean: number, random: Random): Point[] {
  const foot = bankAt(x);
  const [tip, top] = [x + 13 + lean, foot - random.range(46, 92)];
  return [
    [x, foot],
    [mix(x, tip, 0.4) - 2, mix(foot, top, 0.6)],
    [tip, top],
    [mix(x + 26, tip, 0.4) + 2, mix(foot, top, 0.56)],
    [x + 26, bankAt(x + 26)],
  ];
}

/** A spray of three leaves from a corner of the page, the quarter of a blossom where they meet. */
export function cornerSpray(
  sheet: Sheet,
  at: Point,
  angle: number,
  kind: 'leaves' | 'blossom' | 'fan',
): void {
  const corner = sheet.at({ x: at[0], y: at[1], angle });
  const leaf = (turn: number, long: number, wide: number): void => {
    const blade = corner.at({ angle: turn });
    blade.shape(drawn(`0,0! ${wide},${-long * 0.45} 0,${-long}! ${-wide},${-long * 0.45}`), 'line', 'leaf');
    blade.line(traced(`0,${-long * 0.3} 0,${-long * 0.8}`), 'fine', 0.5);
  };
  if (kind === 'fan') for (const turn of [-0.64, 0.64, -0.24, 0.24]) leaf(turn, 190, 24);
  else for (const turn of [-0.5, 0.5, 0]) leaf(turn, kind === 'leaves' ? 196 : 206, 34);
  if (kind !== 'blossom') return;
  for (const turn of [-0.78, -0.26, 0.26, 0.78])
    corner.at({ angle: turn }).shape(drawn('0,0! 24,-60 0,-100 -24,-60'), 'line', 'a');
  corner.shape(ellipse(0, 0, 40), 'line', 'sun');
}
