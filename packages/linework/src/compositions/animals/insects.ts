import type { Composition } from '../../composition.ts';
import { clockwise, subtract } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, polygon, rectangle } from '../../geometry/forms.ts';
import { finePetal } from '../../geometry/petal.ts';
import { mix, place, type Path, type Point } from '../../geometry/point.ts';
import { boldBee, boldLadybird } from '../../motifs/animals/bold.ts';
import { bee } from '../../motifs/visitors.ts';
import { ladybird } from '../../motifs/nature/fliers.ts';
import { broadGarden, broadHill } from '../../motifs/stages/broad.ts';
import { garden } from '../../motifs/stages/outdoors.ts';
import { type Scene, byGrade } from '../../motifs/stages/stage.ts';
import { jungle, pasture } from '../../motifs/stages/wild-places.ts';
import type { Sheet } from '../../sheet.ts';
import { scenic } from '../scenic.ts';
import { grassTufts } from './wildlife.ts';

const TALL = [800, 1000] as const;

const WIDE = [1000, 800] as const;

const beesAtTheHive = scenic({
  name: 'bees-at-the-hive',
  category: 'animals',
  size: TALL,
  ground: 840,
  edge: 'open',
  stages: [garden, pasture('day')],
  easyStages: [broadGarden('day')],
  tags: ['bee', 'hive', 'honey', 'insect'],
  layouts: [
    {
      words: [
        [
          'The Straw Hive',
          'They fly out light and come home heavy. In the evening somebody counts the honey.',
        ],
        ['Honey at Home', 'A whole town lives in this basket. The front door is never shut.'],
      ],
      draw(scene) {
        skep(scene, 400, 800, byGrade(scene, 0.92, 1.1, 1.06));
        grassTufts(scene, [[252, 966, 1.3]]);
        if (scene.level === 0)
          return [
            [560, 230, 0],
            [640, 500, 1],
          ].forEach(([x, y, flip]) =>
            boldBee(scene.sheet.layer('bees').at({ x: x!, y: y!, scale: 1, flip: flip === 1 })),
          );
        swarm(scene, [
          [180, 260],
          [640, 330],
          [150, 520],
          [660, 560],
          [452, 716],
          [560, 210],
        ]);
      },
    },
    {
      words: [
        [
          'Inside the Honeycomb',
          'Six walls to a room and not a corner wasted. Bees have never needed an architect.',
        ],
        ['Busy as Bees', 'One brings, one fills, one seals, and all of them hum. Color the full cells gold.'],
      ],
      draw(scene) {
        combFrame(scene);
        BEES_AT_WORK.slice(0, [4, 6, 8][scene.level]).forEach(([x, y, scale, angle]) =>
          bee(scene.sheet.layer('bees').at({ x, y, scale, angle, flip: x > 400 }), scene.level),
        );
      },
    },
  ],
});

/** Where bees sit on a frame of comb or fly to it: some head down in a cell, some near, some far. */
const BEES_AT_WORK = [
  [250, 300, 1.25, 0.5],
  [560, 420, 1.3, -0.6],
  [300, 560, 1.2, -1.2],
  [560, 640, 1.1, 1.1],
  [140, 850, 1.5, -0.3],
  [640, 880, 1.2, 0.1],
  [400, 800, 0.9, -0.2],
  [420, 190, 1, 0.9],
] as const;

/**
 * A wooden frame full of comb that hangs by its upper bar: cells with honey, sealed ones and empty ones, drops below.
 */
function combFrame({ sheet, level }: Scene): void {
  const view = sheet.layer('comb');
  const [left, top, right, bottom] = [92, 150, 708, 720];
  view.shape(rectangle(left - 18, top - 18, right - left + 36, bottom - top + 36, 6), 'bold', 'wood');
  const hollow = clockwise(rectangle(left + 18, top + 18, right - left - 36, bottom - top - 36, 6));
  view.shape(hollow, 'bold', 'gold');
  const inside = view.inside([hollow]);
  const size = [86, 60, 47][level]!;
  const [step, rise] = [size * Math.sqrt(3), size * 1.5];
  for (let row = 0; row * rise < bottom - top; row++)
    for (let column = 0; column * step < right - left + step; column++) {
      const [x, y] = [left + 10 + (column + (row % 2) * 0.5) * step, top + 40 + row * rise];
      inside.shape(polygon(x, y, size, 6, Math.PI / 6), 'line', 'gold');
      cellContent(inside.at({ x, y, scale: size / 60 }), level === 0 ? 2 : (row * 5 + column * 3) % 7);
    }
  view.rim(hollow, 'bold');
  view.shape(rectangle(20, top - 52, 760, 50, 10), 'bold', 'wood');
  if (level > 0)
    for (const table of ['60,114 250,108 420,118', '380,132 560,126 740,132'])
      view.line(traced(table), 'line', 0.6);
  for (const [x, long] of [
    [210, 66],
    [470, 84],
    [590, 54],
  ] as const)
    view.shape(
      drawn(`-16,0! -13,${long * 0.4} -20,${long * 0.8} 0,${long} 20,${long * 0.8} 13,${long * 0.4} 16,0!`, {
        x,
        y: bottom + 16,
      }),
      'line',
      'sun',
    );
}

