import type { Composition } from '../../composition.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { djembe, drumKit, microphone, piano, violin } from '../../motifs/people/instruments.ts';
import { BUILDS } from '../../motifs/people/body/build.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import { guitar, rope } from '../../motifs/people/props.ts';
import { hall } from '../../motifs/stages/halls.ts';
import { theater } from '../../motifs/stages/indoors.ts';
import { beach, glade, park, street } from '../../motifs/stages/outdoors.ts';
import { byGrade } from '../../motifs/stages/stage.ts';
import { skyBehind } from './backdrops.ts';
import { cast, TROUSERS } from './cast.ts';
import { enter, pictured, type Picture } from './picture.ts';

const TALL = [800, 1000] as const;
const WIDE = [1000, 780] as const;

const band: Picture = {
  name: 'band',
  category: 'people',
  size: WIDE,
  ground: 690,
  edge: 'open',
  stages: [theater, hall, street],
  views: [
    [500, 300, 1],
    [500, 560, 1.1],
    [440, 500, 1.2],
  ],
  act(scene, stage) {
    const { sheet, random, level, ground } = scene;
    const drummer = cast(scene, 'teen');
    const singer = cast(scene, 'teen', { among: [drummer] });
    const player = cast(scene, 'teen', { among: [drummer, singer], as: { bottom: TROUSERS } });
    const [sx, gx] = random.pick([
      [210, 780],
      [790, 220],
    ] as const);
    enter(scene, {
      who: drummer.who,
      posture: {
        ...POSTURES.stand,
        arms: [
          { upper: -60, fore: -150, hand: 'grip' },
          { upper: 62, fore: 140, hand: 'grip', thumb: -1 },
        ],
      },
      mien: 'laugh',
      x: 500,
      y: ground - 40,
      scale: 0.82,
      props: {
        over: (view, bones) => {
          for (const { end } of bones.arms) rope(view, [end, [end[0] * 1.4, end[1] - 70]], 5, 'wood');
        },
      },
    });
    drumKit(sheet.layer('drums').at({ x: 500, y: ground - 20, scale: 0.84 }), level, ['a', 'c']);
    microphone(sheet.layer('mic').at({ x: sx + 56, y: ground + 20, scale: 1.02 }));
    enter(scene, {
      who: singer.who,
      posture: {
        ...POSTURES.stand,
        head: { turn: 0.4, tilt: -6 },
        arms: [
          { upper: -110, fore: -150, hand: 'open', thumb: 1 },
          { reach: [58, -150], elbow: 1, hand: 'grip', thumb: -1 },
        ],
      },
      mien: 'sing',
      x: sx,
      y: ground + 20,
      scale: 0.86,
    });
    enter(scene, {
      who: player.who,
      posture: {
        ...POSTURES.stand,
        legs: [
          { upper: -16, lower: -10, toes: 'left' },
          { upper: 18, lower: 10, toes: 'right' },
        ],
        arms: [
          { reach: [-26, -44], elbow: -1, hand: 'pinch', layer: 'over' },
          { reach: [112, -90], elbow: -1, hand: 'grip', layer: 'over' },
        ],
      },
      mien: 'bold',
      x: gx,
      y: ground + 16,
      scale: 0.86,
      props: { held: (view) => guitar(view.at({ x: -4, y: -36, scale: 0.9 }), level) },
    });
    return {
      title: random.pick([
        `${singer.called} and Band`,
        `The Band of ${drummer.called}`,
        `One, Two, Three, Counts ${drummer.called}`,
      ]),
      description: `${namesOf([drummer.looks, singer.looks, player.looks])} play ${stage.where}. They know four songs and play the best one twice.`,
      tags: ['band', 'music', 'drums', 'guitar', 'singer', stage.tags[0]!],
    };
  },
};

const streetPiano: Picture = {
  name: 'street-piano',
  category: 'people',
  size: WIDE,
  ground: 670,
  edge: 'open',
  stages: [street, park, glade],
  isBanded: true,
  views: [[500, 300, 1]],
  act(scene, stage) {
    const { sheet, random, level, ground } = scene;
    const player = cast(scene, random.pick(['woman', 'man'] as const), { as: { bottom: TROUSERS } });
    const child = cast(scene, 'child', { among: [player] });
    const [px, cx] = random.pick([
      [560, 200],
      [400, 800],
    ] as const);
    piano(sheet.layer('piano').at({ x: px + 60, y: ground - 10 }), level, 'a');
    for (const [x, y] of [
      [px + 170, 408],
      [px - 40, 408],
    ] as Point[]) {
      sheet.layer('piano').shape(rectangle(x - 18, ground - y - 46, 36, 40, 5), 'line', 'b');
      for (const [u, role] of [
        [-16, 'ember'],
        [14, 'sun'],
        [0, 'blush'],
      ] as const)
        sheet.layer('piano').shape(ellipse(x + u, ground - y - 62, 16), 'line', role);
    }
    enter(scene, {
      who: player.who,
      posture: {
        ...POSTURES.sit,
        height: 170,
        turn: 0.5,
        head: { turn: 0.55, tilt: 6 },
        arms: [
          { reach: [96, -96], elbow: -1, hand: 'relaxed', layer: 'behind' },
          { reach: [122, -88], elbow: -1, hand: 'relaxed' },
        ],
      },
      mien: 'calm',
      x: px - 150,
      y: ground + 16,
      scale: 0.92,
      props: {
        behind: (view) => {
          view.shape(rectangle(-64, 20, 130, 24, 8), 'bold', 'wood');
          for (const x of [-54, 36]) view.shape(rectangle(x, 44, 16, 126), 'line', 'wood');
        },
      },
    });
    enter(scene, {
      who: child.who,
      posture: { ...POSTURES.twirl },
      mien: 'laugh',
      x: cx,
      y: ground + 30,
      scale: 0.92,
      flip: cx > 500,
    });
    if (level > 0)
      sittingDog(sheet.layer('dog').at({ x: cx > 500 ? 90 : 920, y: ground + 50, scale: 1.2 }), level);
    return {
      title: random.pick([
        `${player.called} at the Piano`,
        `A Waltz for ${child.called}`,
        `The Piano That Belongs to Everybody`,
      ]),
      description: `A piano stands ${stage.where}, and whoever likes may play it. Today ${player.called} plays and ${child.called} dances.`,
      tags: ['piano', 'music', 'dance', 'child', stage.tags[0]!],
    };
  },
};

