import type { Composition } from '../../composition.ts';
import { posed } from '../../motifs/animals/body/pose.ts';
import { quadruped } from '../../motifs/animals/body/quadruped.ts';
import { unicorn } from '../../motifs/fantasy/steed.ts';
import { toadstool } from '../../motifs/nature/undergrowth.ts';
import { type Scene, byGrade } from '../../motifs/stages/stage.ts';
import { layeredWood } from '../../motifs/stages/tall-wood.ts';
import { simpler } from '../people/picture.ts';
import { scenic } from '../scenic.ts';

const WIDE = [1000, 800] as const;

const unicornWood = scenic({
  name: 'unicorn-wood',
  category: 'fantasy',
  size: WIDE,
  ground: 640,
  edge: 'open',
  stages: [layeredWood('ridged'), layeredWood('birch')],
  tags: ['unicorn', 'magic', 'fairy tale'],
  layouts: [
    {
      words: [
        [
          'The Unicorn in the Wood',
          'It comes only when nobody is looking for it. So look at something else and color quietly.',
        ],
        [
          'A Horn among the Trees',
          'First you see a light among the trunks. Then there is a horn, and then the unicorn stands before you.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        quadruped(
          sheet.layer('unicorn').at({ x: 596, y: ground + 80, scale: byGrade(scene, 1.1, 1.06, 1.04) }),
          unicorn('paper', 'soft', ['a', 'b']),
          posed('walk', { neck: 1 }),
          level,
        );
        ring(scene, [
          [120, 0.5],
          [880, 0.6],
        ]);
      },
    },
    {
      words: [
        ['Unicorn and Foal', "The foal's horn is no longer than your finger. It will shine all the same."],
        [
          'The Smallest Unicorn',
          'It stumbles over toadstools and is not ashamed. Its mother was small once, too.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        quadruped(
          sheet.layer('unicorn').at({ x: 340, y: ground + 60, scale: 0.98 }),
          unicorn('paper', 'soft', ['d', 'c']),
          posed('stand', { neck: 0.9 }),
          level,
        );
        quadruped(
          sheet.layer('foal').at({ x: 800, y: ground + 110, scale: 0.56, flip: true }),
          unicorn('cream', 'soft', ['a', 'b']),
          posed('walk', { neck: 1.1 }),
          simpler(level),
        );
        ring(scene, [
          [560, 0.4],
          [960, 0.4],
        ]);
      },
    },
    {
      words: [
        [
          'When the Wood Glitters',
          'Twice a month they run through the wood until it glitters. This is what it looks like.',
        ],
        ['The Race of the Unicorns', 'Nobody has ever come last. They settle it like that beforehand.'],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        quadruped(
          sheet.layer('far').at({ x: 816, y: ground - 62, scale: 0.38 }),
          unicorn('soft', 'soft', ['c', 'd']),
          posed('run', { neck: 0.8 }),
          simpler(level),
        );
        quadruped(
          sheet.layer('unicorn').at({ x: 400, y: ground + 70, scale: 0.9 }),
          unicorn('paper', 'soft', ['a', 'b']),
          posed('run', { neck: 0.8 }),
          level,
        );
        ring(scene, [[90, 0.4]]);
      },
    },
  ],
});

function ring({ sheet, ground, level }: Scene, at: readonly (readonly [x: number, s: number])[]): void {
  for (const [x, s] of at) {
    toadstool(sheet.layer('caps').at({ x, y: ground + 110, scale: s * 1.3 }), {
      kind: 'dome',
      level: simpler(level),
      role: 'ember',
      lean: 8,
    });
    if (level > 0)
      toadstool(sheet.layer('caps').at({ x: x + 60, y: ground + 124, scale: s * 0.8 }), {
        kind: 'bell',
        level: 0,
        role: 'a',
        lean: -6,
      });
  }
}

/** Unicorns in their wood. */
export const unicornWoods: readonly Composition[] = [unicornWood];
