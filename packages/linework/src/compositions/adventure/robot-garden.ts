import type { Story } from '../../composition.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { robot } from '../../motifs/adventure/robot.ts';
import { perchingBird } from '../../motifs/birds/perching.ts';
import { asOne, downTo, eachOne } from '../../motifs/dressing/coverings.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressRoof } from '../../motifs/dressing/roof.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { grass } from '../../motifs/nature/undergrowth.ts';
import { wildflower } from '../../motifs/nature/wildflowers.ts';
import { garden } from '../../motifs/stages/outdoors.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { skyBands } from '../../motifs/stages/wilds.ts';
import type { Role } from '../../roles.ts';
import type { Picture } from '../people/picture.ts';

/** A robot in a garden, with its watering can or with birds. */
export const robotGarden: Picture = {
  name: 'robot-garden',
  category: 'adventure',
  size: [800, 1000],
  ground: 826,
  edge: 'page',
  isCrowded: true,
  covers: ({ random, width, height }) => ({
    bands: asOne(dressSky, random, { kinds: ['gusts', 'beams', 'petals'], size: 110 }, downTo(width, height)),
    lawn: asOne(dressMeadow, random, { kinds: ['mounds', 'blades'], size: 120 }),
    robot: eachOne(dressRoof, random, { kinds: ['square'], size: 120, least: 60_000 }),
  }),
  stages: [
    {
      ...garden,
      behind(scene) {
        if (scene.level > 0) skyBands(scene, [110, 520], 6);
        garden.behind(scene);
      },
    },
  ],
  act(scene) {
    const { sheet, random, level, ground } = scene;
    const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
    if (level > 0 && random.fork('task').chance(0.5)) return feedingBirds(scene, roles);
    if (level > 0)
      for (const [i, [x, y, r]] of (
        [
          [120, 92, 62],
          [300, 104, 74],
          [480, 112, 60],
        ] as const
      ).entries()) {
        sheet.layer('stones').shape(ellipse(x, ground + y, r, r * 0.3), 'line', i % 2 ? 'stone' : 'sand');
        grass(sheet.layer('stones').at({ x: x + 92, y: ground + y + 16 }), random, 46, 3, 'leaf');
      }
    robot(
      sheet.layer('robot').at({ x: 290, y: ground + 40, scale: byGrade(scene, 0.96, 0.95, 0.95) }),
      level,
      [roles[0]!, roles[1]!, roles[2]!],
    );
    const pots = byGrade(
      scene,
      [[600, 60]],
      [
        [596, 40],
        [706, 62],
      ],
      [
        [566, 40],
        [654, 60],
        [734, 44],
      ],
    ) as [number, number][];
    for (const [i, [x, y]] of pots.entries()) {
      wildflower(sheet.layer('pots').at({ x, y: ground + y - 80 }), {
        kind: (['sunflower', 'tulip', 'daisy'] as const)[i % 3]!,
        random,
        level: level === 2 ? 1 : 0,
        height: 128 - i * 18,
        size: byGrade(scene, 66, 54, 48),
        sway: 8,
        role: roles[(i + 1) % 4]!,
      });
      const pot = sheet.layer('pots').at({ x, y: ground + y });
      pot.shape(
        [
          [-44, -84],
          [44, -84],
          [32, 0],
          [-32, 0],
        ],
        'bold',
        'rust',
      );
      pot.shape(rectangle(-52, -100, 104, 26, 8), 'bold', 'ember');
    }
    return {
      title: random.pick([
        'The Robot Who Grew Flowers',
        'Watering Time, Says the Robot',
        'A Gardener Made of Tin',
        'Three Drops for Every Pot',
      ]),
      description: random.pick([
        'The robot was built for something else, but it likes the garden better. It never forgets a flower pot.',
        'Every morning at eight the tin gardener comes with its watering can. It waters the neighbors’ flowers as well.',
        'Nobody taught the robot how to garden. It listened to the sunflowers and took notes.',
        'The can is full, and the flower pots stand in a row. It will be a good summer.',
      ]),
      tags: ['robot', 'garden', 'flowers', 'watering can', 'machine', 'science fiction'],
    };
  },
};

/** The robot with its arms out, birds on its hands and its head, a bed of flowers before it. */
function feedingBirds({ sheet, random, level, ground }: Scene, roles: readonly Role[]): Story {
  const own = random.fork('birds');
  robot(
    sheet.layer('robot').at({ x: 410, y: ground + 30, scale: 0.92 }),
    level,
    [roles[0]!, roles[1]!, roles[2]!],
    'birds',
  );
  const birds = sheet.layer('birds');
  for (const [i, [x, y, scale, flip]] of (
    [
      [164, 446, 0.62, false],
      [650, 444, 0.66, true],
      [410, 246, 0.6, false],
    ] as const
  ).entries())
    perchingBird(birds.at({ x, y, scale, flip }), level === 2 ? 1 : 0, [
      roles[(i + 1) % 4]!,
      'wood',
      'cream',
    ]);
  const bed = sheet.layer('bed');
  bed.shape(
    drawn(
      `-20,${ground + 92} 160,${ground + 70} 400,${ground + 82} 640,${ground + 68} 830,${ground + 90} 830,1040! -20,1040!`,
    ),
    'bold',
    'wood',
  );
  for (const [i, x] of [110, 250, 540, 690].entries())
    wildflower(bed.at({ x, y: ground + 128 + (i % 2) * 14 }), {
      kind: (['tulip', 'daisy', 'poppy'] as const)[i % 3]!,
      random: own,
      level: 0,
      height: 84 + (i % 3) * 20,
      size: 46,
      sway: i % 2 ? 8 : -8,
      role: roles[i % 4]!,
      isRooted: true,
    });
  return {
    title: random.pick(['Breakfast for the Birds', 'A Perch with a Smile', 'The Birds Trust the Robot']),
    description: random.pick([
      'The robot holds out its arms every morning at seven, and the birds are on time. It has been oiled so that it does not squeak.',
      'A robot does not mind standing still. The birds have found out and have told all the others.',
    ]),
    tags: ['robot', 'garden', 'flowers', 'birds', 'machine', 'science fiction'],
  };
}
