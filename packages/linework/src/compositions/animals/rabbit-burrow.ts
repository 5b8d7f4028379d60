import { clockwise, grow, intersect, stroke, unite } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path, type Shape } from '../../geometry/point.ts';
import { rabbit } from '../../motifs/animals/beasts/little-ones.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressRock } from '../../motifs/dressing/rock.ts';
import { wildflower, type WildKind } from '../../motifs/nature/wildflowers.ts';
import { fineSky } from '../../motifs/stages/finer-parts.ts';
import { skyOf } from '../../motifs/stages/hours.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { byGrade, strewn, type Scene, type Stage } from '../../motifs/stages/stage.ts';
import type { Random } from '../../random.ts';
import { scenic } from '../scenic.ts';

/** Layers of earth and stone under the grass, on fine pages. */
function fineEarth(scene: Scene): void {
  const { sheet, width, height, random } = scene;
  fineSky(scene, 'day', 200, ['heaped', 'gusts']);
  ridgeOf(scene, 214, 10, 'grass');
  ridgeOf(scene, 250, 8, 'leaf');
  dressRock(sheet.layer('soil'), random.fork('soil'), {
    zone: [rectangle(-10, 276, width + 20, height)],
    kind: 'boulders',
    size: 112,
    roles: ['sand', 'wood', 'stone'],
    rim: 'line',
  });
}

/** Stones that lie in the earth, some 60 units across. */
const STONES = [
  '-32,4 -20,-20 8,-24 32,-8 28,16 0,24 -24,20',
  '-26,0 -16,-18 12,-18 28,0 14,18 -14,18',
  '-34,8 -28,-14 0,-22 26,-16 36,6 16,20 -14,22',
];

/** Bands of earth with stones in them under the grass, on easy and medium pages. */
function plainEarth(scene: Scene, level: 0 | 1): void {
  const { sheet, width, height, random } = scene;
  skyOf(scene, 'day', 250, 0.7);
  ridgeOf(scene, 230, 14, 'grass');
  for (let i = 0; i < [1, 3][level]!; i++) ridgeOf(scene, 282 + i * 180, 12, i % 2 === 0 ? 'sand' : 'stone');
  if (level === 0) return;
  for (const [i, [x, y]] of strewn(
    random.fork('stones'),
    [6, 5],
    [40, 310, width - 40, height - 40],
  ).entries())
    sheet
      .layer('stones')
      .shape(drawn(STONES[i % 3]!, { x, y, angle: x, scale: [1, 0.76, 1.2][i % 3]! }), 'line', 'stone');
}

/** Earth cut open under a meadow. */
const underground: Stage = {
  where: 'under the meadow',
  tags: ['burrow', 'underground', 'meadow'],
  sky: 'sky',
  behind(scene) {
    if (scene.level === 2) fineEarth(scene);
    else plainEarth(scene, scene.level);
    const kinds = byGrade<readonly WildKind[]>(
      scene,
      ['daisy'],
      ['daisy', 'poppy', 'clover'],
      ['daisy', 'poppy', 'tulip'],
    );
    for (const [i, kind] of kinds.entries()) {
      const spot = scene.sheet.layer('flowers').at({ x: [0.12, 0.9, 0.3][i]! * scene.width, y: 262 });
      wildflower(spot, {
        kind,
        random: scene.random,
        level: 0,
        height: 130,
        size: 46,
        sway: 10,
        role: 'a',
      });
      for (const angle of [-0.7, 0.1, 0.8])
        spot.shape(place(petal('leaf', 66, 26), { y: 10, angle }), 'line', 'grass');
    }
  },
};

