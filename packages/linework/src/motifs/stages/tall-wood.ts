import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import { puff } from '../nature/puff.ts';
import { trunk } from '../nature/trees.ts';
import { boulder } from '../nature/undergrowth.ts';
import { canopy } from './foliage.ts';
import { rollingGround } from './rolling-ground.ts';
import { byGrade, type Scene, type Stage } from './stage.ts';
import { fernEdge } from './wilds.ts';

/** Slim trunks from edge to edge that stand at a height and run out of the picture above, no two alike. */
function farTrunks({ sheet, width }: Scene, random: Random, count: number, foot: number, half: number): void {
  const at = sheet.layer('far trunks');
  const step = (width + 40) / count;
  for (let i = 0; i < count; i++) {
    const x = -20 + step * (i + 0.5 + random.range(-0.16, 0.16));
    const [lean, w] = [random.range(-14, 14), half * random.range(0.8, 1.25)];
    const y = foot + random.range(-8, 14);
    at.shape(
      drawn(
        `${x - w + lean},-40! ${x - w * 0.9},${y * 0.55} ${x - w},${y - 50} ${x - w * 1.7},${y}! ${x + w * 1.7},${y}! ${x + w},${y - 50} ${x + w * 0.9},${y * 0.55} ${x + w + lean},-40!`,
      ),
      'line',
      (['soft', 'stone', 'sand'] as const)[i % 3],
    );
  }
}

/** Low undergrowth in rounded clumps along the foot of the far trunks. */
function undergrowth({ sheet, width }: Scene, random: Random, count: number, foot: number): void {
  for (let i = 0; i < count; i++) {
    const half = (width / count) * random.range(0.62, 0.8);
    const rim = puff(random, [(width * (i + 0.5)) / count, foot], [half, half * 0.62], 8, 0.12);
    sheet.layer('undergrowth').shape(rim, 'line', i % 2 ? 'leaf' : 'grass');
  }
}

/** A path from a height to the foot of the picture; its table begins at the origin, the foot is its 320th unit. */
function pathOf({ sheet, width, height }: Scene, top: number, middle: number, table: string): void {
  const way = drawn(table).map(([x, y]): Point => [width * middle + x, top + (y * (height - top)) / 320]);
  sheet.layer('path').shape(way, 'line', 'sand');
}

/** A path that winds from between the trunks to the foot of the picture, with stones beside it. */
function path(scene: Scene, top: number): void {
  const { sheet, width, height, random, level } = scene;
  pathOf(
    scene,
    top,
    0.56,
    '0,0! 30,26 -8,58 -96,96 -190,150 -220,230 -190,330! 150,330! 60,240 20,170 76,110 116,66 96,28 40,0!',
  );
  for (const [x, y, r] of byGrade(
    scene,
    [],
    [[0.7, 0.42, 24]],
    [
      [0.7, 0.42, 22],
      [0.34, 0.62, 24],
      [0.74, 0.86, 30],
    ],
  ) as [number, number, number][])
    boulder(sheet.layer('stones').at({ x: x * width, y: top + y * (height - top) }), random, r, level === 2);
}

/** A trunk of the middle distance on a foot: it tapers, forks off two boughs and shows strokes of bark. */
function midTrunk(scene: Scene, random: Random, [x, y]: Point, half: number): void {
  const at = scene.sheet.layer('far trunks').at({ x, y });
  const side = random.chance(0.5) ? 1 : -1;
  for (const [up, way, long] of [
    [0.62, side, 3.4],
    [0.76, -side, 2.8],
  ] as const) {
    const from = -y * up;
    at.shape(
      drawn(
        `0,${from + half}! ${way * half * 1.6},${from - half * 0.9} ${way * half * long},${from - half * 3.2} ${way * half * (long + 0.5)},${from - half * 5.4}! ${way * half * (long - 0.5)},${from - half * 3.6} ${way * half * 1.2},${from - half * 1.9} 0,${from - half * 0.6}!`,
      ),
      'line',
      'sand',
    );
  }
  at.shape(
    drawn(
      `${-half * 0.7},${-y - 40}! ${-half * 0.8},${-y * 0.5} ${-half},-60 ${-half * 2},0! ${half * 2},0! ${half},-60 ${half * 0.8},${-y * 0.5} ${half * 0.7},${-y - 40}!`,
    ),
    'line',
    'sand',
  );
  for (const [u, v, long] of [
    [-0.3, 0.16, 0.1],
    [0.34, 0.3, 0.13],
    [-0.2, 0.48, 0.12],
    [0.1, 0.7, 0.12],
  ] as const)
    at.line(
      traced(`${u * half},${-y * v} ${u * half * 0.7},${-y * (v + long / 2)} ${u * half},${-y * (v + long)}`),
      'fine',
      0.4,
    );
}

