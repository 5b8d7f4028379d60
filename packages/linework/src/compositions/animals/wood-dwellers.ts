import type { Composition } from '../../composition.ts';
import { clockwise, grow, intersect, stroke, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place } from '../../geometry/point.ts';
import { boldAcorn, boldBough, boldSquirrel } from '../../motifs/animals/bold.ts';
import { quilledHedgehog, rabbit, squirrel } from '../../motifs/animals/beasts/little-ones.ts';
import { bough } from '../../motifs/nature/bough.ts';
import { acorn } from '../../motifs/nature/leaves.ts';
import { toadstool } from '../../motifs/nature/undergrowth.ts';
import { wildflower } from '../../motifs/nature/wildflowers.ts';
import { leaf } from '../../motifs/leaf.ts';
import { broadHill } from '../../motifs/stages/broad.ts';
import { skyOf } from '../../motifs/stages/hours.ts';
import { glade } from '../../motifs/stages/outdoors.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { type Scene, type Stage, byGrade, strewn } from '../../motifs/stages/stage.ts';
import { deepWood } from '../../motifs/stages/wild-places.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressRock } from '../../motifs/dressing/rock.ts';
import { finely, fineSky } from '../../motifs/stages/finer-parts.ts';
import { fineWood } from '../../motifs/stages/finer-places.ts';
import { scenic } from '../scenic.ts';
import { simpler } from '../people/picture.ts';

const TALL = [800, 1000] as const;

const WIDE = [1000, 800] as const;

const squirrelOak = scenic({
  name: 'squirrel-oak',
  category: 'animals',
  size: TALL,
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

/** Layers of earth and stone under grass and flowers, on fine pages. */
function earth(scene: Scene): void {
  const { sheet, width, height, random } = scene;
  fineSky(scene, 'day', 200, ['heaped', 'gusts']);
  ridgeOf(scene, 214, 10, 'grass');
  ridgeOf(scene, 250, 8, 'leaf');
  dressRock(sheet.layer('soil'), random.fork('soil'), {
    zone: [rectangle(-10, 276, width + 20, height)],
    kind: random.fork('soil').pick(['strata', 'boulders'] as const),
    size: 138,
    roles: ['sand', 'wood', 'stone'],
    rim: 'line',
  });
  for (const [i, x] of [0.12, 0.9, 0.3].entries())
    wildflower(sheet.layer('flowers').at({ x: x * width, y: 262 }), {
      kind: (['daisy', 'poppy', 'tulip'] as const)[i]!,
      random,
      level: 0,
      height: 130,
      size: 46,
      sway: 10,
      role: 'a',
      isRooted: true,
    });
}

/** Earth cut open under a meadow. */
const underground: Stage = {
  where: 'under the meadow',
  tags: ['burrow', 'underground', 'meadow'],
  sky: 'sky',
  behind(scene) {
    const { sheet, width, height, random, level } = scene;
    if (level === 2) return earth(scene);
    skyOf(scene, 'day', 250, 0.7);
    ridgeOf(scene, 230, 14, 'grass');
    for (let i = 0; i < byGrade(scene, 1, 3, 5); i++)
      ridgeOf(scene, 282 + i * byGrade(scene, 0, 180, 120), 12, i % 2 === 0 ? 'sand' : 'stone');
    for (const [x, y] of level === 0
      ? []
      : strewn(random.fork('stones'), [level * 4, level * 3], [50, 320, width - 50, height - 50]))
      sheet.layer('stones').shape(ellipse(x, y, 19, 14, x), 'line', 'stone');
    for (const [i, x] of [0.12, 0.9, 0.3, 0.72].slice(0, byGrade(scene, 1, 3, 4)).entries())
      wildflower(sheet.layer('flowers').at({ x: x * width, y: 262 }), {
        kind: (['daisy', 'poppy', 'clover', 'tulip'] as const)[i]!,
        random,
        level: 0,
        height: 130,
        size: 46,
        sway: 10,
        role: 'a',
        isRooted: true,
      });
  },
};

const rabbitBurrow = scenic({
  name: 'rabbit-burrow',
  category: 'animals',
  size: TALL,
  ground: 840,
  edge: 'page',
  stages: [underground],
  tags: ['rabbit', 'bunny', 'home'],
  layouts: [
    {
      words: [
        [
          'Under the Meadow',
          'From above you see only a hole. Below somebody has made a very comfortable home.',
        ],
        [
          'The Rabbit at Home',
          'It is dry, it is warm and it smells of carrots. The rabbit is not going out today.',
        ],
      ],
      draw(scene) {
        burrow(scene, '560,250 600,340 540,480', 56, [[400, 640, 300, 240]]);
        rabbit(
          scene.sheet.layer('rabbit').at({ x: 370, y: 800, scale: byGrade(scene, 1.44, 1.3, 1.24) }),
          scene.level,
          'sit',
          'sand',
        );
        carrots(scene, 600, 800);
      },
    },
    {
      words: [
        [
          "The Rabbits' Burrow",
          'Upstairs they watch, downstairs they sleep, and the larder is on the right. There is always room for one more.',
        ],
        [
          'A House with Four Rooms',
          'Four rabbits live here, with four rooms and a front door made of grass. One of the rooms is for carrots only.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        burrow(scene, '180,270 160,360 240,440 400,470 600,520 640,640 420,700 220,760', 44, [
          [210, 440, 156, 112],
          [590, 520, 164, 122],
          [560, 800, 194, 126],
          [210, 760, 164, 126],
        ]);
        rabbit(sheet.layer('rabbit').at({ x: 210, y: 530, scale: 0.6 }), level, 'sit', 'sand');
        rabbit(sheet.layer('rabbit').at({ x: 560, y: 890, scale: 0.98 }), level, 'sleep', 'stone');
        rabbit(sheet.layer('rabbit').at({ x: 210, y: 850, scale: 0.62, flip: true }), level, 'sit', 'wood');
        rabbit(sheet.layer('rabbit').at({ x: 480, y: 290, scale: 0.6 }), level, 'up', 'cream');
        carrots(scene, 590, 610);
      },
    },
  ],
});

type Room = readonly [x: number, y: number, rx: number, ry: number];

/** Where the entrance of a burrow opens in the grass. */
const MOUTH = 252;

/** Tunnels and rooms dug in one, with straw on the floors and roots that hang down beside them. */
function burrow(scene: Scene, spine: string, half: number, rooms: readonly Room[]): void {
  const view = scene.sheet.layer('burrow');
  if (scene.level > 0)
    for (const [x, lean, long] of [
      [330, 20, 90],
      [384, -16, 130],
      [736, -24, 150],
    ] as const)
      view.shape(
        clockwise(
          tube(
            curve(knots(`${x},270 ${x + lean},${280 + long * 0.5} ${x - lean * 0.4},${284 + long}`), 6),
            (t) => 1.5 + 9 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88)),
          ),
        ),
        'line',
        'sand',
      );
  const way = curve(knots(spine), 8);
  const dug = intersect(unite([...stroke([way], half), ...rooms.map((room) => ellipse(...room))]), [
    clockwise(rectangle(-20, MOUTH, 900, 900)),
  ]);
  view.shape(ellipse(way[0]![0], MOUTH + 6, half * 1.9, 40), 'bold', 'grass');
  view.shape(dug, 'bold', 'wood');
  if (scene.level === 1) view.shape(grow(dug, -15), 'line', 'cream');
  if (scene.level === 2)
    for (const [x, y, rx, ry] of rooms) {
      view.shape(ellipse(x, y, rx, ry), 'line', 'wood');
      view.shape(ellipse(x, y, rx - 15, ry - 15), 'line', 'cream');
    }
  for (const room of rooms) straw(scene, room);
}