/** Rabbits in their burrow under a meadow. */
export const rabbitBurrow = scenic({
  name: 'rabbit-burrow',
  category: 'animals',
  size: [800, 1000],
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
        burrow(scene, '170,250 130,330 170,420 280,500 420,640 560,560 650,420 640,330 660,250', 50, [
          [400, 640, 300, 226],
        ]);
        rabbit(
          scene.sheet.layer('rabbit').at({ x: 320, y: 806, scale: byGrade(scene, 1.44, 1.36, 1.3) }),
          scene.level,
          'sit',
          'sand',
        );
        rabbit(
          scene.sheet.layer('rabbit').at({ x: 560, y: 800, scale: 0.68, flip: true }),
          scene.level,
          'sit',
          'cream',
        );
        carrots(scene, 446, 826);
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
          [206, 440, 146, 108],
          [594, 530, 150, 106],
          [560, 812, 196, 118],
          [206, 776, 150, 118],
        ]);
        rabbit(sheet.layer('rabbit').at({ x: 210, y: 530, scale: 0.6 }), level, 'sit', 'sand');
        rabbit(sheet.layer('rabbit').at({ x: 560, y: 890, scale: 0.98 }), level, 'sleep', 'stone');
        rabbit(sheet.layer('rabbit').at({ x: 210, y: 850, scale: 0.62, flip: true }), level, 'sit', 'wood');
        rabbit(sheet.layer('rabbit').at({ x: 480, y: 286, scale: 0.6 }), level, 'up', 'cream');
        carrots(scene, 590, 610);
      },
    },
  ],
});

type Room = readonly [x: number, y: number, rx: number, ry: number];

/** Where the entrance of a burrow opens in the grass. */
const MOUTH = 246;

/** A tunnel and rooms dug as one hollow into the earth, their walls uneven, straw on the floors. */
function burrow(scene: Scene, spine: string, half: number, rooms: readonly Room[]): void {
  const view = scene.sheet.layer('burrow');
  const way = curve(knots(spine), 8);
  const walls = unite([
    ...stroke([way], half),
    ...rooms.map((room, i) => clockwise(dugOut(room, scene.random.fork(`room ${i}`)))),
  ]);
  const dug = intersect(grow(grow(walls, 24), -24), [clockwise(rectangle(-20, MOUTH, 900, 900))]);
  view.shape(dug, 'bold', 'wood');
  if (scene.level > 0) {
    const backWall = grow(dug, -16);
    view.shape(backWall, 'line', 'cream');
    if (scene.level === 2) layersOfWall(scene, backWall);
  }
  for (const room of rooms) straw(scene, room);
  for (const [x, y] of [way[0]!, way.at(-1)!]) if (y < MOUTH + 40) entrance(scene, x, half);
}

/** Layers of earth that show on the back wall of a hollow. */
function layersOfWall({ sheet, width }: Scene, hollow: Shape): void {
  const inside = sheet.layer('burrow').inside(hollow);
  for (let y = 320; y < 900; y += 76)
    inside.line(
      curve([
        [0, y],
        [width * 0.3, y + 14],
        [width * 0.62, y - 12],
        [width, y + 6],
      ]),
      'fine',
      0,
    );
}

/** The wall of a room that was dug with paws: round, never quite even. */
function dugOut([x, y, rx, ry]: Room, random: Random): Path {
  return blob(
    Array.from({ length: 9 }, (_, i) => {
      const angle = (i / 9) * Math.PI * 2;
      const share = random.range(0.94, 1.06);
      return [x + rx * share * Math.cos(angle), y + ry * share * Math.sin(angle)] as const;
    }),
  );
}

/** Tufts of grass at both sides of the way in. */
function entrance({ sheet }: Scene, x: number, half: number): void {
  for (const side of [-1, 1])
    for (const [u, lean, long] of [
      [1.15, 0.7, 62],
      [1.3, 0.3, 84],
      [1.5, -0.1, 70],
    ] as const)
      sheet
        .layer('burrow')
        .shape(
          place(petal('leaf', long, 26), { x: x + side * half * u, y: MOUTH + 18, angle: -side * lean }),
          'line',
          'leaf',
        );
}

/** Straw on the floor of a room. */
function straw({ sheet, level, random }: Scene, [x, y, rx, ry]: Room): void {
  const view = sheet.layer('burrow');
  const floor = intersect(
    [clockwise(ellipse(x, y, rx - 24, ry - 22))],
    [clockwise(ellipse(x, y + ry * 0.95, rx * 0.94, ry * [0.5, 0.56, 0.72][level]!))],
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

/** A few carrots about a point. */
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
