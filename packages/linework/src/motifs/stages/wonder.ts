import { arc, rectangle } from '../../geometry/forms.ts';
import { mix } from '../../geometry/point.ts';
import { hill } from '../landscape.ts';
import { rays } from '../nature/halo.ts';
import { puff } from '../nature/puff.ts';
import {
  anemone,
  brain,
  kelp,
  pipes,
  reefFish,
  seaFan,
  staghorn,
  type FishKind,
} from '../nature/reef-life.ts';
import { swell } from '../nature/shore.ts';
import { tower } from '../tower.ts';
import { clouds, farTrees, hedge, lawn, verge } from './foliage.ts';
import { byGrade, type Scene, type Stage } from './stage.ts';

/** The floor of a warm sea. */
export const seafloor: Stage = {
  where: 'under the sea',
  tags: ['sea', 'underwater', 'fish'],
  sky: 'water',
  behind: (scene) => reef(scene, false),
};

/** The sea floor, on the finest pages with light that falls in from above over reefs far off. */
export const litSeafloor: Stage = { ...seafloor, behind: (scene) => reef(scene, true) };

/** Light that falls in from above, and rows of rounded coral heads far off. */
function shafts({ sheet, random, width, ground }: Scene): void {
  const light = sheet.layer('light');
  rays(light, [width * 0.3, -170], 38, ['water', 'sky', 'soft']);
  for (const [row, up] of [250, 170, 90].entries())
    for (let i = 0; i < 7; i++) {
      const half = (width / 7) * random.range(0.56, 0.7);
      const x = (width * (i + (row % 2 ? 0.5 : 0.1))) / 6.4;
      light.shape(
        puff(random, [x, ground - up + 40], [half, half * 0.9], 9, 0.08),
        'line',
        row === 1 ? 'stone' : 'soft',
      );
    }
}

/** Where fish swim, as shares of the page. */
const FISH = [
  [0.2, 0.14],
  [0.84, 0.2],
  [0.16, 0.46],
  [0.86, 0.56],
  [0.5, 0.08],
  [0.74, 0.4],
] as const;
/** Where they swim in light that falls in, clear of somebody with open arms. */
const LIT_FISH = [
  [0.15, 0.09],
  [0.86, 0.11],
  [0.13, 0.55],
  [0.86, 0.54],
  [0.87, 0.25],
  [0.15, 0.7],
] as const;

function reef(scene: Scene, isLit: boolean): void {
  const { sheet, random, width, height, ground, level } = scene;
  const hasShafts = isLit && level === 2;
  if (hasShafts) shafts(scene);
  const water = hasShafts ? 0 : byGrade(scene, 0, 4, 10);
  for (let i = 0; i < water; i++)
    sheet
      .layer('water')
      .shape(
        [
          ...swell(width, mix(20, ground - 120, i / water), 12, 300, i * 1.7),
          [width + 20, height],
          [-20, height],
        ],
        'line',
        i % 2 === 0 ? 'sky' : 'water',
      );
  for (const [i, x] of byGrade(
    scene,
    [0.06, 0.94],
    [0.05, 0.12, 0.9, 0.97],
    [0.03, 0.09, 0.15, 0.86, 0.92, 0.98],
  ).entries())
    kelp(
      sheet.layer('kelp').at({ x: x * width, y: ground + 60 }),
      560 - (i % 3) * 130,
      26,
      i % 2 === 0 ? 'leaf' : 'grass',
    );
  hill(
    sheet.layer('sand'),
    [
      [-20, ground - 10],
      [width * 0.3, ground - 46],
      [width * 0.64, ground - 20],
      [width + 20, ground - 50],
    ],
    height + 40,
    'sand',
  );
  const kinds: FishKind[] = ['angel', 'clown', 'long'];
  for (const [i, [x, y]] of (hasShafts ? LIT_FISH : FISH).slice(0, byGrade(scene, 2, 4, 6)).entries())
    reefFish(
      sheet
        .layer('fish')
        .at({ x: x * width, y: y * height, scale: byGrade(scene, 0.9, 0.72, 0.7), flip: x > 0.5 }),
      kinds[i % 3]!,
      [(['a', 'b', 'd'] as const)[i % 3]!, 'sun'],
      level,
    );
  const coral = { level, random } as const;
  const corals = sheet.layer('reef');
  staghorn(corals.at({ x: width * 0.1, y: ground + 50, scale: 0.8 }), { ...coral, role: 'a' });
  if (level > 0) brain(corals.at({ x: width * 0.87, y: ground + 70, scale: 0.9 }), { ...coral, role: 'b' });
  if (level === 0) return;
  pipes(corals.at({ x: width * 0.95, y: ground + 20, scale: 0.9 }), { ...coral, role: 'd' });
  anemone(corals.at({ x: width * 0.3, y: ground + 80, scale: 0.74 }), { ...coral, role: 'a' });
  if (level === 2) seaFan(corals.at({ x: width * 0.7, y: ground + 40, scale: 0.7 }), { ...coral, role: 'c' });
}

