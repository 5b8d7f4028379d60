import { drawn } from '../../geometry/drawn.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { mix } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import { mountain } from '../nature/peaks.ts';
import { boulder, grass } from '../nature/undergrowth.ts';
import { broadleaf, trunk } from '../nature/trees.ts';
import { canopy, farTrees, lawn, verge } from './foliage.ts';
import { type Hour, nearLeaves, SKY_OF, skyOf, waters } from './hours.ts';
import { ridgeOf } from './prehistoric.ts';
import { rollingGround } from './rolling-ground.ts';
import { type Scene, type Stage, byGrade, strewn } from './stage.ts';
import { conifer, fernEdge } from './wilds.ts';

const HOURS: Readonly<Record<Hour, string>> = { day: 'by day', dusk: 'at sunset', night: 'by moonlight' };

/** Rolling ground with so many bands by grade. */
function ground(
  scene: Scene,
  top: number,
  roles: readonly Role[],
  counts: readonly [number, number, number],
): void {
  const cover = roles.includes('grass') ? 'grass' : roles.includes('sand') ? 'stones' : 'none';
  rollingGround(scene, { layer: 'ground', top, bands: counts[scene.level], roles, cover });
}

/** Conifers from side to side, each a little different. */
function firRow(scene: Scene, count: number, foot: number, scale: number): void {
  const { random, width } = scene;
  for (let i = 0; i < count; i++)
    conifer(
      scene,
      [(width * (i + 0.5)) / count + random.range(-26, 26), foot + (i % 2) * 26],
      scale * byGrade(scene, 1.2, 1, 0.96) * random.range(0.8, 1.18),
    );
}

/** A wood of conifers in the snow. */
export function winterWood(hour: Hour): Stage {
  return {
    where: `in the snow ${HOURS[hour]}`,
    tags: ['snow', 'winter', hour === 'night' ? 'moon' : 'forest'],
    sky: SKY_OF[hour],
    behind(scene) {
      const { sheet, random, width, ground: floor } = scene;
      skyOf(scene, hour, floor - 160, random.fork('light').range(0.2, 0.8));
      for (const [x, y] of strewn(random, byGrade(scene, [0, 0], [5, 2], [8, 3]), [
        50,
        40,
        width - 50,
        floor - 290,
      ]))
        sheet.layer('flakes').shape(ellipse(x, y, byGrade(scene, 20, 12, 10)), 'line', 'paper');
      ridgeOf(scene, floor - 250, 26, 'stone');
      firRow(scene, byGrade(scene, 2, 5, 7), floor - 110, 1.05);
      if (scene.level === 2) firRow(scene, 4, floor - 60, 0.62);
      ground(scene, floor - 110, ['paper', 'soft'], [2, 3, 10]);
    },
    before(scene) {
      const { sheet, random, width, height } = scene;
      if (scene.level > 0)
        for (const x of [0.08, 0.9])
          grass(
            sheet.layer('near').at({ x: x * width, y: height - 16 }),
            random,
            byGrade(scene, 0, 110, 130),
            4,
            'sand',
          );
    },
  };
}

/** Dry grass, a flat-topped tree and far hills. */
export function savanna(hour: Hour, water: boolean): Stage {
  return {
    where: water ? 'at the water hole' : 'on the savanna',
    tags: ['savanna', 'africa', ...(water ? ['water hole'] : ['grass'])],
    sky: SKY_OF[hour],
    behind(scene) {
      const { width, ground: floor, random } = scene;
      skyOf(scene, hour, floor - 170, random.fork('light').range(0.25, 0.75));
      ridgeOf(scene, floor - 210, 20, 'stone');
      ground(scene, floor - 170, ['sand', 'gold', 'cream'], [2, 3, 9]);
      acacia(
        scene,
        random.fork('tree').chance(0.5) ? width * 0.84 : width * 0.14,
        floor - 110,
        byGrade(scene, 1.1, 1, 1),
      );
      if (scene.level === 2)
        for (const [x, k] of [
          [0.5, 0.5],
          [0.3, 0.36],
          [0.7, 0.4],
        ] as const)
          acacia(scene, width * x, floor - 156, k);
      if (water) waters(scene, floor + 34, scene.height);
    },
    before(scene) {
      const { sheet, random, width, height } = scene;
      for (let i = 0; i < byGrade(scene, 2, 5, 8); i++) {
        const t = (i + 0.5) / byGrade(scene, 2, 5, 8);
        grass(
          sheet.layer('near').at({ x: t * width, y: height - 16 }),
          random,
          mix(60, 170, Math.abs(t - 0.5) * 2),
          3,
          'gold',
        );
      }
    },
  };
}

