import { byLevel, type Brief, type Composition, type Story } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, lobed, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Point } from '../../geometry/point.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { mushroomSlice, pepperRing } from '../../motifs/food/from-above.ts';
import { chopsticks, ginger, ROLLS, SLICES, soyDish, teaFromAbove, wasabi } from '../../motifs/food/sushi.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

function slicePoints(k: number, slices: number, radius: number): Point[] {
  const [from, to] = [(k / slices) * Math.PI * 2, ((k + 1) / slices) * Math.PI * 2];
  return [[0, 0], ...arc(0, 0, radius, radius, from, to)];
}

/** What lies on one slice of an easy pizza: salami, and a mushroom with a leaf of basil or a leaf and more salami. */
function plainToppings(sheet: Sheet, k: number, slices: number): void {
  const middle = ((k + 0.5) / slices) * Math.PI * 2;
  const put = (radius: number, aside: number): { x: number; y: number } => {
    const [x, y] = polar([0, 0], radius, middle + aside);
    return { x, y };
  };
  const outer = put(236, 0.36);
  sheet.shape(ellipse(outer.x, outer.y, 54), 'line', 'rust');
  if (k % 2 === 0) {
    mushroomSlice(sheet.at({ ...put(226, -0.36), angle: middle + 1.4, scale: 1.8 }));
    sheet.shape(place(petal('leaf', 96, 60), { ...put(150, 0.06), angle: middle - 1.2 }), 'line', 'leaf');
    return;
  }
  sheet.shape(place(petal('leaf', 136, 78), { ...put(290, -0.3), angle: middle - 1.7 }), 'line', 'leaf');
  const inner = put(112, 0);
  sheet.shape(ellipse(inner.x, inner.y, 40), 'line', 'rust');
}

/** What lies on one slice: a few toppings that stay clear of its edges. */
function toppings(sheet: Sheet, brief: Brief, k: number, slices: number): void {
  const { level } = brief;
  if (level === 0) return plainToppings(sheet, k, slices);
  const middle = ((k + 0.5) / slices) * Math.PI * 2;
  const put = (radius: number, aside: number): { x: number; y: number; angle: number } => {
    const [x, y] = polar([0, 0], radius, middle + aside);
    return { x, y, angle: middle + radius };
  };
  const salami = put(236, 0.17);
  const size = level === 1 ? 1.24 : 1.1;
  sheet.shape(ellipse(salami.x, salami.y, 36 * size), 'line', 'rust');
  if (level === 2)
    for (const [u, v] of [
      [-10, -8],
      [10, 6],
    ] as const)
      sheet.shape(ellipse(salami.x + u, salami.y + v, 7), 'fine', 'ember');
  if (k % 2 === 0) mushroomSlice(sheet.at({ ...put(230, -0.2), scale: size }));
  else pepperRing(sheet.at({ ...put(226, -0.2), scale: size }), 'leaf');
  const olive = put(150, k % 2 === 0 ? 0.06 : -0.06);
  sheet.shape(ellipse(olive.x, olive.y, 19), 'line', 'b');
  sheet.shape(ellipse(olive.x, olive.y, 8), 'fine', 'paper');
  sheet.shape(place(petal('leaf', 50, 30), put(292, -0.02)), 'line', 'leaf');
  if (level === 1) {
    const small = put(96, 0);
    return sheet.shape(ellipse(small.x, small.y, 24), 'line', 'rust');
  }
  const other = put(296, k % 2 === 0 ? 0.25 : -0.25);
  sheet.shape(ellipse(other.x, other.y, 17), 'line', 'b');
  sheet.shape(ellipse(other.x, other.y, 7), 'fine', 'paper');
  sheet.shape(ellipse(put(96, 0).x, put(96, 0).y, 15), 'line', 'rust');
}

/** A round wooden paddle under a pizza, its handle to the lower right. */
function paddle(sheet: Sheet, level: 0 | 1 | 2): void {
  const grip = sheet.at({ angle: -0.86 });
  grip.shape(drawn('-56,360! 56,360! 44,520 40,590 0,614 -40,590 -44,520'), 'bold', 'sand');
  if (level > 0) grip.shape(ellipse(0, 566, 17), 'line', 'paper');
  sheet.shape(ellipse(0, 0, 408), 'bold', 'sand');
  if (level > 0) sheet.shape(ellipse(0, 0, 388), 'line', 'wood');
}