/** What a cell of 60 units holds: a wax lid, honey up to a level, a grub, or nothing. */
function cellContent(sheet: Sheet, kind: number): void {
  if (kind < 2) sheet.shape(polygon(0, 0, 40, 6, Math.PI / 6), 'line', 'sun');
  else if (kind === 3)
    sheet.shape(drawn('-42,6! -22,-4 0,4 22,-4 42,6! 42,24! 0,48! -42,24!'), 'line', 'ember');
  else if (kind === 5)
    sheet.shape(
      drawn('-26,8 -20,-20 8,-28 28,-10 26,18 8,28 2,14 10,4 4,-8 -6,0 -6,20 -18,24'),
      'line',
      'cream',
    );
}

/** Half a straw hive's width at a share of its height. */
const skepHalf = (t: number): number => 210 * Math.sqrt(Math.max(0.03, 1 - t ** 2.2));

function skep({ sheet, level }: Scene, x: number, y: number, scale: number): void {
  const view = sheet.layer('hive').at({ x, y, scale });
  const plank = level === 0 ? 60 : 40;
  for (const u of [-150, 150]) view.shape(rectangle(u - plank / 2, -10, plank, 150), 'line', 'wood');
  view.shape(rectangle(-250, -34, 500, plank, 8), 'bold', 'wood');
  const rows = [4, 8, 10][level]!;
  for (let i = 0; i < rows; i++) {
    const [a, b] = [i / rows, (i + 1) / rows];
    const [foot, top] = [-34 - a * 400, -34 - b * 400];
    const band = clockwise(
      drawn(
        `${-skepHalf(a) - 8},${foot}! ${-skepHalf(a) - 14},${(foot + top) / 2} ${-skepHalf(b)},${top}! ${skepHalf(b)},${top}! ${skepHalf(a) + 14},${(foot + top) / 2} ${skepHalf(a) + 8},${foot}!`,
      ),
    );
    view.shape(band, 'bold', i % 2 === 0 ? 'gold' : 'sand');
    const turns = [0, 6, 11][level]!;
    for (let k = 1; k < turns; k++) {
      const u = mix(-1, 1, k / turns);
      view.inside([band]).line(
        [
          [u * skepHalf(a) - 9, foot],
          [u * skepHalf(b) + 9, top],
        ],
        'fine',
        0,
      );
    }
  }
  view.shape(drawn('-50,-34! -52,-80 0,-112 52,-80 50,-34!'), 'bold', 'wood');
}

/** How near each bee of a swarm is and which way it turns. */
const SIZES = [1, 0.8, 1.24, 0.9, 1.12, 0.74];
const TURNS = [-0.5, 0.34, -0.2, 0.7, 0.1, -0.8];

function swarm({ sheet, level }: Scene, at: readonly Point[]): void {
  for (const [i, [x, y]] of at.slice(0, [2, 5, 6][level]).entries()) {
    const view = sheet
      .layer('bees')
      .at({ x, y, scale: [1.5, 1.1, 1][level]! * SIZES[i]!, flip: i % 2 === 0, angle: TURNS[i]! });
    bee(view, level);
  }
}

