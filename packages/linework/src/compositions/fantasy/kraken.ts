import { curve } from '../../geometry/curve.ts';
import { rectangle } from '../../geometry/forms.ts';
import { mix } from '../../geometry/point.ts';
import { asOne, downTo, eachOne } from '../../motifs/dressing/coverings.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { galleon } from '../../motifs/adventure/galleon.ts';
import { krakenHead, tentacle } from '../../motifs/fantasy/kraken.ts';
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
          [640, 190],
          [600, 290],
          [634, 286],
          [590, 390],
          [686, 264],
          [650, 268],
          [690, 190],
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

/** A giant octopus that holds a ship out of a stormy sea. */
export const krakenRises: Picture = {
  name: 'kraken',
  category: 'fantasy',
  size: [800, 1000],
  ground: 700,
  edge: 'page',
  covers: ({ random, width, height }) => ({
    bands: asOne(dressSky, random, { kinds: ['gusts'], size: 150 }, downTo(width, height)),
    sea: asOne(dressWater, random, { kinds: ['crests'], size: 220 }),
    waves: eachOne(dressWater, random, { kinds: ['ripples'], size: 200, least: 40_000 }),
  }),
  focus: [380, 600, 1.3],
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
    const arms = sheet.layer('arms');
    tentacle(arms, it, '610,840 690,640 700,480 620,380 560,420 600,480', 46, -1);
    if (level > 0) tentacle(arms, it, '300,760 170,600 120,420 190,300 270,330 240,390', 40, 1);
    krakenHead(sheet.layer('kraken').at({ x: 466, y: 730, scale: byGrade(scene, 0.9, 0.86, 0.86) }), it);
    wave(scene, 760, 'water', 0);
    galleon(sheet.layer('ship').at({ x: 236, y: 556, scale: level === 2 ? 0.54 : 0.46, angle: -0.2 }), {
      level: 0,
      sails: ['paper', 'b'],
      flag: 'a',
    });
    tentacle(
      sheet.layer('near'),
      it,
      '420,940 280,840 130,780 80,660 150,580 250,590 330,580 364,520 320,486',
      52,
      1,
    );
    tentacle(sheet.layer('near'), it, '520,960 630,900 690,780 660,700 590,720 610,770', 44, -1);
    wave(scene, 850, 'sky', 1.6);
    wave(scene, 920, 'water', 3);
    if (level === 2)
      for (const y of [880, 950])
        sheet.layer('foam').line([...swell(width, y, 9, 150, y)].slice(4, 60), 'fine', 0.5);
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
