import type { Composition } from '../../composition.ts';
import { drawn } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import type { Arm, Posture } from '../../motifs/people/body/skeleton.ts';
import type { Mien } from '../../motifs/people/body/head.ts';
import { basketball, courtChair, hoop } from '../../motifs/people/court-chair.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { gym } from '../../motifs/stages/halls.ts';
import type { Scene } from '../../motifs/stages/stage.ts';
import { cast, TROUSERS, type Cast } from './cast.ts';
import { enter, pictured, type Picture } from './picture.ts';

const SIZE = [1000, 900] as const;
const FLOOR = 192;

interface Player {
  readonly at: Point;
  readonly scale: number;
  readonly mien: Mien;
  readonly arms: readonly [Arm, Arm];
  readonly head: NonNullable<Posture['head']>;
  readonly lean?: number;
  readonly ball?: Point;
}

/** A banner of the team on its rod, the middle of the rod on the origin. */
function banner(at: Scene['sheet']): void {
  at.shape(drawn('-88,4! 88,4! 88,190! 0,250! -88,190!'), 'bold', 'a');
  badge(at.at({ y: 106, scale: 2 }), true);
  at.shape(rectangle(-104, -8, 208, 18, 9), 'line', 'wood');
}

/** What a team wears on the chest: a star or a bolt. */
function badge(at: Scene['sheet'], isStar: boolean): void {
  if (isStar) return at.shape(star(0, 1, 28, 14, 5), 'line', 'paper');
  at.shape(drawn('6,-28! -20,4! -4,4! -8,28! 20,-6! 4,-6!'), 'line', 'paper');
}

function enterPlayer(scene: Scene, { who }: Cast, it: Player): void {
  const chair = courtChair(FLOOR);
  enter(scene, {
    who,
    mien: it.mien,
    x: it.at[0],
    y: it.at[1],
    scale: it.scale,
    posture: {
      sits: true,
      height: FLOOR,
      lean: it.lean ?? 0,
      head: it.head,
      arms: it.arms,
      legs: [
        { upper: -30, lower: 8, short: [0.44, 0.84], toes: 'left' },
        { upper: 30, lower: -8, short: [0.44, 0.84], toes: 'right' },
      ],
    },
    props: {
      behind: (view) => chair.behind(view),
      held(view, { legs, neck }) {
        if (scene.level === 1) badge(view.at({ x: neck[0] * 0.6, y: neck[1] * 0.6 }), it.ball !== undefined);
        for (const { bend } of legs) view.line(arc(bend[0], bend[1] + 6, 23, 25, 3.5, 5.9), 'line', 0.5);
        chair.over(view);
      },
      over: (view) => {
        if (it.ball) basketball(view.at({ x: it.ball[0], y: it.ball[1] }), 46);
      },
    },
  });
}

/** The circle painted on the middle of the court. */
function centerCircle({ sheet, width, ground }: Scene): void {
  const floor = sheet.layer('floor');
  const ring = [
    ellipse(width / 2, ground + 40, 330, 92),
    ellipse(width / 2, ground + 40, 306, 80).toReversed(),
  ];
  floor.shape(ring, 'line', 'a');
}

const game: Picture = {
  name: 'fast-break',
  category: 'people',
  isIndividual: true,
  size: SIZE,
  ground: 800,
  stages: [gym],
  act(scene) {
    const { sheet, random, level } = scene;
    const builds = random.shuffle(['teen', 'teen', 'woman', 'man'] as const);
    const team = (role: 'a' | 'c') => ({
      top: {
        sleeves: 0.62,
        role,
        trim: 'sun',
        print: level < 2 ? 'plain' : role === 'a' ? 'stripes' : 'diamonds',
        neckline: 'round',
      } as const,
      bottom: { ...TROUSERS, role: 'd' as const },
      feet: 'sneaker' as const,
    });
    const players: Cast[] = [];
    for (const [i, role] of (['a', 'c', 'a'] as const).entries()) {
      const build = builds[i]!;
      players.push(
        cast(scene, build, {
          ...(build === 'woman' ? { kind: 'she' as const } : build === 'man' ? { kind: 'he' as const } : {}),
          among: players,
          as: team(role),
        }),
      );
    }
    if (level === 1) banner(sheet.layer('banner').at({ x: 474, y: 310 }));
    const [thrower, guard, mate] = players as [Cast, Cast, Cast];
    centerCircle(scene);
    hoop(sheet.layer('hoop').at({ x: 176, y: 232, scale: 0.88 }), level);
    if (level === 2)
      enterPlayer(scene, mate, {
        at: [496, 690],
        scale: 0.76,
        mien: 'laugh',
        head: { turn: 0.3, tilt: 4 },
        arms: [
          { upper: -96, fore: -150, hand: 'open', thumb: 1 },
          { upper: 60, fore: 130, hand: 'open', thumb: -1 },
        ],
      });
    enterPlayer(scene, guard, {
      at: [270, 836],
      scale: 1.16,
      mien: 'wonder',
      lean: 6,
      head: { turn: 0.5, tilt: 4, gaze: [2.4, -2] },
      arms: [
        { reach: [-84, 34], elbow: -1, hand: 'grip', layer: 'over' },
        { upper: 152, fore: 172, hand: 'open', thumb: -1, layer: 'over' },
      ],
    });
    const tall = thrower.who.build === 'teen' ? 300 : 334;
    enterPlayer(scene, thrower, {
      at: [716, 846],
      scale: thrower.who.build === 'teen' ? 1.36 : 1.24,
      mien: random.pick(['smile', 'bold', 'sing'] as const),
      head: { turn: -0.35, tilt: -8, gaze: [-2.6, -2.6] },
      lean: -3,
      arms: [
        { reach: [-76, -tall + 30], elbow: 1, hand: 'flat', thumb: 1, layer: 'over', wrist: 6 },
        { reach: [44, -tall + 34], elbow: -1, hand: 'flat', thumb: -1, layer: 'over', wrist: -4 },
      ],
      ball: [-14, -tall - 8],
    });
    return {
      title: `${thrower.called} Has a Free Throw`,
      description: `${namesOf(players.slice(0, level === 2 ? 3 : 2).map((one) => one.looks))} can turn on the spot and stop on a coin. The ball is almost on its way.`,
      tags: ['basketball', 'wheelchair', 'sport', 'gym', 'ball', 'team'],
    };
  },
};

/** A game of basketball in chairs. */
export const fastBreak: Composition = pictured(game);
