import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import { songbird } from '../../motifs/nature/fliers.ts';
import type { Bottom, Top } from '../../motifs/people/body/somebody.ts';
import { sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import { rope } from '../../motifs/people/props.ts';
import { bandages, dressForm, handSaw, shaving, tape } from '../../motifs/people/trade-things.ts';
import type { Scene } from '../../motifs/stages/stage.ts';
import { beekeeper } from './beekeeper.ts';
import { pictured } from './picture.ts';
import { potter } from './potter.ts';
import { teacher } from './teacher.ts';
import { carpentry, sewingRoom, surgery } from '../../motifs/stages/workshops.ts';
import { BENCH, type Trade, tradePage } from './trade.ts';

const APRON: Bottom = { kind: 'trousers', length: 1.9, role: 'c', trim: 'd', bib: true };
const SHIRT: Top = { sleeves: 0.62, role: 'a', trim: 'b', print: 'stripes', neckline: 'round' };

const CARPENTER: Trade = {
  name: 'carpenter',
  rise: 24,
  stages: [carpentry],
  size: [1000, 800],
  as: { top: { ...SHIRT, role: 'b', trim: 'a' }, bottom: APRON, hat: 'cap' },
  tasks: [
    {
      arms: [
        { reach: [58, -34], elbow: -1, hand: 'flat', thumb: 1 },
        { upper: 68, fore: 152, hand: 'grip', thumb: -1 },
      ],
      work(scene, mid) {
        const { sheet, level, height } = scene;
        const top = height - BENCH;
        birdHouse(sheet.layer('birdhouse').at({ x: mid + 220, y: top, scale: 1.36 }), level, false);
        songbird(
          sheet.layer('robin').at({ x: mid + 372, y: top - 136, scale: 0.52, flip: true }),
          ['wood', 'ember'],
          level === 2 ? 1 : 0,
        );
        const bench = sheet.layer('tools').at({ x: mid, y: top });
        handSaw(bench.at({ x: -300, y: -6, scale: 0.96 }), level);
        for (const [x, y, turn] of (
          [
            [-120, 0, 0],
            [-74, 2, 0.4],
            [330, 0, 0.2],
            [376, 2, -0.3],
          ] as const
        ).slice(0, [1, 1, 4][level]))
          shaving(bench.at({ x, y, angle: turn }));
      },
      held: (view, [, [x, y]]) => {
        rope(
          view,
          [
            [x - 8, y + 30],
            [x + 12, y - 74],
          ],
          7,
          'wood',
        );
        view.shape(
          drawn('-46,-18! 26,-18! 34,-8 34,16! -46,16! -58,0', { x: x + 10, y: y - 88, angle: 0.16 }),
          'bold',
          'stone',
        );
      },
    },
    {
      arms: [
        { reach: [-84, -32], elbow: -1, hand: 'grip', thumb: 1 },
        { upper: 64, fore: 122, hand: 'grip', thumb: -1 },
      ],
      work(scene, mid) {
        const { sheet, level, height } = scene;
        const top = height - BENCH;
        birdHouse(sheet.layer('birdhouse').at({ x: mid + 262, y: top, scale: 1.4 }), level, true);
        songbird(
          sheet.layer('robin').at({ x: mid + 98, y: top - 2, scale: 0.6 }),
          ['wood', 'ember'],
          level === 2 ? 1 : 0,
        );
        for (const [i, x] of [-330, -116, -224].entries())
          paintPot(sheet.layer('pots').at({ x: mid + x, y: top }), level, i);
      },
      last: (view, [, [x, y]]) => {
        const brush = view.at({ x: x + 12, y: y - 22, angle: 0.16 });
        rope(
          brush,
          [
            [0, 22],
            [0, 52],
          ],
          5,
          'wood',
        );
        brush.shape(rectangle(-5, -46, 10, 24, 3), 'line', 'wood');
        brush.shape(rectangle(-13, -60, 26, 16, 3), 'line', 'stone');
        brush.shape(drawn('-13,-60! 13,-60! 16,-84 2,-112 -14,-86'), 'line', 'a');
      },
    },
  ],
  titles: [
    (name) => `${name} Builds a Bird House`,
    (name) => `The Workbench of ${name}`,
    (name) => `Hammer and Nails for ${name}`,
  ],
  descriptions: [
    (name) => `${name} is building a house for somebody very small. The rent is one song a day.`,
    (name) => `It smells of fresh wood where ${name} works. Measure twice, saw once, and color as you like.`,
  ],
  tags: ['carpenter', 'workshop', 'craft', 'bird house', 'tools'],
};

/** A bird house on the origin, 190 units high; a painted one has a heart on its front and no nails. */
function birdHouse(at: Scene['sheet'], level: 0 | 1 | 2, isPainted: boolean): void {
  at.shape(drawn('70,0! 100,-16! 100,-104! 70,-90!'), 'bold', 'sand');
  at.shape(drawn('-74,0! 70,0! 70,-92! 0,-158! -74,-92!'), 'bold', 'cream');
  if (level === 2)
    for (const x of [-38, 36])
      at.line(
        [
          [x, -4],
          [x, -118],
        ],
        'fine',
        0,
      );
  at.shape(ellipse(-2, -76, 27), 'bold', 'night');
  if (isPainted) at.shape(place(petal('heart', 34, 36), { x: -2, y: -6 }), 'line', 'rust');
  else at.shape(rectangle(-7, -40, 16, 10, 5), 'line', 'wood');
  at.shape(drawn('0,-178! 32,-190! 138,-86! 108,-74!'), 'line', 'rust');
  at.shape(drawn('0,-178! 112,-74! 96,-58! 0,-150! -100,-58! -116,-74!'), 'bold', 'a');
  if (level === 2 && !isPainted)
    for (const [x, y] of [
      [64, -128],
      [42, -148],
    ] as const)
      at.shape(rectangle(x - 3, y - 16, 7, 20, 2), 'line', 'stone');
}

/** A pot of paint that has run over its rim, its foot on the origin. */
function paintPot(at: Scene['sheet'], level: 0 | 1 | 2, i: number): void {
  const role = (['a', 'sun', 'c'] as const)[i % 3]!;
  at.shape(drawn('-38,-84! 38,-84! 34,0! -34,0!'), 'bold', 'stone');
  at.shape(
    drawn('-38,-84! 38,-84! 37,-64 30,-34 22,-34 18,-58 2,-58 -4,-44 -12,-44 -18,-62 -37,-66!'),
    'line',
    role,
  );
  at.shape(ellipse(0, -84, 40, 10), 'line', role);
  if (level > 0 && i === 0) {
    rope(
      at,
      [
        [4, -86],
        [26, -150],
      ],
      4,
      'wood',
    );
    at.shape(drawn('18,-148! 34,-142! 42,-172 30,-184 20,-172'), 'line', role);
  }
}

/** A stethoscope that hangs about a neck and ends at a point. */
function stethoscope(view: Scene['sheet'], [x, y]: Point): void {
  const fork: Point = [-8, -84];
  for (const side of [-1, 1])
    view.shape(
      clockwise(
        tube(traced(`${side * 21},-164 ${side * 27},-140 ${side * 16},-108 ${fork[0]},${fork[1]}`), () => 3),
      ),
      'line',
      'night',
    );
  view.shape(
    clockwise(
      tube(
        traced(
          `${fork[0]},${fork[1]} ${fork[0] + 4},-36 ${x * 0.44},${y + 42} ${x * 0.8},${y + 34} ${x},${y}`,
        ),
        () => 3.4,
      ),
    ),
    'line',
    'night',
  );
  view.shape(ellipse(x, y, 15, 15), 'bold', 'stone');
  view.shape(ellipse(x, y, 8, 8), 'fine', 'paper');
}

const VET: Trade = {
  name: 'vet',
  rise: 50,
  stages: [surgery],
  size: [1000, 800],
  as: { top: { sleeves: 1.5, role: 'paper', trim: 'b', neckline: 'collar', buttons: true } },
  tasks: [
    {
      arms: [
        { reach: [-84, 26], elbow: -1, hand: 'flat', thumb: 1, wrist: -10 },
        { reach: [118, -44], elbow: -1, hand: 'pinch', thumb: -1 },
      ],
      work(scene, mid) {
        const { sheet, level, height } = scene;
        const top = height - BENCH;
        sittingDog(sheet.layer('patient').at({ x: mid + 246, y: top + 4, scale: 1.6, flip: true }), level);
        if (level === 0) return;
        sittingCat(sheet.layer('next').at({ x: mid - 300, y: top + 2, scale: 1.6 }), level);
        bandages(sheet.layer('next').at({ x: mid - 170, y: top - 2 }), level);
        if (level === 2) bowlOfBiscuits(sheet.layer('next').at({ x: mid + 420, y: top + 4 }));
      },
      last: (view, [, [x, y]], level) => {
        if (level > 0) stethoscope(view, [x + 46, y + 8]);
        else view.shape(ellipse(x + 46, y + 8, 15), 'bold', 'stone');
      },
    },
    {
      arms: [
        { reach: [-62, -52], elbow: -1, hand: 'grip', thumb: 1, wrist: 20 },
        { reach: [96, -70], elbow: -1, hand: 'flat', thumb: -1, wrist: -20 },
      ],
      work(scene, mid) {
        const { sheet, level, height } = scene;
        const top = height - BENCH;
        const scales = sheet.layer('scales').at({ x: mid + 214, y: top + 8 });
        scales.shape(drawn('-112,0! -92,-92! 92,-92! 112,0!'), 'bold', 'stone');
        scales.shape(ellipse(0, -44, 36), 'bold', 'paper');
        scales.line(traced('0,-44 17,-62'), 'line', 0);
        scales.shape(rectangle(-136, -110, 272, 24, 10), 'bold', 'b');
        sittingCat(sheet.layer('patient').at({ x: mid + 214, y: top - 102, scale: 1.3 }), level);
        if (level === 0) return;
        sittingDog(sheet.layer('next').at({ x: mid - 300, y: top + 4, scale: 1.5 }), level);
      },
      held: (view, [[x, y]], level) => clipboard(view.at({ x: x + 6, y: y - 12, angle: -0.14 }), level),
    },
  ],
  titles: [
    (name) => `Doctor ${name} Listens`,
    (name) => `Next Please, Says Doctor ${name}`,
    (name) => `A Brave Patient for ${name}`,
  ],
  descriptions: [
    (name) =>
      `Doctor ${name} has warm hands and all the time in the world. The one who waits has come along for company.`,
    (name) =>
      `Nothing is broken, says ${name}, and there is a biscuit for courage. Ears, paws and tail are all in order.`,
  ],
  tags: ['vet', 'doctor', 'dog', 'cat', 'pets'],
};

/** A board with a sheet of paper under its clip, its middle on the origin. */
function clipboard(view: Scene['sheet'], level: 0 | 1 | 2): void {
  view.shape(rectangle(-50, -66, 100, 132, 8), 'bold', 'wood');
  view.shape(rectangle(-39, -48, 78, 104, 3), 'line', 'paper');
  view.shape(rectangle(-22, -76, 44, 24, 8), 'line', 'stone');
  for (const y of level > 0 ? [-26, -4] : [])
    view.line(
      [
        [-24, y],
        [24, y],
      ],
      'fine',
      0.3,
    );
}

/** A bowl with two biscuits, its foot on the origin. */
function bowlOfBiscuits(at: Scene['sheet']): void {
  for (const [x, angle] of [
    [-26, -0.5],
    [22, 0.4],
  ] as const)
    at.shape(
      drawn('-10,-6! -26,-14 -32,0 -26,14 -10,6! 10,6! 26,14 32,0 26,-14 10,-6!', { x, y: -62, angle }),
      'line',
      'gold',
    );
  at.shape(drawn('-62,-54! 62,-54! 50,-8 44,0! -44,0! -50,-8'), 'bold', 'a');
}

/** A round cushion full of pins, its middle on the origin. */
function pincushion(view: Scene['sheet']): void {
  for (const [x, y] of [
    [-16, -32],
    [2, -40],
    [20, -30],
  ] as const) {
    view.line(
      [
        [x * 0.4, -8],
        [x, y],
      ],
      'line',
      0,
    );
    view.ink(ellipse(x, y, 4));
  }
  view.shape(drawn('-30,8! -28,-10 0,-20 28,-10 30,8! 0,16'), 'bold', 'rust');
}

const TAILOR: Trade = {
  name: 'tailor',
  stages: [sewingRoom],
  size: [800, 1000],
  as: { top: { ...SHIRT, print: 'diamonds' } },
  tasks: [
    {
      arms: [
        { upper: -26, fore: 66, hand: 'cup', thumb: 1 },
        { reach: [138, -92], elbow: -1, hand: 'pinch', thumb: -1, layer: 'over' },
      ],
      held(view, [[u, v], [x, y]], level) {
        tape(view, level);
        pincushion(view.at({ x: u + 26, y: v - 6 }));
        view.line(
          [
            [x + 34, y - 2],
            [x + 66, y - 12],
          ],
          'line',
          0,
        );
        view.shape(ellipse(x + 34, y - 2, 6), 'line', 'rust');
      },
      work(scene, mid) {
        const { sheet, level, ground } = scene;
        dressForm(sheet.layer('dress').at({ x: mid + 246, y: ground + 56, scale: 1.36 }), level);
      },
    },
  ],
  titles: [
    (name) => `A Dress by ${name}`,
    (name) => `${name} Takes a Pin`,
    (name) => `One More Stitch, ${name}`,
  ],
  descriptions: [
    (name) => `${name} has sewn hearts on the skirt and looks at it from all sides. It still needs a pocket.`,
    (name) =>
      `Rolls of cloth up to the ceiling, and ${name} knows where each one is. This dress will be worn on Saturday.`,
  ],
  tags: ['tailor', 'sewing', 'dress', 'fashion', 'craft'],
};

const TRADES: readonly Trade[] = [CARPENTER, VET, TAILOR, beekeeper];

/** People at their work. */
export const trades: readonly Composition[] = [...TRADES.map(tradePage), potter, teacher].map(pictured);
