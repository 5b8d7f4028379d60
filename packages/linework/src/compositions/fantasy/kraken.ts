import { curve } from '../../geometry/curve.ts';
import { rectangle } from '../../geometry/forms.ts';
import { mix } from '../../geometry/point.ts';
import { asOne, downTo, eachOne } from '../../motifs/dressing/coverings.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { galleon } from '../../motifs/adventure/galleon.ts';
import { kraken, type Tentacle, tentacle } from '../../motifs/fantasy/kraken.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { type Scene, type Stage, byGrade } from '../../motifs/stages/stage.ts';
import { skyBands } from '../../motifs/stages/wilds.ts';
import type { Role } from '../../roles.ts';
import type { Picture } from '../people/picture.ts';

const storm: Stage = {
  where: 'in the storm',
  tags: ['sea', 'storm'],
  sky: 'night',
  behind(scene) {
    const { sheet, random, width, height, level } = scene;
    if (level > 0) skyBands(scene, [170, 520], byGrade(scene, 0, 3, 7), ['night', 'd']);
    for (const [x, y, s] of byGrade(
      scene,
      [
        [140, 150, 1],
        [680, 190, 0.9],
      ],
      [
        [140, 130, 0.9],
        [420, 96, 0.8],
        [690, 170, 0.9],
      ],
      [],
    ) as [number, number, number][])
      driftCloud(sheet.layer('clouds').at({ x, y, scale: s }), random, level > 0);
    if (level > 0)
      sheet.layer('bolt').shape(
        [
          [540, 56],
          [500, 156],
          [534, 152],
          [490, 256],
          [586, 130],
          [550, 134],
          [590, 56],
        ],
        'bold',
        'sun',
      );
    for (let i = 0; i < byGrade(scene, 1, 2, 4); i++)
      sheet
        .layer('sea')
        .shape(
          [...swell(width, mix(600, 720, i / 4), 14, 260, i * 2.2), [width + 20, height], [-20, height]],
          'line',
          i % 2 === 0 ? 'water' : 'sky',
        );
  },
};

/** The arms behind the head. */
const FAR_ARMS: readonly Tentacle[] = [
  ['560,600 660,580 720,470 710,350 640,290 580,320 590,380 630,372', 40, -1],
  ['90,980 60,880 90,800 150,790 160,836', 30, 1],
  ['640,560 610,470 640,390 700,370 722,420', 30, -1],
];

/** The arms that grow out of the head: the first one winds around the ship. */
const NEAR_ARMS: readonly Tentacle[] = [
  ['420,760 330,770 210,730 110,640 66,520 84,410 150,350 220,360 246,412 214,436', 50, 1],
  ['540,760 640,780 724,700 744,590 716,506 680,512 684,556', 46, -1],
];

/** The arms that curl up out of the water before the body. */
const FRONT_ARMS: readonly Tentacle[] = [
  ['330,1000 330,900 370,810 440,780 496,812 490,866 446,862', 44, -1],
  ['650,1000 620,900 570,830 600,770 664,770 676,822 640,836', 42, 1],
];

/** A giant octopus that holds a ship out of a stormy sea. */
export const krakenRises: Picture = {
  name: 'kraken',
  category: 'fantasy',
  size: [800, 1000],
  ground: 700,
  edge: 'page',
  covers: ({ random, width, height }) => ({
    bands: asOne(dressSky, random, { kinds: ['heaped'], size: 150 }, downTo(width, height)),
    sea: asOne(dressWater, random, { kinds: ['crests'], size: 220 }),
    waves: eachOne(dressWater, random, { kinds: ['ripples'], size: 200, least: 40_000 }),
  }),
  stages: [storm],
  act(scene) {
    const { sheet, random, level, width, height } = scene;
    const [skin, sucker] = random.pick([
      ['ember', 'cream'],
      ['a', 'soft'],
      ['d', 'cream'],
      ['c', 'soft'],
    ] as const);
    const it = { level, skin, sucker } as const;
    for (const arm of FAR_ARMS.slice(0, byGrade(scene, 1, 3, 3))) tentacle(sheet.layer('arms'), it, arm);
    galleon(sheet.layer('ship').at({ x: 206, y: 664, scale: 0.44, angle: -0.06 }), {
      level: 0,
      sails: ['paper', 'b'],
      flag: 'a',
    });
    kraken(sheet.layer('kraken'), it, { x: 478, y: 640, scale: 0.72 }, NEAR_ARMS);
    for (const arm of FRONT_ARMS.slice(0, byGrade(scene, 1, 2, 2))) tentacle(sheet.layer('front'), it, arm);
    wave(scene, 880, 'water', 0);
    wave(scene, 930, 'sky', 1.6);
    wave(scene, 970, 'water', 3);
    sheet.layer('foot').shape(rectangle(-20, height + 10, width + 40, 20), 'none', 'water');
    return {
      title: random.pick([
        'The Kraken Wants to Play',
        'Eight Arms and One Ship',
        'Kraken in the Storm',
        'A Ship in Good Hands',
      ]),
      description: random.pick([
        'The kraken has found a ship and does not know yet what it is for. The crew hopes that it likes music.',
        'Out of the storm come eight arms, and each of them wants to hold something. One has a ship already.',
        'Sailors tell of a monster as large as an island. They never mention how kindly it looks.',
        'There is lightning, there are high waves and a ship on the arm. The kraken has had a busy night.',
      ]),
      tags: ['kraken', 'sea monster', 'octopus', 'ship', 'storm', 'sea', 'myth'],
    };
  },
};

function wave({ sheet, width, height, level }: Scene, y: number, role: Role, phase: number): void {
  const step = [260, 190, 150][level]!;
  const crests: [number, number][] = [];
  for (let x = -step + phase * 30; x < width + step; x += step)
    crests.push([x, y + 34], [x + step * 0.6, y - 30], [x + step * 0.88, y - 6]);
  sheet
    .layer('waves')
    .shape([...curve(crests, 6), [width + step * 2, height + 30], [-step * 2, height + 30]], 'bold', role);
}
