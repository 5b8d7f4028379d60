import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { knots } from '../../geometry/knots.ts';
import { mix, place, type Path } from '../../geometry/point.ts';
import { jungleWall } from '../animals/leaf-walls.ts';
import { dressBark } from '../dressing/bark.ts';
import { dressFoliage } from '../dressing/foliage.ts';
import { dressForestFloor } from '../dressing/forest-floor.ts';
import { dressMeadow } from '../dressing/meadow.ts';
import { dressSand, dressSnow } from '../dressing/shore.ts';
import { dressWater } from '../dressing/water.ts';
import { broadleaf } from '../nature/trees.ts';
import { boulder } from '../nature/undergrowth.ts';
import { farTrees } from './foliage.ts';
import { firs, ridgeOf } from './prehistoric.ts';
import type { Hour } from './hours.ts';
import type { Scene } from './stage.ts';
import { below, crags, fineSky } from './finer-parts.ts';
import { acacia } from './wild-places.ts';
import { conifer } from './wilds.ts';

type Draw = (scene: Scene) => void;

/** Firs at shares of the width, none as high as the next. */
function nearFirs(scene: Scene, foot: number, scale: number, at: readonly number[]): void {
  const own = scene.random.fork(`firs ${foot}`);
  for (const [i, x] of at.entries())
    conifer(scene, [x * scene.width + own.range(-14, 14), foot + (i % 2) * 22], scale * own.range(0.8, 1.1));
}

/** Snow under conifers. */
export function fineWinter(hour: Hour): Draw {
  return (scene) => {
    const { ground, random } = scene;
    fineSky(
      scene,
      hour,
      ground - 220,
      hour === 'night' ? ['stars', 'snow', 'streaks'] : ['snow', 'heaped', 'streaks'],
    );
    const shift = random.fork('peaks').range(-0.16, 0.16);
    crags(
      scene,
      [
        [0.24 + shift, ground - 430, 0.34],
        [0.74 + shift, ground - 370, 0.3],
      ],
      ground - 170,
    );
    firs(scene, 7, ground - 150, 0.5);
    nearFirs(scene, ground - 84, 0.9, [0.06, 0.2, 0.82, 0.95]);
    dressSnow(scene.sheet.layer('snow'), random.fork('snow'), {
      zone: [below(scene, ground - 110, 12, random.fork('ground').range(0, 6))],
      kind: random.fork('snow').pick(['drifts', 'ribs'] as const),
      size: 150,
      rim: 'line',
    });
  };
}

/** Dry grass and flat-topped trees, with a water hole or without. */
export function fineSavanna(hour: Hour, water: boolean): Draw {
  return (scene) => {
    const { sheet, width, height, ground, random } = scene;
    fineSky(scene, hour, ground - 210);
    crags(
      scene,
      [
        [0.2, ground - 300, 0.3],
        [0.62, ground - 260, 0.26],
      ],
      ground - 190,
    );
    dressMeadow(sheet.layer('plain'), random.fork('plain'), {
      zone: [below(scene, ground - 200, 10, 1)],
      kind: 'mounds',
      size: 150,
      roles: ['sand', 'gold', 'cream'],
      rim: 'line',
    });
    const side = random.fork('tree').chance(0.5);
    acacia(scene, width * (side ? 0.84 : 0.16), ground - 100, 1.05);
    acacia(scene, width * (side ? 0.2 : 0.8), ground - 150, 0.6);
    if (water)
      dressWater(sheet.layer('water'), random.fork('water'), {
        zone: [below(scene, ground + 30, 7, 2)],
        kind: random.fork('water').pick(['ripples', 'reflections'] as const),
        size: 140,
        rim: 'line',
      });
    else
      dressMeadow(sheet.layer('grass'), random.fork('grass'), {
        zone: [below(scene, ground - 20, 12, 3)],
        kind: 'blades',
        size: 165,
        roles: ['gold', 'sand', 'cream'],
        rim: 'line',
      });
    if (water && height > width)
      for (const x of [0.1, 0.88])
        boulder(sheet.layer('stones').at({ x: x * width, y: ground + 40 }), random, 54, true);
  };
}