function straw({ sheet, level, random }: Scene, [x, y, rx, ry]: Room): void {
  const view = sheet.layer('burrow');
  const floor = intersect(
    [clockwise(ellipse(x, y, rx - 15, ry - 15))],
    [clockwise(rectangle(x - rx, y + ry * 0.5, rx * 2, ry))],
  );
  if (level === 2)
    dressMeadow(view, random.fork(`straw ${x}`), {
      zone: floor,
      kind: 'blades',
      size: 96,
      roles: ['gold', 'sand', 'cream'],
    });
  else view.shape(floor, 'line', 'gold');
}

function carrots({ sheet, level }: Scene, x: number, y: number): void {
  for (const [i, [u, a]] of (
    [
      [0, 0.2],
      [-46, -0.1],
      [40, 0.5],
    ] as const
  )
    .slice(0, level + 1)
    .entries()) {
    const view = sheet.layer('carrots').at({ x: x + u, y: y - i * 4, angle: a });
    for (const t of [-0.4, 0, 0.4].slice(level === 0 ? 1 : 0))
      view.shape(place(petal('leaf', 54, 22), { y: -84, angle: t }), 'line', 'leaf');
    view.shape(drawn('0,6! -26,-60 -16,-92 16,-92 26,-60'), 'bold', 'ember');
    if (level > 0)
      for (const v of [-70, -44])
        view.line(
          [
            [-10, v],
            [8, v + 4],
          ],
          'fine',
          0.4,
        );
  }
}

const hedgehogLeaves = scenic({
  name: 'hedgehog-leaves',
  category: 'animals',
  size: WIDE,
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
