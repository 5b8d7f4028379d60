import type { Composition } from '../../composition.ts';
import { farmHorse } from '../../motifs/animals/beasts/horse.ts';
import { type HorseHead, horseHead } from '../../motifs/animals/heads/horse.ts';
import { posed } from '../../motifs/animals/body/pose.ts';
import { type Beast, quadruped } from '../../motifs/animals/body/quadruped.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { railFence } from '../../motifs/stages/rail-fence.ts';
import { overgrown } from '../../motifs/stages/near-growth.ts';
import { pasture } from '../../motifs/stages/wild-places.ts';
import { finely } from '../../motifs/stages/finer-parts.ts';
import { finePasture } from '../../motifs/stages/finer-places.ts';
import type { Sheet } from '../../sheet.ts';
import { scenic } from '../scenic.ts';
import { tidied } from '../tidied.ts';
import { farther, grassTufts } from './wildlife.ts';

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

const coatOf = ({ random }: Scene) =>
  random.fork('coat').pick([
    { coat: 'wood', far: 'rust', mane: ['gold', 'sun'] },
    { coat: 'sand', far: 'wood', mane: ['paper', 'cream'] },
    { coat: 'stone', far: 'd', mane: ['paper', 'soft'] },
  ] as const);

const bay = (scene: Scene): Beast => {
  const { coat, far, mane } = coatOf(scene);
  return farmHorse(coat, far, mane);
};

/** A horse's head and neck in a coat of its own. */
function head(scene: Scene, sheet: Sheet, it: Pick<HorseHead, 'isFoal'>): void {
  const { coat, mane } = coatOf(scene);
  horseHead(sheet, { ...it, level: scene.level, coat, mane });
}

/** A wooden bucket full of apples, its foot on a point. */
function bucket({ sheet, level }: Scene, x: number, y: number): void {
  const view = sheet.layer('bucket').at({ x, y, scale: 1.1 });
  for (const [u, v, role] of [
    [-34, -126, 'ember'],
    [36, -128, 'sun'],
    [0, -150, 'rust'],
    [-6, -112, 'gold'],
  ] as const) {
    view.shape(drawn('0,-26 24,-32 38,-8 28,24 0,32 -28,24 -38,-8 -24,-32', { x: u, y: v }), 'line', role);
    view.line(traced('0,-26 2,-38 10,-46', { x: u, y: v }), 'line', 0.3);
  }
  const rim = drawn('-84,-114! 84,-114! 64,0! -64,0!');
  view.shape(rim, 'bold', 'wood');
  const inside = view.inside([rim]);
  for (const u of level > 0 ? [-42, 0, 42] : []) inside.line(traced(`${u},-114 ${u * 0.78},0`), 'line', 0);
  inside.shape(drawn('-90,-84! 0,-76 90,-84! 90,-60! 0,-52 -90,-60!'), 'line', 'stone');
  view.rim(rim, 'bold');
}

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
          'Apples by the Fence',
          'Somebody has put down a bucket of apples and gone away. The horse has smelled it from the other end of the meadow.',
        ],
        [
          'A Bucket of Apples',
          'One apple a day, says the farmer. The horse has its own idea of how long a day is.',
        ],
      ],
      draw(scene) {
        const { sheet, ground } = scene;
        railFence(scene, ground - 60, byGrade(scene, 110, 100, 100));
        const near = scene.level === 2 ? { x: 690, y: -44, scale: 0.85 } : { x: 740, y: -14, scale: 0.82 };
        head(scene, sheet.layer('horse').at({ ...near, flip: true }), {});
        bucket(scene, 760, ground + 140);
        grassTufts(scene, [
          [620, ground + 130, 1],
          [930, ground + 90, 1],
        ]);
      },
    },
    {
      words: [
        [
          'Mare and Foal',
          'The foal says good morning and its mother says it back. Horses do it nose to nose.',
        ],
        [
          'The New Foal',
          'It was born on Sunday and stood on Sunday too. By now it knows every flower in the meadow, and its mother by her breath.',
        ],
      ],
      draw(scene) {
        const { sheet, ground } = scene;
        railFence(scene, ground - 60, 90);
        head(scene, sheet.layer('horse').at({ x: 296, y: 34, scale: 0.82 }), {});
        head(scene, sheet.layer('foal').at({ x: 640, y: 160, scale: 0.66, flip: true }), { isFoal: true });
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