/** A river before its far bank. */
export function fineRiver(hour: Hour): Draw {
  return (scene) => {
    const { sheet, width, ground, random } = scene;
    fineSky(scene, hour, ground - 270);
    const x = random.fork('peak').range(0.28, 0.72);
    crags(
      scene,
      [
        [x, ground - 470, 0.4],
        [1 - x, ground - 380, 0.28],
      ],
      ground - 190,
    );
    firs(scene, 7, ground - 170, 0.5);
    nearFirs(scene, ground - 136, 0.86, [0.05, 0.17, 0.86, 0.96]);
    ridgeOf(scene, ground - 160, 8, 'grass');
    dressWater(sheet.layer('water'), random.fork('water'), {
      zone: [below(scene, ground - 124, 5, 2)],
      kind: random.fork('water').pick(['currents', 'ripples', 'scallops'] as const),
      size: 134,
      rim: 'line',
    });
    for (const [u, y, s] of [
      [0.92, -70, 66],
      [0.06, -44, 60],
      [0.5, -96, 34],
    ] as const)
      boulder(sheet.layer('stones').at({ x: u * width, y: ground + y }), random, s, true);
  };
}

/** A tall trunk that leaves the picture above, its bark in plates or rings. */
function tallTrunk(scene: Scene, x: number, foot: number, scale: number, bark: 'ridged' | 'birch'): void {
  const rim = clockwise(
    place(
      blob([
        [-42, -foot / scale - 40, 1],
        [-40, -foot / scale / 2],
        [-56, -60],
        ...knots('-116,8! -62,-12 -24,10! 10,-10 54,14! 124,2! 62,-54'),
        [44, -foot / scale / 2],
        [46, -foot / scale - 40, 1],
      ]),
      { x: x * scene.width, y: foot, scale },
    ),
  );
  dressBark(scene.sheet.layer('trunks'), scene.random.fork(`trunk ${x}`), {
    zone: [rim],
    kind: bark === 'birch' ? 'rings' : 'plates',
    size: 84,
    roles: bark === 'birch' ? ['cream', 'paper', 'stone'] : ['wood', 'sand', 'rust'],
    rim: 'bold',
  });
}

/** Among tall trunks. */
export function fineWood(hour: Hour, bark: 'ridged' | 'birch'): Draw {
  return (scene) => {
    const { sheet, width, ground, random } = scene;
    fineSky(
      scene,
      hour,
      ground - 120,
      hour === 'day' ? ['beams', 'gusts'] : hour === 'dusk' ? ['beams', 'streaks'] : ['stars', 'gusts'],
    );
    const crown = random.fork('crown').range(0.24, 0.34) * ground;
    farTrees(scene, ground - 130, 7, 0.86);
    dressForestFloor(sheet.layer('floor'), random.fork('floor'), {
      zone: [below(scene, ground - 150, 10, random.fork('ground').range(0, 6))],
      kind: random.fork('floor').pick(['litter', 'moss', 'lobed'] as const),
      size: 140,
      rim: 'line',
    });
    const shift = random.fork('trunks').range(-0.05, 0.05);
    for (const [x, s] of [
      [0.3, 0.42],
      [0.72, 0.46],
      [0.95, 0.8],
      [0.07, 0.86],
    ] as const)
      tallTrunk(scene, x + shift, ground - 110 + s * 120, s, bark);
    dressFoliage(sheet.layer('crown'), random.fork('crown'), {
      zone: [scalloped(width, crown)],
      kind: random.fork('crown').pick(['hanging', 'bunches'] as const),
      size: 104,
      roles: ['leaf', 'grass', 'gold'],
      rim: 'line',
    });
  };
}

/** What hangs in from above, deepest at both sides. */
function scalloped(width: number, deep: number): Path {
  const foot = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    const edge = 0.34 + 0.66 * (Math.abs(t - 0.5) * 2) ** 1.6;
    return [mix(width + 20, -20, t), deep * edge * (i % 2 === 0 ? 0.86 : 1.1)] as const;
  });
  return clockwise([[-20, -20], [width + 20, -20], ...curve(foot)]);
}

