import type { Composition } from '../../composition.ts';
import { looks } from '../../motifs/people/casting.ts';
import type { Posture } from '../../motifs/people/body/skeleton.ts';
import { flouncedSkirt, openFan } from '../../motifs/people/flounces.ts';
import { theater } from '../../motifs/stages/indoors.ts';
import { lane } from '../../motifs/stages/closer-places.ts';
import { enter, pictured, type Picture } from './picture.ts';
import { sunlitSky } from './backdrops.ts';

const TALL = [800, 1000] as const;

/** One arm high, the other with the skirt in its hand. */
const dancing: Posture = {
  lean: -4,
  bow: 7,
  hips: 6,
  shoulders: -6,
  head: { tilt: 8, turn: -0.35 },
  arms: [
    { reach: [-126, -236], elbow: 1, hand: 'grip', thumb: 1, layer: 'over' },
    { reach: [96, 0], elbow: 1, hand: 'grip', thumb: -1 },
  ],
  legs: [
    { upper: -6, lower: -2, toes: 'left' },
    { upper: 14, lower: 8, toes: 'right', roll: 4 },
  ],
  near: 1,
};

const folkDancer: Picture = {
  name: 'dancer-in-flounces',
  backdrop: sunlitSky(0.2),
  category: 'people',
  isIndividual: true,
  size: TALL,
  ground: 900,
  views: [
    [400, 900, 1],
    [412, 380, 1.16],
  ],
  stages: [lane, theater],
  act(scene, stage) {
    const { random, level } = scene;
    const who = looks(random, 'woman', 'she', level);
    enter(scene, {
      who: {
        ...who,
        glasses: false,
        hair: random.pick(['bun', 'waves', 'long'] as const),
        hat: 'flower',
        top: { sleeves: 0.5, role: 'a', trim: 'b', neckline: 'deep', loose: 3 },
        bottom: { kind: 'dress', length: 0.5, role: 'a', trim: 'b', flare: 0 },
        feet: 'shoe',
        feetRole: 'b',
      },
      posture: dancing,
      mien: random.pick(['smile', 'bold', 'asleep'] as const),
      x: 420,
      y: scene.ground + 20,
      scale: 1.2,
      props: {
        held: (view) => flouncedSkirt(view, level, ['a', 'b']),
        over: (view, bones) => {
          const [x, y] = bones.arms[0].end;
          openFan(view.at({ x: x - 8, y: y - 26, angle: -0.5 }), level, ['sun', 'c']);
        },
      },
    });
    return {
      title: random.pick([
        `${who.called} Dances the Night Away`,
        `${who.called} and the Red Dress`,
        `The Flounces of ${who.called}`,
      ]),
      description: `${who.called} dances ${stage.where} and the dress turns a moment later than she does. Each flounce may have a color of its own.`,
      tags: ['dancer', 'flamenco', 'dress', 'woman', 'dance', ...stage.tags.slice(0, 1)],
    };
  },
};

/** Dancers. */
export const dancers: readonly Composition[] = [folkDancer].map(pictured);
