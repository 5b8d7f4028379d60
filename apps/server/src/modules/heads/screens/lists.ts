import { categoryWords } from '@inkbloom/contracts/category-words';
import type { Activity } from '@inkbloom/contracts/activities';
import { CARD_SIZES, type CardSizes, cardSources } from '@inkbloom/contracts/card-pictures';
import type { Category } from '@inkbloom/contracts/categories';
import type { FirstAnswers } from '@inkbloom/contracts/first-answers';
import { GALLERY_PAGE_SIZE, STREAM_PAGE_SIZE } from '@inkbloom/contracts/limits';
import { SCREEN_TITLES, streamTitle } from '@inkbloom/contracts/titles';
import {
  categoriesAnswer,
  dailyAnswer,
  featuredAnswer,
  findStream,
  listAnswer,
} from '../../catalogue/catalogue.ts';
import { type Described, type Describing, ownCard, sourceOf } from '../describing.ts';
import { fixedPages } from '../fixed.ts';
import type { FirstPicture, Head } from '../head.ts';
import { html, type Markup } from '../markup.ts';
import { streamCard } from '../share-address.ts';
import { bar, cardGrid, cardRow, footer, limitedBanner, sheet } from './parts.ts';

/** Cards of which a phone shows something before it is scrolled; more pictures would keep each other waiting. */
const IN_SIGHT = 2;
/** The stream of what stands first in the gallery. */
const FIRST_STREAM = { name: 'Fresh & New', path: '/gallery/fresh-and-new' };
const HOME = { name: 'Home', path: '/' };
const GALLERY = { name: SCREEN_TITLES['/gallery'], path: '/gallery' };

type List = NonNullable<FirstAnswers['list']>;

async function listOf(describing: Describing, query: List['query']): Promise<List> {
  const answer = await listAnswer(sourceOf(describing), { ...query, sortOrder: 'desc' });
  return { query, answer };
}

function firstPictures(activities: readonly Activity[], sizes: CardSizes = 'small'): FirstPicture[] {
  return activities.slice(0, IN_SIGHT).map(({ thumbnailUrl, thumbnailTemplate }) => ({
    address: thumbnailUrl,
    sources: cardSources(thumbnailUrl, thumbnailTemplate, 'lines'),
    sizes: CARD_SIZES[sizes],
  }));
}

function collection(name: string, description: string): Head['thing'] {
  return { '@type': 'CollectionPage', name, description, isAccessibleForFree: true };
}

function streamLinks(streams: readonly Category[]): Markup {
  const links = streams.map(
    ({ slug, name }) =>
      html`<li><a href="/gallery/${slug}" class="block py-2 text-accent-strong">${name}</a></li>`,
  );
  return html`<ul class="column flex flex-wrap gap-x-5 font-display font-medium">
    ${links}
  </ul>`;
}

/** The gallery: its newest pages and the streams. */
export async function describeGallery(describing: Describing): Promise<Described> {
  const { site } = describing;
  const list = await listOf(describing, { page: 1, limit: GALLERY_PAGE_SIZE });
  const categories = await categoriesAnswer(sourceOf(describing));
  const newest = list.answer.data;
  const title = SCREEN_TITLES['/gallery'];
  const { description, isFindable } = fixedPages['/gallery'];
  return {
    head: {
      title,
      description,
      card: ownCard(describing),
      above: [HOME],
      pictures: firstPictures(newest),
      isFindable,
      thing: collection(title, description),
    },
    screen: html`${bar(site)}
      <div class="h-14 bg-bar tablet:hidden"></div>
      <main class="pt-1 pb-10 tablet:pb-14">
        <h1 class="sr-only">${title}</h1>
        ${cardRow(FIRST_STREAM.name, FIRST_STREAM.path, newest)} ${streamLinks(categories.data)}
      </main>
      ${footer()}`,
    answers: { list, categories },
  };
}

function streamHeader(name: string, stream: Category | undefined): Markup {
  return html`<header class="flex items-center gap-4 tablet:gap-6">
    ${stream?.imageUrl ? html`<span class="w-24 flex-none tablet:w-44">${sheet(stream.imageUrl, stream.imageAlt ?? '', true)}</span>` : html``}
    <div class="min-w-0">
      <h1 class="text-28 [overflow-wrap:anywhere] tablet:text-36">${name}</h1>
      <p class="mt-1 max-w-[56ch] leading-snug text-pretty text-muted tablet:mt-1.5 tablet:text-18">
        ${stream?.description}
      </p>
    </div>
  </header>`;
}

