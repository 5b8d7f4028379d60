import type { Composition } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar } from '../../geometry/point.ts';
import { uprightCat } from '../../motifs/roomy/upright-cat.ts';
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
  if (level > 0) LABELS[i % LABELS.length]!(inside, level);
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
          for (let i = 0; i < columns; i++) {
            const spot = sheet.layer('bottles').at({ x: ((i + 0.5) * 720) / columns + 40, y });
            const guest = level === 1 ? GUESTS[`${row}/${i}`] : undefined;
            if (guest) guest(spot);
            else bottle(spot.at({ scale: byGrade(scene, 1.5, 1.04, 0.88) }), level, row * 3 + i + from);
          }
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
        if (level > 0) wallShelf(sheet.layer('shelf').at({ x: 790, y: 318 }), level);
        cauldron(
          sheet.layer('cauldron').at({ x: 380, y: 750, scale: byGrade(scene, 1.3, 1.16, 1.1) }),
          level,
        );
        uprightCat(sheet.layer('cat').at({ x: 790, y: 756, scale: byGrade(scene, 1.8, 1.42, 1.4) }));
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

/** A short shelf on the wall with two bottles and a skull, the front edge of its board on the frame's origin. */
function wallShelf(view: Sheet, level: Level): void {
  for (const x of [-120, 120])
    view.shape(drawn(`${x - 10},20! ${x + 10},20! ${x + 10},70! ${x - 10},50!`), 'line', 'wood');
  bottle(view.at({ x: -110, scale: 0.8 }), level, 0);
  skull(view.at({ x: 2, scale: 0.78 }));
  bottle(view.at({ x: 114, scale: 0.8 }), level, 4);
  view.shape(rectangle(-190, 0, 380, 26, 6), 'bold', 'wood');
}

/** A skull that grins, 150 units high, on the frame's origin. */
function skull(view: Sheet): void {
  view.shape(mirrored('0,-150 46,-140 70,-98 66,-62 44,-44 42,0! 0,4!'), 'bold', 'cream');
  for (const side of [-1, 1]) view.shape(ellipse(side * 28, -80, 17, 19), 'line', 'stone');
  view.shape(drawn('0,-60! 9,-40! -9,-40!'), 'line', 'stone');
  for (const x of [-20, 0, 20]) view.line(traced(`${x},-22 ${x},2`), 'line', 0);
}

/** A pile of three old books, a candle that has dripped on it, on the frame's origin. */
function books(view: Sheet): void {
  for (const [i, [x, y, half]] of (
    [
      [0, -44, 82],
      [8, -84, 70],
      [-6, -122, 62],
    ] as const
  ).entries()) {
    view.shape(rectangle(x - half, y, half * 2, i === 0 ? 44 : 40, 8), 'bold', LEADS[i]);
    view.shape(rectangle(x - half + 22, y + 8, half * 2 - 22, i === 0 ? 28 : 24), 'line', 'cream');
  }
  view.shape(drawn('-22,-122! -22,-176 -12,-182 14,-180 20,-172 20,-150 28,-140 28,-122!'), 'line', 'soft');
  view.shape(drawn('0,-232! 14,-208 8,-188 -6,-188 -12,-206'), 'line', 'sun');
}

/** What stands on a medium shelf in the place of a bottle: by its row and column. */
const GUESTS: Readonly<Record<string, (view: Sheet) => void>> = {
  '0/2': books,
  '1/1': (view) => uprightCat(view.at({ scale: 0.92 })),
  '2/3': (view) => skull(view.at({ scale: 1.1 })),
};

/** What is painted or swims on a bottle, its foot on the frame's origin. */
const LABELS: readonly ((inside: Sheet, level: Level) => void)[] = [
  (inside) => inside.shape(star(0, -44, 30, 13, 5), 'line', 'sun'),
  (inside) => inside.shape(rectangle(-36, -70, 72, 46, 6), 'line', 'cream'),
  (inside, level) => {
    for (const [x, y, r] of (
      [
        [-22, -24, 11],
        [26, -34, 9],
        [-2, -60, 8],
      ] as const
    ).slice(0, level + 1))
      inside.shape(ellipse(x, y, r), 'line', 'soft');
  },
  (inside) => inside.shape(place(petal('heart', 54, 54), { y: -16 }), 'line', 'ember'),
  (inside) => inside.shape(drawn('14,-76! -22,-64 -26,-30 14,-14! -4,-34 -4,-58'), 'line', 'sun'),
  (inside) => {
    inside.shape(drawn('-8,-42! -38,-62 -34,-42 -38,-22!'), 'line', 'gold');
    inside.shape(ellipse(12, -42, 26, 17), 'line', 'gold');
    inside.ink(ellipse(22, -46, 3.4));
  },
  (inside) => {
    for (const x of [-44, 0, 44]) inside.line(traced(`${x - 30},-110 ${x},-50 ${x + 10},20`), 'line', 0);
  },
];

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
  if (level > 0)
    for (const [x, flip] of [
      [-150, false],
      [150, true],
    ] as const)
      view
        .at({ x, y: -300, flip })
        .shape(
          drawn('-30,0! -64,-60 -20,-110 -50,-170 -14,-220! -10,-160 24,-110 -16,-60 16,0!'),
          'line',
          'soft',
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
