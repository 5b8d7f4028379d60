import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { conga, djembe, tambourine } from '../../motifs/people/instruments.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { bay, common } from '../../motifs/stages/closer-places.ts';
import type { Scene } from '../../motifs/stages/stage.ts';
import { sunlitSky } from './backdrops.ts';
import { cast, TROUSERS, type Cast } from './cast.ts';
import { enter, pictured, type Picture } from './picture.ts';

const WIDE = [1000, 780] as const;

/** Somebody who stands behind a tall drum, both hands on its skin. */
function atConga(scene: Scene, { who }: Cast, x: number): void {
  enter(scene, {
    who,
    mien: 'smile',
    x,
    y: scene.ground + 6,
    scale: 0.94,
    posture: {
      ...POSTURES.stand,
      head: { turn: 0.2, tilt: -6 },
      arms: [
        { reach: [-58, -26], elbow: -1, hand: 'relaxed', thumb: 1, layer: 'over' },
        { reach: [58, -30], elbow: 1, hand: 'relaxed', thumb: -1, layer: 'over' },
      ],
      legs: [
        { upper: -17, lower: -7, toes: 'left' },
        { upper: 17, lower: 7, toes: 'right' },
      ],
    },
    props: { over: (view, bones) => conga(view.at({ y: bones.ground + 12, scale: 1.12 }), scene.level, 'c') },
  });
}

/** Somebody on a log with a goblet drum between the knees. */
function atDjembe(scene: Scene, { who }: Cast, x: number): void {
  const seat = 200;
  enter(scene, {
    who,
    mien: 'laugh',
    x,
    y: scene.ground + 50,
    scale: 1.14,
    posture: {
      ...POSTURES.sit,
      turn: 0,
      lean: 4,
      height: seat,
      head: { turn: 0.4, tilt: 8 },
      arms: [
        { reach: [-62, -48], elbow: -1, hand: 'relaxed', thumb: 1, layer: 'over' },
        { reach: [62, -54], elbow: 1, hand: 'relaxed', thumb: -1, layer: 'over' },
      ],
      legs: [
        { upper: -56, lower: -2, short: [0.72, 1], toes: 'left' },
        { upper: 56, lower: 2, short: [0.72, 1], toes: 'right' },
      ],
    },
    props: {
      behind: (view) => view.shape(rectangle(-120, 16, 240, 110, 40), 'bold', 'wood'),
      held: (view) => djembe(view.at({ y: seat - 6, scale: 1.2 }), scene.level, 'a'),
    },
  });
}

/** A child on the ground that shakes a tambourine. */
function atTambourine(scene: Scene, { who }: Cast): void {
  enter(scene, {
    who,
    mien: 'smile',
    x: 842,
    y: scene.ground + 74,
    scale: 1.3,
    flip: true,
    posture: {
      ...POSTURES.sit,
      height: 146,
      lean: 2,
      head: { turn: 0.4, tilt: 4 },
      arms: [
        { upper: -14, fore: 40, hand: 'relaxed', thumb: 1, layer: 'over' },
        { upper: 88, fore: 152, hand: 'grip', thumb: -1, layer: 'over' },
      ],
    },
    props: {
      behind: (view) => {
        view.shape(drawn('-84,24! 66,24! 72,130 60,140 -78,140 -92,130'), 'bold', 'wood');
        view.shape(ellipse(-9, 24, 76, 17), 'line', 'sand');
        view.line(traced('-44,52 -40,84 -46,120'), 'line', 0.5);
      },
      over: (view, { arms }) =>
        tambourine(
          view.at({ x: arms[1].end[0] + 12, y: arms[1].end[1] - 64, scale: 0.84, angle: 0.3 }),
          scene.level,
          'b',
        ),
    },
  });
}

const drumCircle: Picture = {
  name: 'drum-circle',
  category: 'people',
  isIndividual: true,
  size: WIDE,
  ground: 660,
  stages: [bay, common],
  backdrop: sunlitSky(),
  isCrowded: true,
  act(scene, stage) {
    const { random, level } = scene;
    const as = { bottom: TROUSERS };
    const people = [cast(scene, random.pick(['woman', 'man'] as const), { as })];
    for (const build of ['man', 'child'] as const)
      people.push(cast(scene, build, { among: people, as, isPlain: true }));
    const [first, second, third] = people as [Cast, Cast, Cast];
    const isInside = random.fork('places').chance(0.5);
    if (level > 0) atConga(scene, second, isInside ? 214 : 500);
    atDjembe(scene, first, isInside && level > 0 ? 508 : 212);
    atTambourine(scene, third);
    const seen = level === 0 ? [first, third] : people;
    return {
      title: random.pick([
        `${first.called} Beats the Drum`,
        `A Circle of Drums around ${third.called}`,
        `Drums till Dark with ${first.called}`,
      ]),
      description: `${namesOf(seen.map((one) => one.looks))} drum ${stage.where} until their hands are warm. Nobody leads, and nobody is late.`,
      tags: ['drums', 'music', 'friends', 'rhythm', stage.tags[0]!],
    };
  },
};

/** People who make music together. */
export const musicians: readonly Composition[] = [drumCircle].map(pictured);
