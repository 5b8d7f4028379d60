import { points, knots } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { curve, twin } from '../../geometry/curve.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { setting } from '../../motifs/food/setting.ts';
import {
  apple,
  bananas,
  berry,
  grapes,
  orange,
  pear,
  pineapple,
  plum,
  type DrawFruit,
} from '../../motifs/fruit.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';

/** A woven basket heaped with fruit on a table. */
export const fruitBasket: Composition = {
  name: 'fruit-basket',
  category: 'food',
  size: [1000, 1000],
  strays: 1.6,
  draw(brief) {
    if (brief.level === 2)
      setting(brief.sheet, {
        size: [1000, 1000],
        edge: 740,
        wall: (sheet, zone) =>
          dressWall(sheet, brief.random, {
            zone,
            kind: 'rubble',
            size: 116,
            roles: ['stone', 'soft', 'cream'],
          }),
        table: (sheet, zone) => dressBoards(sheet, brief.random, { zone, kind: 'planks', size: 104 }),
      });
    drawTable(brief);
    drawHeap(brief);
    drawBasket(brief);
    drawFront(brief);
    return {
      title: brief.random.pick(
        byLevel(
          brief,
          ['Fruit Bowl', 'Fruit for Everyone'],
          ['Basket of Ripe Fruit', 'Market Day Basket'],
          ['Harvest Basket', 'The Fruit Stall Basket'],
        ),
      ),
      description: `${brief.level === 0 ? 'Big, round fruits' : 'Bananas, grapes, a pineapple and more'} are heaped in a ${brief.level === 0 ? 'bowl' : 'woven basket'}. Color them ripe and juicy, or any way you like.`,
      tags: ['fruit', 'basket', 'apple', 'pear', 'kitchen'],
    };
  },
};

function drawTable(brief: Brief): void {
  const sheet = brief.sheet.layer('table');
  sheet.shape(ellipse(500, 862, 436, 84), 'bold', 'soft');
  if (brief.level > 0) sheet.shape(ellipse(500, 856, 396, 66), 'line', 'cream');
}

type Place = readonly [draw: DrawFruit, x: number, y: number, scale: number, angle: number];

function lay(sheet: Sheet, brief: Brief, fruits: readonly Place[]): void {
  for (const [draw, x, y, scale, angle] of fruits) draw(sheet.at({ x, y, scale, angle }), brief.level);
}

function drawHeap(brief: Brief): void {
  const sheet = brief.sheet.layer('fruit');
  lay(
    sheet,
    brief,
    byLevel<readonly Place[]>(
      brief,
      [
        [bananas, 500, 250, 1.5, -0.12],
        [pear, 280, 372, 1.5, -0.3],
        [apple, 700, 440, 1.6, 0.2],
        [orange, 470, 480, 1.5, 0.1],
      ],
      [
        [pineapple, 520, 352, 0.94, 0.1],
        [bananas, 300, 360, 1.14, -0.5],
        [pear, 720, 400, 1.1, 0.36],
        [orange, 640, 500, 0.96, 0.2],
        [apple, 420, 490, 1.02, -0.1],
        [plum('d'), 250, 520, 0.9, -0.2],
        [plum('c'), 792, 530, 0.82, 0.3],
      ],
      [
        [pineapple, 510, 346, 0.92, 0.06],
        [bananas, 290, 350, 1.12, -0.5],
        [pear, 712, 376, 1.06, 0.36],
        [apple, 384, 460, 0.9, -0.2],
        [orange, 606, 456, 0.9, 0.2],
        [plum('d'), 236, 510, 0.84, -0.2],
        [apple, 796, 510, 0.78, 0.3],
        [plum('c'), 500, 540, 0.84, 0.1],
      ],
    ),
  );
}

function drawBasket(brief: Brief): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('basket');
  const rim = clockwise(twin(knots('500,872 650,868 730,836! 800,700 834,566! 500,590'), 500));
  sheet.shape(rim, 'bold', 'wood');
  if (level === 0) {
    const inside = sheet.inside([rim]);
    inside.shape(
      [...curve(points('140,650 500,690 860,650')), ...curve(points('860,742 500,790 140,742'))],
      'line',
      'c',
    );
  } else weave(brief, rim);
  sheet.rim(rim, 'bold');
  sheet.shape(
    tube(curve(points('150,566 320,596 500,604 680,596 850,566')), () => byLevel(brief, 34, 28, 26)),
    'bold',
    'sand',
  );
  if (level === 0) return;
  const band = [
    tube(curve(points('150,566 320,596 500,604 680,596 850,566')), () => byLevel(brief, 34, 28, 26)),
  ].map(clockwise);
  const inside = sheet.inside(band);
  for (let i = 1; i < 16; i++) {
    const x = 150 + i * 44;
    inside.line(
      curve([
        [x - 22, 550],
        [x, 590],
        [x + 26, 640],
      ]),
      'line',
      0,
    );
  }
}

/** Strips over and under, following the curve of the basket. */
function weave(brief: Brief, rim: readonly (readonly [number, number])[]): void {
  const sheet = brief.sheet.layer('basket');
  const rows = byLevel(brief, 0, 4, 6);
  const columns = byLevel(brief, 0, 9, 13);
  const height = 280 / rows;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, right] = [edge(column, columns), edge(column + 1, columns)];
      const [top, low] = [612 + row * height, 612 + (row + 1) * height];
      const shrink = 1 - row * 0.028 * (6 / rows);
      const [l, r] = [500 + (left - 500) * shrink, 500 + (right - 500) * shrink];
      const inset = (row + column) % 2 === 0 ? 3 : 11;
      const cell = clockwise([
        [l, top + inset + sag(l)],
        [(l + r) / 2, top + inset - 3 + sag((l + r) / 2)],
        [r, top + inset + sag(r)],
        [r, low - inset + sag(r)],
        [(l + r) / 2, low - inset + 3 + sag((l + r) / 2)],
        [l, low - inset + sag(l)],
      ]);
      const visible = intersect([cell], [rim]);
      sheet.shape(visible, 'fine', (row + column) % 2 === 0 ? 'sand' : 'wood');
    }
  }
}

/** How far the basket's round belly lowers a strip at x. */
function sag(x: number): number {
  return 34 * (1 - ((x - 500) / 340) ** 2) - 24;
}

function edge(column: number, columns: number): number {
  return 500 - 326 * Math.cos((column / columns) * Math.PI);
}

function drawFront(brief: Brief): void {
  const sheet = brief.sheet.layer('front');
  if (brief.level === 0) return;
  grapes(sheet.at({ x: 330, y: 560, scale: 0.86, angle: 0.16 }), brief.level);
  lay(sheet, brief, [
    [berry, 790, 866, 0.8, -0.4],
    [berry, 882, 850, 0.72, 0.9],
    ...(brief.level === 2
      ? ([
          [plum('a'), 168, 866, 0.62, 0.5],
          [berry, 262, 884, 0.7, -0.7],
        ] as const)
      : []),
  ]);
  const [x, y] = [640, 606];
  for (const side of [-1, 1]) {
    sheet.shape(place(petal('round', 130, 62), { x, y, angle: Math.PI + side * 0.5 }), 'line', 'a');
    sheet.shape(place(petal('heart', 104, 86), { x, y, angle: side * 1.5 }), 'line', 'a');
  }
  sheet.shape(rectangle(x - 22, y - 20, 44, 42, 14), 'line', 'b');
}
