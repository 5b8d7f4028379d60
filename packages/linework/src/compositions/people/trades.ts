import type { Composition } from '../../composition.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import { wildflower } from '../../motifs/nature/wildflowers.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Bottom, Top } from '../../motifs/people/body/somebody.ts';
import { sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import { openBook, rope } from '../../motifs/people/props.ts';
import { classroom } from '../../motifs/stages/halls.ts';
import { garden, glade } from '../../motifs/stages/outdoors.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { bee } from '../../motifs/visitors.ts';
import type { Role } from '../../roles.ts';
import { cast } from './cast.ts';
import { enter, pictured } from './picture.ts';
import { carpentry, pottery, sewingRoom, surgery } from '../../motifs/stages/workshops.ts';
import { type Trade, tradePage } from './trade.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];
const APRON: Bottom = { kind: 'trousers', length: 1.9, role: 'c', trim: 'd', bib: true };
const SHIRT: Top = { sleeves: 0.62, role: 'a', trim: 'b', print: 'stripes', neckline: 'round' };

function table({ sheet, level, ground }: Scene, mid: number, half: number, high: number): void {
  const at = sheet.layer('table').at({ x: mid, y: ground + 60 });
  for (const x of [-half + 20, half - 50]) at.shape(rectangle(x, -high, 30, high), 'line', 'wood');
  at.shape(rectangle(-half, -high - 24, half * 2, 34, 6), 'bold', 'wood');
  if (level > 0) at.shape(rectangle(-half + 40, -high + 10, half * 2 - 80, 46, 6), 'line', 'sand');
}

const TRADES: readonly Trade[] = [
  {
    name: 'potter',
    stages: [pottery],
    size: [800, 1000],
    as: { top: SHIRT, bottom: APRON },
    arms: [
      { reach: [-44, 10], elbow: -1, hand: 'cup', layer: 'over' },
      { reach: [44, 10], elbow: 1, hand: 'cup', thumb: -1, layer: 'over' },
    ],
    work(scene, mid) {
      const { sheet, level, ground } = scene;
      const at = sheet.layer('wheel').at({ x: mid, y: ground + 70 });
      at.shape(drawn('-150,0! -110,-190! 110,-190! 150,0!'), 'bold', 'wood');
      if (level > 0) at.shape(ellipse(0, -70, 60), 'line', 'stone');
      at.shape(ellipse(0, -196, 170, 34), 'bold', 'stone');
      const pot = drawn('-70,-204! -92,-270 -60,-330 -66,-366! 66,-366! 60,-330 92,-270 70,-204!');
      at.shape(pot, 'bold', 'rust');
      const inside = at.inside([pot]);
      at.shape(ellipse(0, -366, 66, 17), 'line', 'ember');
      for (const y of byGrade(scene, [], [-290], [-320, -280, -240]))
        inside.line(
          [
            [-84, y],
            [0, y + 12],
            [84, y],
          ],
          'fine',
          0.2,
        );
    },
    titles: [
      (name) => `${name} at the Wheel`,
      (name) => `A Pot by ${name}`,
      (name) => `${name} and the Wet Clay`,
    ],
    descriptions: [
      (name) =>
        `${name} lets the wheel turn and the pot grows by itself, almost. The shelves are full of those that came out well.`,
      (name) =>
        `Both hands wet, both eyes on the rim: that is how ${name} makes a vase. It takes four minutes and eleven years.`,
    ],
    tags: ['potter', 'pottery', 'craft', 'clay'],
  },
  {
    name: 'carpenter',
    stages: [carpentry],
    size: [1000, 800],
    as: { top: { ...SHIRT, role: 'b', trim: 'a' }, bottom: APRON, hat: 'cap' },
    arms: [
      { upper: -40, fore: 30, hand: 'grip' },
      { upper: 70, fore: 140, hand: 'grip', thumb: -1, layer: 'over' },
    ],
    work(scene, mid) {
      table(scene, mid + 20, 330, 210);
      const { sheet, ground, level } = scene;
      const at = sheet.layer('chair').at({ x: mid + 190, y: ground - 174 });
      at.shape(drawn('-70,0! 70,0! 70,-90! 0,-150! -70,-90!'), 'bold', 'sand');
      at.shape(ellipse(0, -66, 26), 'line', 'night');
      at.shape(drawn('-96,-80! 0,-164! 96,-80! 80,-62! 0,-130! -80,-62!'), 'bold', 'a');
      if (level > 0) at.shape(rectangle(-6, -34, 12, 34, 4), 'line', 'wood');
      for (const [x, y] of byGrade(
        scene,
        [[-200, 0]],
        [
          [-220, 0],
          [-120, 0],
        ],
        [
          [-250, 0],
          [-190, 0],
          [-110, 0],
        ],
      ) as Point[])
        at.shape(drawn('0,0! -20,-30 10,-44 30,-20 10,-10!', { x: x - 60, y }), 'line', 'sand');
    },
    held: (view, [, [x, y]]) => {
      rope(
        view,
        [
          [x, y + 24],
          [x + 8, y - 66],
        ],
        7,
        'wood',
      );
      view.shape(rectangle(x - 34, y - 96, 86, 34, 6), 'bold', 'stone');
    },
    titles: [
      (name) => `${name} Builds a Bird House`,
      (name) => `The Workbench of ${name}`,
      (name) => `Hammer and Nails for ${name}`,
    ],
    descriptions: [
      (name) => `${name} is building a house for somebody very small. The rent is one song a day.`,
      (name) =>
        `It smells of fresh wood where ${name} works. Measure twice, saw once, and color as you like.`,
    ],
    tags: ['carpenter', 'workshop', 'craft', 'bird house', 'tools'],
  },
  {
    name: 'vet',
    stages: [surgery],
    size: [1000, 800],
    as: { top: { sleeves: 1.5, role: 'paper', trim: 'b', neckline: 'collar', buttons: true } },
    arms: [
      { reach: [-20, -30], elbow: -1, hand: 'relaxed', layer: 'over' },
      { reach: [128, -60], elbow: 1, hand: 'relaxed' },
    ],
    work(scene, mid) {
      table(scene, mid + 40, 320, 190);
      const { sheet, random, ground, level } = scene;
      const [first, second] = random.shuffle([sittingDog, sittingCat]) as [
        typeof sittingDog,
        typeof sittingDog,
      ];
      first(sheet.layer('patient').at({ x: mid + 160, y: ground - 164, scale: 1.4 }), level);
      if (level > 0)
        second(sheet.layer('next').at({ x: mid > 500 ? 110 : 890, y: ground + 60, scale: 1.3 }), level);
    },
    titles: [
      (name) => `Doctor ${name} Listens`,
      (name) => `Next Please, Says Doctor ${name}`,
      (name) => `A Brave Patient for ${name}`,
    ],
    descriptions: [
      (name) =>
        `Doctor ${name} listens to a very small heart that beats very fast. The one who waits has come along for company.`,
      (name) =>
        `Nothing is broken, says ${name}, and there is a biscuit for courage. Ears, paws and tail are all in order.`,
    ],
    tags: ['vet', 'doctor', 'dog', 'cat', 'pets'],
  },
  {
    name: 'tailor',
    stages: [sewingRoom],
    size: [800, 1000],
    as: { top: { ...SHIRT, print: 'diamonds' } },
    arms: [
      { upper: -30, fore: 40, hand: 'grip' },
      { upper: 62, fore: 76, hand: 'pinch', thumb: -1, layer: 'over' },
    ],
    work(scene, mid) {
      const { sheet, level, ground } = scene;
      const at = sheet.layer('dress').at({ x: mid + 210, y: ground + 50, scale: 1.2 });
      at.shape(rectangle(-6, -150, 12, 150), 'line', 'wood');
      at.shape(ellipse(0, -4, 62, 15), 'bold', 'wood');
      at.shape(drawn('-46,-250! 46,-250! 90,-60 0,-44 -90,-60'), 'bold', 'b');
      at.shape(
        drawn('-50,-390! -20,-404! 20,-404! 50,-390! 40,-320 46,-244! -46,-244! -40,-320'),
        'bold',
        'a',
      );
      at.shape(rectangle(-48, -258, 96, 20, 6), 'line', 'sun');
      at.shape(ellipse(0, -424, 17, 24), 'line', 'wood');
      for (const [x, y] of byGrade(
        scene,
        [],
        [
          [-30, -150],
          [34, -120],
        ],
        [
          [-44, -110],
          [0, -170],
          [44, -110],
          [-20, -200],
          [24, -210],
        ],
      ) as Point[])
        at.shape(place(petal('heart', 30, 30), { x, y }), 'line', 'blush');
      if (level > 0) for (const y of [-360, -320, -290]) at.shape(ellipse(0, y, 6), 'fine', 'sun');
    },
    titles: [
      (name) => `A Dress by ${name}`,
      (name) => `${name} Takes a Pin`,
      (name) => `One More Stitch, ${name}`,
    ],
    descriptions: [
      (name) =>
        `${name} has sewn hearts on the skirt and looks at it from all sides. It still needs a pocket.`,
      (name) =>
        `Rolls of cloth up to the ceiling, and ${name} knows where each one is. This dress will be worn on Saturday.`,
    ],
    tags: ['tailor', 'sewing', 'dress', 'fashion', 'craft'],
  },
  {
    name: 'teacher',
    stages: [classroom],
    size: [1000, 800],
    as: { top: { sleeves: 1.8, role: 'b', trim: 'a', neckline: 'collar' } },
    arms: [
      { upper: -30, fore: 50, hand: 'grip' },
      { upper: 98, fore: 128, hand: 'point', thumb: -1 },
    ],
    work(scene, mid) {
      const { sheet, level, ground } = scene;
      const board = sheet.layer('drawing');
      board.shape(ellipse(mid + 190, 230, 44), 'line', 'sun');
      for (const [i, r] of byGrade(scene, [110], [78, 116], [72, 102, 132]).entries()) {
        board.shape(
          [ellipse(mid + 190, 230, r + 4), ellipse(mid + 190, 230, r).toReversed()],
          'fine',
          'paper',
        );
        board.shape(
          ellipse(mid + 190 + Math.cos(i * 2 + 2.4) * r, 230 + Math.sin(i * 2 + 2.4) * r, 20 + i * 4),
          'line',
          LEADS[i],
        );
      }
      for (const x of byGrade(scene, [760], [640, 880], [600, 780, 940])) {
        const pupil = cast(scene, 'child', { isPlain: true });
        enter(scene, {
          who: pupil.who,
          posture: {
            ...POSTURES.stand,
            arms: [
              { upper: -20, fore: 30 },
              x % 200 === 0 ? { upper: 150, fore: 176, hand: 'point', thumb: -1 } : { upper: 20, fore: 10 },
            ],
          },
          mien: 'wonder',
          x: mid > 500 ? 1000 - x : x,
          y: ground + 230,
          scale: 0.86,
        });
      }
      if (level > 0)
        openBook(sheet.layer('book').at({ x: mid - 210, y: ground + 46, scale: 0.9 }), level, 'a');
    },
    titles: [
      (name) => `${name} Draws the Planets`,
      (name) => `A Lesson about the Sun with ${name}`,
      (name) => `Who Knows the Answer, Asks ${name}`,
    ],
    descriptions: [
      (name) =>
        `${name} has drawn the sun and the planets on the board. Somebody in the first row knows all the names.`,
      (name) =>
        `Around and around they go, says ${name}, and nobody gets dizzy. The lesson could be twice as long.`,
    ],
    tags: ['teacher', 'school', 'classroom', 'children', 'planets'],
  },
  {
    name: 'beekeeper',
    stages: [garden, glade],
    size: [800, 1000],
    as: {
      top: { sleeves: 1.9, role: 'paper', trim: 'sun', loose: 8 },
      bottom: { kind: 'trousers', length: 1.9, role: 'paper', trim: 'sun' },
      hat: 'straw',
    },
    arms: [
      { upper: -40, fore: 50, hand: 'grip', layer: 'over' },
      { upper: 40, fore: 60, hand: 'open', thumb: -1 },
    ],
    work(scene, mid) {
      const { sheet, level, ground, random } = scene;
      for (const [k, x] of byGrade(scene, [210], [200], [190, -250]).entries()) {
        const at = sheet.layer('hive').at({ x: mid + x, y: ground + 50 - k * 90, scale: 1 - k * 0.24 });
        for (const y of [0, -90, -180]) {
          at.shape(rectangle(-90, y - 86, 180, 86, 6), 'bold', LEADS[(k + y / -90) % 4]);
          if (level > 0) at.shape(rectangle(-30, y - 54, 60, 16, 8), 'line', 'wood');
        }
        at.shape(drawn('-112,-262! 0,-320! 112,-262!'), 'bold', 'wood');
        at.shape(ellipse(0, -24, 24, 14), 'line', 'night');
      }
      for (const [x, y] of byGrade(
        scene,
        [
          [420, 190],
          [140, 320],
        ],
        [
          [420, 190],
          [140, 320],
          [640, 300],
        ],
        [
          [420, 150],
          [140, 320],
          [640, 300],
          [560, 420],
          [250, 180],
          [90, 480],
        ],
      ) as Point[])
        bee(
          sheet
            .layer('bees')
            .at({ x, y, scale: byGrade(scene, 1.4, 1, 0.8), angle: random.range(-0.4, 0.4) }),
          level === 2 ? 1 : level,
        );
      if (level > 0)
        wildflower(sheet.layer('flowers').at({ x: mid - 170, y: ground + 90 }), {
          kind: 'sunflower',
          random,
          level: 0,
          height: 260,
          size: 80,
          sway: 8,
          role: 'sun',
        });
    },
    titles: [
      (name) => `${name} Visits the Bees`,
      (name) => `Honey for ${name}`,
      (name) => `${name} and Forty Thousand Friends`,
    ],
    descriptions: [
      (name) => `${name} talks to the bees before opening the hive. They like to know the news.`,
      (name) =>
        `The hives are painted so that every bee finds its own. ${name} moves slowly, and nobody stings.`,
    ],
    tags: ['beekeeper', 'bees', 'honey', 'garden', 'hive'],
  },
];

/** People at their work. */
export const trades: readonly Composition[] = TRADES.map(tradePage).map(pictured);
