import { type FirstAnswers, FIRST_ANSWERS_ELEMENT } from '@inkbloom/contracts/first-answers';
import { HERO_ELEMENT, type HeroPage } from '@inkbloom/contracts/hero-element';
import { escapeJson, escapeMarkup } from './markup.ts';

/** A picture for cards of shared links. */
export interface CardPicture {
  /** An address or a path. */
  readonly address: string;
  readonly alt: string;
}

/** A picture that is asked for while the app's code still is on its way, in the sizes that its screen has it in. */
export interface FirstPicture {
  readonly address: string;
  readonly sources?: string | undefined;
  readonly sizes?: string;
}

/** A step on the way from the landing page to a screen. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** What the head of a page tells whoever comes from elsewhere: search engines, and cards of shared links. */
export interface Head {
  /** Without the app's name. */
  readonly title: string;
  readonly description: string;
  /** The page's one path, without a query. */
  readonly path: string;
  readonly card: CardPicture;
  /** In schema.org's words, without context, address and picture. */
  readonly thing: Readonly<Record<string, unknown>>;
  /** The screens above this one, the landing page first; none for screens that stand beside it. */
  readonly above?: readonly Crumb[] | undefined;
  /** The page to be colored there, for the landing page alone. */
  readonly hero?: HeroPage | undefined;
  /** The pictures that stand where the screen opens. */
  readonly pictures?: readonly FirstPicture[];
  readonly answers?: FirstAnswers | undefined;
  /** False for pages that nobody should find by searching. */
  readonly isFindable: boolean;
}

/** Whose head it is. */
export interface Site {
  readonly appName: string;
  /** Own address, without a slash at its end. */
  readonly publicUrl: string;
}

/** The language of every screen; another one is a further alternate link of the same screen. */
const LANGUAGE = 'en';
/** Pixels of a card's picture. */
const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;

function meta(kind: 'name' | 'property', key: string, content: string | number): string {
  return `<meta ${kind}="${key}" content="${escapeMarkup(String(content))}" />`;
}

function preload({ address, sources, sizes = '' }: FirstPicture): string {
  const sized =
    sources === undefined
      ? ''
      : ` imagesrcset="${escapeMarkup(sources)}" imagesizes="${escapeMarkup(sizes)}"`;
  return `<link rel="preload" as="image" href="${escapeMarkup(address)}"${sized} fetchpriority="high" />`;
}

function json(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${escapeJson(value)}</script>`;
}

function renderHero(hero: HeroPage | undefined): string[] {
  return hero === undefined ? [] : [preload({ address: hero.page.lineUrl }), json(HERO_ELEMENT, hero)];
}

function linkedData(data: object): string {
  const context = { '@context': 'https://schema.org' };
  return `<script type="application/ld+json">${escapeJson({ ...context, ...data })}</script>`;
}

function breadcrumbs({ above = [], title, path }: Head, publicUrl: string): string[] {
  if (above.length === 0) return [];
  const itemListElement = [...above, { name: title, path }].map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: new URL(crumb.path, publicUrl).href,
  }));
  return [linkedData({ '@type': 'BreadcrumbList', itemListElement })];
}

function addresses(url: string, isFindable: boolean): string[] {
  if (!isFindable) return [meta('name', 'robots', 'noindex')];
  const href = escapeMarkup(url);
  return [
    `<link rel="canonical" href="${href}" />`,
    ...[LANGUAGE, 'x-default'].map(
      (language) => `<link rel="alternate" hreflang="${language}" href="${href}" />`,
    ),
  ];
}

function openGraph({ title, description, card }: Head, appName: string, url: string, image: string) {
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', appName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', CARD_WIDTH),
    meta('property', 'og:image:height', CARD_HEIGHT),
    meta('property', 'og:image:alt', card.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/**
 * The elements of a page's head: title, description, addresses, card (Open Graph), JSON-LD, and what the screen begins
 * with.
 */
export function renderHead(head: Head, { appName, publicUrl }: Site): string {
  const url = new URL(head.path, publicUrl).href;
  const image = new URL(head.card.address, publicUrl).href;
  const picture = { '@type': 'ImageObject', url: image, width: CARD_WIDTH, height: CARD_HEIGHT };
  return [
    `<title>${escapeMarkup(`${head.title} · ${appName}`)}</title>`,
    meta('name', 'description', head.description),
    ...addresses(url, head.isFindable),
    ...openGraph(head, appName, url, image),
    linkedData({ ...head.thing, url, image: picture }),
    ...breadcrumbs(head, publicUrl),
    ...(head.pictures ?? []).map(preload),
    ...renderHero(head.hero),
    ...(head.answers ? [json(FIRST_ANSWERS_ELEMENT, head.answers)] : []),
  ].join('\n    ');
}
