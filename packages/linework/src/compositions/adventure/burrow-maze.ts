import type { Brief, Composition, Story } from '../../composition.ts';
import { clockwise, stroke, unite } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path, type Shape } from '../../geometry/point.ts';
import { knots } from '../../geometry/knots.ts';
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
  readonly finds: readonly (readonly [x: number, y: number, kind: 'star' | 'heart' | 'acorn'])[];
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
      [136, 784, 'acorn'],
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

/** A rabbit of which head and shoulders look out of its hole, its chin on the origin. */
function atTheDoor(sheet: Sheet): void {
  for (const side of [-1, 1])
    sheet.at({ flip: side < 0 }).shape(drawn('-6,-100! 22,-200 50,-250 80,-224 70,-90!'), 'bold', 'fur');
  sheet.shape(drawn('-92,-50 -70,-120 0,-140 70,-120 92,-50 60,14 0,28 -60,14'), 'bold', 'fur');
  for (const x of [-36, 36]) sheet.ink(ellipse(x, -62, 8, 11));
  sheet.ink(drawn('-10,-34! 10,-34! 0,-22'));
  sheet.line(traced('-22,-10 -8,-4 0,-20 8,-4 22,-10'), 'line', 0.3);
}

function carrot(sheet: Sheet): void {
  for (const angle of [-0.5, 0.5])
    sheet.shape(place(petal('leaf', 120, 70), { y: -96, angle }), 'bold', 'leaf');
  sheet.shape(drawn('0,40! -56,-70 -30,-104 30,-104 56,-70'), 'bold', 'ember');
}

function find(sheet: Sheet, kind: 'star' | 'heart' | 'acorn'): void {
  if (kind === 'star') return sheet.shape(star(0, 0, 44, 23, 5), 'line', 'sun');
  if (kind === 'heart') return sheet.shape(place(petal('heart', 72, 72), { y: 38 }), 'line', 'rust');
  sheet.shape(drawn('0,42! -30,0 -28,-14! 28,-14! 30,0'), 'line', 'wood');
  sheet.shape(drawn('-40,-10! -30,-40 30,-40 40,-10!'), 'line', 'rust');
}

function burrow(brief: Brief): Story {
  const { sheet, random } = brief;
  const it = random.fork('burrow').pick(BURROWS);
  const isLeft = it.door[0] < 300;
  sheet.layer('sky').shape(ellipse(860, 150, 62), 'bold', 'sun');
  roomyCloud(sheet.layer('sky').at({ x: isLeft ? 520 : 220, y: 220, scale: 0.7 }));
  const earth = sheet.layer('earth');
  earth.shape(drawn('-20,332! 260,314 520,332 760,314 1020,332! 1020,980! -20,980!'), 'bold', 'wood');
  sheet.layer('tunnels').shape(tunnelsOf(it), 'bold', 'cream');
  atTheDoor(sheet.layer('rabbit').at({ x: it.door[0], y: 330, scale: 0.9 }));
  carrot(sheet.layer('goal').at({ x: it.goal[0], y: it.goal[1] - 30, scale: 0.78 }));
  for (const [x, y, kind] of it.finds)
    find(sheet.layer('finds').at({ x, y, scale: kind === 'acorn' ? 1.2 : 1 }), kind);
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
