import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { butterfly } from '../nature/fliers.ts';
import { puff } from '../nature/puff.ts';
import { boulder, toadstool } from '../nature/undergrowth.ts';
import { stalked } from '../animals/stalked.ts';
import { canopy, farBird } from './foliage.ts';
import type { Scene, Stage } from './stage.ts';
import { acacia } from './wild-places.ts';

interface Growth {
  /** Behind whoever acts there, on the ground. */
  readonly middle: (scene: Scene) => void;
  /** Before them, at the sides of the picture. */
  readonly near: (scene: Scene) => void;
  /** Whether what the stage itself has before them stays; else `near` takes its place. */
  readonly isMore?: boolean;
}

/** A stage with more growing on it on medium pages, some of it nearer than everything else. */
export function overgrown(stage: Stage, kind: keyof typeof GROWTHS): Stage {
  const growth: Growth = GROWTHS[kind];
  return {
    ...stage,
    behind(scene) {
      stage.behind(scene);
      if (scene.level === 1) growth.middle({ ...scene, random: scene.random.fork('middle') });
    },
    before(scene) {
      if (scene.level !== 1 || growth.isMore) stage.before?.(scene);
      if (scene.level === 1) growth.near({ ...scene, random: scene.random.fork('near growth') });
    },
  };
}

const GROWTHS = {
  snow: { middle: snowedUnder, near: nearFir },
  wood: { middle: fallenLog, near: nearWood },
  meadow: { middle: bushes, near: nearMeadow },
  savanna: { middle: dryLand, near: nearRocks, isMore: true },
  ice: { middle: floes, near: nearIce },
} as const satisfies Readonly<Record<string, Growth>>;

/** The near layer, by chance mirrored: what is drawn at its left then stands at the right of the picture. */
function eitherSide({ sheet, random, width }: Scene): Sheet {
  return sheet.layer('near').at(random.chance(0.5) ? { x: width, flip: true } : {});
}

/** Boulders under caps of snow. */
function snowedUnder({ sheet, random, width, ground }: Scene): void {
  for (const [x, y, s] of [
    [0.12, -48, 62],
    [0.86, -38, 78],
    [0.66, -66, 40],
  ] as const) {
    const view = sheet.layer('stones').at({ x: x * width, y: ground + y });
    boulder(view, random.fork(`stone ${x}`), s, false);
    view.shape(
      drawn('-106,-26! -98,-76 -44,-104 30,-108 88,-84 108,-40! 84,-58 40,-50 -10,-66 -58,-42', {
        scale: s / 100,
      }),
      'line',
      'paper',
    );
  }
}

/** A bough of a near fir that hangs in from an upper corner with snow on it, a drift and dry blades below. */
function nearFir(scene: Scene): void {
  const { sheet, height } = scene;
  const view = eitherSide(scene);
  const bough = view.at({ x: -30, y: 50, angle: 0.26, scale: 1.16 });
  for (const [i, x] of [288, 222, 156, 90, 24].entries())
    for (const side of [1, -1])
      bough.shape(
        place(petal('leaf', 108 + i * 4, 46), {
          x,
          y: 4,
          angle: Math.PI / 2 + side * (0.62 + i * 0.03),
        }),
        'line',
        i % 2 === 0 ? 'leaf' : 'grass',
      );
  bough.shape(
    drawn(
      '-30,-26! 40,-40 96,-32 150,-40 210,-26 262,-22 306,4 318,14 296,20 262,12 226,24 180,16 130,28 84,18 36,28 -30,20!',
    ),
    'bold',
    'paper',
  );
  const drift = sheet.layer('near');
  drift.shape(
    drawn(`-20,${height - 60}! 120,${height - 96} 260,${height - 70} 400,${height - 34} 520,${height + 20}!`),
    'line',
    'paper',
  );
  for (const [x, lean, long] of [
    [90, -0.24, 110],
    [120, 0.1, 140],
    [150, 0.4, 96],
  ] as const)
    drift.shape(place(petal('leaf', long, 26), { x, y: height - 66, angle: lean }), 'line', 'sand');
}

/** A trunk that fell long ago with a toadstool on it, a bush at the other side. */
function fallenLog(scene: Scene): void {
  const { sheet, random, width, ground } = scene;
  const flip = random.chance(0.5);
  const view = sheet.layer('log').at({ x: width * (flip ? 0.9 : 0.1), y: ground - 26, flip });
  view.shape(drawn('-90,-62! 60,-70 190,-58 210,-50 216,-20 206,6 60,10 -90,14!'), 'line', 'wood');
  view.shape(ellipse(206, -24, 21, 33), 'line', 'cream');
  view.shape(ellipse(206, -24, 10, 17), 'fine', 'wood');
  for (const y of [-44, -22, -6])
    view.line(
      curve([
        [-60, y],
        [30, y - 6],
        [130, y],
      ]),
      'fine',
      0.8,
    );
  toadstool(view.at({ x: 90, y: -58, scale: 0.36 }), { kind: 'dome', level: 0, role: 'ember', lean: 6 });
  bush(scene, width * (flip ? 0.12 : 0.9), ground - 20, 0.8);
}

