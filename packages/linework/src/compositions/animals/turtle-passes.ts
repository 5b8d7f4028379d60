import { byLevel, type Brief } from '../../composition.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { turtleAlongside } from '../../motifs/animals/turtle-alongside.ts';
import { dressSand } from '../../motifs/dressing/shore.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { turf } from '../../motifs/nature/meadow-plants.ts';
import {
  anemone,
  brain,
  pipes,
  reefFish,
  seaFan,
  staghorn,
  type Coral,
} from '../../motifs/nature/reef-life.ts';
import { roomyFish } from '../../motifs/roomy/creatures.ts';
import { roomyCoral, roomyFan } from '../../motifs/roomy/plants.ts';
import { roomyStarfish } from '../../motifs/roomy/sights.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

type Grower = (sheet: Sheet, it: Coral) => void;

const CORALS: readonly Grower[] = [staghorn, seaFan, pipes, brain, anemone];

function water(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('water');
  if (level === 2)
    dressWater(sheet, random, {
      zone: [rectangle(0, 0, 1000, 800)],
      kind: 'currents',
      size: 150,
      roles: ['water', 'sky'],
    });
  else
    for (const [i, rim] of [
      '-20,250 200,220 460,260 740,216 1030,250',
      '-20,500 240,470 520,510 780,470 1030,500',
    ]
      .slice(0, byLevel(brief, 1, 2, 0))
      .entries())
      turf(sheet, rim, 840, i ? 'd' : 'water');
  const floor = turf(brief.sheet.layer('floor'), '-20,690 180,664 420,700 700,660 1030,694', 840, 'sand');
  if (level === 2)
    dressSand(brief.sheet.layer('floor'), random, { zone: [floor], kind: 'dunes', size: 110, rim: 'line' });
}

function reef(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('reef');
  if (level === 0) {
    roomyFan(sheet.at({ x: 190, y: 790, scale: 1 }), 'a');
    roomyStarfish(sheet.at({ x: 372, y: 712, scale: 0.5 }), 'sun');
    roomyCoral(sheet.at({ x: 800, y: 790, scale: 0.94 }), 'ember');
    return;
  }
  const grown = random.shuffle(CORALS);
  for (const [i, [x, y, scale]] of (
    [
      [130, 780, 1.3],
      [860, 780, 1.24],
      [320, 790, 0.84],
      [690, 796, 0.9],
      [520, 806, 0.7],
    ] as const
  ).entries())
    grown[i]!(sheet.at({ x, y, scale }), {
      role: (['a', 'ember', 'b', 'd', 'c'] as const)[i]!,
      level,
      random,
    });
}

function company(brief: Brief, isAccompanied: boolean): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('fish');
  if (level === 0) {
    roomyFish(sheet.at({ x: 236, y: 184, scale: 0.8 }), ['sun', 'ember']);
    return;
  }
  if (isAccompanied) {
    turtleAlongside(sheet.at({ x: 196, y: 160, scale: 0.36, angle: -0.1 }), 0);
    turtleAlongside(sheet.at({ x: 790, y: 500, scale: 0.36, angle: -0.1 }), 0);
    return;
  }
  for (const [i, [x, y]] of (
    [
      [130, 110],
      [262, 170],
      [120, 230],
      [860, 450],
      [730, 530],
    ] as const
  )
    .slice(0, level === 1 ? 4 : 5)
    .entries())
    reefFish(
      sheet.at({ x, y, scale: 0.62 }),
      random.pick(['clown', 'angel', 'long'] as const),
      i % 2 ? ['a', 'cream'] : ['sun', 'b'],
      1,
    );
}

const ALONE = [
  [
    'The Turtle Sails By',
    'A sea turtle flies through the water with slow strokes. The little fish has to hurry to keep up.',
  ],
  [
    'Along the Reef with Company',
    'A sea turtle comes by close to the reef, and a few fish swim along. Its shell has room for every green you own.',
  ],
  [
    'Rowing over the Reef',
    'One stroke of the flippers carries the turtle over half the reef. The fish come along as far as the last coral.',
  ],
] as const;
const FAMILY = [
  ALONE[0],
  [
    'Two Young Turtles Keep Up',
    'Two young turtles follow an old one over the reef. Nobody has to tell them where the sea is warm.',
  ],
  [
    'An Old Turtle Shows the Way',
    'An old turtle crosses the reef and two young ones row as hard as they can. Count the plates on her shell while you color them.',
  ],
] as const;

type Bubble = readonly [x: number, y: number, radius: number];

const EASY_BUBBLES: readonly Bubble[] = [
  [900, 330, 22 * 2.2],
  [906, 470, 18 * 2.2],
];
const BUBBLES: readonly Bubble[] = [
  [902, 336, 22],
  [932, 286, 15],
  [908, 248, 11],
];

/** A sea turtle that swims past close by, over a reef. */
export const turtlePasses = edged({
  name: 'turtle-passes',
  category: 'animals',
  size: [1000, 800],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { level, random } = brief;
    const isAccompanied = random.chance(0.5);
    water(brief);
    company(brief, isAccompanied);
    const angle = random.range(-0.14, 0.04);
    reef(brief);
    turtleAlongside(brief.sheet.layer('turtle').at({ x: 480, y: 380, scale: 0.94, angle }), level);
    for (const [x, y, r] of level === 0 ? EASY_BUBBLES : BUBBLES)
      brief.sheet.layer('bubbles').shape(ellipse(x, y, r), 'line', 'paper');
    const [title, description] = (isAccompanied ? FAMILY : ALONE)[level];
    return { title, description, tags: ['turtle', 'sea turtle', 'reef', 'corals', 'ocean', 'underwater'] };
  },
});
