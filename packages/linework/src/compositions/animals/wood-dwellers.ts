import type { Composition } from '../../composition.ts';
import { clockwise, grow, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place } from '../../geometry/point.ts';
import { boldAcorn, boldBough, boldSquirrel } from '../../motifs/animals/bold.ts';
import { snufflingHedgehog } from '../../motifs/animals/beasts/hedgehog.ts';
import { squirrel } from '../../motifs/animals/beasts/little-ones.ts';
import { speciesLeaf } from '../../motifs/nature/leaves.ts';
import { toadstool } from '../../motifs/nature/undergrowth.ts';
import { leaf } from '../../motifs/leaf.ts';
import { broadHill } from '../../motifs/stages/broad.ts';
import { glade } from '../../motifs/stages/outdoors.ts';
import { type Scene, byGrade } from '../../motifs/stages/stage.ts';
import { deepWood, pasture } from '../../motifs/stages/wild-places.ts';
import { finely } from '../../motifs/stages/finer-parts.ts';
import { fineWood } from '../../motifs/stages/finer-places.ts';
import type { Sheet } from '../../sheet.ts';
import { scenic } from '../scenic.ts';
import { tidied } from '../tidied.ts';
import { simpler } from '../people/picture.ts';
import { rabbitBurrow } from './rabbit-burrow.ts';

