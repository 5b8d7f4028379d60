import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { type Path, place } from '../../geometry/point.ts';
import { astronaut } from '../../motifs/adventure/astronaut.ts';
import { treasureChest } from '../../motifs/adventure/landmarks.ts';
import { asOne, downTo, eachOne } from '../../motifs/dressing/coverings.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressRock } from '../../motifs/dressing/rock.ts';
import { dressRoof } from '../../motifs/dressing/roof.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { robot } from '../../motifs/adventure/robot.ts';
import { grass } from '../../motifs/nature/undergrowth.ts';
import { wildflower } from '../../motifs/nature/wildflowers.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { looks } from '../../motifs/people/casting.ts';
import { rope } from '../../motifs/people/props.ts';
import { cave, orbit } from '../../motifs/stages/far-away.ts';
import { garden } from '../../motifs/stages/outdoors.ts';
import { type Scene, byGrade } from '../../motifs/stages/stage.ts';
import { skyBands } from '../../motifs/stages/wilds.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { type Picture, enter, pictured } from '../people/picture.ts';

const kindOf = ({ random }: Scene): 'she' | 'he' => random.pick(['she', 'he'] as const);
const shape = (table: string): Path => clockwise(blob(knots(table)));

const treasureCave: Picture = {
  name: 'treasure-cave',
  category: 'adventure',
  size: [800, 1000],
  ground: 860,
  edge: 'page',
  stages: [cave],
  isBanded: true,
  covers: ({ random, width, height }) => ({
    bands: asOne(dressRock, random, { kinds: ['facets', 'boulders'], size: 130 }, downTo(width, height)),
  }),
  act(scene) {
    const { sheet, random, level, ground } = scene;
    for (const [x, y, s] of byGrade(
      scene,
      [[600, 180, 0.9]],
      [
        [600, 330, 0.66],
        [150, 250, 0.56],
      ],
      [
        [596, 320, 0.62],
        [130, 270, 0.56],
        [450, 250, 0.44],
      ],
    ) as [number, number, number][])
      bat(sheet.layer('bats').at({ x, y, scale: s }), level);
    treasureChest(
      sheet.layer('chest').at({ x: 590, y: ground + 30, scale: byGrade(scene, 1.02, 0.94, 0.92) }),
      level,
    );
    coinHeap(sheet.layer('coins').at({ x: 424, y: ground + 84 }), level);
    const who = looks(random, 'child', kindOf(scene), level);
    enter(scene, {
      who: {
        ...who,
        hat: 'hardhat',
        top: { sleeves: 1.1, role: 'a', trim: 'b', neckline: 'collar', buttons: true },
        bottom: { kind: 'trousers', length: 1.2, role: 'c', trim: 'd' },
        feet: 'boot',
        feetRole: 'wood',
      },
      posture: {
        ...POSTURES.stand,
        lean: 4,
        head: { turn: 0.5, tilt: 4 },
        arms: [
          { upper: -64, fore: -136, hand: 'open', thumb: 1 },
          { upper: 52, fore: 104, hand: 'grip', thumb: -1, layer: 'over' },
        ],
      },
      mien: random.pick(['wonder', 'laugh'] as const),
      x: 262,
      y: ground + 20,
      scale: 1.2,
      props: {
        over: (view, bones) =>
          lantern(view.at({ x: bones.arms[1].end[0] + 6, y: bones.arms[1].end[1] + 2 }), level),
      },
    });
    return {
      title: random.pick([
        `${who.called} Finds the Cave`,
        'Gold behind the Waterline',
        `What ${who.called} Found at Low Tide`,
      ]),
      description: random.pick([
        `At low tide ${who.called} walked into the cave with a lantern, and there it stood. The bats have been guarding it for a hundred years.`,
        `${who.called} holds up the lantern: gold, a crown and nobody at home. Outside a sail is coming nearer.`,
      ]),
      tags: ['treasure', 'cave', 'gold', 'explorer', 'lantern', 'bats', 'adventure'],
    };
  },
};

function bat(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    side.shape(
      shape('10,-6! 60,-50 120,-46! 110,-10 122,14! 90,4 76,26! 52,8 30,30! 10,16!'),
      'bold',
      'night',
    );
    side.shape(
      [
        [4, -24],
        [16, -44],
        [22, -14],
      ],
      'line',
      'night',
    );
  }
  sheet.shape(ellipse(0, 0, 22, 29), 'bold', 'night');
  for (const x of [-8, 8]) sheet.ink(ellipse(x, -10, 3.4, 4.4));
  if (level > 0) sheet.shape(ellipse(0, 12, 9, 11), 'fine', 'd');
}

