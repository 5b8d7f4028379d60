import { NOT_FOUND_TITLE, SCREEN_TITLES } from '@inkbloom/contracts/titles';
import { type Described, type Describing, ownCard } from '../describing.ts';
import { appThing, fixedPages, type FixedPath } from '../fixed.ts';
import { findHero } from '../hero.ts';
import { html, type Markup } from '../markup.ts';
import { bar, footer, wordScreen } from './parts.ts';

function way(path: string, words: string): Markup {
  return html`<a
    href="${path}"
    class="inline-flex min-h-11 items-center rounded-sheet px-4.5 font-display font-semibold text-accent-strong inset-ring inset-ring-accent-strong"
    >${words}</a
  >`;
}

const BROWSING = html`${way('/gallery', 'Browse Gallery')}${way('/streams', 'All Streams')}`;
const WAYS = html`<p class="mt-8 flex flex-wrap gap-3">${BROWSING}</p>`;
const LANDING_WAYS = html`<p class="mt-8 flex flex-wrap gap-3">${BROWSING}${way('/make', 'Make a Page')}</p>`;

/** The landing page: what this is, the ways in, and the page to color there. */
export async function describeLanding(describing: Describing): Promise<Described> {
  const { site } = describing;
  const hero = await findHero(describing);
  const title = SCREEN_TITLES['/'];
  const { description } = fixedPages['/'];
  const picture = hero
    ? html`<img
        src="${hero.page.lineUrl}"
        alt="${hero.title}, coloring page"
        width="${hero.page.width}"
        height="${hero.page.height}"
        class="mx-auto max-h-[52dvh] w-auto max-w-full rounded-panel bg-sheet shadow-lift"
      />`
    : html``;
  return {
    head: {
      title,
      description,
      card: ownCard(describing),
      hero,
      isFindable: true,
      thing: { ...appThing, name: site.appName, description },
    },
    screen: html`${bar(site)}
      <main
        class="column grid gap-4 pt-2.5 pb-7 tablet:gap-6 desktop:grid-cols-[5fr_7fr] desktop:items-center"
      >
        <div>
          <h1
            class="text-[clamp(2.25rem,11.5vw,2.8125rem)] leading-[1.02] tracking-[-0.02em] tablet:text-60 wide:text-[4.5rem]"
          >
            ${title}
          </h1>
          <p class="mt-5 max-w-[36ch] text-18 text-muted">${description}</p>
          ${LANDING_WAYS}
        </div>
        ${picture}
      </main>
      ${footer()}`,
  };
}

/** A screen of words alone, and one whose content is the person's own. */
export function describeWords(describing: Describing, path: FixedPath): Described {
  const title = SCREEN_TITLES[path];
  const { description, isFindable } = fixedPages[path];
  return {
    head: {
      title,
      description,
      card: ownCard(describing),
      isFindable,
      thing: { '@type': 'WebPage', name: title, description },
    },
    screen: wordScreen(describing.site, title, description, WAYS),
  };
}

/** The screen of an address where nothing is. */
export function describeNothing(describing: Describing): Described {
  const { description } = fixedPages['/'];
  return {
    head: {
      title: NOT_FOUND_TITLE,
      description,
      card: ownCard(describing),
      isFindable: false,
      thing: { '@type': 'WebPage', name: NOT_FOUND_TITLE, description },
    },
    screen: wordScreen(
      describing.site,
      "The page you're looking for doesn't exist.",
      'It may have been renamed.',
      WAYS,
    ),
    isThere: false,
  };
}
