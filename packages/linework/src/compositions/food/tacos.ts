import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Path, type Point } from '../../geometry/point.ts';
import { tableBy } from '../../motifs/stages/eateries.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import type { Sheet } from '../../sheet.ts';
import { scenic } from '../scenic.ts';

type Level = 0 | 1 | 2;

/** A point of the arc over a taco, `k` times as far out as the edge of its nearer half. */
const over = (angle: number, k: number): Point => [
  8 + 162 * k * Math.cos(angle),
  -8 - 128 * k * Math.sin(angle),
];

/** A frilled leaf of lettuce along the arc of a taco. */
function lettuce(ruffles: number): Path {
  const rim = Array.from({ length: 121 }, (_, i) => {
    const t = i / 120;
    return over(0.06 + t * 3.02, 1.22 + 0.055 * Math.cos(t * Math.PI * 2 * ruffles));
  });
  return clockwise([...rim, [-150, 0], [160, 0]]);
}

/** Half a tortilla: round above, nearly straight along its fold. */
function half([x, y]: Point, rx: number, ry: number): Path {
  return clockwise([...arc(x, y, rx, ry, Math.PI, Math.PI * 2), ...arc(x, y, rx, 22, 0, Math.PI)]);
}

/** What a taco is filled with, one kind above the other: slices of tomato, lettuce, and cheese over the nearer half. */
function openTaco(view: Sheet): void {
  for (const angle of [0.5, 1.12, 1.78, 2.44]) {
    const [x, y] = over(angle, 1.22);
    view.shape(ellipse(x, y, 38), 'bold', 'rust');
    view.shape(ellipse(x, y, 28), 'line', 'ember');
    for (const turn of [0, 1, 2])
      view.shape(place(petal('drop', 22, 14), { x, y, angle: turn * 2.1 - angle }), 'fine', 'sun');
  }
  view.shape(lettuce(9), 'bold', 'leaf');
  for (const angle of [0.42, 0.86, 1.3, 1.74, 2.18, 2.62])
    view.line([over(angle, 1.06), over(angle, 1.18)], 'line', 0.4);
  const front = half([0, 0], 164, 120);
  view.shape(front, 'bold', 'gold');
  const inside = view.inside([front]);
  for (const angle of [0.5, 1.0, 1.52, 2.06, 2.58]) {
    const [x, y] = over(angle, 0.98);
    inside.shape(
      drawn('-30,-16! 30,-16! 25,22 10,44! 2,30 -8,52! -20,26', { x, y, angle: (Math.PI / 2 - angle) * 0.7 }),
      'line',
      'sun',
    );
  }
  view.rim(front, 'bold');
  for (const [x, y] of [
    [-96, -18],
    [-30, -34],
    [46, -30],
    [106, -12],
    [6, 2],
  ] as const)
    view.shape(ellipse(x, y, 14, 8, x * 0.004), 'fine', 'sand');
}

/** A folded tortilla a little from above, its fold on the origin: filling stands up between its two halves. */
function taco(view: Sheet, level: Level): void {
  view.shape(half([22, -34], 166, 146), 'bold', 'gold');
  view.shape(half([22, -34], 150, 130), 'line', 'sun');
  if (level === 1) return openTaco(view);
  const tomatoes = [0.62, 1.3, 2.0, 2.62].slice(0, [2, 3, 4][level]);
  for (const [i, angle] of tomatoes.entries()) {
    const [x, y] = over(angle, 1.16);
    view.shape(ellipse(x, y, level === 0 ? 40 : 33), 'bold', 'rust');
    view.shape(ellipse(x, y, level === 0 ? 26 : 22), 'line', 'ember');
    if (level > 0)
      for (const turn of [0, 1, 2])
        view.line([polar([x, y], 4, i + turn * 2.1), polar([x, y], 22, i + turn * 2.1)], 'line', 0);
  }
  view.shape(lettuce([8, 12, 15][level]!), 'bold', 'leaf');
  for (const [i, angle] of [0.5, 1.0, 1.5, 2.1, 2.6].slice(0, [2, 5, 5][level]).entries()) {
    const [x, y] = over(angle, 1.02);
    view.shape(
      place(rectangle(-11, -44, 22, 88, 5), {
        x,
        y,
        angle: Math.PI / 2 - angle + (i % 2 ? 0.7 : -0.5),
        scale: level === 0 ? 1.4 : 1,
      }),
      'line',
      'sun',
    );
  }
  if (level > 0)
    for (const angle of [0.28, 0.76, 1.25, 1.8, 2.36, 2.86]) {
      const [x, y] = over(angle, 0.99);
      view.shape(drawn('-27,6 -20,-16 2,-24 24,-12 26,8 4,22', { x, y, angle: angle * 3 }), 'line', 'wood');
    }
  if (level > 0)
    view.shape(
      clockwise([
        ...Array.from({ length: 101 }, (_, i) =>
          over(0.1 + (i / 100) * 2.94, 0.98 + 0.05 * Math.cos(i * 0.9)),
        ),
        [-140, 0],
        [150, 0],
      ]),
      'line',
      'leaf',
    );
  const front = half([0, 0], 164, 120);
  view.shape(front, 'bold', 'gold');
  view.inside([front]).line(arc(0, 0, 150, 106, Math.PI, Math.PI * 2), 'line', 0);
  for (const [x, y, turn] of (
    [
      [-84, -34, 0.4],
      [-10, -62, 0.1],
      [70, -44, -0.5],
      [-34, -12, 0.2],
      [36, -8, -0.2],
      [112, -14, -0.7],
      [-118, -12, 0.6],
    ] as const
  ).slice(0, [2, 5, 7][level]))
    view.shape(ellipse(x, y, 16, 9, turn), 'fine', 'sand');
}

