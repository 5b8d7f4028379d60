import type { Brief, Composition, Story } from '../../composition.ts';
import { clockwise, stroke, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path, type Shape } from '../../geometry/point.ts';
import { knots } from '../../geometry/knots.ts';
import { roomyTuft } from '../../motifs/roomy/plants.ts';
import { roomyCloud } from '../../motifs/roomy/sights.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const SIZE = [1000, 940] as const;

/** A burrow: its tunnels, where they begin and end, and what lies in the dead ends. */
interface Burrow {
  readonly tunnels: readonly string[];
  readonly rooms: readonly (readonly [x: number, y: number, rx: number, ry: number])[];
  readonly door: readonly [x: number, y: number];
  readonly goal: readonly [x: number, y: number];
  readonly finds: readonly (readonly [x: number, y: number, kind: 'star' | 'heart'])[];
}

const BURROWS: readonly Burrow[] = [
  {
    tunnels: [
      '136,320 136,440 136,784 318,784 318,440 682,440 682,784 860,784',
      '500,440 500,784',
      '682,440 860,440',
    ],
    rooms: [[854, 790, 96, 90]],
    door: [136, 320],
    goal: [854, 828],
    finds: [
      [500, 784, 'heart'],
      [860, 440, 'star'],
    ],
  },
  {
    tunnels: [
      '500,320 500,440 136,440 136,612 318,612 318,784 500,784 500,612 682,612 682,784 860,784',
      '136,612 136,784',
      '682,612 682,440 860,440',
    ],
    rooms: [[854, 790, 96, 90]],
    door: [500, 320],
    goal: [854, 828],
    finds: [
      [136, 784, 'heart'],
      [860, 440, 'star'],
    ],
  },
];

const way = (table: string): Path => knots(table).map(([x, y]) => [x, y] as const);

function tunnelsOf(it: Burrow): Shape {
  return unite([
    ...stroke(it.tunnels.map(way), 54),
    ...it.rooms.map(([x, y, rx, ry]) => clockwise(ellipse(x, y, rx, ry))),
  ]);
}

/** A rabbit of which head and paws look out of its hole, its chin on the origin. */
function atTheDoor(sheet: Sheet): void {
  for (const side of [-1, 1]) {
    const half = sheet.at({ flip: side < 0 });
    half.shape(drawn('-10,-100! 14,-210 46,-268 88,-236 82,-90!'), 'bold', 'fur');
    half.line(traced('44,-120 52,-180 48,-226'), 'line', 0.4);
  }
  sheet.shape(drawn('-104,-40 -84,-120 0,-146 84,-120 104,-40 70,20 0,36 -70,20'), 'bold', 'fur');
  for (const x of [-40, 40]) {
    sheet.ink(ellipse(x, -66, 10, 13));
    sheet.gleam(ellipse(x + 3, -71, 2.2));
  }
  sheet.ink(drawn('-12,-38! 12,-38! 0,-24'));
  sheet.line(traced('-24,-6 -10,0 0,-18 10,0 24,-6'), 'line', 0.3);
  for (const side of [-1, 1]) sheet.shape(ellipse(side * 74, 30, 36, 26), 'bold', 'fur');
}

/** An earthworm that looks round, its middle on the origin. */
function worm(sheet: Sheet): void {
  const spine = curve(knots('-76,34 -50,-6 -10,-4 30,24 62,0 70,-40'), 6);
  sheet.shape(stroke([spine], 29), 'bold', 'blush');
  sheet.ink(ellipse(60, -46, 5, 7));
  sheet.ink(ellipse(82, -44, 5, 7));
  sheet.line(traced('60,-27 70,-20 82,-25'), 'line', 0.3);
}

/** A tulip on the grass, 150 units high. */
function tulip(sheet: Sheet): void {
  sheet.shape(mirrored('0,-58! 34,-58 64,-88 96,-92! 92,-40 60,2 0,16'), 'bold', 'leaf');
  sheet.line(traced('0,0! 0,-60!'), 'bold', 0);
  sheet.shape(drawn('0,-128! 30,-156! 52,-140! 50,-70 0,-46 -50,-70 -52,-140! -30,-156!'), 'bold', 'a');
}

function carrot(sheet: Sheet): void {
  for (const angle of [-0.5, 0.5])
    sheet.shape(place(petal('leaf', 120, 70), { y: -96, angle }), 'bold', 'leaf');
  sheet.shape(drawn('0,40! -56,-70 -30,-104 30,-104 56,-70'), 'bold', 'ember');
}

function find(sheet: Sheet, kind: 'star' | 'heart'): void {
  if (kind === 'star') sheet.shape(star(0, 0, 43, 23, 5), 'line', 'sun');
  else sheet.shape(place(petal('heart', 72, 72), { y: 38 }), 'line', 'rust');
}

function burrow(brief: Brief): Story {
  const { sheet, random } = brief;
  const it = random.fork('burrow').pick(BURROWS);
  const isLeft = it.door[0] < 300;
  sheet.layer('sky').shape(ellipse(860, 150, 62), 'bold', 'sun');
  roomyCloud(sheet.layer('sky').at({ x: isLeft ? 520 : 220, y: 220, scale: 0.7 }));
  const earth = sheet.layer('earth');
  earth.shape(drawn('-20,332! 260,314 520,332 760,314 1020,332! 1020,980! -20,980!'), 'bold', 'wood');
  worm(earth.at({ x: 846, y: 574 }));
  for (const x of isLeft ? [366, 740] : [740]) tulip(sheet.layer('grass').at({ x, y: 334 }));
  roomyTuft(sheet.layer('grass').at({ x: isLeft ? 550 : 250, y: 334, scale: 0.8 }));
  sheet.layer('tunnels').shape(tunnelsOf(it), 'bold', 'cream');
  atTheDoor(sheet.layer('rabbit').at({ x: it.door[0], y: 330, scale: 0.9 }));
  carrot(sheet.layer('goal').at({ x: it.goal[0], y: it.goal[1] - 30, scale: 0.78 }));
  for (const [x, y, kind] of it.finds) find(sheet.layer('finds').at({ x, y }), kind);
  return isLeft
    ? {
        title: 'Home to the Carrot',
        description:
          'The rabbit smells it from up here, but the burrow has many bends. Take your crayon for a walk and do not stop at the star.',
        tags: TAGS,
      }
    : {
        title: 'The Long Way down to Supper',
        description:
          'There are two wrong turnings and one right carrot. Walk it first with your finger and then with a color.',
        tags: TAGS,
      };
}

const TAGS = ['maze', 'labyrinth', 'rabbit', 'burrow', 'puzzle', 'carrot'];

/** A rabbit's burrow as a maze for the youngest. */
export const burrowMaze: Composition = edged({
  name: 'burrow-maze',
  category: 'adventure',
  size: SIZE,
  edge: 'page',
  backdrop: 'sky',
  draw: burrow,
});