const squirrelOak = scenic({
  name: 'squirrel-oak',
  category: 'animals',
  size: [800, 1000],
  ground: 840,
  edge: 'open',
  stages: [
    finely(pasture('day'), fineWood('day', 'ridged'), 'near'),
    finely(pasture('dusk'), fineWood('day', 'birch'), 'near'),
  ],
  easyStages: [broadHill('day', 0.72), broadHill('dusk', 0.72)],
  tags: ['squirrel', 'oak', 'acorn', 'wild animal'],
  layouts: [
    {
      words: [
        [
          'The Squirrel and the Acorn',
          'It has found the best acorn in the wood and holds it with both hands. Now it only has to hide it and remember where.',
        ],
        [
          'High in the Oak',
          'The squirrel sits on its bough and has breakfast. The crumbs fall on somebody far below.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        if (level === 0) return easyOak(scene);
        oak(scene, [LOWER]);
        squirrel(
          sheet.layer('squirrel').at({ x: 420, y: 742, scale: byGrade(scene, 1.6, 1.4, 1.36) }),
          level,
          true,
        );
      },
    },
    {
      words: [
        [
          'Two Squirrels, One Oak',
          'There is an acorn for each of them. They still look at what the other one has.',
        ],
        [
          'Lunch on Two Floors',
          'Upstairs sits one squirrel, downstairs the other. Each says that the view is better where it is.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        oak(scene, [UPPER, LOWER]);
        squirrel(
          sheet.layer('squirrel').at({ x: 420, y: 372, scale: 0.8, flip: true }),
          simpler(level),
          true,
        );
        squirrel(sheet.layer('squirrel').at({ x: 470, y: 742, scale: 1 }), level, true);
      },
    },
  ],
});

/** A squirrel on a thick bough between a few large leaves and acorns. */
function easyOak({ sheet }: Scene): void {
  const tree = sheet.layer('bough');
  boldBough(tree, '-20,1040 -10,700 -30,300 0,-40', [120, 90]);
  for (const [x, y, angle] of [
    [580, 766, 2.6],
    [280, 776, 3.6],
    [690, 700, 0.5],
  ] as const)
    tree.shape(place(petal('leaf', 190, 96), { x, y, angle }), 'line', 'leaf');
  boldAcorn(tree.at({ x: 438, y: 802, scale: 0.86 }));
  boldBough(tree, '10,800 300,740 560,750 830,690', [66, 40]);
  for (const bark of ['60,816 160,796 250,776', '520,772 620,762 700,740'])
    tree.line(traced(bark), 'line', 0.4);
  boldSquirrel(sheet.layer('squirrel').at({ x: 410, y: 716, scale: 1.46 }));
}

interface Limb {
  /** From the trunk to its tip, and how thick it is there. */
  readonly spine: string;
  readonly half: number;
  /** Where twigs leave it, and which way they lean. */
  readonly twigs: readonly (readonly [x: number, y: number, angle: number])[];
}

const LOWER: Limb = {
  spine: '60,860 190,790 340,756 500,750 640,720 770,650',
  half: 42,
  twigs: [
    [720, 680, 0.6],
    [600, 750, 2.4],
    [300, 772, 2.7],
  ],
};
const UPPER: Limb = {
  spine: '60,480 180,420 330,384 470,376 600,344 720,280',
  half: 34,
  twigs: [
    [690, 298, 0.7],
    [190, 410, 0.3],
  ],
};

/** An oak whose trunk stands at the edge of the page: limbs grow out of it and carry twigs with leaves. */
function oak(scene: Scene, limbs: readonly Limb[]): void {
  const { sheet, level } = scene;
  const view = sheet.layer('bough');
  for (const limb of limbs) for (const [x, y, angle] of limb.twigs) oakTwig(view.at({ x, y, angle }), scene);
  const tree = unite([
    drawn('-60,1040! -60,-40! 120,-40! 104,120 96,300 104,480 92,640 108,820 150,960 176,1040!'),
    ...limbs.map(({ spine, half }) => clockwise(tube(curve(knots(spine), 8), (t) => half * (1 - 0.78 * t)))),
  ]);
  const rim = grow(grow(tree, 22), -22);
  view.shape(rim, 'bold', 'wood');
  const inside = view.inside(rim);
  for (const table of BARK.slice(0, [0, 5, 7][level])) inside.line(traced(table), 'line', 0.5);
  for (const { spine, half } of limbs)
    for (const aside of level > 0 ? [-0.2, 0.3] : [])
      inside.line(
        traced(spine)
          .slice(14, -70)
          .map(([x, y]) => [x, y + aside * half] as const),
        'line',
        0.7,
      );
  if (level > 0) {
    inside.shape(ellipse(34, 590, 26, 40, 0.1), 'line', 'wood');
    inside.shape(ellipse(34, 592, 12, 22, 0.1), 'line', 'cream');
  }
}

/** Furrows of the bark, from the crown to the root. */
const BARK = [
  '64,-20 52,140 60,320 54,450',
  '10,0 22,180 8,340 20,520',
  '70,660 58,780 84,900 104,1010',
  '20,660 26,800 20,920 40,1020',
  '-20,120 -14,300 -22,480',
  '96,30 84,150 80,260',
  '-16,700 -8,840 -14,960',
];

/** A twig with two oak leaves; it points up from the frame's origin. */
function oakTwig(sheet: Sheet, { level, random }: Scene): void {
  sheet.line(traced('0,0 4,-40 0,-80'), 'bold', 0.3);
  const size = [1.6, 1.36, 1.2][level]!;
  for (const [y, angle] of [
    [-40, -1],
    [-70, 0.5],
  ] as const)
    speciesLeaf(
      sheet.at({ x: 0, y, angle: angle + random.range(-0.15, 0.15), scale: size }),
      'oak',
      random.pick(['leaf', 'grass', 'gold'] as const),
      level === 2 ? 1 : 0,
    );
}

const hedgehogLeaves = scenic({
  name: 'hedgehog-leaves',
  category: 'animals',
  size: [1000, 800],
  ground: 660,
  edge: 'open',
  stages: [
    finely(deepWood('dusk', 'birch'), fineWood('dusk', 'birch'), 'near'),
    finely(deepWood('day', 'ridged'), fineWood('day', 'ridged'), 'near'),
    finely(glade, fineWood('day', 'birch'), 'near'),
  ],
  tags: ['hedgehog', 'autumn', 'leaves', 'wild animal'],
  layouts: [
    {
      words: [
        [
          'The Hedgehog in the Leaves',
          'It rustles, it snuffles, and out comes a nose. The hedgehog is looking for a bed for the winter.',
        ],
        [
          'Who Rustles There?',
          'So much noise and so little animal. The hedgehog thinks that nobody has heard it.',
        ],
      ],
      draw(scene) {
        caps(scene, [[936, 0.56]]);
        prickly(scene, 486, scene.ground - 10, byGrade(scene, 2.1, 1.66, 1.56));
        heap(scene);
      },
    },
    {
      words: [
        [
          'Hedgehogs on a Walk',
          'Mother goes in front and three small ones follow. They keep just enough distance.',
        ],
        [
          'Four Noses in a Row',
          'Every evening at eight they cross the clearing. The toadstools are their street lamps.',
        ],
      ],
      draw(scene) {
        const { ground } = scene;
        caps(scene, [
          [120, 0.9],
          [900, 0.7],
        ]);
        for (const [x, y, s] of [
          [150, 60, 0.6],
          [300, 70, 0.66],
          [440, 60, 0.6],
          [700, 90, 1.4],
        ] as const)
          prickly(scene, x, ground + y, s);
        heap(scene);
      },
    },
  ],
});

function prickly(scene: Scene, x: number, y: number, scale: number): void {
  const view = scene.sheet.layer('hedgehog').at({ x, y, scale });
  snufflingHedgehog(view, scale > 1 ? scene.level : 0);
}

function caps({ sheet, ground, level }: Scene, at: readonly (readonly [x: number, s: number])[]): void {
  for (const [x, s] of at)
    toadstool(sheet.layer('caps').at({ x, y: ground + 40, scale: s * 1.5 }), {
      kind: 'dome',
      level,
      role: 'ember',
      lean: 10,
    });
}

/** Fallen leaves in a drift along the foot of the picture. */
function heap({ sheet, random, width, height, level }: Scene): void {
  const count = [5, 9, 18][level]!;
  for (let i = 0; i < count; i++)
    leaf(sheet.layer('heap'), {
      at: {
        x: mix(20, width - 20, (i * 0.618) % 1),
        y: height - 8 - (i % 3) * 14,
        angle: random.range(-1.3, 1.3),
      },
      length: [130, 100, 84][level]!,
      width: [66, 50, 42][level]!,
      random,
      role: (['gold', 'ember', 'rust', 'sand'] as const)[i % 4]!,
      kind: i % 2 === 0 ? 'leaf' : 'round',
    });
}

/** Small animals of wood and meadow. */
export const woodDwellers: readonly Composition[] = [
  tidied(squirrelOak),
  tidied(rabbitBurrow),
  tidied(hedgehogLeaves),
];