const drumCircle: Picture = {
  name: 'drum-circle',
  category: 'people',
  size: WIDE,
  ground: 660,
  edge: 'open',
  stages: [beach, glade, park],
  backdrop: skyBehind('heaped', 140),
  isCrowded: true,
  views: [[500, 300, 1]],
  act(scene, stage) {
    const { random, level, ground } = scene;
    const people = [cast(scene, random.pick(['woman', 'man'] as const), { as: { bottom: TROUSERS } })];
    for (const build of ['child', 'teen', 'man'] as const)
      people.push(cast(scene, build, { among: people, as: { bottom: TROUSERS } }));
    const spots = byGrade(
      scene,
      [
        [330, 0],
        [700, 20],
      ],
      [
        [190, 10],
        [500, -20],
        [810, 20],
      ],
      [
        [150, 10],
        [380, -24],
        [620, -24],
        [850, 10],
      ],
    ) as Point[];
    for (const [i, [x, y]] of spots.entries()) {
      const who = people[i]!;
      const isUp = i === 1;
      const scale = who.who.build === 'child' ? 1.04 : 0.82;
      const seat = who.who.build === 'child' ? 110 : 150;
      enter(scene, {
        who: who.who,
        posture: {
          ...POSTURES.sit,
          height: seat,
          head: { turn: x < 500 ? 0.35 : -0.35, tilt: random.range(-6, 8) },
          arms: isUp
            ? [
                { upper: -110, fore: -160, hand: 'open', thumb: 1 },
                { reach: [44, -30], elbow: 1, hand: 'relaxed', layer: 'over' },
              ]
            : [
                { reach: [-30, -34], elbow: -1, hand: 'relaxed', layer: 'over' },
                { reach: [34, -30], elbow: 1, hand: 'relaxed', layer: 'over' },
              ],
          legs: [
            { upper: -56, lower: -2, short: [0.72, 1], toes: 'left' },
            { upper: 56, lower: 2, short: [0.72, 1], toes: 'right' },
          ],
        },
        mien: (['laugh', 'sing', 'smile', 'calm'] as const)[i]!,
        x,
        y: ground + y + 30,
        scale,
        props: {
          behind: (view) => view.shape(rectangle(-58, 14, 116, seat - 20, 12), 'bold', 'wood'),
          held: (view) =>
            djembe(
              view.at({ y: seat - 6, scale: (seat + 22) / 184 }),
              level,
              (['a', 'b', 'c', 'd'] as const)[i]!,
            ),
        },
      });
    }
    return {
      title: random.pick([
        `${people[0]!.called} Beats the Drum`,
        `A Circle of Drums around ${people[1]!.called}`,
        `Drums till Dark with ${people[1]!.called}`,
      ]),
      description: `${namesOf(people.slice(0, spots.length).map((one) => one.looks))} drum ${stage.where} until their hands are warm. Nobody leads, and nobody is late.`,
      tags: ['drums', 'music', 'friends', 'rhythm', stage.tags[0]!],
    };
  },
};

const fiddler: Picture = {
  name: 'violinist',
  category: 'people',
  size: TALL,
  ground: 900,
  edge: 'arch',
  stages: [street, theater, glade],
  views: [[400, 300, 1]],
  act(scene, stage) {
    const { sheet, random, level, ground } = scene;
    const who = cast(scene, random.pick(['woman', 'man', 'child'] as const));
    const scale = who.who.build === 'child' ? 1.5 : 1.1;
    enter(scene, {
      who: who.who,
      posture: {
        ...POSTURES.stand,
        head: { turn: 0.3, tilt: 12 },
        arms: [
          { upper: -34, fore: 120, hand: 'grip', layer: 'over' },
          { reach: [118, -BUILDS[who.who.build].torso - 12], elbow: -1, hand: 'grip', thumb: -1 },
        ],
      },
      mien: random.pick(['calm', 'asleep', 'smile'] as const),
      x: 380,
      scale,
      props: {
        over: (view, bones) => {
          const [nx, ny] = bones.neck;
          violin(view.at({ x: nx + 4, y: ny + 26, angle: -0.34, scale: 0.74 }), level);
          rope(
            view,
            [
              [bones.arms[0].end[0] - 6, bones.arms[0].end[1] + 10],
              [bones.arms[0].end[0] + 170, bones.arms[0].end[1] - 96],
            ],
            3.4,
            'wood',
          );
        },
      },
    });
    sittingCat(sheet.layer('cat').at({ x: 640, y: ground + 20, scale: 1.3 }), level);
    return {
      title: random.pick([
        `${who.called} Plays for the Cat`,
        `The Violin of ${who.called}`,
        `${who.called} Knows It by Heart`,
      ]),
      description: `${who.called} plays the violin ${stage.where}. The cat has come for the slow part and stays for the rest.`,
      tags: ['violin', 'music', 'cat', stage.tags[0]!],
    };
  },
};

/** People who make music together. */
export const musicians: readonly Composition[] = [band, streetPiano, drumCircle, fiddler].map(pictured);