/** A broad path that winds from the foot of the picture into the wood and grows narrow between the trunks. */
function deepPath(scene: Scene, top: number): void {
  pathOf(
    scene,
    top,
    0.5,
    '0,0! 22,30 84,70 70,116 -60,168 -210,240 -250,340! 190,340! 170,260 190,190 168,110 110,54 20,0!',
  );
}

/** A near trunk at each side of the picture. */
function sideTrunks(scene: Scene, random: Random, bark: 'ridged' | 'birch'): void {
  const { sheet, width, height, ground, level } = scene;
  for (const [x, s] of [
    [0.03, 0.8],
    [0.97, 0.86],
  ] as const)
    trunk(sheet.layer('trunks').at({ x: x * width, y: ground - 60 + s * 90, scale: s }), {
      height: height / s,
      bark,
      level,
      random,
    });
}

/** A wood into which one sees: thin trunks far off, forked ones with bark nearer, a path between them. */
export function layeredWood(bark: 'ridged' | 'birch'): Stage {
  return {
    ...tallWood(bark),
    behind(scene) {
      const { sheet, width, ground, level } = scene;
      const random = scene.random.fork('trunks');
      const top = ground - 150;
      farTrunks(scene, random, byGrade(scene, 3, 3, 13), top - 16, byGrade(scene, 20, 12, 8));
      undergrowth(scene, random, byGrade(scene, 3, 4, 8), top + 6);
      rollingGround(scene, {
        layer: 'ground',
        top: top + 20,
        bands: byGrade(scene, 1, 2, 7),
        roles: ['grass', 'leaf'],
      });
      deepPath(scene, top + 24);
      if (level === 2)
        for (const [x, y, r] of [
          [0.4, 190, 22],
          [0.6, 150, 18],
          [0.47, 232, 26],
        ] as const)
          boulder(sheet.layer('stones').at({ x: x * width, y: top + y }), random, r, true);
      for (const [u, down, half] of byGrade(
        scene,
        [],
        [
          [0.26, 60, 24],
          [0.74, 50, 22],
        ],
        [
          [0.2, 56, 24],
          [0.37, 40, 18],
          [0.66, 42, 18],
          [0.84, 60, 26],
        ],
      ) as [number, number, number][])
        midTrunk(scene, random, [u * width, top + down], half);
      sideTrunks(scene, random, bark);
      if (level > 0) canopy(scene);
    },
  };
}

/** Far within a wood: trunk behind trunk, undergrowth at their feet, a winding path, leaves from above. */
export function tallWood(bark: 'ridged' | 'birch'): Stage {
  return {
    where: 'in the wood',
    tags: ['forest', 'trees', 'leaves'],
    sky: 'cream',
    behind(scene) {
      const { sheet, width, ground } = scene;
      const random = scene.random.fork('trunks');
      const top = ground - 150;
      farTrunks(scene, random, byGrade(scene, 3, 6, 13), top + 10, byGrade(scene, 26, 21, 14));
      if (scene.level > 0)
        farTrunks(scene, random, byGrade(scene, 0, 3, 4), top + 30, byGrade(scene, 0, 34, 30));
      undergrowth(scene, random, byGrade(scene, 3, 6, 8), top + 8);
      rollingGround(scene, {
        layer: 'ground',
        top: top + 26,
        bands: byGrade(scene, 1, 2, 6),
        roles: ['grass', 'leaf'],
      });
      if (scene.level > 0) path(scene, top + 34);
      sideTrunks(scene, random, bark);
      if (scene.level > 0) canopy(scene);
      if (scene.level === 2)
        for (const x of [0.03, 0.97])
          sheet.layer('trunks').shape(ellipse(x * width, ground - 250, 13, 22), 'line', 'rust');
    },
    before: (scene) => fernEdge(scene, byGrade(scene, 0, 4, 7), byGrade(scene, 0, 84, 96)),
  };
}
