import type { Kysely } from 'kysely';
import { up as activities } from './0001-activities.ts';
import { up as drawings } from './0002-drawings.ts';
import { up as identity } from './0100-identity.ts';
import { up as profiles } from './0101-profiles.ts';
import { up as listsAndSearch } from './0200-lists-and-search.ts';
import { up as favorites } from './0201-favorites.ts';
import { up as analytics } from './0202-analytics.ts';
import { up as prints } from './0203-prints.ts';
import { up as publishing } from './0250-publishing.ts';
import { up as chosenPages } from './0251-chosen-pages.ts';
import { up as dailyCalendar } from './0252-daily-calendar.ts';
import { up as madePages } from './0253-made-pages.ts';
import { up as importedPages } from './0254-imported-pages.ts';
import { up as dailyRefusals } from './0255-daily-refusals.ts';
import { up as drawingFiles } from './0260-drawing-files.ts';
import { up as releasedFiles } from './0261-released-files.ts';
import { up as mail } from './0400-mail.ts';
import { up as withdrawals } from './0410-withdrawals.ts';
import { up as claimedAddresses } from './0500-claimed-addresses.ts';
import { up as signInLinks } from './0510-sign-in-links.ts';
import { up as account } from './0520-account.ts';
import { up as drawingTitles } from './0530-drawing-titles.ts';
import { up as linkPurposes } from './0540-link-purposes.ts';
import { up as newsletter } from './0550-newsletter.ts';
import { up as sharePictures } from './0600-share-pictures.ts';
import { up as subscriptions } from './0700-subscriptions.ts';
import { up as installation } from './0800-installation.ts';
import { up as operating } from './0810-operating.ts';

/** One step of the database's shape; it only goes forward. */
interface Migration {
  // A migration names tables that no longer have, or do not yet have, the shape of today's types.
  readonly up: (database: Kysely<never>) => Promise<void>;
}

/** Every migration under its name, in the order in which they are applied. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-activities': { up: activities },
  '0002-drawings': { up: drawings },
  '0100-identity': { up: identity },
  '0101-profiles': { up: profiles },
  '0200-lists-and-search': { up: listsAndSearch },
  '0201-favorites': { up: favorites },
  '0202-analytics': { up: analytics },
  '0203-prints': { up: prints },
  '0250-publishing': { up: publishing },
  '0251-chosen-pages': { up: chosenPages },
  '0252-daily-calendar': { up: dailyCalendar },
  '0253-made-pages': { up: madePages },
  '0254-imported-pages': { up: importedPages },
  '0255-daily-refusals': { up: dailyRefusals },
  '0260-drawing-files': { up: drawingFiles },
  '0261-released-files': { up: releasedFiles },
  '0400-mail': { up: mail },
  '0410-withdrawals': { up: withdrawals },
  '0500-claimed-addresses': { up: claimedAddresses },
  '0510-sign-in-links': { up: signInLinks },
  '0520-account': { up: account },
  '0530-drawing-titles': { up: drawingTitles },
  '0540-link-purposes': { up: linkPurposes },
  '0550-newsletter': { up: newsletter },
  '0600-share-pictures': { up: sharePictures },
  '0700-subscriptions': { up: subscriptions },
  '0800-installation': { up: installation },
  '0810-operating': { up: operating },
};