const tacoParty = scenic({
  name: 'taco-party',
  category: 'food',
  size: [1000, 800],
  ground: 580,
  edge: 'page',
  stages: [tableBy('stripes', ['ember', 'sun']), tableBy('tiles', ['c', 'paper'])],
  tags: ['taco', 'mexican', 'dinner', 'party'],
  layouts: [
    {
      words: [
        [
          'Taco Night',
          'You fill it as full as it will go, and then some more. Eating it is your own affair.',
        ],
        ['The Big Taco', 'It crunches, it drips and it is gone. You will need a napkin.'],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        sheet.layer('plate').shape(ellipse(500, 650, 400, 96), 'bold', 'c');
        sheet.layer('plate').shape(ellipse(500, 640, 330, 66), 'line', 'soft');
        taco(sheet.layer('taco').at({ x: 500, y: 650, scale: byGrade(scene, 1.9, 1.8, 1.7) }), level);
        pennants(scene);
        salsa(sheet.layer('salsa').at({ x: 150, y: 560 }), level);
        wholeLime(sheet.layer('limes').at({ x: 870, y: 590 }), level);
        limes(scene, [[790, 690]]);
      },
    },
    {
      words: [
        [
          'Tacos for the Whole Family',
          'They stand in a row as if for a photograph. It will not be a long row for long.',
        ],
        ['Six Tacos and a Cactus', 'The cactus is only for decoration. It has been told so twice.'],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        for (const [i, [x, y]] of (
          [
            [250, 430],
            [520, 410],
            [790, 430],
            [190, 680],
            [500, 690],
            [810, 680],
          ] as const
        ).entries())
          taco(sheet.layer('taco').at({ x, y, scale: 0.8, flip: i % 2 === 1 }), level === 2 ? 1 : 0);
        cactus(sheet.layer('cactus').at({ x: 660, y: 600, scale: 0.5 }), level);
        limes(scene, [
          [350, 560],
          [60, 560],
          [930, 560],
        ]);
      },
    },
  ],
});

/** A lime that nobody has cut yet. */
function wholeLime(view: Sheet, level: Level): void {
  view.shape(
    drawn('-92,4! -80,-14 -40,-54 20,-58 66,-30 80,-8! 94,0 80,14! 60,42 10,60 -50,50 -80,18!'),
    'bold',
    'leaf',
  );
  if (level > 0)
    for (const [x, y] of [
      [-30, -20],
      [14, -30],
      [34, 8],
      [-12, 18],
    ] as const)
      view.line(arc(x, y, 8, 6, 3.4, 5.2), 'fine', 0.3);
}

/** Cut paper flags on a string along the top of the page. */
function pennants({ sheet, level }: Scene): void {
  const view = sheet.layer('flags');
  const count = [4, 6, 8][level]!;
  const wide = 1000 / count;
  view.line(traced('-20,50 500,96 1020,50'), 'line', 0);
  for (let i = 0; i < count; i++) {
    const x = (i + 0.5) * wide;
    const y = 54 + 38 * Math.sin(((i + 0.5) / count) * Math.PI);
    const w = wide * 0.4;
    view.shape(
      drawn(
        `${-w},0! ${w},0! ${w},110! ${w * 0.66},132 ${w * 0.33},110! 0,132 ${-w * 0.33},110! ${-w * 0.66},132 ${-w},110!`,
        { x, y },
      ),
      'line',
      (['a', 'sun', 'b', 'd'] as const)[i % 4],
    );
    if (level > 0) view.shape(i % 2 ? ellipse(x, y + 56, 24) : star(x, y + 58, 30, 14, 5), 'line', 'paper');
  }
}

/** A bowl of salsa with two corn chips in it. */
function salsa(view: Sheet, level: Level): void {
  if (level > 0)
    for (const [x, angle] of [
      [-30, -0.3],
      [36, 0.24],
    ] as const)
      view.shape(drawn('-46,30! 0,-84! 46,30!', { x, y: -34, angle }), 'bold', 'gold');
  const dip = clockwise(ellipse(0, 0, 104, 30));
  view.shape(dip, 'bold', 'rust');
  view.shape(drawn('-106,-2 -60,26 0,32 60,26 106,-2! 86,70 46,96 -46,96 -86,70'), 'bold', 'b');
  if (level > 0)
    view.shape(drawn('-100,20! -50,48 50,48 100,20! 92,50! 50,72 -50,72 -92,50!'), 'line', 'cream');
}

function limes({ sheet, level }: Scene, at: readonly Point[]): void {
  for (const [x, y] of at.slice(0, level + 1)) {
    const view = sheet.layer('limes').at({ x, y });
    view.shape(ellipse(0, 0, 64), 'bold', 'leaf');
    view.shape(ellipse(0, 0, 50), 'line', 'grass');
    for (let i = 0; i < [4, 6, 8][level]!; i++)
      view.line([[0, 0], polar([0, 0], 50, (i * Math.PI * 2) / [4, 6, 8][level]!)], 'line', 0);
  }
}

function cactus(view: Sheet, level: Level): void {
  view.shape(drawn('-40,-60! -50,-300 0,-350 50,-300 40,-60!'), 'bold', 'leaf');
  view.shape(drawn('-44,-130! -120,-140 -130,-240 -96,-250 -90,-180 -46,-180!'), 'bold', 'leaf');
  if (level > 0)
    for (const x of [-16, 16])
      view.line(
        [
          [x, -310],
          [x, -70],
        ],
        'fine',
        0.4,
      );
  view.shape(drawn('-80,-70! 80,-70! 60,40! -60,40!'), 'bold', 'rust');
}

/** Dishes for the evening. */
export const supperPages: readonly Composition[] = [tacoParty];
