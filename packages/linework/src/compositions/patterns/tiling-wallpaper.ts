import { byLevel } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path, type Point } from '../../geometry/point.ts';
import { holds, lay } from '../../motifs/tilework/field.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { eachSpot } from './brick-lattice.ts';
import { tilingOf } from './tiling.ts';

type Level = 0 | 1 | 2;

/** What grows in a frame 100 units wide and 150 tall about the origin, with more in it where it is seen near. */
type Bouquet = (sheet: Sheet, roles: readonly [Role, Role], level: Level, isNear: boolean) => void;

/** Two bouquets that take turns from row to row, and how they are called. */
const PAIRS: readonly (readonly [name: string, Bouquet, Bouquet])[] = [
  ['Tulip', tulip, sprig],
  ['Pomegranate', pomegranate, blossom],
  ['Blossom', blossom, sprig],
  ['Heart', heart, tulip],
  ['Thistle', thistle, blossom],
];

/** Flowers, fruits and hearts in pointed frames, as on old wallpaper; every second row shows another bouquet. */
export const wallpaper = tilingOf({
  name: 'wallpaper',
  edgeToEdge: 'hard',
  moods: ['Parlor', 'Nursery', 'Orchard', 'Manor'],
  noun: 'Wallpaper',
  description:
    'Pointed frames climb the wall, and two bouquets take turns in them from row to row. Choose a quiet ground and let the frames carry the color.',
  tags: ['wallpaper', 'flowers', 'ornament', 'ogee'],
  ground: 'soft',
  fill(field, brief, roles) {
    const { level, random } = brief;
    const wide = byLevel(brief, random.range(372, 396), random.range(338, 366), random.range(254, 278));
    const tall = wide * random.range(1.36, 1.5);
    const [word, first, second] = random.pick(PAIRS);
    const frames: Point[] = [];
    const weight = level === 2 ? 'fine' : 'line';
    eachSpot(wide, tall / 2, (x, y, row) => {
      const visible = lay(field, ogee(x, y, wide, tall), roles[row % 2 === 0 ? 0 : 1]!, weight);
      if (!visible) return;
      const inside = field.sheet.inside(visible);
      if (level > 0) inside.shape(ogee(x, y, wide * 0.82, tall * 0.82), weight, 'soft');
      const isWhole = holds(field, x, y, wide * (level === 0 ? 0.36 : 0.3));
      const bouquet = row % 2 === 0 ? first : second;
      if (isWhole || level > 0)
        bouquet(
          inside.at({ x, y, scale: (wide / 100) * (brief.isPart ? 0.84 : [0.94, 0.67, 0.76][level]!) }),
          [roles[2]!, roles[3]!],
          level,
          Boolean(brief.isPart),
        );
      frames.push([x, y]);
    });
    for (const [x, y] of frames) {
      const bead = ellipse(x + wide / 2, y, wide * byLevel(brief, 0.1, 0.085, 0.08));
      lay(field, bead, 'gold');
    }
    return word;
  },
});

/** A frame pointed above and below whose copies fill the plane. */
function ogee(x: number, y: number, wide: number, tall: number): Path {
  const side = (sign: number): Point[] =>
    Array.from({ length: 25 }, (_, i): Point => {
      const v = -1 + (2 * i) / 24;
      return [x + sign * (wide / 2) * Math.cos((v * Math.PI) / 2) ** 2, y + (v * tall) / 2];
    });
  return [...side(1), ...side(-1).reverse()];
}

/** A stem down to the frame's foot; a line on easy pages, where a crayon could not fill it. */
function stem(sheet: Sheet, from: number, level: Level): void {
  if (level === 0)
    sheet.line(
      [
        [0, from],
        [0, 74],
      ],
      'bold',
      0.2,
    );
  else sheet.shape(rectangle(-2.6, from, 5.2, 76 - from), 'line', 'leaf');
}

/** A stalk down to the frame's foot and two leaves that lean away from it. */
function stalk(sheet: Sheet, from: number, level: Level): void {
  stem(sheet, from, level);
  for (const side of [-1, 1]) {
    const at = { x: side * 1.5, y: level === 0 ? 48 : 54, angle: side * (level === 0 ? 0.66 : 0.78) };
    sheet.shape(place(petal('leaf', 44, level === 0 ? 22 : 19), at), 'line', 'leaf');
    if (level === 2)
      sheet.line(
        place(
          [
            [0, -4],
            [0, -36],
          ],
          at,
        ),
        'fine',
        0.4,
      );
  }
}

function tulip(sheet: Sheet, [main, accent]: readonly [Role, Role], level: Level): void {
  stalk(sheet, 8, level);
  for (const side of [-1, 1])
    sheet.shape(place(petal('leaf', 52, 22), { x: side * 9, y: 8, angle: side * 0.34 }), 'line', accent);
  sheet.shape(mirrored('0,12! 15,8 22,-8 17,-28! 9,-18 0,-44!'), 'line', main);
  if (level > 0) sheet.shape(place(petal('leaf', 34, 14), { y: 8 }), 'line', accent);
}

