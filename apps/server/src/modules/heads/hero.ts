import type { HeroPage } from '@inkbloom/contracts/hero-element';
import { findActivity, newestFree, toDetail } from '../catalogue/catalogue.ts';
import type { Describing } from './describing.ts';

/** A page that anybody can begin with, and that shows what a fill does: its shapes are large and all alike. */
const LIST = 'mandalas';

/** The page that a visitor may color on the landing page; undefined while there is none that suits. */
export async function findHero(describing: Describing): Promise<HeroPage | undefined> {
  const { databases, lists } = describing;
  const newest = await newestFree(lists, LIST, 'easy', Date.now());
  const found = newest && (await findActivity(databases.read, newest.id));
  if (found === undefined) return undefined;
  const { id, title, pages } = toDetail(found.activity, found.pages, describing);
  const page = pages.find(({ regionsUrl }) => regionsUrl !== null);
  return page && { id, title, page };
}
