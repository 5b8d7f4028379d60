import type { ActivityPage } from './activities.ts';

/**
 * The id of the script element in the landing page's HTML in which the server writes, as JSON, the page that a visitor
 * may color there. Like the configuration it stands alone: the first screen waits for no schema.
 */
export const HERO_ELEMENT = 'hero';

/** The page that a visitor may color on the landing page. */
export interface HeroPage {
  readonly id: string;
  readonly title: string;
  readonly page: ActivityPage;
}
