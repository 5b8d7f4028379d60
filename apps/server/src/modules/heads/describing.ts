import type { FirstAnswers } from '@inkbloom/contracts/first-answers';
import type { OfferedStream } from '@inkbloom/contracts/subscriptions';
import type { Databases } from '../../plugins/database.ts';
import type { CatalogueSource, Lists, Showing } from '../catalogue/catalogue.ts';
import type { Head, Site } from './head.ts';
import type { Markup } from './markup.ts';

/** What pages are described from. */
export interface Describing extends Showing {
  readonly databases: Databases;
  readonly lists: Lists;
  /** Whose midnight begins a day: a name of the IANA database. */
  readonly timezone: string;
  readonly site: Site;
  /** The streams that are sold. */
  readonly offered: () => Promise<OfferedStream[]>;
  /** Whether nobody can be signed in who asks. */
  readonly isGuest?: boolean;
}

/** What the server writes of the screen at an address. */
export interface Described {
  readonly head: Omit<Head, 'path' | 'answers'>;
  /** What stands on it before the app's code runs, and where it never does. */
  readonly screen: Markup;
  /** What the app would ask first. */
  readonly answers?: Omit<FirstAnswers, 'at'>;
  /** False for the screen of an address where nothing is. */
  readonly isThere?: false;
}

/** The picture of a shared link that is not one page's. */
export function ownCard({ site }: Describing): Head['card'] {
  return { address: '/og-image.png', alt: site.appName };
}

/** The catalogue as its own answers are made from it. */
export function sourceOf({ databases, lists, address, isSold }: Describing): CatalogueSource {
  return { database: databases.read, lists, address, isSold };
}
