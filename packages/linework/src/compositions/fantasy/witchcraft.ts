import type { Composition } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { polar } from '../../geometry/point.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import { counterBy } from '../../motifs/stages/eateries.ts';
import { byGrade } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { scenic } from '../scenic.ts';

type Level = 0 | 1 | 2;

const WIDE = [1000, 800] as const;

const TALL = [800, 1000] as const;

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'ember', 'sun'];

/** Bottles of many shapes, each about 200 units high. */
const BOTTLES = [
  '-30,-190! -30,-130 -76,-90 -80,-30 -50,0! 50,0! 80,-30 76,-90 30,-130 30,-190!',
  '-24,-200! -24,-120! -70,0! 70,0! 24,-120! 24,-200!',
  '-26,-180! -26,-150 -66,-130 -66,0! 66,0! 66,-130 26,-150 26,-180!',
  '-22,-190! -22,-140 -60,-110 -40,-70 -70,-30 -50,0! 50,0! 70,-30 40,-70 60,-110 22,-140 22,-190!',
  '-24,-170! -24,-140 -84,-80 -24,0! 24,0! 84,-80 24,-140 24,-170!',
] as const;

/** Half the width of each bottle's mouth, and where it is. */
const NECKS = [
  [30, -190],
  [24, -200],
  [26, -180],
  [22, -190],
  [24, -170],
] as const;

function bottle(view: Sheet, level: Level, i: number): void {
  const rim = clockwise(drawn(BOTTLES[i % BOTTLES.length]!));
  const [half, top] = NECKS[i % NECKS.length]!;
  const high = level === 0 ? 40 : 26;
  view.shape(
    drawn(
      `${-half + 3},${top + 10}! ${-half - 4},${top - high}! ${half + 4},${top - high}! ${half - 3},${top + 10}!`,
    ),
    'line',
    'wood',
  );
  view.shape(rim, 'bold', 'paper');
  const inside = view.inside([rim]);
  inside.shape(drawn('-100,-80! -40,-90 30,-70 100,-84! 100,20! -100,20!'), 'line', LEADS[(i * 2 + 1) % 6]);
  if (level > 0) {
    for (const [x, y, r] of (
      [
        [-22, -24, 11],
        [26, -34, 9],
        [-2, -60, 8],
      ] as const
    ).slice(0, i % 3 === 2 ? level + 1 : 0))
      inside.shape(ellipse(x, y, r), 'line', 'soft');
    if (i % 3 === 0) inside.shape(star(0, -44, 30, 13, 5), 'line', 'sun');
    if (i % 3 === 1) inside.shape(rectangle(-36, -70, 72, 46, 6), 'line', 'cream');
  }
  view.rim(rim, 'bold');
}

