import { curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Point } from '../../geometry/point.ts';
import { hill, sun, tuft } from '../landscape.ts';
import { puff } from '../nature/puff.ts';
import { cabin } from '../nature/shelters.ts';
import { dinghy, parasol, sandcastle, sea } from '../nature/shore.ts';
import { wildflower } from '../nature/wildflowers.ts';
import { spruce } from '../nature/trees.ts';
import { bench, bucketAndSpade } from '../people/street-things.ts';
import { gull, lighthouse } from '../seaside.ts';
import { lantern, townhouse, type Gable } from '../townhouse.ts';
import { farTrees, clouds, hedge, roundBush, verge } from './foliage.ts';
import { beach, park, ridge, snow, street } from './outdoors.ts';
import { railFence } from './rail-fence.ts';
import { byGrade, strewn, type Scene, type Stage } from './stage.ts';

const CLOUDS = [
  [0.24, 0.13, 0.8],
  [0.8, 0.19, 0.7],
  [0.52, 0.08, 0.6],
  [0.06, 0.3, 0.5],
  [0.92, 0.32, 0.5],
] as const;

/** Paving whose joints run together at the middle of the page, growing towards the reader. */
function paving({ sheet, width, height, level }: Scene, top: number): void {
  const at = sheet.layer('street');
  at.shape(rectangle(-20, top, width + 40, height), 'line', 'stone');
  const rows = byGrade({ level }, 1, 2, 4);
  const columns = byGrade({ level }, 2, 5, 9);
  const eye: Point = [width / 2, top - 340];
  const onRow = (y: number, share: number): Point => [
    eye[0] + ((share - 0.5) * width * 1.5 * (y - eye[1])) / (height - eye[1]),
    y,
  ];
  for (let row = 0; row < rows; row++) {
    const [y, foot] = [mix(top, height, (row / rows) ** 1.5), mix(top, height, ((row + 1) / rows) ** 1.5)];
    const shift = row % 2 === 0 ? 0 : 0.5;
    for (let i = -1; i <= columns; i++) {
      const [a, b] = [(i + shift) / columns, (i + 1 + shift) / columns];
      at.shape([onRow(y, a), onRow(y, b), onRow(foot, b), onRow(foot, a)], 'fine', i % 2 ? 'sand' : 'stone');
    }
  }
}

/** A tub with a clipped round tree, its foot on the origin, 190 units high. */
function tubTree(sheet: Scene['sheet'], scene: Scene): void {
  sheet.shape(rectangle(-7, -90, 14, 50), 'line', 'wood');
  sheet.shape(puff(scene.random, [0, -136], [54, 52], 8, 0.14), 'line', 'leaf');
  if (scene.level === 2)
    for (const [x, y] of [
      [-20, -150],
      [16, -120],
      [20, -158],
    ] as const)
      sheet.shape(ellipse(x, y, 11), 'fine', 'rust');
  sheet.shape(drawn('-38,-46! 38,-46! 30,0! -30,0!'), 'bold', 'a');
  sheet.shape(rectangle(-44, -58, 88, 18, 5), 'line', 'sand');
}

/** A street seen from its middle: a shop with an awning among houses, lamps, trees in tubs, and paving. */
export const lane: Stage = {
  ...street,
  behind(scene) {
    const { random, width, height, ground, sheet } = scene;
    clouds(scene, CLOUDS.slice(0, 3));
    // On plain fronts the windows of these stand upright; round ones would be half discs.
    const gables = random
      .shuffle<Gable>(['step', 'bell', 'point', 'round', 'neck'])
      .filter((gable) => scene.level > 0 || (gable !== 'round' && gable !== 'bell'));
    const count = byGrade(scene, 2, 2, width > height ? 4 : 3);
    const wide = (width + 20) / count;
    const shop = random.int(0, count - 1);
    for (let i = 0; i < count; i++)
      townhouse(sheet.layer('houses').at({ x: -10 + i * wide, y: ground - 84 }), {
        level: scene.level === 0 ? 0 : 1,
        width: wide,
        eaves: random.range(400, 500) + (height > width ? 70 : 0),
        gable: gables[i % gables.length]!,
        wall: (['b', 'c', 'd', 'cream'] as const)[i % 4]!,
        trim: (['cream', 'soft', 'a', 'b'] as const)[i % 4]!,
        floors: byGrade(scene, 2, 2, 3),
        shop: i === shop && scene.level > 0,
      });
    sheet.layer('street').shape(rectangle(-20, ground - 86, width + 40, 24), 'line', 'sand');
    paving(scene, ground - 62);
    if (scene.level === 0 && width < height * 1.2) return;
    for (const share of [0.07, 0.93])
      if (share < 0.5 === shop * 2 < count)
        tubTree(sheet.layer('tubs').at({ x: share * width, y: ground - 46 }), scene);
      else lantern(sheet.layer('lamps').at({ x: share * width, y: ground - 46, scale: 1.05 }));
  },
};