/** A sprig of basil, its stem on the origin. */
function basil(sheet: Sheet, level: 0 | 1 | 2): void {
  if (level === 0) {
    for (const angle of [-1, 1, 0]) {
      sheet.shape(place(petal('leaf', 190, 90), { y: 60, angle }), 'line', 'leaf');
      sheet.line(traced('0,-70 0,-150', { y: 60, angle }), 'line', 0.3);
    }
    return;
  }
  sheet.shape(drawn('-7,0! 7,0! 10,90! -10,90!'), 'line', 'leaf');
  for (const [x, y, angle, long] of [
    [0, 52, -1.4, 104],
    [0, 52, 1.4, 104],
    [0, 14, -0.66, 120],
    [0, 14, 0.66, 120],
    [0, 10, 0, 112],
  ] as const) {
    const at = { x, y, angle };
    sheet.shape(place(petal('leaf', long, long * 0.56), at), 'line', 'leaf');
    sheet.line(traced(`0,-8 0,${-long + 18}`, at), 'fine', 0.3);
  }
}

/** What was left over: tomatoes and a wedge of cheese. */
function leftovers(sheet: Sheet): void {
  for (const [x, y, r] of [
    [104, 884, 62],
    [196, 916, 44],
  ] as const) {
    sheet.shape(ellipse(x, y, r, r * 0.94), 'bold', 'rust');
    around(sheet.at({ x, y: y - r * 0.2 }), { radius: 2, count: 5 }, (spot) =>
      spot.shape(petal('leaf', r * 0.5, r * 0.2), 'line', 'leaf'),
    );
  }
  sheet.shape(drawn('-80,30! 70,-40! 90,10! 84,44! -80,44!', { x: 850, y: 120, scale: 1.1 }), 'bold', 'sun');
  for (const [x, y] of [
    [824, 146],
    [892, 132],
  ] as const)
    sheet.shape(ellipse(x, y, 13), 'line', 'paper');
}