/** Leafy boughs overhead, a fern in one lower corner and toadstools in the other. */
function nearWood(scene: Scene): void {
  const { random, width, height } = scene;
  canopy(scene, [random.pick([-1, 1] as const)]);
  const view = eitherSide(scene);
  for (const [lean, long] of [
    [-0.7, 150],
    [0.74, 140],
    [0.04, 200],
  ] as const)
    view.shape(
      place(petal('leaf', long, long * 0.4), { x: 80, y: height - 16, angle: lean }),
      'line',
      'leaf',
    );
  for (const [x, scale, lean] of [
    [width - 150, 0.5, -10],
    [width - 84, 0.74, 12],
  ] as const)
    toadstool(view.at({ x, y: height - 36, scale }), { kind: 'dome', level: 0, role: 'ember', lean });
}

/** A bush of leaves in two masses, its foot on a point. */
function bush({ sheet, random }: Scene, x: number, y: number, scale: number): void {
  const view = sheet.layer('bushes').at({ x, y, scale });
  for (const [u, v, rx, ry] of [
    [-34, -50, 96, 62],
    [44, -38, 78, 48],
  ] as const) {
    const leaves = clockwise(puff(random, [u, v], [rx, ry], 9, 0.16));
    view.inside([rectangle(-200, -200, 400, 204)]).shape(leaves, 'line', 'leaf');
  }
  for (const [u, v] of [
    [-70, -60],
    [-20, -74],
    [50, -44],
  ] as const)
    view.line(traced('-14,4 0,-8 16,2', { x: u, y: v }), 'fine', 0.7);
}

/** Round bushes in the grass. */
function bushes(scene: Scene): void {
  const { random, width, ground } = scene;
  for (const [x, y, s] of [
    [0.1, -58, 0.9],
    [0.9, -64, 1],
  ] as const)
    bush(scene, (x + random.range(-0.03, 0.03)) * width, ground + y, s);
}

/** Tall flowers in one lower corner, grass in the other, a butterfly over them. */
function nearMeadow({ sheet, random, width, height }: Scene): void {
  const side = random.pick([-1, 1] as const);
  const view = sheet.layer('near').at(side > 0 ? { x: width, flip: true } : {});
  const kinds = random.shuffle(['poppy', 'daisy', 'cosmos'] as const);
  for (const [i, [x, tall, head]] of (
    [
      [196, 96, 42],
      [72, 182, 46],
    ] as const
  ).entries())
    stalked(view.at({ x, y: height - 36 }), {
      flower: kinds[i]!,
      level: 1,
      tall,
      head,
      sway: 10,
      role: (['b', 'a'] as const)[i]!,
    });
  for (const [x, lean, long] of [
    [92, -0.26, 150],
    [64, 0.2, 120],
  ] as const)
    view.shape(
      place(petal('leaf', long, long * 0.3), { x: width - x, y: height - 20, angle: lean }),
      'line',
      'grass',
    );
  butterfly(
    view.at({
      x: width * random.range(0.74, 0.88),
      y: height * random.range(0.2, 0.3),
      scale: 0.62,
      angle: -0.4,
    }),
    ['a', 'c'],
    0,
  );
}

/** Boulders, trees far off and a few birds. */
function dryLand(scene: Scene): void {
  const { sheet, random, width, ground } = scene;
  for (const [x, k] of [
    [0.5, 0.4],
    [0.32, 0.3],
  ] as const)
    acacia(scene, width * (x + random.range(-0.05, 0.05)), ground - 150, k);
  for (const [x, y, s] of [
    [0.06, -40, 56],
    [0.93, -52, 64],
  ] as const)
    boulder(sheet.layer('stones').at({ x: x * width, y: ground + y }), random, s, false);
  for (const [x, y] of [
    [0.62, 0.12],
    [0.7, 0.16],
    [0.54, 0.17],
  ] as const)
    farBird(scene, [x * width, y * scene.height], 0.7);
}

/** Boulders in the lower corners. */
function nearRocks({ sheet, random, width, height }: Scene): void {
  const near = sheet.layer('near');
  for (const [x, s] of [
    [0.04, 96],
    [0.15, 54],
    [0.96, 84],
  ] as const)
    boulder(near.at({ x: x * width, y: height - 26 }), random, s, false);
}

const FLOE = '-120,8! -96,-22 -30,-34! 50,-30 110,-14! 124,8! 60,26 -60,24';

/** Floes that drift in the water. */
function floes({ sheet, random, width, ground }: Scene): void {
  for (const [x, y, s] of [
    [0.5, -120, 0.6],
    [0.68, -86, 0.9],
    [0.1, -82, 1],
  ] as const)
    sheet
      .layer('floes')
      .at({ x: (x + random.range(-0.03, 0.03)) * width, y: ground + y, scale: s })
      .shape(drawn(FLOE), 'line', 'paper');
}

const BLOCKS = [
  ['-140,60! -128,-70! -60,-124! 10,-96! 40,-10! 70,60!', '-60,-124! -34,-40! -60,60! -140,60! -128,-70!'],
  ['-70,60! -60,-30! -10,-60! 60,-40! 92,60!', '-10,-60! 4,-6! -16,60! -70,60! -60,-30!'],
] as const;

/** Blocks of ice in the lower corners. */
function nearIce(scene: Scene): void {
  const { width, height } = scene;
  const near = eitherSide(scene);
  for (const [x, i, scale] of [
    [width - 60, 1, 1.3],
    [190, 1, 0.9],
    [110, 0, 1.1],
  ] as const) {
    const view = near.at({ x, y: height - 70, scale });
    view.shape(drawn(BLOCKS[i][0]), 'bold', 'soft');
    view.shape(drawn(BLOCKS[i][1]), 'line', 'sky');
  }
}