/** Water in a lawn with rings on it and stones at its rim, its middle on the origin. */
function pond(sheet: Scene['sheet'], scene: Scene, [rx, ry]: readonly [number, number]): void {
  sheet.shape(puff(scene.random, [0, 0], [rx, ry], 9, 0.08), 'line', 'water');
  for (const [x, y, r] of byGrade(
    scene,
    [],
    [[-0.2, 0, 0.34]],
    [
      [-0.3, 0.1, 0.3],
      [0.36, -0.2, 0.2],
    ],
  ) as [number, number, number][])
    sheet.shape(ellipse(x * rx, y * ry, r * rx, r * ry * 0.7), 'fine', 'sky');
  for (const [x, y, r] of [
    [-0.86, 0.5, 0.15],
    [-0.62, 0.82, 0.12],
    [0.7, 0.76, 0.16],
  ] as const)
    sheet.shape(
      drawn('-30,12! -26,-14 0,-22 28,-10 30,12!', { x: x * rx, y: y * ry, scale: (r * rx) / 20 }),
      'line',
      'stone',
    );
}

/** A large tree whose crown may reach out of the picture, its foot on the origin, so tall up to its crown. */
function nearTree(sheet: Scene['sheet'], { level, random }: Scene, tall: number): void {
  const top = level === 0 ? tall - 110 : tall;
  const trunk = drawn(
    `-34,-${top}! -40,-260 -56,-60 -104,10! -40,2 0,14 50,4 112,12! 62,-70 46,-260 40,-${top}!`,
  );
  sheet.shape(trunk, 'bold', 'wood');
  for (const [x, y, bend] of byGrade(
    { level },
    [],
    [[-12, -330, 8]],
    [
      [-14, -330, 8],
      [14, -190, -6],
      [-10, -120, 10],
    ],
  ) as [number, number, number][])
    sheet.line(
      curve([
        [x, y],
        [x + bend, y + 40],
        [x, y + 84],
      ]),
      'fine',
      0.5,
    );
  const crown = [
    [-120, 60, 120],
    [130, 40, 120],
    [0, 90, 110],
    [-40, -20, 150],
    [90, -40, 130],
  ] as const;
  for (const [x, y, r] of crown.slice(0, byGrade({ level }, 3, 4, 5))) {
    sheet.shape(puff(random, [x, y - tall + 40], [r, r * 0.7], 9, 0.13), 'line', x > 0 ? 'grass' : 'leaf');
    if (level === 0) continue;
    for (const [u, v] of [
      [-0.4, 0.1],
      [0.1, 0.36],
      [0.42, -0.06],
      [-0.06, -0.24],
    ] as const)
      sheet.line(
        curve([
          [x + u * r - 16, y - tall + 40 + v * r],
          [x + u * r, y - tall + 52 + v * r],
          [x + u * r + 16, y - tall + 38 + v * r],
        ]),
        'fine',
        0.5,
      );
  }
}

/** A daisy in one lower corner of the picture and a tulip in the other, with their leaves. */
function cornerFlowers({ sheet, random, width, height }: Scene): void {
  for (const [i, kind] of (['daisy', 'tulip'] as const).entries()) {
    const at = sheet.layer('verge').at({ x: (i === 0 ? 0.075 : 0.93) * width, y: height + 6 });
    for (const lean of [-0.4, 0.42])
      at.shape(place(petal('leaf', 96, 40), { x: lean * 34, y: 0, angle: lean * 1.4 }), 'line', 'grass');
    wildflower(at, {
      kind,
      random,
      level: 0,
      height: 140,
      size: 52,
      sway: i ? -12 : 12,
      role: i ? 'a' : 'b',
    });
  }
}