/** Meadows before a castle. */
export const castleGrounds: Stage = {
  where: 'before the castle',
  tags: ['castle', 'fairy tale', 'kingdom'],
  sky: 'sky',
  behind(scene) {
    const { sheet, width, ground, level } = scene;
    clouds(scene, [
      [0.16, 0.2, 0.8],
      [0.84, 0.12, 0.7],
      [0.5, 0.08, 0.6],
      [0.9, 0.34, 0.5],
    ]);
    hill(
      sheet.layer('hill'),
      [
        [-20, ground - 210],
        [width * 0.4, ground - 280],
        [width * 0.75, ground - 250],
        [width + 20, ground - 200],
      ],
      scene.height + 30,
      'leaf',
    );
    const castle = sheet.layer('castle');
    for (const [x, top, wide, roof, flag] of [
      [0.26, 0.4, 74, 120, 'a'],
      [0.74, 0.44, 74, 120, 'b'],
      [0.5, 0.26, 96, 170, 'c'],
    ] as const)
      tower(castle, {
        level,
        x: x * width,
        foot: ground - 220,
        top: top * scene.height,
        width: wide * byGrade(scene, 1.25, 1.1, 1.1),
        roof,
        role: 'd',
        windows: level === 0 ? 0 : 2,
        flag: level === 0 ? undefined : flag,
      });
    const wall = rectangle(width * 0.2, ground - 370, width * 0.6, 160);
    castle.shape(wall, 'bold', 'stone');
    for (let i = 0; i < byGrade(scene, 0, 8, 11); i++)
      castle.shape(
        rectangle(
          width * 0.2 + (i * width * 0.6) / byGrade(scene, 1, 8, 11),
          ground - 394,
          (width * 0.34) / byGrade(scene, 1, 8, 11),
          30,
        ),
        'line',
        'stone',
      );
    if (level > 0)
      for (let row = 0; row < byGrade(scene, 0, 3, 5); row++)
        for (let i = 0; i < byGrade(scene, 0, 6, 12); i++)
          castle
            .inside([wall])
            .shape(
              rectangle(
                width * 0.2 + ((i + (row % 2) * 0.5 - 0.5) * width * 0.6) / byGrade(scene, 1, 6, 12),
                ground - 364 + (row * 160) / byGrade(scene, 1, 3, 5),
                (width * 0.6) / byGrade(scene, 1, 6, 12),
                160 / byGrade(scene, 1, 3, 5),
              ),
              'fine',
              row % 2 === 0 ? 'stone' : 'cream',
            );
    castle.shape(
      [
        ...arc(width / 2, ground - 270, 52, 60, Math.PI, Math.PI * 2),
        [width / 2 + 52, ground - 200],
        [width / 2 - 52, ground - 200],
      ],
      'line',
      'wood',
    );
    farTrees(scene, ground - 120, byGrade(scene, 2, 4, 6), 1);
    if (level === 2) hedge(scene, ground - 150, ground - 70);
    lawn(scene, ground - 90);
  },
  before(scene) {
    if (scene.level > 0) verge(scene, ['tulip', 'daisy', 'cosmos'], 0.8);
  },
};
