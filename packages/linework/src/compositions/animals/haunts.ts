import type { FlowerName } from '../../motifs/flowers.ts';
import {
  bambooWall,
  blossomWall,
  hangingTwigs,
  jungleWall,
  leafWall,
  type Wall,
} from '../../motifs/animals/leaf-walls.ts';
import type { LeafKind } from '../../motifs/nature/leaves.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

interface Place {
  /** As in "It looks out ...". */
  readonly words: string;
  readonly draw: (sheet: Sheet, wall: Wall) => void;
}

const leafy = (kind: LeafKind, long: number, roles: readonly Role[], words: string): Place => ({
  words,
  draw: (sheet, wall) => leafWall(sheet, wall, kind, long, roles),
});

const flowery = (flowers: readonly FlowerName[], across: number, words: string): Place => ({
  words,
  draw: (sheet, wall) => blossomWall(sheet, wall, flowers, across),
});

/** What grows about fine portraits. */
export const HAUNTS = {
  oak: leafy('oak', 190, ['gold', 'rust', 'ember', 'leaf'], 'from under an oak'),
  maple: leafy('maple', 200, ['ember', 'gold', 'rust'], 'from among maple leaves'),
  ivy: leafy('ivy', 180, ['leaf', 'grass'], 'out of the ivy'),
  ginkgo: leafy('ginkgo', 180, ['gold', 'sun', 'leaf'], 'from among ginkgo leaves'),
  beech: leafy('beech', 180, ['leaf', 'grass', 'gold'], 'from under the beeches'),
  birch: leafy('birch', 170, ['leaf', 'grass'], 'from under the birches'),
  meadow: flowery(['daisy', 'poppy', 'cosmos'], 190, 'out of a meadow of daisies and poppies'),
  lilies: flowery(['lily', 'cosmos'], 210, 'out of a bed of lilies'),
  roses: flowery(['rose', 'poppy'], 200, 'out of the roses'),
  jungle: { words: 'out of the jungle', draw: (sheet, wall) => jungleWall(sheet, wall, 300) },
  bamboo: { words: 'out of the bamboo', draw: bambooWall },
  eucalyptus: {
    words: 'from among the twigs of a gum tree',
    draw: (sheet, wall) => hangingTwigs(sheet, wall, 165, 'leaf'),
  },
} as const satisfies Readonly<Record<string, Place>>;

/** Where fine portraits are set. */
export type Haunt = keyof typeof HAUNTS;

/** How near a fine portrait comes: as a bust, out of the leaves, or close up. */
export const CROPS = {
  bust: { zoom: 1, down: 0, covered: 0 },
  peek: { zoom: 1.08, down: 0.06, covered: 0.74 },
  close: { zoom: 1.13, down: 0.09, covered: 0.92 },
} as const;

const SMALL_WORDS = new Set(['a', 'an', 'and', 'from', 'of', 'out', 'the', 'under']);

/** A place's words as a title writes them. */
export function inTitle(words: string): string {
  return words
    .split(' ')
    .map((word) => (SMALL_WORDS.has(word) ? word : word[0]!.toUpperCase() + word.slice(1)))
    .join(' ');
}
