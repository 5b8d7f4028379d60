import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { FLOWERS } from '../flowers.ts';
import { butterfly } from '../visitors.ts';
import { apple } from '../fruit.ts';
import { BALLOON, balloon } from '../holidays/presents.ts';
import { curledCat, sittingCat } from '../people/pets.ts';
import { umbrella } from '../people/props.ts';
import { hatBox, wrapped } from './boxes.ts';
import { trimmed, TRIMS, type Trim } from './trimmed.ts';
import { fish } from '../seaside.ts';

/** How a thing beside a letter is drawn. */
export interface ThingLook {
  readonly level: 0 | 1 | 2;
  readonly random: Random;
  readonly roles: readonly [Role, Role];
}

/** Draws something some 240 units high about the frame's origin. */
export type DrawThing = (sheet: Sheet, look: ThingLook) => void;

const EGG = drawn('0,-120 60,-96 92,-10 76,70 0,112 -76,70 -92,-10 -60,-96');

const egg: DrawThing = (sheet, { random, roles }) => {
  sheet.shape(EGG, 'bold', 'cream');
  const [first, second] = random.shuffle<Trim>(['bands', 'dots', 'waves', 'blossom', 'star', 'zigzag']);
  trimmed(sheet, EGG, random.chance(0.5) ? first! : second!, roles[0]);
};

const gift: DrawThing = (sheet, { random, roles }) => {
  const form = random.pick(['tall', 'flat', 'round'] as const);
  const at = sheet.at({ y: 110 });
  if (form === 'round') hatBox(at.at({ scale: 0.96 }), roles);
  else
    wrapped(
      at,
      form === 'tall' ? [150, 210] : [230, 130],
      random.pick(['dots', 'waves', 'sash'] as const),
      roles,
    );
};

const iceCream: DrawThing = (sheet, { level, random, roles }) => {
  const cone = mirrored('0,0! 66,0! 10,150 0,154');
  sheet.shape(cone, 'bold', 'gold');
  const inside = sheet.inside([cone]);
  const lines = [1, 3, 4][level]!;
  for (let i = 0; i < lines; i++)
    for (const side of [-1, 1])
      inside.line(
        [
          [side * (-80 + i * 44), -10],
          [side * (10 + i * 44), 170],
        ],
        'line',
        0,
      );
  sheet.rim(cone, 'bold');
  const upper = ellipse(0, -104, 58, 56);
  const lower = drawn('-80,-6! -86,-52 -50,-92 50,-92 86,-52 80,-6! 50,14 20,-4 -10,16 -44,-2');
  const [one, other] = random.shuffle<Trim>(['dots', 'waves', 'gores', 'zigzag']);
  sheet.shape(upper, 'bold', roles[1]);
  if (level > 0) trimmed(sheet, upper, one!, 'cream');
  sheet.shape(lower, 'bold', roles[0]);
  if (level > 0) trimmed(sheet, lower, other!, 'cream');
  sheet.shape(ellipse(0, -164, 20), 'line', 'rust');
};

const openUmbrella: DrawThing = (sheet, { level, roles }) =>
  umbrella(sheet.at({ y: 130, scale: 1.1 }), level, roles);

const vase: DrawThing = (sheet, { level, random, roles }) => {
  for (const [x, y] of [
    [-60, -70],
    [60, -70],
    [0, -120],
  ] as const) {
    for (const lean of [-0.7, 0.7])
      sheet.shape(
        drawn('0,20! 20,-16 14,-60 0,-84! -14,-60 -20,-16', { x: x * 0.7, y: y + 40, angle: lean + x / 120 }),
        'line',
        'leaf',
      );
    FLOWERS.daisy(sheet.at({ x, y, scale: level === 0 ? 0.5 : 0.44 }), {
      random,
      level: 0,
      petals: x === 0 ? 'sun' : roles[1],
      heart: 'ember',
    });
  }
  const body = mirrored('0,-40! 36,-40! 40,-10 84,40 70,106 40,126! 0,126!');
  sheet.shape(body, 'bold', roles[0]);
  const inside = sheet.inside([body]);
  inside.line(traced('-100,20 0,30 100,20'), 'line', 0);
  if (level > 0) inside.line(traced('-100,84 0,96 100,84'), 'line', 0);
  if (level > 0) for (const x of [-44, 0, 44]) inside.shape(ellipse(x, 56, 15), 'line', 'cream');
};