const ladybirdLeaf = scenic({
  name: 'ladybirds-on-a-leaf',
  category: 'animals',
  size: WIDE,
  ground: 640,
  edge: 'open',
  stages: [jungle('day'), garden],
  easyStages: [broadHill('day', 0.182)],
  tags: ['ladybird', 'ladybug', 'insect', 'leaf'],
  layouts: [
    {
      words: [
        [
          'The Ladybird Sets Off',
          "It has climbed to the highest point of the leaf. From here one opens one's wings.",
        ],
        [
          'Count My Spots',
          'Count the spots before it flies. They do not tell its age, but it likes to be counted.',
        ],
      ],
      draw(scene) {
        bigLeaf(scene, 130, 724, 1.1, 920);
        if (scene.level === 0)
          return boldLadybird(scene.sheet.layer('beetle').at({ x: 520, y: 506, scale: 0.86, angle: 1.1 }));
        ladybird(
          scene.sheet.layer('beetle').at({ x: 520, y: 480, scale: byGrade(scene, 3, 2.6, 2.4), angle: 1.1 }),
          scene.level,
        );
      },
    },
    {
      words: [
        [
          "Ladybirds' Meeting",
          'Five ladybirds have met on two leaves to talk about greenfly. They agree that there should be more.',
        ],
        [
          'Five Ladybirds, Two Leaves',
          'Nobody else can come to this meeting. The lower leaf has begun to bend.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        pointedLeaf(sheet.layer('leaf').at({ x: 96, y: 290, scale: 0.94, angle: 0.08 }), level);
        pointedLeaf(sheet.layer('leaf').at({ x: 900, y: 590, scale: 1.06, angle: -0.08, flip: true }), level);
        for (const [x, y, s, a] of [
          [300, 262, 1.1, 1.3],
          [580, 350, 0.7, 1.9],
          [560, 566, 1.5, -1.1],
          [390, 590, 0.86, -0.7],
          [716, 520, 1.05, -1.4],
        ] as const)
          ladybird(sheet.layer('beetle').at({ x, y, scale: s, angle: a }), level);
      },
    },
  ],
});

/** The upper edge of a pointed leaf from its foot to its tip, 720 units along the x-axis; the lower mirrors it. */
const EDGE = traced('0,0 50,-74 140,-136 260,-158 390,-142 510,-98 610,-46 720,4');
/** Where its side veins leave the midrib and where they meet the edge. */
const VEINS = [
  [40, 110],
  [120, 220],
  [220, 340],
  [330, 450],
  [440, 550],
  [540, 640],
] as const;

/** A pointed leaf on its stalk: a midrib from foot to tip, side veins that bend towards the tip. */
function pointedLeaf(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(drawn('-200,44! -110,20 -40,-4 20,-10! 30,14! -30,26 -110,46 -196,70!'), 'bold', 'leaf');
  const rim = [...EDGE, ...EDGE.toReversed().map(([x, y]) => [x, 4 - y * 0.92] as const)];
  sheet.shape(rim, 'bold', 'grass');
  const inside = sheet.inside([rim]);
  for (const [from, to] of VEINS.slice(0, level === 0 ? 4 : 6))
    for (const side of [-1, 1])
      inside.line(traced(`${from},2 ${(from + to) / 2},${side * 62} ${to},${side * 170}`), 'line', 0);
  inside.shape(drawn('-10,-8! 200,-9 460,-5 716,3! 460,8 200,12 -10,14!'), 'line', 'leaf');
  sheet.rim(rim, 'bold');
}

function bigLeaf({ sheet, level }: Scene, x: number, y: number, angle: number, long: number): void {
  const at = { x, y, angle };
  const blade = clockwise(place(finePetal('leaf', long, long * 0.52), at));
  const rim =
    level === 0
      ? [blade]
      : subtract(
          [blade],
          bites(long).map((bite) => clockwise(place(bite, at))),
        );
  sheet.layer('leaf').shape(rim, 'bold', 'grass');
  const inside = sheet.layer('leaf').inside(rim);
  const pairs = [4, 6, 9][level]!;
  for (let i = 0; i < pairs; i++)
    for (const side of [-1, 1]) {
      const from = -long * (0.06 + (i / pairs) * 0.84);
      const vein = curve([
        [0, from],
        [side * long * 0.12, from - long * 0.04],
        [side * long * 0.22, from - long * 0.12],
        [side * long * 0.3, from - long * 0.24],
      ]);
      inside.line(place(vein, at), 'line', 0);
    }
  const midrib = curve([
    [0, 0],
    [long * 0.012, -long * 0.5],
    [0, -long],
  ]);
  inside.line(place(midrib, at), 'bold', 0.3);
}

/** Where a leaf of a length was eaten: round bites out of its edge. */
function bites(long: number): Path[] {
  return [
    ellipse(long * 0.24, -long * 0.34, long * 0.07, long * 0.06),
    ellipse(long * 0.235, -long * 0.43, long * 0.045),
    ellipse(-long * 0.2, -long * 0.72, long * 0.06),
  ];
}

/** Bees and beetles close up. */
export const insectPages: readonly Composition[] = [beesAtTheHive, ladybirdLeaf];