/** A stream, or another category that has pages; undefined when there is none of this slug. */
export async function describeStream(describing: Describing, slug: string): Promise<Described | undefined> {
  if (!/^[a-z0-9-]{1,64}$/.test(slug)) return undefined;
  const list = await listOf(describing, { page: 1, limit: STREAM_PAGE_SIZE, category: slug });
  const stream = findStream(slug);
  const activities = list.answer.data;
  if (stream === undefined && activities.length === 0) return undefined;
  const categories = await categoriesAnswer(sourceOf(describing));
  const shown = categories.data.find((category) => category.slug === slug);
  const offered = await describing.offered();
  const isLimited = describing.isGuest === true && offered.some(({ id }) => id === slug);
  const name = stream?.name ?? categoryWords(slug);
  const description = stream?.description ?? fixedPages['/gallery'].description;
  return {
    head: {
      title: streamTitle(name),
      description,
      card: activities.length > 0 ? streamCard(slug, name, activities) : ownCard(describing),
      above: [HOME, GALLERY],
      pictures: firstPictures(activities),
      isFindable: stream !== undefined,
      thing: collection(name, description),
    },
    screen: html`${bar(describing.site)}
      <div class="h-14 bg-bar tablet:hidden"></div>
      <main class="column min-h-[70dvh] pt-3 pb-12 tablet:pt-6 tablet:pb-16">
        ${streamHeader(name, shown)} ${isLimited ? limitedBanner() : html``}
        <div class="h-14 tablet:h-13"></div>
        <h2 class="sr-only">Pages</h2>
        <div class="h-19 tablet:h-20"></div>
        ${cardGrid(activities)}
      </main>
      ${footer()}`,
    answers: { list, categories, offered: { success: true, data: offered } },
  };
}

function streamCardOf({ slug, name, description, imageUrl, imageAlt = '' }: Category, place: number): Markup {
  return html`<li class="grid grid-cols-[112px_1fr] content-start gap-x-4 tablet:grid-cols-1">
    <span class="tablet:mb-3.5">${sheet(imageUrl, imageAlt, place < IN_SIGHT)}</span>
    <div>
      <h2 class="text-18 tablet:text-22"><a href="/gallery/${slug}">${name}</a></h2>
      <p class="leading-snug text-muted">${description}</p>
    </div>
  </li>`;
}

/** All streams. */
export async function describeStreams(describing: Describing): Promise<Described> {
  const categories = await categoriesAnswer(sourceOf(describing));
  const title = SCREEN_TITLES['/streams'];
  const { description, isFindable } = fixedPages['/streams'];
  return {
    head: {
      title,
      description,
      card: ownCard(describing),
      above: [HOME],
      isFindable,
      thing: collection(title, description),
    },
    screen: html`${bar(describing.site)}
      <div class="h-14 bg-bar tablet:hidden"></div>
      <main class="column min-h-[70dvh] pt-5 pb-12 tablet:pt-8 tablet:pb-16">
        <h1 class="text-28 tablet:text-36">All Streams</h1>
        <p class="mt-1.5 mb-6 text-muted tablet:mb-7.5">${description}</p>
        <ul class="grid gap-x-6 gap-y-6 tablet:grid-cols-2 desktop:grid-cols-3 wide:grid-cols-4">
          ${categories.data.map(streamCardOf)}
        </ul>
      </main>
      ${footer()}`,
    answers: { categories },
  };
}

function dayWords(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  return date.toLocaleDateString('en', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
}

/** The latest day that has pages of its own; nothing where there is none. */
function latestDay({ data: { days } }: NonNullable<FirstAnswers['daily']>): Markup {
  const [latest] = days;
  if (latest === undefined) return html``;
  return html`<section class="mb-9 tablet:mb-12">
    <h2 class="text-22 tablet:text-28">New pages</h2>
    <p class="mb-4 text-muted"><time datetime="${latest.date}">${dayWords(latest.date)}</time></p>
    ${cardGrid(latest.activities, 'large')}
  </section>`;
}

/** Today's pages and picks. */
export async function describeFeatured(describing: Describing): Promise<Described> {
  const featured = await featuredAnswer(sourceOf(describing));
  const daily = await dailyAnswer({ ...sourceOf(describing), timezone: describing.timezone });
  const inSight = daily.data.days[0]?.activities ?? featured.data;
  const title = SCREEN_TITLES['/featured'];
  const { description, isFindable } = fixedPages['/featured'];
  return {
    head: {
      title,
      description,
      card: ownCard(describing),
      above: [HOME],
      pictures: firstPictures(inSight, 'large'),
      isFindable,
      thing: collection(title, description),
    },
    screen: html`${bar(describing.site)}
      <main class="column min-h-[70dvh] pt-5 pb-12 tablet:pt-8 tablet:pb-16">
        <h1 class="mb-4 text-28 tablet:mb-5 tablet:text-36">Featured</h1>
        ${latestDay(daily)}
        <p class="mb-7 rounded-panel bg-accent-soft px-5 py-5 tablet:mb-9">${description}</p>
        ${cardGrid(featured.data, 'large')}
      </main>
      ${footer()}`,
    answers: { featured, daily },
  };
}
