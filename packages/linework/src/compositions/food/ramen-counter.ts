import { type Brief, type Composition } from '../../composition.ts';
import { camera, type Camera, type Spot } from '../../geometry/camera.ts';
import { rectangle } from '../../geometry/forms.ts';
import { chopsticks, dumpling, filledRamenBowl, laidFlat, tableOf } from '../../motifs/food/ramen-bowl.ts';
import { boxSides, ringAt, turned } from '../../geometry/solids.ts';
import type { Point } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { tidied } from '../tidied.ts';
import { edged } from '../edged.ts';

/** Where things stand on the counter: the bowl's middle is the middle of everything. */
const CUP: Spot = [1, 0, 1.5];
const PLATE: Spot = [-0.95, 0, 1.5];
const SAUCE: Spot = [1.34, 0, 0.52];

function counter({ sheet, level }: Brief, view: Camera, isAcross: boolean): void {
  const table = tableOf(view, [0, 0, 0]);
  const planks = [3, 5, isAcross ? 9 : 11][level]!;
  for (let i = -planks; i < planks; i++)
    laidFlat(
      sheet.layer('counter'),
      table,
      rectangle((i * 3.6) / planks, -5, 3.6 / planks, 8),
      'line',
      'wood',
    );
  const mat = sheet.layer('mat');
  laidFlat(mat, table, rectangle(-1.36, -0.86, 2.72, 2.2, 0.04), 'bold', 'c');
  if (isAcross && level === 2) return wovenMat(mat, table);
  const stripes = [0, 6, 11][level]!;
  for (let i = 1; i < stripes; i++) {
    const v = -0.86 + (i * 2.2) / stripes;
    mat.line([table(-1.36, v), table(1.36, v)], 'fine', 0);
  }
}

/** Rows of diamonds within the border of a mat. */
function wovenMat(sheet: Sheet, table: (u: number, v: number) => Point): void {
  const [wide, high] = [0.302, 0.3];
  for (let i = 0; i < 9; i++)
    for (let k = 0; k < 7; k++) {
      const [u, v] = [-1.36 + (i + 0.5) * wide, -0.86 + (k + 0.52) * high];
      sheet.shape(
        [
          table(u - wide * 0.5, v),
          table(u, v - high * 0.5),
          table(u + wide * 0.5, v),
          table(u, v + high * 0.5),
        ],
        'fine',
        (i + k) % 2 ? 'soft' : 'a',
      );
    }
}

function dumplings({ sheet, level }: Brief, view: Camera): void {
  const own = sheet.layer('plate');
  const plate = turned(
    view,
    PLATE,
    [
      [0.42, 0],
      [0.66, 0.1],
    ],
    96,
  );
  own.shape(plate.outline, 'bold', 'b');
  own.shape(plate.ring(0.1), 'bold', 'paper');
  own.shape(ringAt(view, [PLATE[0], 0.08, PLATE[2]], 0.5, 80), 'line', 'soft');
  const table = tableOf(view, [PLATE[0], 0.08, PLATE[2]]);
  const count = [2, 3, 4][level]!;
  for (let i = 0; i < count; i++)
    dumpling(own, table, { x: 0.02, y: -0.28 + (i * 0.56) / (count - 1), scale: 1.2, angle: 0.12 }, level);
}

function teaAndSauce({ sheet, level }: Brief, view: Camera): void {
  const own = sheet.layer('cups');
  const cup = turned(
    view,
    CUP,
    [
      [0.2, 0],
      [0.3, 0.1],
      [0.34, 0.48],
    ],
    96,
  );
  own.shape(cup.outline, 'bold', 'd');
  if (level > 0) own.inside(cup.outline).shape(cup.patch(-1.57, 0.2, 1.57, 0.34), 'line', 'cream');
  own.shape(cup.ring(0.48), 'bold', 'soft');
  own.shape(ringAt(view, [CUP[0], 0.44, CUP[2]], 0.28, 60), 'line', 'leaf');
  const dish = turned(
    view,
    SAUCE,
    [
      [0.17, 0],
      [0.3, 0.1],
    ],
    96,
  );
  own.shape(dish.outline, 'bold', 'b');
  own.shape(dish.ring(0.1), 'bold', 'paper');
  own.shape(ringAt(view, [SAUCE[0], 0.07, SAUCE[2]], 0.2, 60), 'line', 'rust');
}

function sticksOnTheirRest({ sheet }: Brief, view: Camera): void {
  const own = sheet.layer('sticks');
  const { sides, top } = boxSides(view, { at: [-0.86, 0, -1.13], size: [0.14, 0.08, 0.36] });
  for (const side of sides) own.shape(side.outline, 'line', 'b');
  if (top) own.shape(top.outline, 'line', 'b');
  chopsticks(
    own,
    view,
    [
      [1.2, 0.04, -1.1],
      [-1.12, 0.12, -1.04],
    ],
    'rust',
  );
}

const SERVED = [
  {
    title: 'Noodles, Tea and Four Dumplings',
    description:
      'Two halves of an egg, three slices of pork and noodles right to the rim. The chopsticks wait on their rest until you have looked at everything.',
  },
  {
    title: 'Lunch at the Counter',
    description:
      'The cook has pushed the bowl across the wood and already turned round again. Tea, sauce and dumplings come with it.',
  },
];
const SOON = [
  {
    title: 'The Chopsticks Are in the Soup',
    description:
      'Pork with a curl, bamboo, mushrooms with a star and a fish cake like a cogwheel. Nobody can say where one should begin.',
  },
  {
    title: 'Right to the Rim',
    description: 'There is so much in the bowl that the noodles hardly show. They are longer than they look.',
  },
];

/** Where the eye is, and how what lies in the soup is turned before it. */
const LOOKS = [
  { from: [0, 4.1, -4.5], zoom: 1900, turn: -0.2, middle: 396, isAcross: false },
  { from: [-2.3, 2.9, -3.6], zoom: 1880, turn: 2.4, middle: 440, isAcross: true },
] as const;

/** A bowl of noodle soup on a counter, seen as somebody sees it who sits down before it. */
export const ramenCounter: Composition = tidied(
  edged({
    name: 'ramen-counter',
    category: 'food',
    size: [1000, 800],
    edge: 'page',
    backdrop: 'wood',
    draw(brief) {
      const { level } = brief;
      const random = brief.random.fork('bowl');
      const look = random.pick(LOOKS);
      const view = camera({ ...look, to: [0, 0.2, 0.16], centre: [500, look.middle] });
      counter(brief, view, look.isAcross);
      dumplings(brief, view);
      teaAndSauce(brief, view);
      const { turn } = look;
      filledRamenBowl(brief.sheet.layer('bowl'), { view, at: [0, 0, 0], random, level, glaze: 'a', turn });
      if (look.isAcross)
        chopsticks(
          brief.sheet.layer('sticks'),
          view,
          [
            [1.75, 0.86, -0.42],
            [0.1, 0.66, 0.12],
          ],
          'rust',
        );
      else sticksOnTheirRest(brief, view);
      return {
        ...random.pick(look.isAcross ? SOON : SERVED),
        tags: ['ramen', 'noodles', 'soup', 'japanese', 'egg', 'chopsticks', 'dumplings'],
      };
    },
  }),
);
