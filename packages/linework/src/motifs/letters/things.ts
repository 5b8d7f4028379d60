import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { FLOWERS } from '../flowers.ts';
import { apple, berry, pineapple } from '../fruit.ts';
import { balloon, present } from '../holidays/presents.ts';
import { sittingCat } from '../people/pets.ts';
import { umbrella } from '../people/props.ts';
import { fish, lighthouse } from '../seaside.ts';
import { butterfly } from '../visitors.ts';
import { ladybird } from '../figures/insects.ts';

/** How a thing beside a letter is drawn. */
export interface ThingLook {
  readonly level: 0 | 1 | 2;
  readonly random: Random;
  readonly roles: readonly [Role, Role];
}

/** Draws something some 240 units high about the frame's origin. */
export type DrawThing = (sheet: Sheet, look: ThingLook) => void;

const EGG = drawn('0,-120 60,-96 92,-10 76,70 0,112 -76,70 -92,-10 -60,-96');

/** The knots of a zigzag across an egg, at a height. */
const zigzag = (y: number): string =>
  [-100, -60, -20, 20, 60, 100].map((x, i) => `${x},${y + (i % 2 === 0 ? 0 : 26)}!`).join(' ');

const egg: DrawThing = (sheet, { level, roles }) => {
  sheet.shape(EGG, 'bold', 'cream');
  const inside = sheet.inside([EGG]);
  inside.shape(clockwise([...traced(zigzag(-60)), ...traced(zigzag(-24)).toReversed()]), 'line', roles[0]);
  inside.shape(clockwise([...traced(zigzag(26)), ...traced(zigzag(62)).toReversed()]), 'line', roles[1]);
  if (level > 0) for (const x of [-52, -4, 44]) inside.shape(ellipse(x, 16, 15), 'line', roles[1]);
  sheet.rim(EGG, 'bold');
};

const gift: DrawThing = (sheet, { level, roles }) => {
  present(sheet.at({ y: 110 }), {
    width: 190,
    height: 160,
    roles: [roles[0], roles[1]],
    ...(level === 2 ? { pattern: 'stars' } : {}),
  });
};

const iceCream: DrawThing = (sheet, { level, roles }) => {
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
  sheet.shape(ellipse(0, -104, 58, 56), 'bold', roles[1]);
  sheet.shape(
    drawn('-80,-6! -86,-52 -50,-92 50,-92 86,-52 80,-6! 50,14 20,-4 -10,16 -44,-2'),
    'bold',
    roles[0],
  );
  sheet.shape(ellipse(0, -164, 20), 'line', 'rust');
};

const jam: DrawThing = (sheet, { level, roles }) => {
  sheet.shape(drawn('-84,-70! -96,-30 -96,90 -78,116 78,116 96,90 96,-30 84,-70!'), 'bold', 'rust');
  sheet.shape(rectangle(-66, -14, 132, 96, 14), 'line', 'paper');
  berry(sheet.at({ y: 36, scale: 0.5 }), level === 2 ? 1 : 0);
  sheet.shape(drawn('-98,-70! -112,-46! 112,-46! 98,-70!'), 'line', roles[1]);
  const lid = drawn('-92,-64! -96,-104 -60,-126 60,-126 96,-104 92,-64!');
  sheet.shape(lid, 'bold', roles[0]);
  if (level > 0)
    fillZone('diamonds', {
      sheet,
      zone: [lid],
      size: level === 1 ? 54 : 40,
      angle: 0,
      roles: [roles[0], 'soft'],
    });
};

const pine: DrawThing = (sheet, { level }) =>
  pineapple(sheet.at({ y: 40, scale: 0.66 }), level === 2 ? 1 : level);

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

const yarn: DrawThing = (sheet, { level, roles }) => {
  for (const angle of [-0.6, 0.6]) {
    sheet.shape(drawn('-6,-150! 6,-150! 5,120! 0,150! -5,120!', { angle }), 'line', 'wood');
    sheet.shape(ellipse(Math.sin(angle) * 156, -Math.cos(angle) * 156, 15), 'line', 'sun');
  }
  const ball = clockwise(ellipse(0, 20, 100));
  sheet.shape(ball, 'bold', roles[0]);
  const inside = sheet.inside([ball]);
  const winds =
    level === 0
      ? ['-100,0 0,-50 100,0']
      : ['-110,-10 0,-60 110,-10', '-110,30 0,-20 110,30', '-60,130 -10,20 -40,-90'];
  for (const table of [...winds, ...(level === 2 ? ['-20,130 30,20 10,-90', '20,130 70,20 60,-90'] : [])])
    inside.line(traced(table), 'line', 0);
  sheet.rim(ball, 'bold');
  sheet.line(traced('80,80 130,120 90,140 150,150'), 'line', 0.2);
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
  jam,
  pineapple: pine,
  umbrella: openUmbrella,
  vase,
  watermelon,
  xylophone,
  yarn,
  zeppelin,
  lighthouse: (sheet, { level }) => lighthouse(sheet.at({ y: 120, scale: 1.1 }), level),
  cat: (sheet, { level }) => sittingCat(sheet.at({ y: 100, scale: 1.5 }), level),
  balloon: (sheet, { level, roles }) => balloon(sheet.at({ y: 50, scale: 0.95 }), roles[0], level),
  fish: (sheet, { roles }) => fish(sheet.at({ scale: 1.6 }), roles[0]),
  butterfly: (sheet, { level, roles }) =>
    butterfly(sheet.at({ scale: 1.05 }), roles, level === 2 ? 1 : level),
  star: (sheet, { level }) => {
    sheet.shape(star(0, 0, 120, 58, 5), 'bold', 'sun');
    if (level > 0) sheet.shape(star(0, 0, 74, 36, 5), 'line', 'gold');
  },
  ladybird: (sheet, { level, roles }) =>
    ladybird.draw(sheet.at({ scale: 220 / ladybird.height }), {
      level: level === 2 ? 1 : level,
      main: 'rust',
      accent: roles[1],
    }),
  strawberry: (sheet, { level }) => berry(sheet.at({ scale: 1.3 }), level === 2 ? 1 : level),
  apple: (sheet, { level }) => apple(sheet, level === 2 ? 1 : level),
  daisy: (sheet, { random, roles }) =>
    FLOWERS.daisy(sheet.at({ scale: 0.95 }), { random, level: 0, petals: roles[0], heart: 'sun' }),
} as const satisfies Record<string, DrawThing>;

/** The name of a thing. */
export type ThingName = keyof typeof THINGS;
