import type { Brief, Composition, Story } from '../../composition.ts';
import { clockwise, stroke, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
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
  readonly stones: readonly (readonly [x: number, y: number, rx: number, ry: number])[];
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
    stones: [
      [228, 500, 22, 30],
      [410, 610, 27, 38],
      [590, 560, 26, 30],
      [590, 690, 22, 26],
      [250, 872, 44, 20],
      [640, 872, 50, 20],
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
    stones: [
      [227, 756, 22, 30],
      [410, 600, 27, 40],
      [592, 770, 22, 30],
      [590, 520, 26, 24],
      [320, 872, 50, 20],
      [640, 872, 46, 20],
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

/** An earthworm that looks round in a hole of its own, its middle on the origin. */
function worm(sheet: Sheet): void {
  sheet.shape(drawn('-136,10 -110,-66 -20,-84 80,-96 138,-50 140,30 90,84 -30,92 -112,70'), 'line', 'cream');
  const spine = curve(knots('-76,34 -50,-6 -10,-4 30,24 62,0 70,-30'), 6);
  sheet.shape(stroke([spine], 29), 'bold', 'blush');
  sheet.ink(ellipse(60, -36, 5, 7));
  sheet.ink(ellipse(82, -34, 5, 7));
  sheet.line(traced('60,-17 70,-10 82,-15'), 'line', 0.3);
}

/** A tulip whose stem and leaves come out of the grass, 210 units high. */
function tulip(sheet: Sheet): void {
  sheet.line(traced('0,10! 4,-60 0,-120!'), 'bold', 0);
  for (const angle of [-0.66, 0.62])
    sheet.shape(place(petal('leaf', 128, 54), { y: 10, angle }), 'bold', 'leaf');
  sheet.shape(drawn('0,-186! 30,-214! 52,-198! 52,-126 0,-96 -52,-126 -52,-198! -30,-214!'), 'bold', 'a');
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
  sheet.layer('sky').shape(ellipse(868, 140, 62), 'bold', 'sun');
  roomyCloud(sheet.layer('sky').at({ x: isLeft ? 534 : 180, y: 156, scale: 0.7 }));
  const earth = sheet.layer('earth');
  earth.shape(drawn('-20,332! 260,314 520,332 760,314 1020,332! 1020,980! -20,980!'), 'bold', 'wood');
  earth.shape(
    drawn(
      '-20,332! 260,314 520,332 760,314 1020,332! 1020,362! 930,366 860,360 770,366 690,359 590,366 500,361 420,366 330,359 230,366 140,360 60,366 -20,362!',
    ),
    'line',
    'grass',
  );
  worm(earth.at({ x: 852, y: 592, scale: 0.7 }));
  for (const [x, y, rx, ry] of it.stones) earth.shape(ellipse(x, y, rx, ry, 0.2), 'line', 'stone');
  for (const x of isLeft ? [356, 712] : [290, 720]) tulip(sheet.layer('grass').at({ x, y: 346 }));
  roomyTuft(sheet.layer('grass').at({ x: isLeft ? 536 : 866, y: 346, scale: 0.8 }));
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
