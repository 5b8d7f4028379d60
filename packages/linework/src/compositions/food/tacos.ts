import type { Composition } from '../../composition.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { polar, type Point } from '../../geometry/point.ts';
import { tableBy } from '../../motifs/stages/eateries.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import type { Sheet } from '../../sheet.ts';
import { scenic } from '../scenic.ts';

type Level = 0 | 1 | 2;

function taco(view: Sheet, level: Level): void {
  view.shape(drawn('-150,0 -140,-90 -70,-160 20,-170 110,-120 150,-40 150,0!'), 'bold', 'gold');
  for (const [i, x] of (level === 0 ? [-80, 10, 90] : [-96, -56, -12, 34, 66, 88]).entries())
    view.shape(
      drawn(
        `${x - 40},-60! ${x - 50},-130 ${x - 16},-${168 - Math.abs(x) * 0.3} ${x + 20},-${150 - Math.abs(x) * 0.3} ${x + 46},-110 ${x + 40},-50!`,
      ),
      'line',
      (['leaf', 'ember', 'grass', 'sun', 'leaf', 'ember'] as const)[i],
    );
  view.shape(drawn('-160,0! -156,-70 -100,-130 -10,-140 90,-96 140,-30 146,0!'), 'bold', 'sun');
  for (const [x, y] of (
    [
      [-90, -60],
      [-20, -90],
      [40, -50],
      [-40, -30],
      [90, -30],
    ] as const
  ).slice(0, [2, 4, 5][level]))
    view.shape(ellipse(x, y, 12, 9, 0.4), 'line', 'gold');
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
        sheet.layer('plate').shape(ellipse(500, 640, 430, 100), 'bold', 'c');
        sheet.layer('plate').shape(ellipse(500, 624, 350, 70), 'line', 'soft');
        taco(sheet.layer('taco').at({ x: 500, y: 650, scale: byGrade(scene, 2, 1.9, 1.8) }), level);
        limes(scene, [
          [884, 630],
          [820, 700],
        ]);
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
