import type { Difficulty, Recipe } from '@inkbloom/formats/page';

/** An activity as chosen by eye: its pages, and a title or description where the drawn one is not the best. */
export interface Choice {
  readonly pages: readonly Recipe[];
  readonly title?: string;
  readonly description?: string;
}

/** A page by composition, difficulty and seed. */
function page(composition: string, difficulty: Difficulty, seed: number): Recipe {
  return { composition, difficulty, seed: String(seed) };
}

/** The catalogue in its order: streams alternate, so that the newest pages are mixed. */
export const CHOICES: readonly Choice[] = [
  { pages: [page('owl-branch', 'medium', 2)] },
  { pages: [page('mandala-lotus', 'easy', 1)] },
  { pages: [page('flower-posy', 'medium', 2)] },
  { pages: [page('mandala-lotus', 'hard', 2)] },
  { pages: [page('flower-bloom', 'easy', 1)] },
  { pages: [page('owl-branch', 'hard', 4)] },
  { pages: [page('mandala-lotus', 'medium', 5)] },
  { pages: [page('flower-bloom', 'medium', 2)] },
  { pages: [page('flower-posy', 'hard', 4)] },
  { pages: [page('flower-bloom', 'easy', 3)] },
];
