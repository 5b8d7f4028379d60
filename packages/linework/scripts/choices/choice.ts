import type { Difficulty, Recipe } from '@inkbloom/formats/page';

/** An activity as chosen by eye: its pages, and words of its own where the drawn ones are not the best. */
export interface Choice {
  readonly pages: readonly Recipe[];
  readonly title?: string;
  readonly description?: string;
}

/** An activity of one page. */
export function single(composition: string, difficulty: Difficulty, seed: number, title?: string): Choice {
  const pages = [{ composition, difficulty, seed: String(seed) }];
  return title ? { pages, title } : { pages };
}

/** An activity of one page with a description of its own, and a title where the drawn one is taken. */
export function described(
  composition: string,
  difficulty: Difficulty,
  seed: number,
  description: string,
  title?: string,
): Choice {
  return { ...single(composition, difficulty, seed, title), description };
}

/** Several pages that belong together; the first is the cover. */
export function collection(
  title: string,
  description: string,
  difficulty: Difficulty,
  pages: Readonly<Record<string, number>>,
): Choice {
  const recipes = Object.entries(pages).map(([composition, seed]) => ({
    composition,
    difficulty,
    seed: String(seed),
  }));
  return { title, description, pages: recipes };
}