const watermelon: DrawThing = (sheet, { level }) => {
  sheet.shape(clockwise([...arc(0, -50, 130, 130, 0, Math.PI)]), 'bold', 'leaf');
  sheet.shape(clockwise([...arc(0, -50, 112, 112, 0, Math.PI)]), 'line', 'cream');
  sheet.shape(clockwise([...arc(0, -50, 96, 96, 0, Math.PI)]), 'line', 'rust');
  const seeds =
    level === 0
      ? [[0, -6]]
      : [
          [-50, -22],
          [0, -22],
          [50, -22],
          [-26, 8],
          [26, 8],
        ];
  for (const [x, y] of seeds)
    sheet.shape(
      drawn('0,-12! 7,2 0,10 -7,2', { x: x!, y: y!, scale: level === 0 ? 1.8 : 1.15 }),
      'fine',
      'wood',
    );
};

const xylophone: DrawThing = (sheet, { level, roles }) => {
  for (const y of [-1, 1])
    sheet.shape(
      clockwise([
        [-140, y * 64 - 10],
        [140, y * 36 - 10],
        [140, y * 36 + 10],
        [-140, y * 64 + 10],
      ]),
      'line',
      'wood',
    );
  const bars = [5, 6, 7][level]!;
  for (let i = 0; i < bars; i++) {
    const x = -124 + (i * 250) / bars;
    const half = 100 - (i * 50) / bars;
    sheet.shape(
      rectangle(x, -half, 250 / bars - 7, half * 2, 9),
      'bold',
      (['a', 'b', 'c', 'd', 'sun'] as const)[i % 5],
    );
    if (level > 0)
      for (const side of [-1, 1])
        sheet.shape(ellipse(x + 125 / bars - 3, side * half * 0.72, 7), 'fine', roles[0]);
  }
  sheet.shape(
    clockwise([
      [-100, 130],
      [80, -74],
      [90, -66],
      [-90, 138],
    ]),
    'line',
    'wood',
  );
  sheet.shape(ellipse(92, -82, 24), 'bold', 'ember');
};

const zeppelin: DrawThing = (sheet, { level, roles }) => {
  for (const side of [-1, 1])
    sheet.shape(
      drawn('-110,0! -176,40! -176,96! -90,50!').map(([x, y]): Point => [x, side * y - 20]),
      'line',
      roles[1],
    );
  const hull = drawn('-170,-20 -110,-76 0,-96 110,-76 170,-20 110,36 0,56 -110,36');
  sheet.shape(hull, 'bold', roles[0]);
  const inside = sheet.inside([hull]);
  for (const y of level === 0 ? [-20] : level === 1 ? [-50, 10] : [-62, -34, -6, 22])
    inside.line(traced(`-180,-20 0,${y * 1.3} 180,-20`), 'line', 0);
  sheet.rim(hull, 'bold');
  sheet.shape(drawn('-60,54! 60,54! 48,96 -48,96'), 'bold', 'wood');
  if (level > 0) for (const x of [-30, 0, 30]) sheet.shape(ellipse(x, 74, 9), 'fine', 'sky');
  sheet.shape(rectangle(-180, -30, 18, 20, 4), 'line', 'sun');
};

/** Things to stand beside letters and to be counted. */
export const THINGS = {
  egg,
  gift,
  iceCream,
  umbrella: openUmbrella,
  vase,
  watermelon,
  xylophone,
  zeppelin,
  cat: (sheet, { level, random }) =>
    (random.chance(0.5) ? sittingCat : curledCat)(sheet.at({ y: 100, scale: 1.4 }), level),
  balloon: (sheet, { level, random, roles }) => {
    balloon(sheet.at({ y: 50, scale: 0.95 }), roles[0], 0);
    if (level > 0)
      trimmed(sheet.at({ y: 50, scale: 0.95 }), clockwise(BALLOON), random.pick(TRIMS), roles[1]);
  },
  fish: (sheet, { roles }) => fish(sheet.at({ scale: 1.6 }), roles[0]),
  butterfly: (sheet, { level, roles }) =>
    butterfly(sheet.at({ scale: 1.05 }), roles, level === 2 ? 1 : level),
  star: (sheet, { level }) => {
    sheet.shape(star(0, 0, 120, 58, 5), 'bold', 'sun');
    if (level > 0) sheet.shape(star(0, 0, 74, 36, 5), 'line', 'gold');
  },
  apple: (sheet, { level }) => apple(sheet, level === 2 ? 1 : level),
  daisy: (sheet, { random, roles }) =>
    FLOWERS.daisy(sheet.at({ scale: 0.95 }), { random, level: 0, petals: roles[0], heart: 'sun' }),
} as const satisfies Record<string, DrawThing>;

/** The name of a thing. */
export type ThingName = keyof typeof THINGS;