/** A park with a path, a bench, a pond and a large tree at one side. */
export const common: Stage = {
  ...park,
  behind(scene) {
    const { sheet, random, width, height, ground, level } = scene;
    clouds(scene, CLOUDS);
    const phase = random.range(0, 6);
    hill(sheet.layer('hill'), ridge(scene, ground - 270, 26, phase), height + 40, 'leaf');
    hill(sheet.layer('hill'), ridge(scene, ground - 206, 18, phase + 2), height + 40, 'grass');
    farTrees(scene, ground - 136, byGrade(scene, 2, 2, 5), byGrade(scene, 1.4, 1.3, 1.25));
    if (level === 2) hedge(scene, ground - 180, ground - 90);
    hill(sheet.layer('lawn'), ridge(scene, ground - 112, 8, phase), height + 40, 'grass');
    const left = random.chance(0.5);
    const at = (share: number): number => (left ? share : 1 - share) * width;
    const path = drawn(
      '0,0! 40,44 -30,96 -150,150 -300,230 -420,340! 330,340! 210,230 130,150 120,90 96,44 60,0!',
    );
    sheet.layer('path').shape(
      path.map(([x, y]): Point => [width / 2 + (left ? 1 : -1) * x * (width / 900), ground - 108 + y]),
      'line',
      'sand',
    );
    pond(sheet.layer('pond').at({ x: at(0.86), y: ground - 38 }), scene, [width * 0.17, 34]);
    if (level > 0) bench(sheet.layer('bench').at({ x: at(0.3), y: ground - 66, scale: 0.82 }));
    if (level === 2) roundBush(scene, [at(0.97), ground - 84], 0.9);
    nearTree(sheet.layer('tree').at({ x: at(0.05), y: ground - 26 }), scene, Math.min(560, ground - 120));
  },
  before(scene) {
    const { sheet, width, height } = scene;
    if (scene.level === 2) verge(scene, ['daisy', 'poppy', 'tulip'], 0.7);
    if (scene.level === 1) cornerFlowers(scene);
    for (const [share, up] of [
      [0.3, 36],
      [0.68, 40],
    ] as const)
      tuft(sheet.layer('verge').at({ x: share * width, y: height - up, scale: 0.8 }));
  },
};

/** A bay with a lighthouse on its headland, a parasol and a castle in the sand. */
export const bay: Stage = {
  where: beach.where,
  tags: beach.tags,
  sky: beach.sky,
  behind(scene) {
    const { sheet, random, width, height, ground, level } = scene;
    const left = random.chance(0.5);
    const at = (share: number): number => (left ? share : 1 - share) * width;
    sun(sheet.layer('sun').at({ x: at(0.56), y: height * 0.14 }), 46, byGrade(scene, 0, 9, 9));
    clouds(scene, [
      [left ? 0.3 : 0.7, 0.12, 0.8],
      [left ? 0.06 : 0.94, 0.24, 0.6],
      [0.52, 0.06, 0.6],
      [left ? 0.92 : 0.08, 0.3, 0.5],
    ]);
    for (const [x, y, scale] of byGrade(
      scene,
      [],
      [[0.52, 0.3, 0.7]],
      [
        [0.46, 0.22, 0.7],
        [0.6, 0.3, 0.5],
      ],
    ) as [number, number, number][])
      gull(sheet.layer('birds').at({ x: at(x), y: y * height, scale, angle: -0.1 }));
    if (level > 0) {
      const head = sheet
        .layer('headland')
        .at({ x: at(0.88), y: ground - 268, ...(left ? {} : { flip: true }) });
      head.shape(drawn('-190,10! -130,-24 -70,-58 20,-70 110,-92 260,-84! 260,20!'), 'line', 'leaf');
      lighthouse(head.at({ x: 0, y: -52, scale: 0.86 }), level === 2 ? 2 : 0);
    }
    sea(sheet.layer('sea'), random, {
      width,
      from: ground - 280,
      to: ground - 130,
      bands: byGrade(scene, 2, 3, 7),
      floor: height + 40,
    });
    for (const [x, y, scale] of byGrade(
      scene,
      [[0.3, -196, 1]],
      [[0.51, -206, 0.86]],
      [
        [0.4, -206, 0.8],
        [0.6, -240, 0.5],
      ],
    ) as [number, number, number][])
      dinghy(sheet.layer('boats').at({ x: at(x), y: ground + y, scale: scale * 1.1 }), ['a', 'b']);
    const shore = (y: number, rise: number): Point[] =>
      Array.from({ length: 9 }, (_, i): Point => [-20 + ((width + 40) * i) / 8, y + (i % 2 ? rise : -rise)]);
    hill(sheet.layer('foam'), shore(ground - 112, 13), height + 40, 'paper');
    hill(sheet.layer('sand'), shore(ground - 84, 13), height + 40, 'sand');
    for (let i = 0; i < byGrade(scene, 0, 1, 3); i++)
      hill(
        sheet.layer('sand'),
        shore(ground - 10 + i * 50, i % 2 ? -8 : 8),
        height + 40,
        i % 2 ? 'sand' : 'cream',
      );
    parasol(
      sheet.layer('parasol').at({ x: at(0.1), y: ground - 20, scale: 1.08, angle: left ? -0.1 : 0.1 }),
      ['a', 'paper'],
      level,
    );
    sheet.layer('parasol').shape(
      drawn('-150,0! 40,0! 90,46! -110,46!', {
        x: at(0.13),
        y: ground - 30,
        ...(left ? {} : { flip: true }),
      }),
      'line',
      'c',
    );
    sandcastle(sheet.layer('castle').at({ x: at(0.87), y: ground - 22, scale: 0.84 }), level);
    if (level === 2) bucketAndSpade(sheet.layer('castle').at({ x: at(0.72), y: ground - 34, scale: 0.74 }));
    if (level === 2) beach.before?.(scene);
    if (level === 1)
      for (const x of [0.34, 0.62])
        sheet.layer('shells').shape(star(at(x), height - 62, 30, 14, 5), 'line', 'ember');
  },
};

