import { broadLeaf, FIRST_HEADS, type FirstHead, ROUND_HEADS } from '../../motifs/flowers/first-flowers.ts';
import type { Role } from '../../roles.ts';
import { edged } from '../edged.ts';

const COLORS: readonly Role[] = ['a', 'd', 'b', 'c'];

/** Where the heads of a carpet lie and how large they are. */
type Spot = readonly [x: number, y: number, scale: number];

/** Heads and, from a foot in a direction, the leaves between them. */
interface Crowd {
  readonly heads: readonly Spot[];
  readonly leaves: readonly (readonly [x: number, y: number, angle: number, long: number])[];
}

/** The carpets of easy pages. */
const CROWDS: readonly Crowd[] = [
  {
    heads: [
      [450, 450, 2.1],
      [140, 150, 1.5],
      [764, 140, 1.5],
      [136, 764, 1.5],
      [764, 760, 1.5],
    ],
    leaves: [
      [460, 300, 0.1, 280],
      [300, 450, -1.6, 290],
      [600, 460, 1.5, 290],
      [440, 600, 3.05, 290],
    ],
  },
  {
    heads: [
      [236, 240, 1.95],
      [672, 262, 2],
      [240, 672, 2],
      [690, 690, 1.85],
    ],
    leaves: [
      [450, 470, 0.05, 200],
      [450, 470, 2.95, 210],
      [450, 470, -1.5, 190],
      [450, 470, 1.6, 200],
    ],
  },
];

/** The heads of the carpet on medium and hard pages. */
const FINER_HEADS: readonly Spot[] = [
  [200, 200, 1.3],
  [560, 210, 1.2],
  [740, 500, 1.3],
  [400, 500, 1.4],
  [190, 720, 1.3],
  [600, 770, 1.1],
  [850, 160, 1],
  [820, 800, 1],
];

/** Large heads and leaves from above, over the whole page. */
export const flowerCarpet = edged({
  name: 'first-flowers-carpet',
  category: 'flowers',
  size: [900, 900],
  edge: 'page',
  backdrop: 'grass',
  draw(brief) {
    const { random, sheet } = brief;
    const names = random.shuffle<FirstHead>(
      brief.level === 0 ? ['poppy', 'violet', 'star'] : [...ROUND_HEADS],
    );
    const crowd = random.pick(CROWDS);
    const spots = brief.level === 0 ? crowd.heads : FINER_HEADS;
    const turn = random.range(0, 6);
    if (brief.level === 0)
      for (const [x, y, angle, long] of crowd.leaves)
        broadLeaf(
          sheet.layer('leaves').at({ x, y, angle: angle + random.range(-0.12, 0.12) }),
          long,
          long * 0.44,
        );
    else
      for (const [i, [x, y, scale]] of spots.entries())
        for (const k of [0, 2.1, 4.2])
          broadLeaf(sheet.layer('leaves').at({ x, y, angle: turn + i + k }), 205 * scale, 92 * scale);
    for (const [i, [x, y, scale]] of spots.entries())
      FIRST_HEADS[names[i % names.length]!](
        sheet.layer('heads').at({ x, y, scale, angle: random.range(0, 6) }),
        COLORS[i % 4]!,
      );
    return {
      title: random.fork('title').pick(['Flowers at My Feet', 'Big Blossoms', 'No Room for Grass']),
      description:
        'Big blossoms lie side by side in the grass with their leaves between them. Start with the one you like best.',
      tags: ['flowers', 'petals', 'leaves', 'from above', 'easy'],
    };
  },
});