const potionShelf = scenic({
  name: 'potion-shelf',
  category: 'fantasy',
  size: TALL,
  ground: 940,
  edge: 'page',
  stages: [counterBy('boards', ['wood', 'sand']), counterBy('stripes', ['d', 'soft'])],
  tags: ['potion', 'witch', 'bottles', 'magic'],
  layouts: [
    {
      words: [
        [
          'The Potion Shelf',
          'One makes you small, one makes you tall and one makes you hiccup. The labels have come off.',
        ],
        [
          'Please Shake before Use',
          'All these bottles are full, and at least one of them is humming. Open it only when you know which.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        const [rows, columns] = byGrade(scene, [2, 2], [3, 4], [4, 5]) as [number, number];
        const from = scene.random.fork('bottles').int(0, 4);
        for (let row = 0; row < rows; row++) {
          const y = ((row + 1) * 880) / rows + byGrade(scene, -14, 30, 30);
          for (let i = 0; i < columns; i++)
            bottle(
              sheet
                .layer('bottles')
                .at({ x: ((i + 0.5) * 720) / columns + 40, y, scale: byGrade(scene, 1.5, 1.04, 0.88) }),
              level,
              row * 3 + i + from,
            );
          sheet
            .layer('shelf')
            .shape(rectangle(-20, y, 840, byGrade(scene, row === 0 ? 60 : 160, 30, 30)), 'bold', 'wood');
        }
      },
    },
  ],
});

const witchKitchen = scenic({
  name: 'witch-kitchen',
  category: 'fantasy',
  size: WIDE,
  ground: 640,
  edge: 'open',
  stages: [counterBy('shelves', ['wood', 'cream']), counterBy('boards', ['sand', 'wood'])],
  tags: ['witch', 'cauldron', 'cat', 'magic'],
  layouts: [
    {
      words: [
        ['The Witch Is Out', 'She has only gone to get some frogs. The cat is to stir and must not taste.'],
        ['The Cauldron Boils', 'It bubbles green, then pink, then green again. The cat has seen worse.'],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        cauldron(
          sheet.layer('cauldron').at({ x: 380, y: 750, scale: byGrade(scene, 1.3, 1.16, 1.1) }),
          level,
        );
        sittingCat(sheet.layer('cat').at({ x: 800, y: 756, scale: byGrade(scene, 2.2, 2, 1.9) }), level);
        if (level > 0) broom(sheet.layer('broom').at({ x: 120, y: 760, angle: -0.12 }), level);
      },
    },
    {
      words: [
        [
          'Everything for the Potion',
          'Three drops of this and a spoonful of that. The book says nothing about the order.',
        ],
        [
          "The Witch's Table",
          'There are bottles on one side and the cauldron on the other. In between there is a good deal of hope.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        for (const [i, x] of [86, 206, 326, 440].entries())
          bottle(sheet.layer('bottles').at({ x, y: 672, scale: 1 }), level, i + 1);
        cauldron(sheet.layer('cauldron').at({ x: 650, y: 770, scale: 0.86 }), level);
        broom(sheet.layer('broom').at({ x: 890, y: 775, angle: 0.05 }), level);
      },
    },
  ],
});

function cauldron(view: Sheet, level: Level): void {
  for (const x of [-130, 130])
    view.shape(
      drawn(`${x - 22},-40! ${x + 22},-40! ${x + (x < 0 ? -10 : 34)},10! ${x + (x < 0 ? -34 : 10)},10!`),
      'bold',
      'stone',
    );
  view.shape(
    unite([clockwise(drawn('-190,-280! -230,-180 -190,-60 -100,-10 100,-10 190,-60 230,-180 190,-280!'))]),
    'bold',
    'stone',
  );
  view.shape(ellipse(0, -284, 206, 46), 'bold', 'd');
  view.shape(ellipse(0, -284, 176, 34), 'line', 'grass');
  for (const [x, y, r] of (
    [
      [-90, -310, 38],
      [10, -330, 48],
      [96, -306, 34],
      [-40, -390, 30],
      [60, -410, 24],
      [-110, -440, 22],
      [10, -480, 28],
      [90, -500, 18],
    ] as const
  ).slice(0, [4, 6, 8][level])) {
    view.shape(ellipse(x, y, r), 'bold', 'grass');
    if (level > 0) view.shape(ellipse(x - r * 0.3, y - r * 0.3, r * 0.3), 'line', 'paper');
  }
  view.shape(star(0, -150, 60, 26, 5), 'line', 'sun');
  if (level > 0)
    for (let i = 0; i < 7; i++)
      view.shape(ellipse(...polar([0, -80], 176, Math.PI * (0.2 + i * 0.1)), 11), 'line', 'gold');
}

function broom(view: Sheet, level: Level): void {
  view.shape(rectangle(-11, -520, 22, 360, 8), 'bold', 'wood');
  const rim = clockwise(drawn('-30,-180! -64,-110 -84,-30 -88,2! -30,8 30,8 88,2! 84,-30 64,-110 30,-180!'));
  view.shape(rim, 'bold', 'gold');
  for (const x of [-40, -14, 14, 40].slice(0, level * 2))
    view.inside([rim]).line(
      [
        [x * 0.5, -180],
        [x * 1.5, 10],
      ],
      'line',
      0.2,
    );
  view.shape(rectangle(-36, -186, 72, 22, 6), 'line', 'a');
}

/** What a witch has in her kitchen. */
export const witchcraftPages: readonly Composition[] = [potionShelf, witchKitchen];