/** A snowy field with a cabin, a fence and firs under snow. */
export const winterField: Stage = { ...snow, behind: (scene) => winter(scene, true) };

/** The same without the cabin. */
export const winterWood: Stage = { ...snow, behind: (scene) => winter(scene, false) };

function winter(scene: Scene, hasCabin: boolean): void {
  const { sheet, random, width, height, ground, level } = scene;
  const left = random.chance(0.5);
  const at = (share: number): number => (left ? share : 1 - share) * width;
  hill(sheet.layer('far'), ridge(scene, ground - 330, 60, 1), height + 40, 'sky');
  hill(sheet.layer('hill'), ridge(scene, ground - 262, 30, 2.6), height + 40, 'soft');
  const row = byGrade(scene, 3, 3, 8);
  for (let i = 0; i < row; i++)
    spruce(
      sheet.layer('firs').at({
        x: (width * (i + 0.4)) / row,
        y: ground - 176 + (i % 2) * 18,
        scale: byGrade(scene, 0.8, 0.64, 0.6) * random.range(0.86, 1.16),
      }),
      { random, level: 0, snow: true },
    );
  hill(sheet.layer('snow'), ridge(scene, ground - 168, 10, 0.4), height + 40, 'paper');
  if (hasCabin)
    cabin(sheet.layer('cabin').at({ x: at(0.5), y: ground - 128, scale: 0.92 }), {
      random: random.fork('cabin'),
      level: level === 2 ? 1 : level,
      snow: true,
    });
  hill(sheet.layer('snow'), ridge(scene, ground - 122, 9, 2), height + 40, 'soft');
  if (level > 0) railFence(scene, ground - 70, 74);
  for (const [x, scale] of byGrade(
    scene,
    [[0.95, 1.3]],
    [[0.95, 1.36]],
    [
      [0.96, 1.4],
      [0.05, 1.2],
    ],
  ) as [number, number][])
    spruce(sheet.layer('near').at({ x: at(x), y: ground - 20, scale }), {
      random,
      level: level === 2 ? 1 : 0,
      snow: true,
    });
  for (let i = 0; i < byGrade(scene, 1, 2, 3); i++)
    hill(
      sheet.layer('ground'),
      ridge(scene, ground - 56 + i * 62, 10, i * 2.1),
      height + 40,
      i % 2 ? 'soft' : 'paper',
    );
  if (level === 2)
    for (let i = 0; i < 6; i++)
      sheet
        .layer('tracks')
        .shape(
          ellipse(at(0.34 + i * 0.06), ground - 26 + i * 24 + (i % 2) * 12, 13, 7, left ? 0.5 : -0.5),
          'fine',
          'sky',
        );
  for (const [x, y] of strewn(random, byGrade(scene, [3, 2], [5, 2], [9, 4]), [
    50,
    40,
    width - 50,
    ground - 360,
  ]))
    sheet.layer('flakes').shape(ellipse(x, y, byGrade(scene, 17, 11, 10)), 'line', 'paper');
}
