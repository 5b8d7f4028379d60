import type { Databases } from '../../plugins/database.ts';
import type { ActivityRow } from '../../plugins/tables.ts';
import { featuredOn, findActivity, findStream, type Lists, newestOf } from '../catalogue/catalogue.ts';
import { appThing, fixedPages } from './fixed.ts';
import type { Head, Site } from './head.ts';
import { findHero } from './hero.ts';

/** What the heads of pages are made from. */
export interface Describing {
  readonly databases: Databases;
  readonly lists: Lists;
  readonly site: Site;
  /** Makes the address of a kept picture. */
  readonly address: (key: string) => string;
}

const OWN_PICTURE = '/og-image.png';
/** The stream of what stands first in the gallery. */
const FIRST_STREAM = 'fresh-and-new';
/** Cards of which a phone shows something before it is scrolled; more pictures would keep each other waiting. */
const IN_SIGHT = 2;

function thumbnails({ address }: Describing, activities: readonly ActivityRow[]): string[] {
  return activities.slice(0, IN_SIGHT).map((activity) => address(activity.thumbnail_key));
}

function coverOf({ address }: Describing, activity: ActivityRow): string {
  const [first = activity.thumbnail_key] = JSON.parse(activity.image_keys) as string[];
  return address(first);
}

function describeActivity(describing: Describing, activity: ActivityRow): Head {
  const { id, title, description, created_at, updated_at, difficulty } = activity;
  return {
    title,
    description,
    path: `/activity/${id}`,
    image: coverOf(describing, activity),
    imageAlt: `Coloring page: ${title}`,
    pictures: [coverOf(describing, activity)],
    isFindable: true,
    thing: {
      '@type': 'CreativeWork',
      name: title,
      description,
      genre: 'Coloring page',
      keywords: [...(JSON.parse(activity.tags) as string[]), difficulty].join(', '),
      thumbnailUrl: new URL(describing.address(activity.thumbnail_key), describing.site.publicUrl).href,
      datePublished: created_at,
      dateModified: updated_at,
      isAccessibleForFree: true,
    },
  };
}

async function describeStream(describing: Describing, slug: string): Promise<Head | undefined> {
  const stream = findStream(slug);
  if (stream === undefined) return undefined;
  const first = await newestOf(describing.lists, slug, IN_SIGHT);
  const [newest] = first;
  const { name, description } = stream;
  return {
    title: `${name} coloring pages`,
    description,
    path: `/gallery/${slug}`,
    image: newest === undefined ? OWN_PICTURE : coverOf(describing, newest),
    imageAlt: newest === undefined ? describing.site.appName : `Coloring page: ${newest.title}`,
    pictures: thumbnails(describing, first),
    isFindable: true,
    thing: { '@type': 'CollectionPage', name, description, isAccessibleForFree: true },
  };
}

function describeFixed({ site }: Describing, path: string): Head {
  const page = fixedPages[path];
  const { title, description } = page ?? {
    title: 'Page not found',
    description: fixedPages['/']!.description,
  };
  const thing = path === '/' ? appThing : { '@type': 'WebPage' };
  return {
    title,
    description,
    path,
    image: OWN_PICTURE,
    imageAlt: site.appName,
    isFindable: page?.isFindable ?? false,
    thing: { ...thing, name: path === '/' ? site.appName : title, description },
  };
}

/** What stands where a screen opens that is always there. */
async function firstSight(describing: Describing, path: string): Promise<Pick<Head, 'hero' | 'pictures'>> {
  const { lists } = describing;
  if (path === '/') return { hero: await findHero(describing) };
  if (path === '/featured') return { pictures: thumbnails(describing, await featuredOn(lists, Date.now())) };
  if (path !== '/gallery') return {};
  return { pictures: thumbnails(describing, await newestOf(lists, FIRST_STREAM, IN_SIGHT)) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The head of the page at a path; of one that does not exist, a head that tells search engines to pass it over. */
export async function describePage(describing: Describing, path: string): Promise<Head> {
  const plain = path.replace(/(?<=.)\/+$/, '');
  const [, room, name = ''] = /^\/(activity|gallery)\/([^/]+)$/.exec(plain) ?? [];
  if (room === 'activity') {
    const found = await findActivity(describing.databases.read, decoded(name));
    if (found !== undefined) return describeActivity(describing, found.activity);
  }
  if (room === 'gallery') {
    const head = await describeStream(describing, decoded(name));
    if (head !== undefined) return head;
  }
  return { ...describeFixed(describing, plain), ...(await firstSight(describing, plain)) };
}
