import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import { place, polar, type Path, type Point } from '../../geometry/point.ts';
import { tableBy } from '../../motifs/stages/eateries.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import type { Sheet } from '../../sheet.ts';
import { scenic } from '../scenic.ts';

type Level = 0 | 1 | 2;

/** A point of the arc over a taco, `k` times as far out as the edge of its shell. */
const over = (angle: number, k: number): Point => [160 * k * Math.cos(angle), -150 * k * Math.sin(angle)];

/** A frilled leaf of lettuce along the arc of a taco. */
function lettuce(ruffles: number): Path {
  const rim = Array.from({ length: 81 }, (_, i) => {
    const angle = 0.1 + (i / 80) * 2.94;
    return over(angle, 1.34 + 0.08 * Math.cos((i / 80) * Math.PI * 2 * ruffles));
  });
  return clockwise([...rim, ...arc(0, 0, 120, 80, -0.2, -Math.PI + 0.2).toReversed()]);
}

/** A folded tortilla seen from the side, its fold on the origin: filling stands out above the nearer half. */
function taco(view: Sheet, level: Level): void {
  view.shape(drawn('-150,-10 -150,-90 -96,-168 10,-196 120,-160 172,-70 166,-6! 40,0'), 'bold', 'gold');
  view.shape(lettuce([7, 9, 11][level]!), 'line', 'leaf');
  const tomatoes = [0.5, 1.25, 2.05, 2.7].slice(0, [2, 3, 4][level]);
  for (const [i, angle] of tomatoes.entries()) {
    const [x, y] = over(angle, 0.98);
    view.shape(ellipse(x, y, level === 0 ? 40 : 32), 'line', 'rust');
    if (level > 0) view.shape(ellipse(x, y - 10, 11, 8, i), 'fine', 'ember');
  }
  for (const [i, angle] of [0.86, 1.66, 2.4, 2.2, 1.02].slice(0, [2, 4, 5][level]).entries()) {
    const [x, y] = over(angle, 0.94);
    view.shape(
      place(rectangle(-10, -46, 20, 92, 4), {
        x,
        y,
        angle: Math.PI / 2 - angle + (i % 2 ? 0.5 : -0.4),
        scale: level === 0 ? 1.5 : 1,
      }),
      'line',
      'sun',
    );
  }
  view.shape(
    drawn('-160,-16 -146,-58 -100,-94 -6,-108 96,-94 146,-58 160,-16 140,8 70,18 -70,18 -140,8'),
    'bold',
    'sun',
  );
  for (const [x, y] of (
    [
      [-90, -46],
      [-20, -74],
      [48, -40],
      [-40, -18],
      [104, -30],
      [60, -80],
      [-120, -12],
    ] as const
  ).slice(0, [2, 5, 7][level]))
    view.shape(drawn('-13,4 -6,-10 10,-8 14,6 0,10', { x, y, angle: x }), 'line', 'gold');
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
          taco(sheet.layer('taco').at({ x, y, scale: 0.8, flip: i % 2 === 1 }), level === 2 ? 1 : level);
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
