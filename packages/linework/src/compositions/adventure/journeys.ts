import type { Composition } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { mix } from '../../geometry/point.ts';
import { galleon } from '../../motifs/adventure/galleon.ts';
import { hotAirBalloon } from '../../motifs/adventure/hot-air-balloon.ts';
import { hill, sun } from '../../motifs/landscape.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { everyday, looks, namesOf } from '../../motifs/people/casting.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { mountain } from '../../motifs/nature/peaks.ts';
import { gull } from '../../motifs/seaside.ts';
import { clouds } from '../../motifs/stages/foliage.ts';
import { byGrade, type Scene, type Stage } from '../../motifs/stages/stage.ts';
import { conifer, skyBands } from '../../motifs/stages/wilds.ts';
import { leapingDolphin } from '../../motifs/adventure/dolphin.ts';
import type { PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import { enter, pictured, type Picture } from '../people/picture.ts';

const kindOf = ({ random }: Scene): 'she' | 'he' => random.pick(['she', 'he'] as const);

/** Mountains behind mountains, seen from high above the valley. */
export const peaks: Stage = {
  where: 'over the mountains',
  tags: ['mountains', 'sky'],
  sky: 'sky',
  behind(scene) {
    const { sheet, random, width, height, level } = scene;
    if (level === 2) skyBands(scene, [-30, 560], 10, ['soft', 'sky', 'cream']);
    clouds(scene, [
      [0.12, 0.44, 0.6],
      [0.9, 0.5, 0.6],
      [0.5, 0.12, 0.5],
      [0.94, 0.1, 0.5],
    ]);
    const rows = byGrade(
      scene,
      [[0.66, 2]],
      [
        [0.6, 3],
        [0.7, 4],
      ],
      [
        [0.58, 4],
        [0.66, 4],
        [0.75, 5],
      ],
    ) as [number, number][];
    for (const [i, [y, count]] of rows.entries())
      for (let k = 0; k < count; k++)
        mountain(sheet.layer('mountains'), {
          peak: [
            ((k + 0.5) / count) * width + random.range(-30, 30) + (i % 2) * 60,
            y * height + random.range(-40, 40),
          ],
          half: (width / count) * 0.95,
          foot: height * (y + 0.28),
          snow: true,
          roles: i % 2 === 0 ? ['stone', 'night'] : ['d', 'c'],
          isPlain: scene.level < 2,
        });
    hill(
      sheet.layer('hills'),
      [
        [-20, height * 0.86],
        [width * 0.3, height * 0.83],
        [width * 0.7, height * 0.88],
        [width + 20, height * 0.84],
      ],
      height + 20,
      'leaf',
    );
    const firs = byGrade(scene, 1, 5, 9);
    for (let i = 0; i < firs; i++)
      conifer(
        scene,
        [((i + 0.5) / firs) * width + random.range(-20, 20), height * 0.9 + random.range(-10, 24)],
        byGrade(scene, 0.56, 0.5, 0.48),
      );
    if (level > 0)
      hill(
        sheet.layer('near'),
        [
          [-20, height * 0.94],
          [width * 0.5, height * 0.92],
          [width + 20, height * 0.95],
        ],
        height + 20,
        'grass',
      );
  },
};

const balloons: Picture = {
  name: 'balloon-morning',
  category: 'adventure',
  size: [800, 1000],
  ground: 900,
  edge: 'open',
  stages: [peaks],
  act(scene) {
    const { sheet, random, level } = scene;
    const patterns = random.shuffle<PatternName>(['diamonds', 'hearts', 'stars', 'triangles', 'blossoms']);
    const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
    const far = byGrade(
      scene,
      [],
      [
        [660, 170, 0.34],
        [110, 300, 0.2],
      ],
      [
        [660, 170, 0.36],
        [106, 280, 0.22],
        [690, 480, 0.2],
      ],
    ) as [number, number, number][];
    for (const [i, [x, y, scale]] of far.entries())
      hotAirBalloon(sheet.layer('far').at({ x, y, scale }), {
        level: scale > 0.3 && level > 0 ? 1 : 0,
        roles: [roles[(i + 1) % 4]!, roles[(i + 2) % 4]!, 'sun'],
        pattern: patterns[i + 1]!,
      });
    const one = looks(random, 'child', kindOf(scene), level);
    const other = looks(random, 'child', kindOf(scene), level, [one]);
    const clothes = [everyday(random, one.kind, level), everyday(random, other.kind, level)] as const;
    hotAirBalloon(sheet.layer('balloon').at({ x: 340, y: 330, scale: byGrade(scene, 0.9, 0.86, 0.84) }), {
      level,
      roles: [roles[0]!, roles[1]!, roles[2]!],
      pattern: patterns[0]!,
      riders(view) {
        const riding: Scene = { ...scene, sheet: view, level: 0 };
        enter(riding, {
          who: { ...one, ...clothes[0] },
          posture: POSTURES.wave,
          mien: 'laugh',
          x: -44,
          y: 150,
          scale: 0.8,
          flip: true,
        });
        enter(riding, {
          who: { ...other, ...clothes[1] },
          posture: POSTURES.stand,
          mien: 'wonder',
          x: 44,
          y: 156,
          scale: 0.8,
        });
      },
    });
    return {
      title: random.pick([
        `${namesOf([one, other])} above the Mountains`,
        `Up with ${one.called} and ${other.called}`,
        `Balloon Morning for ${one.called}`,
      ]),
      description: random.pick([
        `${one.called} and ${other.called} float over the peaks, and the wind decides where to. Down there the firs are as small as matches.`,
        `It is quiet up here. ${one.called} waves to everybody below while ${other.called} counts the mountains.`,
      ]),
      tags: ['hot-air balloon', 'balloon', 'mountains', 'flying', 'children', 'adventure'],
    };
  },
};

const openSea: Stage = {
  where: 'on the open sea',
  tags: ['sea', 'waves'],
  sky: 'sky',
  behind(scene) {
    const { sheet, width, level, ground } = scene;
    if (level === 2) skyBands(scene, [-30, ground - 130], 9);
    sun(
      sheet.layer('sun').at({ x: width * 0.86, y: 170 }),
      byGrade(scene, 58, 52, 50),
      byGrade(scene, 0, 10, 14),
    );
    clouds(scene, [
      [0.14, 0.24, 0.6],
      [0.9, 0.5, 0.6],
      [0.06, 0.56, 0.5],
      [0.56, 0.1, 0.4],
    ]);
    waves(scene, ground - 110, ground - 10, byGrade(scene, 1, 3, 5));
  },
};

function waves(scene: Scene, top: number, foot: number, count: number): void {
  const { sheet, width, height } = scene;
  for (let i = 0; i < count; i++)
    sheet
      .layer('sea')
      .shape(
        [
          ...swell(width, mix(top, foot, i / count), 10, 240 - i * 12, i * 2.2),
          [width + 20, height + 20],
          [-20, height + 20],
        ],
        'line',
        i % 2 === 0 ? 'water' : 'sky',
      );
}

/** Crests with foam before the ship. */
function surf(scene: Scene, y: number, role: Role): void {
  const { sheet, width, height, random } = scene;
  const step = byGrade(scene, 250, 170, 125);
  const from = random.range(-step, 0);
  const crests: [number, number][] = [];
  for (let x = from; x < width + step; x += step)
    crests.push([x, y + 30], [x + step * 0.62, y - 26], [x + step * 0.9, y - 4]);
  const top = curve(crests, 6);
  sheet.layer('surf').shape([...top, [width + step * 2, height + 30], [-step, height + 30]], 'bold', role);
  if (scene.level === 0) return;
  for (let x = from; x < width; x += step)
    sheet.layer('surf').line(
      curve(
        [
          [x + step * 0.2, y + 42],
          [x + step * 0.55, y + 4],
          [x + step * 0.8, y + 22],
        ],
        5,
      ),
      'fine',
      0.5,
    );
}

const pirateShip: Picture = {
  name: 'pirate-ship',
  category: 'adventure',
  size: [1000, 800],
  ground: 640,
  edge: 'open',
  stages: [openSea],
  act(scene) {
    const { sheet, random, level, ground } = scene;
    const who = looks(random, 'child', kindOf(scene), level);
    for (const [x, y] of byGrade(
      scene,
      [],
      [[150, 300]],
      [
        [130, 330],
        [230, 250],
        [880, 330],
      ],
    ) as [number, number][])
      gull(sheet.layer('gulls').at({ x, y, scale: 0.8 }));
    galleon(
      sheet.layer('ship').at({
        x: 470,
        y: ground - 8,
        scale: byGrade(scene, 0.86, 0.84, 0.84),
        angle: random.range(-0.05, 0.03),
      }),
      {
        level,
        sails: random.pick([
          ['cream', 'a'],
          ['soft', 'b'],
          ['paper', 'c'],
        ] as const),
        flag: 'd',
        crew(view) {
          enter(
            { ...scene, sheet: view, level: 0 },
            {
              who: {
                ...who,
                hat: 'tricorn',
                top: {
                  sleeves: 1.6,
                  role: 'paper',
                  trim: 'a',
                  print: 'stripes',
                  neckline: 'round',
                  loose: 6,
                },
                bottom: { kind: 'trousers', length: 1.2, role: 'c', trim: 'd' },
                feet: 'boot',
                feetRole: 'wood',
              },
              posture: POSTURES.wave,
              mien: 'laugh',
              x: 116,
              y: 120,
              scale: 0.56,
            },
          );
        },
      },
    );
    surf(scene, ground + 10, 'water');
    if (level > 0) leapingDolphin(sheet.layer('dolphin').at({ x: 820, y: ground + 40, scale: 0.62 }), level);
    surf(scene, ground + 76, 'sky');
    return {
      title: random.pick([
        `Captain ${who.called} under Full Sail`,
        `The Ship of Captain ${who.called}`,
        `${who.called} and the Wide Sea`,
        'Three Masts and a Good Wind',
      ]),
      description: random.pick([
        `Captain ${who.called} has the wind in every sail and waves from the deck. The island with the treasure cannot be far.`,
        `All sails are set, and the sea is in good spirits. ${who.called} has been a captain since Monday.`,
      ]),
      tags: ['pirate ship', 'pirate', 'ship', 'sails', 'sea', 'waves', 'adventure'],
    };
  },
};

/** Pages of ships and balloons. */
export const journeys: readonly Composition[] = [balloons, pirateShip].map(pictured);
