import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { mix } from '../../geometry/point.ts';
import { submarine } from '../../motifs/adventure/submarine.ts';
import { hill } from '../../motifs/landscape.ts';
import {
  anemone,
  brain,
  jellyfish,
  kelp,
  pipes,
  reefFish,
  seaFan,
  staghorn,
  type FishKind,
} from '../../motifs/nature/reef-life.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { byGrade, type Scene, type Stage } from '../../motifs/stages/stage.ts';
import { bubbles } from '../../motifs/people/props.ts';
import { asOne, downTo } from '../../motifs/dressing/coverings.ts';
import { dressSand } from '../../motifs/dressing/shore.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { pictured, type Picture } from '../people/picture.ts';

const deep: Stage = {
  where: 'in the deep sea',
  tags: ['sea', 'underwater'],
  sky: 'water',
  behind(scene) {
    const { sheet, width, height, ground } = scene;
    const bands = byGrade(scene, 1, 3, 7);
    for (let i = 0; i < bands; i++)
      sheet
        .layer('water')
        .shape(
          [
            ...swell(width, mix(80, ground - 90, i / bands), 12, 380, i * 2.1),
            [width + 20, height],
            [-20, height],
          ],
          'line',
          i % 2 === 0 ? 'sky' : 'water',
        );
    for (const [i, [x, y, s]] of byGrade(
      scene,
      [[0.84, 0.24, 1.1]],
      [
        [0.84, 0.2, 0.8],
        [0.12, 0.3, 0.7],
        [0.9, 0.56, 0.66],
      ],
      [
        [0.84, 0.16, 0.72],
        [0.12, 0.24, 0.66],
        [0.92, 0.5, 0.6],
        [0.1, 0.6, 0.56],
        [0.66, 0.1, 0.5],
      ],
    ).entries())
      reefFish(
        sheet.layer('fish').at({ x: x! * width, y: y! * height, scale: s!, flip: i % 2 === 0 }),
        (['angel', 'long', 'clown'] as FishKind[])[i % 3]!,
        [(['a', 'b', 'd'] as const)[i % 3]!, 'sun'],
        scene.level,
      );
    hill(
      sheet.layer('far'),
      [
        [-20, ground - 40],
        [width * 0.2, ground - 120],
        [width * 0.45, ground - 50],
        [width * 0.8, ground - 110],
        [width + 20, ground - 60],
      ],
      height + 20,
      'd',
    );
    if (scene.level > 0) wreck(scene);
    hill(
      sheet.layer('sand'),
      [
        [-20, ground + 10],
        [width * 0.34, ground - 16],
        [width * 0.7, ground + 24],
        [width + 20, ground],
      ],
      height + 20,
      'sand',
    );
  },
};

/** The bow of a sunken ship that leans out of the sand. */
function wreck({ sheet, width, ground, level }: Scene): void {
  const view = sheet.layer('wreck').at({ x: width * 0.18, y: ground + 30, angle: -0.34 });
  view.shape(rectangle(-8, -330, 18, 220, 5), 'line', 'wood');
  view.shape(rectangle(-70, -280, 140, 15, 6), 'line', 'wood');
  const rim = clockwise(
    blob(knots('-160,-150! -60,-124 90,-130 200,-170! 176,-80 110,20! -130,20! -160,-60')),
  );
  view.shape(rim, 'bold', 'wood');
  for (const y of level === 0 ? [-60] : [-100, -60, -20])
    view.inside([rim]).line(
      [
        [-200, y],
        [220, y - 26],
      ],
      'line',
      0,
    );
  view.shape(clockwise(blob(knots('-40,-70! -10,-96 30,-84 60,-50! 34,-24 -20,-20'))), 'line', 'night');
  for (const x of level === 0 ? [] : [-106, 120]) view.shape(ellipse(x, -70, 17), 'line', 'night');
}

const dive: Picture = {
  name: 'submarine',
  category: 'adventure',
  size: [1000, 800],
  ground: 640,
  edge: 'page',
  stages: [deep],
  covers: ({ random, width, height }) => ({
    water: asOne(dressWater, random, { kinds: ['currents', 'ripples'], size: 160 }, downTo(width, height)),
    sand: asOne(dressSand, random, { kinds: ['ripples'], size: 120 }),
  }),
  act(scene) {
    const { sheet, random, level, width, height, ground } = scene;
    const [hull, trim] = random.pick([
      ['sun', 'ember'],
      ['a', 'cream'],
      ['ember', 'gold'],
    ] as const);
    bubbles(
      sheet.layer('bubbles'),
      (
        [
          [110, 330, 30],
          [150, 270, 22],
          [96, 220, 26],
          [170, 190, 18],
          [120, 150, 22],
        ] as const
      ).slice(0, byGrade(scene, 1, 3, 5)),
    );
    submarine(
      sheet
        .layer('submarine')
        .at({ x: 540, y: 404, scale: byGrade(scene, 0.98, 0.9, 0.86), angle: random.range(-0.08, 0.05) }),
      level,
      hull,
      trim,
    );
    const coral = { random, level: level === 2 ? (1 as const) : (0 as const) };
    const reef = sheet.layer('reef');
    staghorn(reef.at({ x: width * (level === 0 ? 0.14 : 0.86), y: ground + 70, scale: 0.9 }), {
      ...coral,
      role: 'a',
    });
    if (level > 0) brain(reef.at({ x: width * 0.66, y: ground + 110, scale: 0.8 }), { ...coral, role: 'b' });
    if (level > 0) {
      anemone(reef.at({ x: width * 0.46, y: ground + 110, scale: 0.8 }), { ...coral, role: 'blush' });
      kelp(reef.at({ x: width * 0.96, y: height }), 420, 20, 'leaf');
      kelp(reef.at({ x: width * 0.045, y: height }), 460, 24, 'grass');
      pipes(reef.at({ x: width * 0.12, y: ground + 130, scale: 0.7 }), { ...coral, role: 'd' });
      if (level === 2)
        seaFan(reef.at({ x: width * 0.32, y: ground + 110, scale: 0.62 }), { ...coral, role: 'c' });
    }
    hill(
      sheet.layer('near'),
      [
        [-20, ground + 104],
        [width * 0.3, ground + 84],
        [width * 0.6, ground + 92],
        [width + 20, ground + 62],
      ],
      height + 20,
      'sand',
    );
    if (level === 2) {
      jellyfish(sheet.layer('jelly').at({ x: width * 0.62, y: ground - 30, scale: 0.44 }), 'blush', 1);
    }
    return {
      title: random.pick(
        level === 0
          ? ['Three Friends in a Submarine', 'Dive, Dive, Dive']
          : ['Down to the Old Wreck', 'The Smallest Submarine', 'Windows under Water'],
      ),
      description:
        level === 0
          ? 'Rabbit, bear and cat go for a dive. One of them packed sandwiches.'
          : random.pick([
              'Rabbit, bear and cat have gone down to the old wreck. One of them has the map.',
              'A little submarine passes the reef with a friend at every window. Something in the wreck looks back.',
              'Three friends share a submarine. One steers, one looks for fish, and one is in charge of the lunch.',
              'Down here it is so quiet that the friends whisper. The fish have never seen a rabbit before.',
            ]),
      tags: ['submarine', 'sea', 'underwater', 'fish', 'coral', ...(level === 0 ? [] : ['shipwreck'])],
    };
  },
};

/** Pages of the deep sea. */
export const deepSea: readonly Composition[] = [dive].map(pictured);