/** Meadows before fields and hedges. */
export function finePasture(
  hour: Hour,
  grasses: readonly ('blades' | 'mounds' | 'flowers')[] = ['blades', 'mounds', 'flowers'],
): Draw {
  return (scene) => {
    const { sheet, width, ground, random } = scene;
    fineSky(scene, hour, ground - 230);
    dressMeadow(sheet.layer('fields'), random.fork('fields'), {
      zone: [below(scene, ground - 250, 26, random.fork('hills').range(0, 6))],
      kind: random.fork('fields').pick(['fields', 'furrows', 'mounds'] as const),
      size: 130,
      roles: ['grass', 'gold', 'leaf', 'sand'],
      rim: 'line',
    });
    farTrees(scene, ground - 130, 5, 0.6);
    broadleaf(
      sheet
        .layer('trees')
        .at({ x: width * (random.fork('oak').chance(0.5) ? 0.1 : 0.9), y: ground - 60, scale: 1.05 }),
      { random, level: 2 },
    );
    dressMeadow(sheet.layer('grass'), random.fork('grass'), {
      zone: [below(scene, ground - 110, 10, 2)],
      kind: random.fork('grass').pick(grasses),
      size: 150,
      roles: ['grass', 'leaf', 'a', 'd', 'sun'],
      rim: 'line',
    });
  };
}

/** Great leaves about a clearing. */
export const fineJungle: Draw = (scene) => {
  const { sheet, width, height, ground, random } = scene;
  fineSky(scene, 'dusk', ground, ['beams']);
  jungleWall(
    sheet.layer('leaves').inside([scalloped(width, height * 0.62)]),
    { random: random.fork('jungle'), size: [width, height], centre: [width / 2, ground] },
    230,
  );
  dressForestFloor(sheet.layer('floor'), random.fork('floor'), {
    zone: [below(scene, ground - 90, 10, 1)],
    kind: 'lobed',
    size: 140,
    rim: 'line',
  });
};

/** Icebergs in a polar sea. */
export function fineIce(hour: Hour): Draw {
  return (scene) => {
    const { sheet, ground, random } = scene;
    fineSky(
      scene,
      hour,
      ground - 190,
      hour === 'night' ? ['stars', 'streaks'] : ['streaks', 'mackerel', 'heaped', 'beams'],
    );
    dressWater(sheet.layer('sea'), random.fork('sea'), {
      zone: [below(scene, ground - 190, 3, 0)],
      kind: 'crests',
      size: 92,
      rim: 'line',
    });
    const shift = random.fork('bergs').range(-0.1, 0.1);
    crags(
      scene,
      [
        [0.14 + shift, ground - 330, 0.17],
        [0.5 + shift, ground - 290, 0.13],
        [0.86 + shift, ground - 360, 0.2],
      ],
      ground - 150,
    );
    dressSnow(sheet.layer('ice'), random.fork('ice'), {
      zone: [below(scene, ground - 60, 10, 2)],
      kind: random.fork('ice').pick(['drifts', 'ribs'] as const),
      size: 150,
      rim: 'line',
    });
  };
}

/** Sand before breaking waves. */
export const fineBeach: Draw = (scene) => {
  const { sheet, ground, random } = scene;
  fineSky(scene, 'day', ground - 270);
  dressWater(sheet.layer('sea'), random.fork('sea'), {
    zone: [below(scene, ground - 270, 2, 0)],
    kind: 'crests',
    size: 110,
    rim: 'line',
  });
  dressWater(sheet.layer('surf'), random.fork('surf'), {
    zone: [below(scene, ground - 110, 9, 2)],
    kind: 'scallops',
    size: 96,
    roles: ['paper', 'soft', 'water'],
    rim: 'line',
  });
  dressSand(sheet.layer('sand'), random.fork('sand'), {
    zone: [below(scene, ground - 50, 8, 3)],
    size: 140,
    rim: 'line',
  });
};