/** Strings of cheese between a slice that is pulled away and those beside it. */
function cheeseStrings(sheet: Sheet, away: number, slices: number): void {
  const middle = ((away + 0.5) / slices) * Math.PI * 2;
  const [dx, dy] = polar([0, 0], 62, middle);
  for (const edge of [away, away + 1])
    for (const radius of [130, 180, 236]) {
      const [x, y] = polar([0, 0], radius, (edge / slices) * Math.PI * 2);
      sheet.line(
        [
          [x, y],
          [x + dx, y + dy],
        ] as const,
        'line',
        0,
      );
    }
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
    const boards = byLevel(brief, 4, 6, 0);
    for (let i = 0; i < boards; i++) {
      ground.shape(
        rectangle(-20, (i * 1000) / boards, 1040, 1000 / boards),
        'line',
        i % 2 === 0 ? 'wood' : 'cream',
      );
      if (level === 1)
        for (const [from, dy] of [
          [-20 + (i % 3) * 90, 56],
          [560 + (i % 2) * 180, 108],
        ] as const)
          ground.line(
            traced(
              `${from},${i * 166 + dy} ${from + 120},${i * 166 + dy - 14} ${from + 250},${i * 166 + dy + 8} ${from + 380},${i * 166 + dy}`,
            ),
            'fine',
            0.4,
          );
    }
    if (level === 2)
      dressBoards(ground, random, { zone: [rectangle(-20, -20, 1040, 1040)], kind: 'planks', size: 118 });
    const slices = byLevel(brief, 4, 6, 8);
    const served = { x: 500, y: 492, scale: 0.9 };
    paddle(brief.sheet.layer('paddle').at(served), level);
    const sheet = brief.sheet.layer('pizza').at({ ...served, angle: random.range(0, 1) });
    const away = random.int(0, slices - 1);
    for (let k = 0; k < slices; k++) {
      const middle = ((k + 0.5) / slices) * Math.PI * 2;
      const [x, y] = k === away ? polar([0, 0], 62, middle) : [0, 0];
      const at = sheet.at({ x, y });
      at.shape(clockwise(slicePoints(k, slices, 372)), 'bold', 'gold');
      at.shape(clockwise(slicePoints(k, slices, 322)), 'line', level === 2 ? 'rust' : 'sun');
      if (level > 0)
        at.inside([clockwise(slicePoints(k, slices, 322))]).shape(lobed(0, 0, 262, 16, 9), 'line', 'sun');
      toppings(at, brief, k, slices);
    }
    if (level > 0) cheeseStrings(sheet, away, slices);
    const beside = brief.sheet.layer('around');
    basil(
      beside.at(
        level === 0
          ? { x: 100, y: 100, angle: 2.3, scale: 0.78 }
          : { x: 128, y: 128, angle: -0.7, scale: 0.86 },
      ),
      level,
    );
    if (level > 0) leftovers(beside);
    else {
      beside.shape(
        drawn('36,870 50,800 110,772 176,778 232,820 240,890 200,944 120,952 60,930'),
        'bold',
        'rust',
      );
      beside.shape(star(140, 836, 66, 26, 5, 0.2), 'line', 'leaf');
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

/** What stands beside the board: soy sauce, tea, chopsticks and something to nibble. */
function drawBeside({ sheet, level }: Brief): void {
  const beside = sheet.layer('beside');
  soyDish(beside.at({ x: 852, y: 146 }));
  teaFromAbove(beside.at({ x: 850, y: 366 }), 'd');
  chopsticks(beside.at({ x: 400, y: 670 }), level);
  const blossom = beside.at({ x: 866, y: 602 });
  if (level === 2) {
    ginger(blossom.at({ x: -30, y: -30 }));
    wasabi(blossom.at({ x: 40, y: 40 }));
    return;
  }
  around(blossom, { radius: 6, count: 5 }, (spot) => spot.shape(petal('heart', 84, 70), 'line', 'blush'));
  blossom.shape(ellipse(0, 0, 20), 'line', 'sun');
}

/** Rolls in a ring on a round tray, slices in its middle, and what belongs to them at its sides. */
function roundTray({ sheet, random, level }: Brief): Story {
  const tray = sheet.layer('board').at({ x: 470, y: 372 });
  tray.shape(ellipse(0, 0, 318), 'bold', 'rust');
  tray.shape(ellipse(0, 0, 290), 'line', 'wood');
  const rolls = random.shuffle(ROLLS);
  around(tray, { radius: 218, count: 9 }, (spot, i) =>
    rolls[i % rolls.length]!(spot.at({ scale: 1.16 }), level),
  );
  for (const [i, y] of [-64, 72].entries())
    SLICES[i * 3]!(tray.at({ y, angle: i ? -0.06 : 0.06, scale: 1.12 }), level);
  const beside = sheet.layer('beside');
  soyDish(beside.at({ x: 136, y: 142, scale: 1.04 }));
  teaFromAbove(beside.at({ x: 866, y: 152, scale: 1.04 }), 'd');
  ginger(beside.at({ x: 116, y: 610, scale: 1.2 }));
  wasabi(beside.at({ x: 196, y: 680, scale: 1.1 }));
  chopsticks(beside.at({ x: 862, y: 480, angle: -1.36, scale: 0.76 }), level);
  return {
    title: 'Once around the Tray',
    description:
      'Nine rolls sit in a ring, and two slices of fish have the middle to themselves. Start anywhere and go around with the clock.',
    tags: ['sushi', 'japanese', 'rice', 'fish', 'chopsticks', 'dinner'],
  };
}

const sushi: Composition = edged({
  name: 'sushi',
  category: 'food',
  size: [1000, 760],
  edge: 'page',
  backdrop: 'sand',
  draw(brief) {
    const { level, random } = brief;
    const ground = brief.sheet.layer('mat');
    const canes = byLevel(brief, 4, 13, 15);
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
    if (level === 1) return roundTray(brief);
    const board = brief.sheet
      .layer('board')
      .at({ x: 398, y: 336, angle: -0.02, scale: level === 2 ? 1.13 : 1 });
    const top = clockwise(rectangle(-322, -258, 644, 516, 30));
    board.shape(top, 'bold', 'wood');
    if (level === 2)
      dressBoards(board, random, { zone: [top], kind: 'planks', size: 96, angle: 0, rim: 'bold' });
    const rolls = random.shuffle(ROLLS);
    const slices = random.shuffle(SLICES);
    const isEasy = level === 0;
    const count = isEasy ? 3 : 5;
    const scale = isEasy ? 1.3 : 1.02;
    for (const [row, y] of (isEasy ? [-140] : [-170, 172]).entries())
      for (let i = 0; i < count; i++)
        rolls[(row * 3 + i) % rolls.length]!(
          board.at({
            x: ((i + 0.5) / count - 0.5) * 600,
            y: y + (i % 2) * 6,
            scale,
            angle: random.range(-0.3, 0.3),
          }),
          level,
        );
    const bites = isEasy ? 2 : 3;
    for (let i = 0; i < bites; i++)
      slices[i]!(
        board.at({
          x: ((i + 0.5) / bites - 0.5) * 620,
          y: isEasy ? 90 : -4,
          scale: isEasy ? 1.24 : 0.84,
        }),
        level,
      );
    drawBeside(brief);
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
