import { curve } from '../../geometry/curve.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { mix, place, type Point } from '../../geometry/point.ts';
import { hill, sun } from '../landscape.ts';
import { dinghy, palm, sandcastle, sea } from '../nature/shore.ts';
import { spruce } from '../nature/trees.ts';
import { mountain } from '../nature/peaks.ts';
import { puff } from '../nature/puff.ts';
import { wildflower } from '../nature/wildflowers.ts';
import { raindrops } from '../people/rainy-things.ts';
import { townhouse, type Gable } from '../townhouse.ts';
import { canopy, clouds, farBird, farTrees, hedge, lawn, pickets, roundBush, verge } from './foliage.ts';
import { rollingGround } from './rolling-ground.ts';
import { byGrade, strewn, type Scene, type Stage } from './stage.ts';

const SKY_SPOTS = [
  [0.2, 0.17, 0.8],
  [0.78, 0.24, 0.7],
  [0.5, 0.1, 0.6],
  [0.1, 0.34, 0.55],
  [0.9, 0.08, 0.6],
  [0.36, 0.29, 0.5],
  [0.63, 0.36, 0.52],
] as const;

/** The line of undulating ground from edge to edge. */
export function ridge({ width }: Scene, y: number, rise: number, phase: number): [number, number][] {
  return Array.from({ length: 7 }, (_, i): [number, number] => [
    -20 + ((width + 40) * i) / 6,
    y + rise * Math.sin(i * 1.5 + phase),
  ]);
}

/** A park with trees behind a lawn. */
export const park: Stage = {
  where: 'in the park',
  tags: ['park', 'trees', 'outdoors'],
  sky: 'sky',
  behind(scene) {
    const { ground, random, width } = scene;
    clouds(scene, SKY_SPOTS);
    if (scene.level === 2) canopy(scene);
    hill(
      scene.sheet.layer('hill'),
      ridge(scene, ground - 250, 26, random.range(0, 6)),
      scene.height + 40,
      'leaf',
    );
    farTrees(scene, ground - 130, byGrade(scene, 2, 4, 5), byGrade(scene, 1.5, 1.1, 1.25));
    if (scene.level === 2) hedge(scene, ground - 180, ground - 80);
    if (scene.level > 0) {
      for (const x of byGrade(scene, [], [0.06, 0.94], [0.03, 0.3, 0.7, 0.97]))
        roundBush(scene, [x * width, ground - 92], 1);
    }
    lawn(scene, ground - 105);
  },
  before(scene) {
    if (scene.level > 0) verge(scene, ['daisy', 'poppy', 'tulip'], 0.8);
  },
};

/** A garden before a picket fence. */
export const garden: Stage = {
  where: 'in the garden',
  tags: ['garden', 'flowers', 'summer'],
  sky: 'sky',
  behind(scene) {
    const { ground } = scene;
    clouds(scene, SKY_SPOTS);
    if (scene.level === 2) canopy(scene);
    if (scene.level > 0)
      farTrees(scene, ground - 150, byGrade(scene, 2, 3, 4), byGrade(scene, 1.4, 1.5, 1.6));
    if (scene.level > 0)
      for (let i = 0; i < byGrade(scene, 0, 2, 5); i++)
        roundBush(
          scene,
          [(scene.width * (i + 0.5)) / byGrade(scene, 1, 2, 5), ground - 118],
          byGrade(scene, 1, 1.3, 1),
        );
    pickets(scene, ground - 70);
    lawn(scene, ground - 84);
  },
  before(scene) {
    const { sheet, random, width, height } = scene;
    for (const [i, x] of byGrade(scene, [], [0.07, 0.92], [0.06, 0.17, 0.84, 0.95]).entries())
      wildflower(sheet.layer('sunflowers').at({ x: x * width, y: height }), {
        kind: 'sunflower',
        random,
        level: 0,
        height: height * (i % 2 === 0 ? 0.42 : 0.34),
        size: byGrade(scene, 84, 68, 62),
        sway: random.range(-16, 16),
        role: 'sun',
      });
    verge(scene, ['tulip', 'daisy', 'poppy'], byGrade(scene, 0.8, 0.8, 0.85));
  },
};

/** A glade under leafy boughs. */
export const glade: Stage = {
  where: 'under the trees',
  tags: ['leaves', 'nature', 'forest'],
  sky: 'sky',
  behind(scene) {
    const { ground, random } = scene;
    hill(
      scene.sheet.layer('hill'),
      ridge(scene, ground - 190, 22, random.range(0, 6)),
      scene.height + 40,
      'grass',
    );
    farTrees(scene, ground - 100, byGrade(scene, 3, 4, 5), byGrade(scene, 1, 1.1, 1.5));
    if (scene.level === 2) hedge(scene, ground - 190, ground - 60);
    lawn(scene, ground - 70);
    canopy(scene);
  },
  before: (scene) => verge(scene, ['tulip', 'daisy', 'poppy'], byGrade(scene, 0.7, 0.9, 1)),
};

