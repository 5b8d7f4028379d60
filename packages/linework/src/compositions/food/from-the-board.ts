import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { place, polar, type Point } from '../../geometry/point.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { plate } from '../../motifs/food/from-above.ts';
import { grapes } from '../../motifs/fruit.ts';
import { boardTable, clothOf } from '../../motifs/stages/eateries.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import type { Sheet } from '../../sheet.ts';
import { scenic } from '../scenic.ts';

type Level = 0 | 1 | 2;

const cheeseBoard = scenic({
  name: 'cheese-board',
  category: 'food',
  size: [1000, 800],
  ground: 780,
  edge: 'open',
  stages: [boardTable, clothOf('scales', ['soft', 'paper'])],
  tags: ['cheese', 'grapes', 'picnic', 'bread'],
  layouts: [
    {
      words: [
        ['The Cheese Board', 'A hard one, a soft one and one with holes. The mice have sent their regards.'],
        [
          'Cheese and Grapes',
          'Begin with the mild one and work your way round. The grapes are for in between.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        sheet
          .layer('board')
          .shape(
            drawn('120,130! 800,110 880,180! 940,330 960,400 940,470 880,620! 800,690 120,670! 70,400'),
            'bold',
            'sand',
          );
        sheet.layer('board').shape(ellipse(905, 400, 24), 'line', 'wood');
        wedge(sheet.layer('cheese').at({ x: 300, y: 330, scale: byGrade(scene, 1.5, 1.3, 1.2) }), level);
        wheel(sheet.layer('cheese').at({ x: 640, y: 260, scale: byGrade(scene, 1.2, 1, 0.94) }), level);
        if (level > 0) grapes(sheet.layer('grapes').at({ x: 240, y: 560, scale: 1.1, angle: 0.4 }), level);
        crackers(scene, [
          [560, 540],
          [640, 560],
          [720, 540],
          [480, 560],
        ]);
        knife(sheet.layer('knife').at({ x: 800, y: 480, angle: 0.5 }));
        if (level > 0)
          for (const [x, y, r] of [
            [420, 190, 26],
            [470, 170, 24],
            [440, 220, 22],
          ] as const)
            sheet.layer('olives').shape(ellipse(x, y, r), 'bold', 'leaf');
      },
    },
    {
      words: [
        [
          'A Round Board for Friends',
          'Everybody has brought a cheese. Nobody knows any more who brought the smelly one.',
        ],
        [
          'Once Round the Cheese',
          'Take a slice and pass it on. By the time it comes back there is something new on it.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        for (const r of [350, 318])
          sheet.layer('board').shape(ellipse(500, 400, r * 1.16, r), r > 330 ? 'bold' : 'line', 'sand');
        if (level === 2)
          dressBoards(sheet.layer('board'), scene.random, {
            zone: [ellipse(500, 400, 318 * 1.16, 318)],
            kind: 'planks',
            size: 104,
            angle: 0.2,
            rim: 'line',
          });
        for (let i = 0; i < 7; i++) {
          const [x, y] = polar([500, 400], 212, (i / 7) * Math.PI * 2);
          const view = sheet
            .layer('cheese')
            .at({ x: 500 + (x - 500) * 1.16, y, scale: 0.86, angle: (i / 7) * 2 - 1 });
          ROUND_THE_BOARD[i]!(view, level);
        }
        crackers(
          { ...scene, sheet: sheet.at({ x: 500, y: 400, scale: 0.72 }) },
          [0.5, 2.5, 3.5, 5.5].map((k): Point => {
            const [x, y] = polar([0, 0], 330, (k / 7) * Math.PI * 2);
            return [x * 1.2, y];
          }),
        );
        plate(sheet.layer('dip').at({ x: 500, y: 400 }), 100, 'c', level);
        sheet.layer('dip').shape(ellipse(500, 400, 64, 60), 'line', 'gold');
        knife(sheet.layer('knife').at({ x: 900, y: 470, angle: 0.24, scale: 0.9 }));
        if (level > 0)
          for (const [x, y, angle] of [
            [96, 128, 0.4],
            [170, 96, 1.2],
            [900, 706, 2.2],
            [100, 690, 0.9],
            [906, 104, 0.2],
          ] as const)
            walnut(sheet.layer('nuts').at({ x, y, angle }));
      },
    },
  ],
});

/** Half a red cheese, its cut to the front and a label on top. */
function halfCheese(view: Sheet, level: Level): void {
  view.shape(clockwise([...arc(0, 20, 128, 112, Math.PI, Math.PI * 2)]), 'bold', 'rust');
  view.shape(rectangle(-128, 20, 256, 62, 8), 'bold', 'sun');
  if (level > 0) {
    view.shape(clockwise([...arc(0, 6, 62, 58, Math.PI, Math.PI * 2)]), 'line', 'cream');
    for (const x of [-84, -20, 50, 96]) view.shape(ellipse(x, 50 + (x % 3) * 4, 13, 11), 'line', 'cream');
  }
}

/** A roll of soft cheese with two slices cut off. */
function rolledCheese(view: Sheet, level: Level): void {
  view.shape(drawn('-128,-52! 60,-52! 88,0 60,52! -128,52! -152,0'), 'bold', 'cream');
  for (const x of [60, 104, 148]) {
    view.shape(ellipse(x, 0, 34, 54), 'bold', 'paper');
    if (level > 0) view.shape(ellipse(x, 0, 20, 38), 'line', 'cream');
  }
  if (level > 0)
    for (const x of [-110, -66, -22]) view.line(traced(`${x},-50 ${x - 16},0 ${x},50`), 'line', 0);
}

/** Two halves of a fig, their seeds around a bright middle. */
function figs(view: Sheet, level: Level): void {
  for (const [x, angle] of [
    [-62, -0.3],
    [58, 0.24],
  ] as const) {
    const fig = view.at({ x, y: 8, angle });
    fig.shape(drawn('-10,-104! 10,-104! 26,-66 62,-10 56,46 0,74 -56,46 -62,-10 -26,-66'), 'bold', 'd');
    fig.shape(drawn('0,-62 34,-12 38,32 0,54 -38,32 -34,-12'), 'line', 'blush');
    if (level > 0) fig.shape(ellipse(0, 10, 13, 20), 'line', 'rust');
    if (level > 0)
      for (let i = 0; i < 8; i++) {
        const [u, v] = polar([0, 10], 26, i * 0.785);
        fig.ink(ellipse(u, v, 2.6));
      }
  }
}

/** A bunch of grapes as small as it must be to lie within a board. */
const bunch = (view: Sheet, level: Level): void => grapes(view.at({ scale: 0.78 }), level === 0 ? 0 : 1);

/** What lies round a board: only the grapes come twice. */
const ROUND_THE_BOARD: readonly ((view: Sheet, level: Level) => void)[] = [
  wedge,
  wheel,
  bunch,
  halfCheese,
  figs,
  rolledCheese,
  bunch,
];

/** A walnut in its shell, 84 units long. */
function walnut(view: Sheet): void {
  view.shape(drawn('-42,0 -28,-30 0,-36 30,-28 44,0 30,28 0,34 -28,30'), 'bold', 'wood');
  view.line(traced('-40,0 0,-4 40,0'), 'line', 0);
  for (const crease of [
    '-22,-20 -14,-12 -18,-6',
    '10,-24 16,-14 10,-8',
    '-12,10 -6,18 -14,24',
    '18,10 22,18 14,24',
  ])
    view.line(traced(crease), 'fine', 0.4);
}

function wedge(view: Sheet, level: Level): void {
  view.shape(drawn('-130,30! 110,-90! 140,-20! 140,50! -120,90!'), 'bold', 'gold');
  view.shape(drawn('-130,30! 110,-90! 140,-20!'), 'bold', 'sun');
  for (const [x, y, r] of (
    [
      [-40, 54, 20],
      [40, 40, 26],
      [100, 20, 15],
      [-84, 62, 11],
    ] as const
  ).slice(0, level + 2))
    view.shape(ellipse(x, y, r, r * 0.86), 'line', 'cream');
}

function wheel(view: Sheet, level: Level): void {
  view.shape(ellipse(0, 36, 130, 90), 'bold', 'ember');
  view.shape(ellipse(0, 0, 130, 90), 'bold', 'cream');
  if (level > 0) view.shape(ellipse(0, 0, 106, 70), 'line', 'paper');
  view.shape([[0, 0], ...arc(0, 0, 130, 90, 0.2, 1.1)], 'bold', 'sun');
}

function crackers({ sheet, level }: Scene, at: readonly Point[]): void {
  for (const [i, [x, y]] of at.slice(0, [1, 3, 4][level]).entries()) {
    sheet
      .layer('crackers')
      .shape(place(rectangle(-46, -46, 92, 92, 16), { x, y, angle: i * 0.7 }), 'bold', 'gold');
    if (level > 0)
      for (const [u, v] of [
        [-18, -18],
        [18, -18],
        [-18, 18],
        [18, 18],
      ] as const)
        sheet.layer('crackers').ink(ellipse(x + u, y + v, 3));
  }
}

function knife(view: Sheet): void {
  view.shape(drawn('-20,0! -26,-170 10,-210! 24,-150 20,0!'), 'bold', 'soft');
  view.shape(rectangle(-18, 0, 36, 150, 14), 'bold', 'wood');
}

/** Food seen from above, on boards. */
export const boardPages: readonly Composition[] = [cheeseBoard];
