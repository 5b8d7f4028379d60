import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Point } from '../../geometry/point.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { maki, mushroomSlice, nigiri, pepperRing } from '../../motifs/food/from-above.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

function slicePoints(k: number, slices: number, radius: number): Point[] {
  const [from, to] = [(k / slices) * Math.PI * 2, ((k + 1) / slices) * Math.PI * 2];
  return [[0, 0], ...arc(0, 0, radius, radius, from, to)];
}

/** What lies on one slice: a few toppings that stay clear of its edges. */
function toppings(sheet: Sheet, brief: Brief, k: number, slices: number): void {
  const { level } = brief;
  const middle = ((k + 0.5) / slices) * Math.PI * 2;
  const put = (radius: number, aside: number): { x: number; y: number; angle: number } => {
    const [x, y] = polar([0, 0], radius, middle + aside);
    return { x, y, angle: middle + radius };
  };
  sheet.shape(ellipse(put(236, 0.16).x, put(236, 0.16).y, level === 0 ? 46 : 36), 'line', 'rust');
  if (level === 0) return;
  if (level === 2)
    for (const [u, v] of [
      [-10, -8],
      [10, 6],
    ] as const)
      sheet.shape(ellipse(put(236, 0.16).x + u, put(236, 0.16).y + v, 7), 'fine', 'ember');
  if (k % 2 === 0) mushroomSlice(sheet.at({ ...put(230, -0.2), scale: 0.9 }));
  else pepperRing(sheet.at({ ...put(226, -0.22), scale: 0.86 }), 'leaf');
  const olive = put(150, k % 2 === 0 ? 0.1 : -0.1);
  sheet.shape(ellipse(olive.x, olive.y, 19), 'line', 'b');
  sheet.shape(ellipse(olive.x, olive.y, 8), 'fine', 'paper');
  const leaf = put(298, -0.02);
  sheet.shape(place(petal('leaf', 60, 34), leaf), 'line', 'leaf');
  if (level === 1) return;
  const other = put(292, k % 2 === 0 ? 0.27 : -0.3);
  sheet.shape(ellipse(other.x, other.y, 17), 'line', 'b');
  sheet.shape(ellipse(other.x, other.y, 7), 'fine', 'paper');
  pepperRing(
    sheet.at({ ...put(176, k % 2 === 0 ? -0.24 : 0.26), scale: 0.66 }),
    k % 2 === 0 ? 'ember' : 'sun',
  );
  sheet.shape(ellipse(put(96, 0).x, put(96, 0).y, 15), 'line', 'rust');
}

const pizza: Composition = edged({
  name: 'pizza',
  category: 'food',
  size: [1000, 1000],
  edge: 'page',
  backdrop: 'wood',
  draw(brief) {
    const { level, random } = brief;
    const ground = brief.sheet.layer('boards');
    const boards = byLevel(brief, 2, 5, 0);
    for (let i = 0; i < boards; i++) {
      ground.shape(
        rectangle(-20, (i * 1000) / boards, 1040, 1000 / boards),
        'line',
        i % 2 === 0 ? 'wood' : 'sand',
      );
    }
    if (level === 2)
      dressBoards(ground, random, { zone: [rectangle(-20, -20, 1040, 1040)], kind: 'planks', size: 118 });
    const slices = byLevel(brief, 4, 6, 8);
    const sheet = brief.sheet.layer('pizza').at({ x: 480, y: 510, angle: random.range(0, 1) });
    const away = random.int(0, slices - 1);
    for (let k = 0; k < slices; k++) {
      const middle = ((k + 0.5) / slices) * Math.PI * 2;
      const [x, y] = k === away ? polar([0, 0], 74, middle) : [0, 0];
      const at = sheet.at({ x, y });
      at.shape(clockwise(slicePoints(k, slices, 372)), 'bold', 'gold');
      at.shape(clockwise(slicePoints(k, slices, 322)), 'line', 'sun');
      toppings(at, brief, k, slices);
    }
    const around1 = brief.sheet.layer('around');
    if (level > 0) {
      for (const [i, [x, y]] of (
        [
          [110, 120],
          [180, 90],
          [90, 200],
        ] as const
      ).entries())
        around1.shape(place(petal('leaf', 110, 60), { x, y: y + 40, angle: i * 1.1 - 0.6 }), 'line', 'leaf');
      for (const [x, y, r] of [
        [900, 900, 62],
        [800, 936, 46],
      ] as const) {
        around1.shape(ellipse(x, y, r, r * 0.94), 'bold', 'rust');
        around(around1.at({ x, y: y - r * 0.2 }), { radius: 2, count: 5 }, (spot) =>
          spot.shape(petal('leaf', r * 0.5, r * 0.2), 'line', 'leaf'),
        );
      }
      around1.shape(
        drawn('-80,30! 70,-40! 90,10! 84,44! -80,44!', { x: 170, y: 890, scale: 1.1 }),
        'bold',
        'sun',
      );
      for (const [x, y] of [
        [140, 914],
        [210, 900],
      ] as const)
        around1.shape(ellipse(x, y, 13), 'line', 'paper');
    }
    return {
      ...random.pick([
        {
          title: 'One Slice Is Missing Soon',
          description:
            'One slice has already been pulled away from the rest. The cheese did not put up a fight.',
        },
        {
          title: 'Pizza for Everyone',
          description: 'There is a slice for each of you, if you are quick. Olives may be picked off.',
        },
        {
          title: 'Hot from the Stone Oven',
          description:
            'The crust is crisp, the basil is fresh and the board is just big enough. Give every topping its color.',
        },
        {
          title: 'Friday Is Pizza Night',
          description: 'Nobody voted against it. Whoever colors the first slice may eat the last one.',
        },
      ]),
      tags: ['pizza', 'dinner', 'cheese', 'tomato', 'from above', 'italian'],
    };
  },
});

