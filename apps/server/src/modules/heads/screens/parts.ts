import type { Activity } from '@inkbloom/contracts/activities';
import { CARD_SIZES, type CardSizes, cardSources } from '@inkbloom/contracts/card-pictures';
import { hashtag } from '@inkbloom/contracts/hashtag';
import type { Site } from '../head.ts';
import { html, type Markup } from '../markup.ts';

/*
 * The parts of screens as the server writes them. They use the classes of the app's style sheet, whose build reads
 * this folder, so that each part stands where the app puts its own.
 */

/** Cards that are written with their links. */
const CARDS = 20;
/** Cards whose pictures come at once. */
const IN_SIGHT = 2;
const DIFFICULTIES = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;
const TAGS_SHOWN = 3;

interface Sources {
  readonly sources?: string | undefined;
  readonly sizes?: CardSizes;
}

/** The bar of every screen: the name and the ways into the catalogue. */
export function bar({ appName }: Site): Markup {
  return html`<header class="z-20 border-b border-line bg-bar">
    <div class="column flex flex-wrap items-center gap-x-3">
      <a href="/" class="mr-auto flex min-h-15 items-center rounded-small tablet:min-h-16"
        ><span
          class="flex items-center gap-2.25 font-display text-22 leading-none font-semibold tracking-[-0.02em] tablet:text-[1.5rem]"
          ><img src="/favicon.svg" alt="" width="30" height="30" />${appName}</span
        ></a
      >
      <nav aria-label="Catalogue" class="flex gap-6.5 font-display text-16 font-medium">
        <a href="/gallery" class="inline-flex min-h-11 items-center">Browse</a>
        <a href="/streams" class="inline-flex min-h-11 items-center">Streams</a>
        <a href="/featured" class="inline-flex min-h-11 items-center max-tablet:hidden">Featured</a>
      </nav>
    </div>
  </header>`;
}

/** A sign drawn with a pen, its outline in a square of 24 units. */
export function sign(outline: string, classes = ''): Markup {
  return html`<svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
    class="${classes}"
  >
    <path d="${outline}" />
  </svg>`;
}

/** Over a stream that holds back its members' pages from a guest. */
export function limitedBanner(): Markup {
  return html`<div class="pt-4 tablet:pt-5">
    <div class="flex flex-wrap items-center gap-x-3.5 gap-y-2 rounded-sheet bg-warn-soft px-4 py-3">
      ${sign('M12 4 3 20h18Zm0 6v4m0 3v.01', 'flex-none text-warn')}
      <div class="min-w-[min(16rem,60%)] flex-1 leading-snug">
        <strong class="block font-display font-semibold text-warn">Limited Access</strong>
        Subscribe to unlock all activities in this stream
      </div>
      <a
        href="/subscription"
        class="inline-flex min-h-11 items-center px-3.5 font-display text-14 font-semibold tablet:min-h-10"
        >Upgrade</a
      >
    </div>
  </div>`;
}

function textLink(path: string, words: string): Markup {
  return html`<a href="${path}" class="inline-flex min-h-11 items-center underline">${words}</a>`;
}

/** The texts of the operator. */
export function footer(): Markup {
  const links = [textLink('/about', 'About'), textLink('/privacy', 'Privacy'), textLink('/terms', 'Terms')];
  return html`<footer class="column flex flex-wrap items-center gap-x-5.5 py-3 text-14 text-muted">
    ${links}
  </footer>`;
}

/** A picture on a sheet of paper, 4:3; one that comes in several sizes tells how wide it stands. */
export function sheet(
  picture: string,
  alt: string,
  isInSight: boolean,
  { sources, sizes = 'small' }: Sources = {},
): Markup {
  const sized = sources === undefined ? html`` : html`srcset="${sources}" sizes="${CARD_SIZES[sizes]}"`;
  return html`<span
    class="relative isolate block aspect-4/3 overflow-hidden rounded-sheet bg-sheet shadow-rest"
    ><img
      src="${picture}"
      ${sized}
      alt="${alt}"
      width="400"
      height="300"
      loading="${isInSight ? 'eager' : 'lazy'}"
      class="absolute inset-0 size-full object-cover"
  /></span>`;
}

function card(activity: Activity, place: number, sizes: CardSizes): Markup {
  const { id, title, difficulty, tags, thumbnailUrl, thumbnailTemplate } = activity;
  const sources = cardSources(thumbnailUrl, thumbnailTemplate, 'lines');
  return html`<li>
    <article class="relative">
      ${sheet(thumbnailUrl, '', place < IN_SIGHT, { sources, sizes })}
      <div class="mt-2.25 flex items-start gap-1">
        <h3 class="min-w-0 flex-1 text-16 leading-6 font-medium tracking-normal">
          <a href="/activity/${id}" class="block truncate after:absolute after:inset-0">${title}</a>
        </h3>
      </div>
      <p class="flex items-center gap-2 truncate text-14 leading-5 text-muted">
        ${DIFFICULTIES[difficulty]} ${tags.slice(0, TAGS_SHOWN).map(hashtag).join(' ')}
      </p>
    </article>
  </li>`;
}

/** Cards in as many columns as fit. */
export function cardGrid(activities: readonly Activity[], sizes: CardSizes = 'small'): Markup {
  return html`<ul class="card-grid${sizes === 'large' ? ' tablet:grid-cols-3' : ''}">
    ${activities.slice(0, CARDS).map((activity, place) => card(activity, place, sizes))}
  </ul>`;
}

/** A titled row of cards that scrolls sideways. */
export function cardRow(title: string, path: string, activities: readonly Activity[]): Markup {
  return html`<section aria-label="${title}" class="pt-3 tablet:pt-2.5">
    <div class="column flex min-h-11 items-center gap-3">
      <h2 class="min-w-0 truncate py-0.5 text-22"><a href="${path}">${title}</a></h2>
    </div>
    <ul class="rail">
      ${activities.slice(0, CARDS).map((activity, place) => card(activity, place, 'small'))}
    </ul>
  </section>`;
}

/** A screen of words: its bar, its one heading, what it says, and the ways on. */
export function wordScreen(site: Site, title: string, words: string, ways: Markup = html``): Markup {
  return html`${bar(site)}
    <main class="column min-h-[70dvh] pt-8 pb-14 tablet:pt-12 tablet:pb-20">
      <div class="mx-auto max-w-[66ch]">
        <h1 class="text-36 tablet:text-48">${title}</h1>
        <p class="mt-4 text-18 text-pretty text-muted tablet:text-22">${words}</p>
        ${ways}
      </div>
    </main>
    ${footer()}`;
}