function blossom(sheet: Sheet, [main, accent]: readonly [Role, Role], level: Level): void {
  stalk(sheet, 8, level);
  const head = sheet.at({ y: -10 });
  around(head, { radius: 0, count: 5 }, (spot) => {
    spot.shape(petal('heart', 31, 33), 'line', main);
    if (level === 2)
      spot.line(
        [
          [0, -12],
          [0, -23],
        ],
        'fine',
        0.4,
      );
  });
  head.shape(ellipse(0, 0, level === 0 ? 12 : 10), 'line', accent);
  if (level === 2) head.shape(ellipse(0, 0, 5), 'line', 'gold');
}

/** Where pairs of leaves stand on a sprig, how long and how far they lean. */
const SPRIG = [
  [46, 42, 0.86],
  [20, 40, 0.74],
  [-6, 33, 0.62],
] as const;

function sprig(sheet: Sheet, [main]: readonly [Role, Role], level: Level): void {
  stem(sheet, -26, level);
  for (const [y, long, angle] of SPRIG.slice(level === 0 ? 1 : 0))
    for (const side of [-1, 1])
      sheet.shape(
        place(petal('leaf', long, level === 0 ? 22 : 18), { x: side * 1.4, y, angle: side * angle }),
        'line',
        'leaf',
      );
  sheet.shape(place(petal('leaf', 34, 18), { y: -22 }), 'line', 'leaf');
  if (level > 0) for (const side of [-1, 1]) sheet.shape(ellipse(side * 18, -40, 6.5), 'line', main);
}

/** Seeds in the slit of a pomegranate, on fine pages fewer, and in the wide opening of one that is near. */
const SEEDS = [
  [0, -22],
  [-5.2, -12.6],
  [5.2, -12.6],
  [0, -4],
  [0, 5.4],
] as const;
const FINE_SEEDS = [
  [0, -18],
  [-5, -7],
  [5, -7],
  [0, 4],
] as const;
const NEAR_SEEDS = [
  [0, -23],
  [-5.4, -15.4],
  [5.4, -15.4],
  [0, -8.4],
  [-9, -5.4],
  [9, -5.4],
  [-4.6, 1.6],
  [4.6, 1.6],
  [0, 9.6],
] as const;

function pomegranate(
  sheet: Sheet,
  [main, accent]: readonly [Role, Role],
  level: Level,
  isNear: boolean,
): void {
  stalk(sheet, 18, level);
  sheet.shape(drawn('-8,-30! -15,-50! -6,-44! 0,-54! 6,-44! 15,-50! 8,-30!'), 'line', main);
  if (isNear && level === 1) {
    sheet.shape(mirrored('0,-38! 12,-36 26,-26 30,-7 22,14 0,22'), 'line', main);
    sheet.shape(mirrored('0,-32! 6,-25! 12,-21! 13,-12! 17,-5! 12,4! 8,13! 0,19!'), 'line', accent);
    for (const [x, y] of NEAR_SEEDS)
      sheet.shape(place(petal('drop', 8.4, 7.6), { x, y: y + 3.4 }), 'line', 'ember');
    return;
  }
  sheet.shape(ellipse(0, -7, 28, 27), 'line', main);
  sheet.shape(place(petal('leaf', 46, 30), { y: 16 }), 'line', accent);
  if (level === 0) return;
  for (const [x, y] of level === 2 ? FINE_SEEDS : SEEDS) sheet.shape(ellipse(x, y, 4.3), 'line', 'ember');
}

function heart(sheet: Sheet, [main, accent]: readonly [Role, Role], level: Level): void {
  stalk(sheet, 14, level);
  sheet.shape(place(petal('heart', 58, 56), { y: 20 }), 'line', main);
  if (level > 0) sheet.shape(place(petal('heart', 36, 34), { y: 8 }), 'line', accent);
  sheet.shape(place(petal('drop', 22, 12), { y: -34 }), 'line', 'gold');
}

function thistle(sheet: Sheet, [main, accent]: readonly [Role, Role], level: Level): void {
  stem(sheet, 14, level);
  for (const side of [-1, 1]) {
    // A thorny leaf that bends up: three lobes on its outer side, two on its inner one.
    const leaf = sheet.at({ flip: side < 0 });
    leaf.shape(
      drawn(
        '2,60! 14,58 22,64! 24,52 36,54! 34,42 45,38! 38,28 46,14! 32,20 26,28! 22,24 16,30! 18,40 8,40! 8,48',
      ),
      'line',
      'leaf',
    );
    leaf.line(traced('6,55 20,46 32,34'), 'fine', 0.4);
  }
  for (const angle of level === 0 ? [-0.6, 0.6, 0] : [-0.8, 0.8, -0.42, 0.42, 0])
    sheet.shape(place(petal('drop', 44, 17), { y: -2, angle }), 'line', main);
  // The prickly ball of the cup: bracts like scales, each row over the one above it.
  const cup = ellipse(0, 4, 22, 19);
  sheet.shape(cup, 'line', accent);
  if (level === 0) return;
  const inside = sheet.inside([clockwise(cup)]);
  for (const [y, xs] of [
    [2, [-13, 0, 13]],
    [14, [-20, -7, 7, 20]],
    [26, [-13, 0, 13]],
  ] as const)
    for (const x of xs) inside.shape(place(petal('leaf', 17, 15), { x, y }), 'line', accent);
}