/** A tree with a flat crown in two layers, its foot on a point. */
export function acacia({ sheet, level }: Scene, x: number, y: number, scale: number): void {
  const view = sheet.layer('trees').at({ x, y, scale });
  for (const table of ['0,6 -6,-90 -60,-190', '0,6 4,-100 70,-200', '0,-60 4,-140 0,-210'])
    view.shape(clockwise(tube(curve(knots(table), 6), (t) => mix(18, 8, t))), 'line', 'wood');
  for (const [u, v, s, role] of [
    [-70, -200, 0.8, 'grass'],
    [80, -210, 0.86, 'leaf'],
    [0, -236, 1, 'grass'],
  ] as const) {
    const rim = blob(
      knots(
        '-130,10! -136,-14 -92,-34! -70,-56 -22,-58! 20,-70 56,-52! 98,-48 112,-22! 142,-6 126,12! 60,20 0,12 -70,20',
      ),
    ).map(([a, b]) => [u + a * s, v + b * s] as const);
    view.shape(rim, 'line', role);
    if (level === 2)
      for (const k of [-60, 0, 60])
        view.line(
          curve([
            [u + k * s - 22, v - 12],
            [u + k * s, v - 26],
            [u + k * s + 22, v - 12],
          ]),
          'fine',
          0.5,
        );
  }
}

/** A river between stones, firs on its far bank. */
export function riverbank(hour: Hour): Stage {
  return {
    where: 'in the river',
    tags: ['river', 'stones', 'forest'],
    sky: SKY_OF[hour],
    behind(scene) {
      const { sheet, width, ground: floor, random } = scene;
      skyOf(scene, hour, floor - 230, random.fork('light').range(0.25, 0.75));
      if (scene.level > 0)
        mountain(sheet.layer('far'), {
          peak: [width * random.range(0.24, 0.76), floor - 440],
          half: width * 0.4,
          foot: floor - 200,
          snow: true,
          roles: ['stone', 'soft'],
        });
      ridgeOf(scene, floor - 230, 18, 'leaf');
      firRow(scene, byGrade(scene, 2, 5, 8), floor - 150, 0.8);
      ridgeOf(scene, floor - 160, 8, 'grass');
      waters(scene, floor - 130, scene.height);
      for (const [x, y, s] of byGrade(
        scene,
        [[0.9, -60, 80]],
        [
          [0.9, -70, 70],
          [0.08, -40, 60],
        ],
        [
          [0.92, -70, 66],
          [0.06, -44, 60],
          [0.5, -96, 34],
          [0.2, -86, 30],
        ],
      ) as [number, number, number][])
        boulder(sheet.layer('stones').at({ x: x * width, y: floor + y }), random, s, scene.level > 0);
    },
    before: (scene) => fernEdge(scene, byGrade(scene, 0, 4, 7), byGrade(scene, 0, 110, 120)),
  };
}

/** Between tall trunks, birches or firs, with undergrowth. */
export function deepWood(hour: Hour, bark: 'ridged' | 'birch'): Stage {
  return {
    where: 'in the wood',
    tags: ['forest', 'trees', hour === 'night' ? 'night' : 'leaves'],
    sky: SKY_OF[hour],
    behind(scene) {
      const { sheet, width, height, ground: floor, random } = scene;
      skyOf(scene, hour, floor - 150, random.fork('light').range(0.4, 0.6));
      farTrees(scene, floor - 130, byGrade(scene, 2, 5, 7), byGrade(scene, 1.4, 1.3, 1.4));
      ground(scene, floor - 150, ['grass', 'leaf'], [2, 3, 10]);
      const shift = random.fork('trunks').range(-0.05, 0.05);
      for (const [x, s] of byGrade(
        scene,
        [[0.06, 0.9]],
        [
          [0.08, 0.9],
          [0.94, 0.8],
        ],
        [
          [0.07, 0.9],
          [0.95, 0.84],
          [0.3, 0.46],
          [0.74, 0.5],
        ],
      ).toReversed() as [number, number][])
        trunk(sheet.layer('trunks').at({ x: (x + shift) * width, y: floor - 110 + s * 120, scale: s }), {
          height: height / s,
          bark,
          level: scene.level,
          random,
        });
      if (scene.level === 2) canopy(scene);
    },
    before: (scene) => fernEdge(scene, byGrade(scene, 0, 5, 8), byGrade(scene, 0, 120, 130)),
  };
}

