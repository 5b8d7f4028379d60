import type { Recipe } from '@inkbloom/formats/page';
import { compositions } from '@inkbloom/linework';
import { catalogue, GENERATOR_VERSION } from '@inkbloom/linework/catalogue';
import { featuredSamples } from '@inkbloom/linework/samples';
import type { Databases } from '../../../plugins/database.ts';

/** A page as it was published. */
export interface PublishedPage {
  /** The activity it belongs to. */
  readonly activity: string;
  readonly recipe: Recipe;
  /** SHA-256 of the SVG that was published; undefined where none was written down. */
  readonly hash: string | undefined;
}

/** Every page of the catalogue, with the featured samples. */
export function cataloguePages(): PublishedPage[] {
  const listed = catalogue.flatMap(({ slug, recipes, hashes }) =>
    recipes.map((recipe, at) => ({ activity: slug, recipe, hash: hashes[at] })),
  );
  const featured = featuredSamples.flatMap(({ slug, recipes }) =>
    recipes.map((recipe) => ({ activity: slug, recipe, hash: undefined })),
  );
  return [...listed, ...featured];
}

/** The pages in a database that today's generator can draw: daily ones, and those that an operator chose. */
export async function databasePages({ write }: Databases): Promise<PublishedPage[]> {
  const daily = write
    .selectFrom('daily_pages')
    .select(['activity_id', 'recipe', 'hash'])
    .where('generator_version', '=', GENERATOR_VERSION);
  const chosen = write
    .selectFrom('chosen_pages')
    .select(['activity_id', 'recipe', 'hash'])
    .where('generator_version', '=', GENERATOR_VERSION);
  const rows = [...(await daily.execute()), ...(await chosen.execute())];
  const drawable = new Set(compositions());
  return rows
    .map(({ activity_id, recipe, hash }) => ({
      activity: activity_id,
      recipe: JSON.parse(recipe) as Recipe,
      hash,
    }))
    .filter(({ recipe }) => drawable.has(recipe.composition));
}
