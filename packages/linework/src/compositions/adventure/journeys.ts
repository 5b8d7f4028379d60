import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { between, mix, type Point } from '../../geometry/point.ts';
import { galleon } from '../../motifs/adventure/galleon.ts';
import { hotAirBalloon } from '../../motifs/adventure/hot-air-balloon.ts';
import { hill, sun } from '../../motifs/landscape.ts';
import { treasureChest } from '../../motifs/adventure/landmarks.ts';
import { crab, drift, palm, swell } from '../../motifs/nature/shore.ts';
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
import type { Sheet } from '../../sheet.ts';
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
        [0.71, 4],
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
    valley(scene);
  },
};

/** Fields, a village by a river, and firs at the sides. */
function valley(scene: Scene): void {
  const { sheet, random, width, height, level } = scene;
  const at = (x: number, y: number): Point => [x * width, y * height];
  const land = sheet.layer('near');
  if (level > 0)
    for (const [a, b, c, d, role] of [
      [at(-0.02, 0.88), at(0.16, 0.855), at(0.3, 1.02), at(-0.02, 1.02), 'grass'],
      [at(0.16, 0.855), at(0.34, 0.848), at(0.52, 1.02), at(0.3, 1.02), 'sun'],
      [at(0.72, 0.875), at(0.86, 0.862), at(1.02, 0.95), at(0.88, 1.02), 'gold'],
    ] as const) {
      land.shape([a, b, c, d], 'line', role);
      if (level === 1 && role === 'sun') land.line([between(a, b, 0.5), between(d, c, 0.5)], 'line', 0);
    }
  const river = curve([at(0.52, 0.84), at(0.58, 0.88), at(0.56, 0.92), at(0.62, 0.97), at(0.68, 1.06)], 8);
  land.shape(clockwise(tube(river, (t) => width * mix(0.008, 0.045, t))), 'line', 'water');
  const firs = byGrade(scene, [0.12], [0.08, 0.94], [0.05, 0.16, 0.92]);
  for (const [i, x] of firs.entries())
    conifer(
      scene,
      [x * width + random.range(-14, 14), height * (0.91 + (i % 2) * 0.035)],
      byGrade(scene, 0.56, 0.54 - (i % 2) * 0.1, 0.5 - (i % 2) * 0.1),
    );
  if (level === 0) return;
  for (const [i, [x, y, s]] of (
    [
      [0.36, 0.892, 0.72],
      [0.45, 0.9, 0.9],
      [0.8, 0.925, 1],
    ] as const
  ).entries())
    cottage(
      sheet.layer('village').at({ x: x * width, y: y * height, scale: s }),
      i === 1,
      (['cream', 'soft', 'paper'] as const)[i]!,
    );
}

/** A small house with its gable to the front; a church has a tower with a spire. */
function cottage(sheet: Sheet, isChurch: boolean, wall: Role): void {
  if (isChurch) {
    sheet.shape(rectangle(22, -78, 30, 78), 'line', wall);
    sheet.shape(drawn('16,-76! 37,-128! 58,-76!'), 'line', 'rust');
  }
  sheet.shape(drawn('-30,0! -30,-38! 0,-66! 30,-38! 30,0!'), 'line', wall);
  sheet.shape(drawn('-40,-34! 0,-72! 40,-34! 34,-24! 0,-56! -34,-24!'), 'line', 'rust');
  sheet.shape(rectangle(-9, -26, 18, 26), 'line', 'wood');
}

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

/** An island in front that the ship makes for: a palm, a chest half in the sand, a crab. */
function island(scene: Scene): void {
  const { sheet, random, level, ground, height } = scene;
  const land = sheet.layer('island');
  land.shape(
    drawn(
      `-30,${ground + 10}! 90,${ground - 20} 230,${ground + 16} 360,${ground + 76} 470,${height + 30}! -30,${height + 30}!`,
    ),
    'bold',
    'sand',
  );
  palm(land.at({ x: 120, y: ground + 20 }), {
    height: 430,
    lean: 70,
    level: level === 2 ? 1 : 0,
    random: random.fork('palm'),
  });
  drift(land.at({ x: 120, y: ground + 24 }), 74, 'sand');
  treasureChest(land.at({ x: 262, y: ground + 92, scale: 0.46, angle: -0.12 }), 1);
  crab(land.at({ x: 96, y: ground + 110, scale: 0.5 }), 'rust', 1);
  for (const [x, y, r] of [
    [330, 112, 15],
    [196, 116, 12],
    [380, 120, 11],
  ] as const)
    land.shape(ellipse(x, ground + y, r, r * 0.7), 'line', 'stone');
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
    const hasIsland = level > 0 && random.fork('island').chance(0.5);
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
        x: hasIsland ? 650 : 470,
        y: ground - (hasIsland ? 70 : 8),
        scale: hasIsland ? 0.6 : byGrade(scene, 0.86, 0.78, 0.78),
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
    if (level > 0 && !hasIsland)
      leapingDolphin(sheet.layer('dolphin').at({ x: 820, y: ground + 40, scale: 0.62 }), level);
    surf(scene, ground + 76, 'sky');
    if (hasIsland) island(scene);
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