const sushi: Composition = edged({
  name: 'sushi',
  category: 'food',
  size: [1000, 760],
  edge: 'page',
  backdrop: 'sand',
  draw(brief) {
    const { level, random } = brief;
    const ground = brief.sheet.layer('mat');
    const canes = byLevel(brief, 4, 13, 24);
    for (let i = 0; i < canes; i++)
      ground.shape(
        rectangle(-20, -10 + (i * 780) / canes, 1040, 780 / canes),
        level === 0 ? 'line' : 'fine',
        i % 2 === 0 ? 'sand' : 'cream',
      );
    if (level > 0)
      for (const x of [150, 850])
        ground.line(
          [
            [x, -10],
            [x, 780],
          ],
          'line',
          0,
        );
    const board = brief.sheet.layer('board').at({ x: 470, y: 400, angle: -0.06 });
    for (const x of [-300, 250]) board.shape(rectangle(x, 180, 60, 70, 8), 'bold', 'wood');
    const top = clockwise(rectangle(-400, -236, 780, 430, 30));
    board.shape(top, 'bold', 'wood');
    if (level === 2)
      dressBoards(board, random, { zone: [top], kind: 'planks', size: 96, angle: 0, rim: 'bold' });
    const fishes = random.shuffle<Role>(['ember', 'blush', 'rust', 'sun']);
    const rolls = byLevel(brief, 3, 5, 6);
    for (let i = 0; i < rolls; i++)
      maki(
        board.at({ x: -330 + ((i + 0.5) * 640) / rolls, y: -166, scale: byLevel(brief, 1.2, 1, 0.94) }),
        i % 2 === 0 ? 'ember' : 'leaf',
        level,
      );
    const bites = byLevel(brief, 2, 3, 3);
    for (let i = 0; i < bites; i++)
      nigiri(
        board.at({ x: -340 + ((i + 0.5) * 690) / bites, y: -10, scale: byLevel(brief, 1.16, 0.94, 0.94) }),
        fishes[i]!,
        level,
      );
    if (level > 0)
      for (let i = 0; i < rolls; i++)
        maki(
          board.at({ x: -330 + ((i + 0.5) * 640) / rolls, y: 120, scale: byLevel(brief, 1, 0.94, 0.9) }),
          i % 2 === 0 ? 'sun' : 'rust',
          level,
        );
    const beside = brief.sheet.layer('beside');
    for (const y of [672, 704])
      beside.shape(
        clockwise([
          [150, y + 6],
          [820, y - 10],
          [820, y + 8],
          [150, y + 20],
        ]),
        'line',
        'rust',
      );
    if (level > 0) beside.shape(rectangle(640, 656, 56, 76, 16), 'line', 'b');
    const soy = beside.at({ x: 906, y: 160 });
    soy.shape(ellipse(0, 0, 76), 'bold', 'b');
    soy.shape(ellipse(0, 0, 56), 'line', 'wood');
    const tea = beside.at({ x: 906, y: 400 });
    tea.shape(ellipse(0, 0, 70), 'bold', 'd');
    tea.shape(ellipse(0, 0, 52), 'line', 'leaf');
    if (level > 0)
      for (const [x, y] of [
        [-16, -8],
        [14, 12],
      ] as const)
        tea.shape(place(petal('leaf', 30, 15), { x, y, angle: x }), 'line', 'grass');
    if (level > 0)
      for (let i = 0; i < 5; i++)
        beside.shape(
          place(petal('round', 66, 40), { x: 890, y: 630, angle: (i / 5) * Math.PI * 2 }),
          'line',
          'blush',
        );
    if (level > 0) beside.shape(ellipse(890, 630, 14), 'line', 'sun');
    return {
      ...random.pick([
        {
          title: 'A Board of Sushi',
          description:
            'Rolls and slices of fish are laid out in rows, and the chopsticks wait in front. The green tea is hot.',
        },
        {
          title: 'Sushi for Two',
          description: 'There is an even number of everything, or nearly. Who gets the last roll?',
        },
        {
          title: 'Many Small Bites',
          description: 'Rice, seaweed and something fresh in the middle. Each bite can have its own colors.',
        },
        {
          title: 'Chopsticks Ready',
          description:
            'The soy sauce stands in its bowl and the blossom is only for looking at. Everything else may be eaten.',
        },
      ]),
      tags: ['sushi', 'japanese', 'rice', 'fish', 'chopsticks', 'dinner'],
    };
  },
});

/** What lies on a board, seen from above. */
export const boardsFromAbove: readonly Composition[] = [pizza, sushi];