/** A beach by the sea. */
export const beach: Stage = {
  where: 'at the beach',
  tags: ['beach', 'sea', 'summer'],
  sky: 'sky',
  behind(scene) {
    const { sheet, random, width, height, ground } = scene;
    if (scene.level > 0)
      sun(sheet.layer('sun').at({ x: width * 0.8, y: height * 0.14 }), 44, byGrade(scene, 0, 10, 14));
    clouds(scene, SKY_SPOTS.slice(0, 1).concat(SKY_SPOTS.slice(2)));
    for (const [x, y] of byGrade(
      scene,
      [],
      [[0.4, 0.25]],
      [
        [0.4, 0.22],
        [0.52, 0.28],
        [0.3, 0.3],
      ],
    ) as Point[])
      farBird(scene, [x * width, y * height], 1);
    sea(sheet.layer('sea'), random, {
      width,
      from: ground - 280,
      to: ground - 130,
      bands: byGrade(scene, 2, 5, 8),
      floor: height + 40,
    });
    for (const [x, y, scale] of byGrade(
      scene,
      [[0.72, -196, 1]],
      [[0.3, -214, 0.7]],
      [
        [0.24, -226, 0.6],
        [0.44, -210, 0.8],
        [0.6, -240, 0.5],
      ],
    ) as [number, number, number][])
      dinghy(sheet.layer('boats').at({ x: x * width, y: ground + y, scale: scale * 1.1 }), ['a', 'b']);
    hill(sheet.layer('sand'), ridge(scene, ground - 90, 10, 1), height + 40, 'sand');
    if (scene.level > 0)
      palm(sheet.layer('palm').at({ x: width * 0.06, y: ground - 40 }), {
        height: 420,
        lean: 60,
        level: scene.level === 2 ? 1 : 0,
        random,
      });
    if (scene.level === 2)
      for (let i = 0; i < 3; i++)
        hill(
          sheet.layer('sand'),
          ridge(scene, ground - 30 + i * 44, 9, i * 2),
          height + 40,
          i % 2 === 0 ? 'cream' : 'sand',
        );
    if (scene.level > 0)
      sandcastle(
        sheet.layer('castle').at({ x: width * 0.86, y: ground - 30, scale: byGrade(scene, 0.8, 0.8, 0.85) }),
        scene.level,
      );
  },
  before(scene) {
    const { sheet, width, height, random } = scene;
    for (let i = 0; i < byGrade(scene, 0, 5, 11); i++) {
      const at = {
        x: (width * (i + 0.5)) / byGrade(scene, 1, 5, 11),
        y: height - random.range(30, Math.max(31, Math.min(86, height - scene.ground - 30))),
        angle: random.range(-0.6, 0.6),
      };
      if (i % 2 === 0) sheet.layer('shells').shape(place(star(0, 0, 30, 14, 5), at), 'line', 'ember');
      else shell(sheet.layer('shells').at(at));
    }
  },
};

function shell(sheet: Scene['sheet']): void {
  sheet.shape(
    [
      ...curve([
        [-9, 22],
        [-34, -4],
        [-18, -26],
        [0, -32],
        [18, -26],
        [34, -4],
        [9, 22],
      ]),
      [0, 26],
    ],
    'line',
    'blush',
  );
  for (const x of [-14, 0, 14])
    sheet.line(
      curve([
        [x * 0.3, 20],
        [x * 0.9, -8],
        [x, -27],
      ]),
      'fine',
      0.3,
    );
}

/** A street of tall houses. */
export const street: Stage = {
  where: 'in the old town',
  tags: ['street', 'town', 'houses'],
  sky: 'sky',
  behind(scene) {
    const { random, width, ground, sheet } = scene;
    clouds(scene, SKY_SPOTS.slice(0, 3));
    const gables = random.shuffle<Gable>(['step', 'bell', 'point', 'round', 'neck']);
    const count = byGrade(scene, 2, 3, 4);
    const wide = (width + 20) / count;
    for (let i = 0; i < count; i++)
      townhouse(sheet.layer('houses').at({ x: -10 + i * wide, y: ground - 84 }), {
        level: scene.level === 2 ? 1 : 0,
        width: wide,
        eaves: random.range(400, 520),
        gable: gables[i % gables.length]!,
        wall: (['b', 'c', 'd', 'cream'] as const)[i % 4]!,
        trim: (['cream', 'soft', 'a', 'b'] as const)[i % 4]!,
        floors: byGrade(scene, 1, 2, 3),
        shop: false,
      });
    sheet.layer('street').shape(rectangle(-20, ground - 86, width + 40, 30), 'line', 'sand');
    sheet.layer('street').shape(rectangle(-20, ground - 58, width + 40, 300), 'line', 'stone');
    if (scene.level > 0) flags(scene, ground - 58);
  },
};