/** Meadows before hills with trees. */
export function pasture(hour: Hour): Stage {
  return {
    where: 'in the meadow',
    tags: ['meadow', 'farm', hour === 'dusk' ? 'evening' : 'summer'],
    sky: SKY_OF[hour],
    behind(scene) {
      const { sheet, width, ground: floor, random } = scene;
      skyOf(scene, hour, floor - 190, random.fork('light').range(0.2, 0.8));
      ridgeOf(scene, floor - 230, 26, 'leaf');
      if (scene.level > 0) farTrees(scene, floor - 170, byGrade(scene, 0, 3, 5), 0.8);
      if (scene.level === 2)
        broadleaf(
          sheet
            .layer('trees')
            .at({ x: width * (random.fork('oak').chance(0.5) ? 0.1 : 0.9), y: floor - 90, scale: 1.3 }),
          { random, level: 2 },
        );
      lawn(scene, floor - 170);
    },
    before: (scene) => verge(scene, ['daisy', 'poppy', 'tulip'], byGrade(scene, 0, 0.6, 0.7)),
  };
}

/** Big leaves about a clearing, creepers from above. */
export function jungle(hour: Hour): Stage {
  return {
    where: 'in the jungle',
    tags: ['jungle', 'leaves', 'tropical'],
    sky: SKY_OF[hour],
    behind(scene) {
      const { random, ground: floor } = scene;
      skyOf(scene, hour, floor - 100, random.fork('light').range(0.3, 0.7));
      farTrees(scene, floor - 110, byGrade(scene, 2, 4, 6), byGrade(scene, 1.8, 1.7, 1.8));
      ground(scene, floor - 120, ['grass', 'leaf'], [2, 3, 7]);
      if (scene.level > 0) canopy(scene);
    },
    before: (scene) => nearLeaves(scene),
  };
}

/** A land of ice far off, peaks with a sunlit and a shaded side above a shore at a height. */
function farIce({ sheet, width }: Scene, shore: number): void {
  const view = sheet.layer('far ice');
  for (const [x, high, half] of [
    [0.06, 150, 190],
    [0.46, 190, 230],
    [0.98, 160, 200],
    [0.24, 120, 170],
    [0.74, 130, 190],
  ] as const) {
    const peak = view.at({ x: x * width, y: shore });
    const top = `0,${-high}!`;
    peak.shape(
      drawn(
        `${-half},6! ${-half * 0.6},${-high * 0.34} ${-half * 0.3},${-high * 0.6} ${top} ${half * 0.36},${-high * 0.56} ${half * 0.7},${-high * 0.24} ${half},6!`,
      ),
      'line',
      'soft',
    );
    peak.shape(
      drawn(
        `${top} ${half * 0.36},${-high * 0.56} ${half * 0.7},${-high * 0.24} ${half},6! ${half * 0.3},6! ${half * 0.16},${-high * 0.3}! ${half * 0.02},${-high * 0.5}!`,
      ),
      'line',
      'sky',
    );
  }
}

/** Floes and icebergs in a polar sea. */
export function iceSea(hour: Hour): Stage {
  return {
    where: 'on the ice',
    tags: ['ice', 'arctic', 'sea'],
    sky: SKY_OF[hour],
    behind(scene) {
      const { sheet, width, ground: floor, random } = scene;
      skyOf(scene, hour, floor - 200, random.fork('light').range(0.25, 0.75));
      if (scene.level === 1) farIce(scene, floor - 176);
      for (const [x, s] of byGrade(
        scene,
        [[0.24, 1.2]],
        [
          [0.2, 1],
          [0.8, 0.8],
        ],
        [
          [0.3, 0.5],
          [0.68, 0.6],
          [0.12, 0.9],
          [0.5, 0.5],
          [0.88, 1],
        ],
      ) as [number, number][]) {
        const berg = sheet.layer('bergs').at({ x: x * width, y: floor - 170, scale: s });
        berg.shape(
          blob(knots('-150,10! -120,-90! -70,-120! -40,-210! 20,-170! 60,-190! 100,-80! 150,10!')),
          'bold',
          'soft',
        );
        berg.shape(
          blob(knots('-40,-210! -10,-120! -50,-60! -20,10! -150,10! -120,-90! -70,-120!')),
          'line',
          'paper',
        );
        if (scene.level > 0)
          berg.shape(blob(knots('60,-190! 40,-90! 70,-30! 60,10! 150,10! 100,-80!')), 'line', 'sky');
      }
      waters(scene, floor - 180, floor + 60);
      ground(scene, floor - 40, ['paper', 'soft'], [2, 3, 9]);
    },
  };
}
