import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

type Vegetable = (sheet: Sheet, level: 0 | 1 | 2) => void;

const tops = (sheet: Sheet, y: number, long: number, turns: readonly number[]): void => {
  for (const angle of turns)
    sheet.shape(place(petal('leaf', long, long * 0.4), { y, angle }), 'line', 'leaf');
};

const tomato: Vegetable = (sheet, level) => {
  sheet.shape(drawn('0,-92 56,-88 70,-46 46,-6 0,0 -46,-6 -70,-46 -56,-88'), 'bold', 'ember');
  if (level > 0)
    sheet.shape(
      drawn('0,-80! -30,-96! -24,-84 -42,-70! -14,-76 0,-58! 14,-76 42,-70! 24,-84 30,-96!'),
      'line',
      'leaf',
    );
};

const carrot: Vegetable = (sheet, level) => {
  tops(sheet, -96, 60, level === 0 ? [0] : [-0.5, 0.5, 0]);
  sheet.shape(drawn('0,6! -30,-60 -24,-98 0,-106 24,-98 30,-60'), 'bold', 'ember');
  if (level > 0)
    for (const t of ['-24,-78 -8,-74', '10,-58 24,-62', '-18,-40 -4,-37']) sheet.line(traced(t), 'fine', 0.4);
};

const pepper =
  (role: Role): Vegetable =>
  (sheet, level) => {
    sheet.shape(drawn('-8,-98! -12,-124 4,-130 10,-122 8,-98!'), 'line', 'leaf');
    sheet.shape(
      drawn('0,-100 30,-108 60,-86 58,-40 36,-2 14,-8 0,-2 -14,-8 -36,-2 -58,-40 -60,-86 -30,-108'),
      'bold',
      role,
    );
    if (level > 0)
      for (const t of ['-22,-98 -28,-50 -16,-12', '22,-98 28,-50 16,-12']) sheet.line(traced(t), 'line', 0.4);
  };

const eggplant: Vegetable = (sheet, level) => {
  sheet.shape(drawn('0,-116 34,-100 40,-70 60,-40 50,-6 10,4 -36,-2 -60,-36 -46,-74 -32,-104'), 'bold', 'd');
  sheet.shape(
    drawn('-36,-92! -20,-126 -6,-130 -2,-148! 12,-148! 12,-128 30,-116 38,-88! 20,-98 4,-82! -14,-98'),
    'line',
    'leaf',
  );
  if (level > 0) sheet.line(traced('-40,-50 -46,-30 -36,-14'), 'line', 0.5);
};

const cabbage: Vegetable = (sheet, level) => {
  sheet.shape(drawn('0,-124 60,-116 92,-64 70,-10 0,4 -70,-10 -92,-64 -60,-116'), 'bold', 'grass');
  sheet.shape(drawn('-84,-40! -60,-96 -10,-100 24,-60 20,0! -40,4'), 'line', 'leaf');
  sheet.shape(drawn('86,-46! 60,-100 16,-92 -8,-50 0,2! 60,-2'), 'line', 'grass');
  if (level > 0)
    for (const t of ['10,0 30,-50 48,-80', '24,-30 50,-40 66,-42', '-20,0 -36,-40 -44,-72'])
      sheet.line(traced(t), 'fine', 0.5);
};

const pumpkin: Vegetable = (sheet, level) => {
  sheet.shape(drawn('-10,-98! -8,-124 -20,-140! 4,-142 12,-98!'), 'line', 'leaf');
  for (const [x, rx] of (level === 0
    ? [
        [-44, 44],
        [44, 44],
        [0, 46],
      ]
    : [
        [-62, 36],
        [62, 36],
        [-34, 38],
        [34, 38],
        [0, 32],
      ]) as [number, number][])
    sheet.shape(ellipse(x, -50, rx, 52), 'line', 'ember');
};

const corn: Vegetable = (sheet, level) => {
  const ear = drawn('0,-150 30,-120 34,-60 24,-10 0,0 -24,-10 -34,-60 -30,-120');
  sheet.shape(ear, 'bold', 'sun');
  if (level > 0)
    for (let row = 0; row < 5; row++)
      for (const x of [-20, 0, 20])
        sheet.inside([ear]).shape(ellipse(x, -134 + row * 22, 10, 10), 'fine', 'gold');
  for (const s of [-1, 1])
    sheet.shape(
      drawn(`0,6! ${s * 40},-10 ${s * 62},-70 ${s * 54},-110! ${s * 26},-70 ${s * 6},-30`),
      'line',
      'leaf',
    );
};

const radish: Vegetable = (sheet, level) => {
  tops(sheet, -76, 74, level === 0 ? [0] : [-0.6, 0.6, 0]);
  sheet.shape(drawn('0,14! -10,-6 -44,-30 -40,-70 0,-86 40,-70 44,-30 10,-6'), 'bold', 'blush');
};

const mushroomWhole: Vegetable = (sheet, level) => {
  sheet.shape(drawn('-20,-50! -16,-10 -22,0 22,0 16,-10 20,-50!'), 'line', 'cream');
  sheet.shape(drawn('-62,-48! -60,-90 0,-112 60,-90 62,-48! 0,-40'), 'bold', 'sand');
  if (level > 0) sheet.line(traced('-40,-76 -20,-92 4,-96'), 'fine', 0.5);
};

const peas: Vegetable = (sheet, level) => {
  const pod = drawn('-90,-30! -40,-6 20,-2 90,-36! 40,-64 -40,-60');
  sheet.shape(pod, 'bold', 'leaf');
  for (const x of level === 0 ? [-30, 26] : [-48, -16, 16, 46])
    sheet.shape(ellipse(x, -34 - Math.abs(x) * 0.03, level === 0 ? 22 : 15), 'line', 'grass');
};

/** Vegetables about 120 units across, each standing on the origin. */
export const VEGETABLES: readonly Vegetable[] = [
  tomato,
  carrot,
  pepper('sun'),
  cabbage,
  eggplant,
  corn,
  pumpkin,
  radish,
  pepper('ember'),
  mushroomWhole,
  peas,
];
