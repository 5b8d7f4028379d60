import type { Composition } from '../../composition.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place } from '../../geometry/point.ts';
import { boldAcorn, boldBough, boldSquirrel } from '../../motifs/animals/bold.ts';
import { quilledHedgehog, squirrel } from '../../motifs/animals/beasts/little-ones.ts';
import { bough } from '../../motifs/nature/bough.ts';
import { acorn } from '../../motifs/nature/leaves.ts';
import { toadstool } from '../../motifs/nature/undergrowth.ts';
import { leaf } from '../../motifs/leaf.ts';
import { broadHill } from '../../motifs/stages/broad.ts';
import { glade } from '../../motifs/stages/outdoors.ts';
import { type Scene, byGrade } from '../../motifs/stages/stage.ts';
import { deepWood } from '../../motifs/stages/wild-places.ts';
import { finely } from '../../motifs/stages/finer-parts.ts';
import { fineWood } from '../../motifs/stages/finer-places.ts';
import { scenic } from '../scenic.ts';
import { simpler } from '../people/picture.ts';
import { rabbitBurrow } from './rabbit-burrow.ts';

const squirrelOak = scenic({
  name: 'squirrel-oak',
  category: 'animals',
  size: [800, 1000],
  ground: 840,
  edge: 'open',
  stages: [
    finely(deepWood('day', 'ridged'), fineWood('day', 'ridged'), 'near'),
    finely(glade, fineWood('day', 'birch'), 'near'),
    finely(deepWood('dusk', 'ridged'), fineWood('dusk', 'ridged'), 'near'),
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
        oakBough(scene, 740, 0.06);
        squirrel(
          sheet.layer('squirrel').at({ x: 370, y: 722, scale: byGrade(scene, 1.6, 1.5, 1.44) }),
          level,
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
        oakBough(scene, 430, -0.06);
        squirrel(sheet.layer('squirrel').at({ x: 540, y: 410, scale: 0.86, flip: true }), simpler(level));
        oakBough(scene, 800, 0.05);
        squirrel(sheet.layer('squirrel').at({ x: 290, y: 790, scale: 1.04 }), level);
      },
    },
  ],
});

/** A squirrel on a thick bough between a few large leaves and acorns. */
function easyOak({ sheet }: Scene): void {
  const tree = sheet.layer('bough');
  boldBough(tree, '-20,1040 -10,700 -30,300 0,-40', [120, 90]);
  boldBough(tree, '10,800 300,740 560,750 830,690', [66, 40]);
  for (const [x, y, angle] of [
    [560, 770, 2.5],
    [330, 780, 3.5],
    [690, 700, 0.5],
  ] as const)
    tree.shape(place(petal('leaf', 190, 96), { x, y, angle }), 'line', 'leaf');
  boldAcorn(tree.at({ x: 450, y: 790, scale: 0.86 }));
  boldSquirrel(sheet.layer('squirrel').at({ x: 400, y: 716, scale: 1.6 }));
}

/** A bough with lobed leaves and acorns from edge to edge. */
function oakBough(scene: Scene, y: number, lean: number): void {
  const { sheet, random, width, level } = scene;
  bough(sheet.layer('bough'), {
    spine: [
      [-40, y + 20],
      [width * 0.45, y + width * lean * 0.3],
      [width + 40, y + width * lean],
    ],
    thickness: 40,
    leaves: byGrade(scene, 4, 8, 8),
    size: byGrade(scene, 130, 104, 96),
    roles: ['leaf', 'grass', 'gold'],
    random,
    ribs: level > 0,
    fromRim: true,
  });
  for (const [i, x] of [0.12, 0.66].entries())
    acorn(sheet.layer('acorns').at({ x: x * width, y: y + 56 + i * 10, scale: 0.7 }), level);
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
        caps(scene, [[860, 0.9]]);
        prickly(scene, 400, scene.ground + 48, byGrade(scene, 2.2, 2, 2));
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
  quilledHedgehog(view, scale > 1 ? scene.level : 0);
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
  const count = [5, 13, 24][level]!;
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
export const woodDwellers: readonly Composition[] = [squirrelOak, rabbitBurrow, hedgehogLeaves];
