import type { Composition } from '../../composition.ts';
import { farmHorse } from '../../motifs/animals/beasts/horse.ts';
import { posed } from '../../motifs/animals/body/pose.ts';
import { type Beast, quadruped } from '../../motifs/animals/body/quadruped.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { railFence } from '../../motifs/stages/rail-fence.ts';
import { overgrown } from '../../motifs/stages/near-growth.ts';
import { pasture } from '../../motifs/stages/wild-places.ts';
import { finely } from '../../motifs/stages/finer-parts.ts';
import { finePasture } from '../../motifs/stages/finer-places.ts';
import { scenic } from '../scenic.ts';
import { tidied } from '../tidied.ts';
import { farther } from './wildlife.ts';

const WIDE = [1000, 800] as const;

/** Stretched out, forelegs and hind legs each one after the other. */
const GALLOP = posed('run', {
  hip: [-0.5, -1.12],
  shoulder: [0.5, -1.16],
  neck: 0.62,
  head: 0.06,
  tail: 0.1,
  hind: ['-0.14,0.36 -0.5,0.5 -0.78,0.82', '0.08,0.4 -0.24,0.58 -0.4,0.94'],
  fore: ['0.32,0.24 0.64,0.3 0.96,0.42', '0.3,0.36 0.54,0.5 0.4,0.76'],
});

const bay = ({ random }: Scene): Beast => {
  const [coat, far, mane] = random.fork('coat').pick([
    ['wood', 'rust', ['gold', 'sun']],
    ['sand', 'wood', ['paper', 'cream']],
    ['stone', 'd', ['paper', 'soft']],
  ] as const);
  return farmHorse(coat, far, mane);
};

const horsesAtTheFence = scenic({
  name: 'horses-at-the-fence',
  category: 'animals',
  size: WIDE,
  ground: 640,
  edge: 'open',
  stages: (['day', 'dusk'] as const).map((hour) =>
    overgrown(finely(pasture(hour), finePasture(hour), 'near'), 'meadow'),
  ),
  tags: ['horse', 'farm animal', 'meadow'],
  layouts: [
    {
      words: [
        [
          'The Horse behind the Fence',
          'The horse has come to the fence to see who is there. It hopes for a carrot.',
        ],
        [
          'A Visitor at the Fence',
          'Somebody has rustled a paper bag. The horse has heard it from the far end of the meadow.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        quadruped(
          sheet.layer('horse').at({ x: 460, y: ground + 60, scale: byGrade(scene, 1.12, 1.1, 1.08) }),
          bay(scene),
          posed('walk', { neck: 0.95 }),
          level,
        );
        railFence(scene, ground + 110, byGrade(scene, 150, 140, 140));
      },
    },
    {
      words: [
        [
          'Mare and Foal',
          'The foal has legs like stilts and wants to run. Its mother would rather finish her breakfast.',
        ],
        [
          'The New Foal',
          'It was born on Sunday and stood on Sunday too. By now it knows every flower in the meadow.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        railFence(scene, ground - 60, 90);
        quadruped(
          sheet.layer('horse').at({ x: 380, y: ground + 60, scale: 1.04 }),
          bay(scene),
          posed('graze'),
          level,
        );
        quadruped(
          sheet.layer('foal').at({ x: 760, y: ground + 90, scale: 0.74, flip: true }),
          bay(scene),
          posed('walk', { neck: 1 }),
          level,
        );
      },
    },
    {
      words: [
        ['At a Gallop', 'Two horses race across the meadow for no reason at all. That is the best reason.'],
        [
          'Who Is Faster?',
          'The manes fly and the ground shakes. At the fence they will turn round and start again.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        quadruped(
          sheet.layer('far').at({ x: 200, y: ground - 120, scale: 0.44 }),
          farmHorse('paper', 'soft', ['stone', 'soft']),
          GALLOP,
          farther(level),
        );
        quadruped(
          sheet.layer('horse').at({ x: 510, y: ground + 90, scale: 0.88 }),
          bay(scene),
          GALLOP,
          level,
        );
      },
    },
    {
      words: [
        [
          'The Horse That Danced',
          'On its hind legs the horse is as tall as the old tree. It knows that somebody is watching.',
        ],
        ['Up on Two Legs', 'The wind smells of spring. The horse cannot keep all four feet on the ground.'],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        railFence(scene, ground - 60, 80);
        quadruped(
          sheet.layer('horse').at({ x: 450, y: ground + 110, scale: 0.98 }),
          bay(scene),
          posed('rear'),
          level,
        );
      },
    },
  ],
});

/** Horses in their meadow. */
export const horsePages: readonly Composition[] = [tidied(horsesAtTheFence)];
