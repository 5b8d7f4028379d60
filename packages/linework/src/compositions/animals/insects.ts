import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { polygon, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Point } from '../../geometry/point.ts';
import { boldBee, boldLadybird } from '../../motifs/animals/bold.ts';
import { bee } from '../../motifs/visitors.ts';
import { ladybird } from '../../motifs/nature/fliers.ts';
import { broadGarden, broadHill } from '../../motifs/stages/broad.ts';
import { garden } from '../../motifs/stages/outdoors.ts';
import { type Scene, byGrade } from '../../motifs/stages/stage.ts';
import { jungle, pasture } from '../../motifs/stages/wild-places.ts';
import { scenic } from '../scenic.ts';

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
          [420, 170],
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
        const { sheet, level, width } = scene;
        const size = byGrade(scene, 90, 76, 58);
        for (let row = 0; row < 14; row++)
          for (let column = -1; column < 9; column++) {
            const [x, y] = [60 + (column + (row % 2) * 0.5) * size * Math.sqrt(3), 60 + row * size * 1.5];
            if (x > width + size || y > 640 + 60 * Math.sin(x / 110)) continue;
            sheet.layer('comb').shape(polygon(x, y, size, 6, Math.PI / 6), 'line', 'gold');
            if (level > 0 && (row * 3 + column) % 3 !== 0)
              sheet
                .layer('comb')
                .shape(
                  polygon(x, y, size * 0.62, 6, Math.PI / 6),
                  'line',
                  (row + column) % 2 === 0 ? 'sun' : 'ember',
                );
          }
        swarm(scene, [
          [230, 230],
          [560, 380],
          [240, 540],
          [620, 740],
          [180, 760],
          [420, 650],
        ]);
      },
    },
  ],
});

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

function swarm({ sheet, level }: Scene, at: readonly Point[]): void {
  for (const [i, [x, y]] of at.slice(0, [2, 5, 6][level]).entries()) {
    const view = sheet
      .layer('bees')
      .at({ x, y, scale: [1.5, 1.1, 1][level]!, flip: i % 2 === 0, angle: (i % 3) * 0.16 - 0.16 });
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
        bigLeaf(scene, 60, 420, 1.3, 700);
        bigLeaf(scene, 960, 760, -1.1, 900);
        for (const [x, y, s, a] of [
          [320, 330, 1, 1.3],
          [560, 300, 0.8, 1.9],
          [640, 600, 1.5, -1.1],
          [420, 500, 0.9, -0.7],
          [730, 500, 0.9, -1.4],
        ] as const)
          ladybird(sheet.layer('beetle').at({ x, y, scale: s, angle: a }), level);
      },
    },
  ],
});

function bigLeaf({ sheet, level }: Scene, x: number, y: number, angle: number, long: number): void {
  const at = { x, y, angle };
  const rim = clockwise(place(petal('leaf', long, long * 0.5), at));
  sheet.layer('leaf').shape(rim, 'bold', 'grass');
  const inside = sheet.layer('leaf').inside([rim]);
  const pairs = [4, 6, 9][level]!;
  for (let i = 0; i < pairs; i++)
    for (const side of [-1, 1])
      inside.line(
        place(
          [
            [0, -long * (0.06 + (i / pairs) * 0.84)],
            [side * long * 0.3, -long * (0.22 + (i / pairs) * 0.84)],
          ],
          at,
        ),
        'line',
        0,
      );
  inside.line(
    place(
      [
        [0, 0],
        [0, -long],
      ],
      at,
    ),
    'bold',
    0.3,
  );
}

/** Bees and beetles close up. */
export const insectPages: readonly Composition[] = [beesAtTheHive, ladybirdLeaf];
