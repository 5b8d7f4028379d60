import type { ActivityDetail, PageOrigin } from '@inkbloom/contracts/activities';
import { hashtag } from '@inkbloom/contracts/hashtag';
import { originWords } from '@inkbloom/contracts/origin-words';
import { activityTitle } from '@inkbloom/contracts/titles';
import { activityAnswer, findStream, listAnswer } from '../../catalogue/catalogue.ts';
import { type Described, type Describing, sourceOf } from '../describing.ts';
import type { Head } from '../head.ts';
import { html, type Markup } from '../markup.ts';
import { activityCard } from '../share-address.ts';
import { activityBar } from './activity-bar.ts';
import { cardGrid, footer } from './parts.ts';

/** Pages of the same stream that lie under one. */
const MORE = 6;

/** Titles with more characters than this are set smaller. */
const LONG_TITLE = 40;

/** Whether everybody may color it now. */
function isFree({ membersFrom }: ActivityDetail): boolean {
  return membersFrom == null || Date.parse(membersFrom) > Date.now();
}

const CREATOR_TYPES = { artist: 'Person', model: 'SoftwareApplication' } as const;

function creatorOf(origin: PageOrigin | undefined, appName: string) {
  return origin === undefined
    ? { '@type': 'Organization', name: appName }
    : { '@type': CREATOR_TYPES[origin.kind], name: origin.name };
}

function thingOf(activity: ActivityDetail, { publicUrl, appName }: Describing['site']): Head['thing'] {
  const { title, description, tags, difficulty, thumbnailUrl, createdAt, updatedAt, origin } = activity;
  return {
    '@type': 'CreativeWork',
    name: title,
    description,
    genre: 'Coloring page',
    keywords: [...tags, difficulty].join(', '),
    thumbnailUrl: new URL(thumbnailUrl, publicUrl).href,
    datePublished: createdAt,
    dateModified: updatedAt,
    isAccessibleForFree: isFree(activity),
    creator: creatorOf(origin, appName),
    creditText: originWords(origin, appName),
  };
}

/** The screens above it: the landing page, the gallery and its stream. */
function crumbsOf({ category }: ActivityDetail): Head['above'] {
  const stream = findStream(category);
  return [
    { name: 'Home', path: '/' },
    { name: 'Coloring pages', path: '/gallery' },
    ...(stream ? [{ name: stream.name, path: `/gallery/${stream.id}` }] : []),
  ];
}

async function moreOf(describing: Describing, { id, category }: ActivityDetail): Promise<Markup> {
  const query = { page: 1, limit: MORE + 1, category, sortOrder: 'desc' } as const;
  const { data } = await listAnswer(sourceOf(describing), query);
  const others = data.filter((other) => other.id !== id).slice(0, MORE);
  if (others.length === 0) return html``;
  return html`<section class="column pb-14">
    <h2 class="mb-4 text-22">More like this</h2>
    ${cardGrid(others)}
  </section>`;
}

/** The page on its desk, in the very box that the app's viewer gives it, so that nothing moves when the app begins. */
function viewerOf({ title, pages, imageUrl }: ActivityDetail): Markup {
  const { width = 1, height = 1, imageUrl: address = imageUrl } = pages[0] ?? {};
  return html`<div class="grid min-w-0 content-start">
    <div
      class="relative grid justify-items-center rounded-panel desktop:h-(--desk-height) desktop:content-start desktop:bg-desk-deep desktop:pt-6"
    >
      <div
        class="relative overflow-hidden rounded-sheet bg-sheet shadow-lift desktop:max-w-[calc(100%-168px)] desktop:rounded-[6px]"
      >
        <svg
          viewBox="0 0 ${width} ${height}"
          width="${width}"
          height="${height}"
          aria-hidden="true"
          class="block h-auto max-h-[calc(var(--desk-height)-100px)] w-auto max-w-full"
        ></svg>
        <img
          src="${address}"
          alt="${title}, coloring page"
          width="${width}"
          height="${height}"
          class="absolute inset-0 size-full object-contain"
        />
      </div>
    </div>
  </div>`;
}

function screenOf({ site }: Describing, activity: ActivityDetail, more: Markup): Markup {
  const { title, description, tags, category, origin } = activity;
  return html`${activityBar(site, title, category)}
    <main
      class="column grid grid-cols-[minmax(0,1fr)] gap-4.5 pt-3.5 pb-10 [--desk-height:84svh] tablet:gap-7 tablet:pt-6 tablet:[--desk-height:760px] desktop:grid-cols-[minmax(0,1fr)_minmax(320px,392px)] desktop:[--desk-height:clamp(440px,100svh-184px,716px)]"
    >
      ${viewerOf(activity)}
      <div
        class="grid min-w-0 content-start gap-y-4.5 tablet:rounded-panel tablet:bg-panel tablet:p-7 tablet:shadow-rest"
      >
        <h2
          class="[overflow-wrap:anywhere] max-tablet:hidden ${title.length > LONG_TITLE ? 'text-28' : 'text-36'}"
        >
          ${title}
        </h2>
        <p class="max-w-[60ch] [overflow-wrap:anywhere]">${description}</p>
        <ul aria-label="Tags" class="flex flex-wrap gap-x-3.5 text-14 font-semibold">
          ${tags.map((tag) => html`<li><a href="/gallery?search=${encodeURIComponent(tag)}" class="block py-2 text-accent-strong">${hashtag(tag)}</a></li>`)}
        </ul>
        <p class="text-14 [overflow-wrap:anywhere] text-muted">${originWords(origin, site.appName)}</p>
      </div>
    </main>
    ${more} ${footer()}`;
}

/** The screen of an activity; undefined when there is none of this id. */
export async function describeActivity(describing: Describing, id: string): Promise<Described | undefined> {
  const answer = await activityAnswer(sourceOf(describing), id);
  if (answer === undefined) return undefined;
  const activity = { ...answer.data, pages: answer.data.pages ?? [] };
  const { title, description, imageUrl, pages } = activity;
  return {
    head: {
      title: activityTitle(title),
      description,
      card: activityCard(activity),
      above: crumbsOf(activity),
      pictures: [{ address: pages[0]?.imageUrl ?? imageUrl }],
      isFindable: true,
      thing: thingOf(activity, describing.site),
    },
    screen: screenOf(describing, activity, await moreOf(describing, activity)),
    answers: { activity: answer },
  };
}