/** Flagstones that grow towards the reader. */
function flags({ sheet, width, height, level }: Scene, top: number): void {
  const rows = level === 1 ? 3 : 5;
  for (let row = 0; row < rows; row++) {
    const [y, foot] = [mix(top, height, (row / rows) ** 1.3), mix(top, height, ((row + 1) / rows) ** 1.3)];
    const count = level === 1 ? 5 : 8;
    for (let i = -1; i <= count; i++) {
      const x = ((i + (row % 2) * 0.5) * width) / count;
      sheet
        .layer('street')
        .shape(rectangle(x, y, width / count, foot - y, 4), 'fine', i % 2 === 0 ? 'stone' : 'sand');
    }
  }
}

/** Snowy hills with firs. */
export const snow: Stage = {
  where: 'in the snow',
  tags: ['snow', 'winter', 'cold'],
  sky: 'sky',
  behind(scene) {
    const { sheet, random, width, ground } = scene;
    for (const [x, y, half] of byGrade(
      scene,
      [[0.3, -470, 0.36]],
      [
        [0.22, -480, 0.34],
        [0.72, -430, 0.4],
      ],
      [
        [0.2, -500, 0.3],
        [0.8, -520, 0.34],
        [0.5, -430, 0.3],
      ],
    ) as [number, number, number][])
      mountain(sheet.layer('mountains'), {
        peak: [x * width, ground + y],
        half: half * width,
        foot: ground - 100,
        snow: true,
        roles: ['stone', 'soft'],
      });
    hill(sheet.layer('hill'), ridge(scene, ground - 260, 30, 2), scene.height + 40, 'soft');
    const count = byGrade(scene, 3, 5, 12);
    for (let i = 0; i < count; i++)
      spruce(
        sheet.layer('firs').at({
          x: (width * (i + 0.4)) / count,
          y: ground - 120 + (i % 2) * 34,
          scale: byGrade(scene, 0.95, 0.95, 0.84) * random.range(0.86, 1.14),
        }),
        { random, level: scene.level === 2 ? 1 : 0 },
      );
    for (let i = 0; i < byGrade(scene, 1, 3, 5); i++)
      hill(
        sheet.layer('snow'),
        ridge(scene, ground - 96 + (i * 190) / byGrade(scene, 1, 3, 5), 9, i * 2.1),
        scene.height + 40,
        i % 2 === 0 ? 'paper' : 'soft',
      );
    for (const [x, y] of strewn(random, byGrade(scene, [3, 2], [5, 3], [9, 5]), [
      50,
      40,
      width - 50,
      ground - 330,
    ]))
      sheet.layer('flakes').shape(ellipse(x, y, byGrade(scene, 19, 12, 10)), 'line', 'paper');
  },
};

/** Rain over puddles. */
export const rain: Stage = {
  where: 'in the rain',
  tags: ['rain', 'puddles', 'autumn'],
  sky: 'sky',
  behind: (scene) => raining(scene, true),
};

/** Rain that on the finest pages has neither drops nor tufts in the grass: such a page lays its own drops. */
export const heavyRain: Stage = { ...rain, behind: (scene) => raining(scene, scene.level < 2) };

function raining(scene: Scene, isLight: boolean): void {
  const { sheet, width, ground } = scene;
  clouds(scene, [
    [0.2, 0.11, 0.95],
    [0.76, 0.13, 0.95],
    [0.48, 0.07, 0.9],
    [0.02, 0.17, 0.8],
    [0.98, 0.19, 0.8],
  ]);
  const drops = byGrade<readonly [number, number]>(scene, [3, 2], [6, 4], isLight ? [11, 7] : [0, 0]);
  raindrops(
    scene,
    strewn(scene.random, drops, [50, 200, width - 50, ground - 190]),
    byGrade<readonly [number, number]>(scene, [48, 28], [36, 20], [32, 18]),
  );
  farTrees(scene, ground - 86, byGrade(scene, 0, 4, 5), byGrade(scene, 1, 0.95, 1.2));
  if (scene.level === 2) hedge(scene, ground - 170, ground - 80);
  if (isLight) lawn(scene, ground - 100);
  else
    rollingGround(scene, {
      layer: 'lawn',
      top: ground - 100,
      bands: 4,
      roles: ['grass', 'leaf'],
      cover: 'none',
    });
  for (const [x, y, r] of [
    [0.5, 26, 190],
    [0.1, 60, 110],
    [0.9, 70, 120],
  ].slice(0, byGrade(scene, 1, 3, 3)) as [number, number, number][]) {
    sheet
      .layer('puddles')
      .shape(puff(scene.random, [x * width, ground + y - 14], [r, r * 0.24], 9, 0.1), 'line', 'water');
    if (scene.level > 0)
      sheet.layer('puddles').shape(ellipse(x * width, ground + y - 14, r * 0.6, r * 0.11), 'line', 'sky');
  }
}
