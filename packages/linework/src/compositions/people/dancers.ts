import type { Composition } from '../../composition.ts';
import { looks } from '../../motifs/people/casting.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { theater } from '../../motifs/stages/indoors.ts';
import { street } from '../../motifs/stages/outdoors.ts';
import { enter, pictured, type Picture } from './picture.ts';
import { skyBehind } from './backdrops.ts';

const TALL = [800, 1000] as const;

const folkDancer: Picture = {
  name: 'dancer-in-flounces',
  backdrop: skyBehind('swirls', 120),
  category: 'people',
  size: TALL,
  ground: 900,
  stages: [street, theater],
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
        bottom: {
          kind: 'dress',
          length: 1.72,
          role: 'a',
          trim: 'b',
          flare: 96,
          swing: [46, -6],
          tiers: [[0.52], [0.36, 0.54, 0.74], [0.28, 0.42, 0.56, 0.7, 0.84]][level]!,
        },
        feet: 'shoe',
        feetRole: 'b',
      },
      posture: POSTURES.twirl,
      mien: random.pick(['smile', 'bold', 'asleep'] as const),
      x: 400,
      scale: 1.14,
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