/** Coins slid into a heap on the origin, a crown on top of it. */
function coinHeap(sheet: Sheet, level: 0 | 1 | 2): void {
  const rows = [
    [2, 1],
    [4, 3, 2],
    [5, 4, 3, 2],
  ][level]!;
  const [rx, ry] = [
    [44, 28],
    [34, 20],
    [29, 17],
  ][level] as [number, number];
  if (level > 0) crown(sheet.at({ x: 4, y: -rows.length * ry * 1.24 - 2, scale: 0.64, angle: -0.2 }));
  for (const [row, count] of [...rows.entries()].toReversed())
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * rx * 1.5 + (row % 2) * 5;
      sheet.shape(
        ellipse(x, -row * ry * 1.24, rx, ry, 0.16 * Math.sin(i * 2 + row)),
        'line',
        (i + row) % 2 ? 'gold' : 'sun',
      );
    }
}

function crown(sheet: Sheet): void {
  sheet.shape(shape('-56,0! -66,-70! -34,-36! 0,-84! 34,-36! 66,-70! 56,0! 0,10'), 'bold', 'sun');
  for (const x of [-30, 0, 30]) sheet.shape(ellipse(x, -12, 9), 'line', 'a');
}

function lantern(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.line(
    curve(
      [
        [-24, 36],
        [-16, 6],
        [0, -4],
        [16, 6],
        [24, 36],
      ],
      4,
    ),
    'line',
    0,
  );
  sheet.shape(rectangle(-30, 32, 60, 14, 5), 'bold', 'gold');
  sheet.shape(rectangle(-26, 46, 52, 62, 4), 'bold', 'cream');
  sheet.shape(place(petal('drop', 44, 26), { x: 0, y: 102 }), 'line', 'ember');
  if (level > 0)
    sheet.line(
      [
        [-26, 76],
        [-12, 76],
      ],
      'fine',
      0,
    );
  sheet.shape(rectangle(-32, 106, 64, 14, 5), 'bold', 'gold');
}

const spaceWalk: Picture = {
  name: 'space-walk',
  category: 'adventure',
  size: [800, 1000],
  ground: 700,
  edge: 'page',
  stages: [orbit],
  covers: ({ random, width, height }) => ({
    bands: asOne(dressSky, random, { kinds: ['stars'], size: 116 }, downTo(width, height)),
  }),
  act(scene) {
    const { sheet, random, level } = scene;
    const who = looks(random, 'child', kindOf(scene), level);
    rope(
      sheet.layer('line'),
      [
        [240, 300],
        [330, 330],
        [300, 430],
        [230, 520],
        [300, 640],
        [420, 600],
      ],
      8,
      'a',
    );
    astronaut(
      sheet.layer('walker').at({
        x: 448,
        y: 830,
        scale: byGrade(scene, 0.8, 0.76, 0.74),
        angle: random.range(0.12, 0.24),
      }),
      level,
      {
        arms: ['-84,-410 -170,-440 -216,-500 -230,-560', '84,-410 160,-380 216,-400 262,-440'],
        legs: ['-54,-230 -100,-150 -96,-60', '54,-230 116,-180 160,-100'],
      },
    );
    return {
      title: random.pick([
        `${who.called} Steps Outside`,
        `A Walk above the World`,
        `${who.called} on a Long Line`,
        'Once around the Earth',
      ]),
      description: random.pick([
        `${who.called} has left the station for a walk and hangs on a line above the clouds. One lap around the earth takes an hour and a half.`,
        `No floor, no ceiling and the whole world below: ${who.called} is on a space walk. The line is strong, and dinner is at seven.`,
      ]),
      tags: ['space walk', 'astronaut', 'space', 'earth', 'space station', 'moon', 'adventure'],
    };
  },
};

const robotGarden: Picture = {
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
    robot(sheet.layer('robot').at({ x: 300, y: ground + 40, scale: byGrade(scene, 1, 0.98, 0.98) }), level, [
      roles[0]!,
      roles[1]!,
      roles[2]!,
    ]);
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

/** Finds, flights and inventions. */
export const discoveries: readonly Composition[] = [treasureCave, spaceWalk, robotGarden].map(pictured);
