import type { getMadeChoices } from '@inkbloom/contracts/made';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Tables } from '../../plugins/tables.ts';
import type { Address } from '../catalogue/catalogue.ts';
import { pagesOfCompositions } from '../publishing/publishing.ts';
import { SUBJECTS } from './choices.ts';
import { difficultiesOf, offeredPlaces } from './offers.ts';
import { PLACES } from './places.ts';

type Choices = z.infer<(typeof getMadeChoices)['answer']>['data'];

/** The subjects with a picture each, and the places. */
export async function madeChoices(database: Kysely<Tables>, address: Address): Promise<Choices> {
  const slugs = Object.values(SUBJECTS).map(({ compositions }) => pagesOfCompositions(compositions));
  const rows = await database
    .selectFrom('activities')
    .select(['id', 'thumbnail_key'])
    .where('id', 'in', slugs.flat())
    .where('unpublished_at', 'is', null)
    .execute();
  const thumbnails = new Map(rows.map(({ id, thumbnail_key }) => [id, thumbnail_key]));
  const subjects = Object.entries(SUBJECTS).map(([id, subject], at) => {
    const places = offeredPlaces(subject);
    const shown = slugs[at]?.find((slug) => thumbnails.has(slug));
    const key = shown === undefined ? undefined : thumbnails.get(shown);
    return {
      id,
      name: subject.name,
      words: [...subject.words],
      thumbnailUrl: key === undefined ? null : address(key),
      places,
      difficultiesAt: Object.fromEntries(places.map((place) => [place, difficultiesOf(subject, place)])),
    };
  });
  return { subjects, places: Object.entries(PLACES).map(([id, { name }]) => ({ id, name })) };
}
