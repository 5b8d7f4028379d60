import type { HeroPage } from '@inkbloom/contracts/hero-element';
import { GALLERY_PAGE_SIZE } from '@inkbloom/contracts/limits';
import { queries } from '../../api/client/connection.ts';
import { activityQuery } from '../../api/calls/get-activity.ts';
import { activitiesQuery } from '../../api/calls/list-activities.ts';
import { choosePages, type LandingPages } from './choose-pages.ts';

/** What the landing page shows of the catalogue. */
export interface Catalogue extends Omit<LandingPages, 'hero'> {
  readonly hero: HeroPage | undefined;
}

/**
 * Asks for the newest pages, as the gallery will, and for all of the one in the hero where the server wrote none.
 * @param written the page that is in the hero already
 */
export async function loadPages(written: HeroPage | undefined): Promise<Catalogue> {
  const { data } = await queries.fetchQuery(activitiesQuery({ page: 1, limit: GALLERY_PAGE_SIZE }));
  if (written)
    return {
      ...choosePages(
        data.filter(({ id }) => id !== written.id),
        false,
      ),
      hero: written,
    };
  const { hero, values, fan } = choosePages(data);
  const detail = hero && (await queries.fetchQuery(activityQuery(hero.id)));
  const page = detail?.pages[0];
  return { values, fan, hero: detail && page && { id: detail.id, title: detail.title, page } };
}
