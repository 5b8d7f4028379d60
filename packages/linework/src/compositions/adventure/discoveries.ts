import type { Composition, Story } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { type Path, place } from '../../geometry/point.ts';
import { astronaut } from '../../motifs/adventure/astronaut.ts';
import { treasureChest } from '../../motifs/adventure/landmarks.ts';
import { asOne, downTo } from '../../motifs/dressing/coverings.ts';
import { dressRock } from '../../motifs/dressing/rock.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { looks } from '../../motifs/people/casting.ts';
import { rope } from '../../motifs/people/props.ts';
import { cave, deepSpace, orbit } from '../../motifs/stages/far-away.ts';
import { type Scene, byGrade } from '../../motifs/stages/stage.ts';
import type { Sheet } from '../../sheet.ts';
import { type Picture, enter, pictured } from '../people/picture.ts';
import { robotGarden } from './robot-garden.ts';

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
      sheet.layer('chest').at({
        x: byGrade(scene, 590, 590, 486),
        y: ground + byGrade(scene, 30, 30, 60),
        scale: byGrade(scene, 1.02, 0.94, 1.12),
      }),
      level,
    );
    coinHeap(sheet.layer('coins').at({ x: byGrade(scene, 424, 424, 690), y: ground + 84 }), level);
    const who = looks(random, 'child', kindOf(scene), level);
    enter(scene, {
      who: {
        ...who,
        hat: 'hardhat',
        top: { sleeves: 1.1, role: 'a', trim: 'b', print: 'stripes', neckline: 'collar', buttons: true },
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
      x: byGrade(scene, 262, 262, 214),
      y: ground + byGrade(scene, 20, 20, -30),
      scale: byGrade(scene, 1.2, 1.2, 1.06),
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
  stages: [orbit, deepSpace],
  covers: ({ random, width, height }) => ({
    bands: asOne(dressSky, random, { kinds: ['stars'], size: 116 }, downTo(width, height)),
  }),
  act(scene, stage) {
    const { sheet, random, level } = scene;
    const who = looks(random, 'child', kindOf(scene), level);
    if (stage === deepSpace) return farOut(scene, who.called);
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

/** Somebody who floats upside down on a line from a rocket. */
function farOut({ sheet, random, level }: Scene, name: string): Story {
  rope(
    sheet.layer('line'),
    [
      [190, 420],
      [150, 560],
      [250, 640],
      [330, 560],
      [420, 560],
    ],
    8,
    'a',
  );
  astronaut(sheet.layer('walker').at({ x: 600, y: 800, scale: 0.8, angle: -0.62 }), level, {
    arms: ['-84,-410 -160,-450 -190,-520 -170,-580', '84,-410 150,-350 160,-280 130,-230'],
    legs: ['-54,-230 -110,-170 -80,-80', '54,-230 90,-140 150,-100'],
  });
  return {
    title: random.pick([
      `${name} Goes for a Float`,
      'Out beside the Rocket',
      'A Planet with a Ring around It',
    ]),
    description: random.pick([
      `${name} has left the rocket for a walk, and there is nothing to walk on. The planet with the ring looks near, but that is deceptive.`,
      `Up and down are all the same out here. ${name} holds on to the line and waves to the planet with the ring.`,
    ]),
    tags: ['space walk', 'astronaut', 'space', 'rocket', 'planet', 'stars', 'adventure'],
  };
}

/** Finds, flights and inventions. */
export const discoveries: readonly Composition[] = [treasureCave, spaceWalk, robotGarden].map(pictured);
