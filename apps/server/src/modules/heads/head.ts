import { HERO_ELEMENT, type HeroPage } from '@inkbloom/contracts/hero-element';

/** What the head of a page tells whoever comes from elsewhere: search engines, and cards of shared links. */
export interface Head {
  /** Without the app's name. */
  readonly title?: string | undefined;
  readonly description: string;
  /** The page's one path, without a query. */
  readonly path: string;
  /** An address or a path. */
  readonly image: string;
  readonly imageAlt: string;
  /** In schema.org's words, without context, address and picture. */
  readonly thing: Readonly<Record<string, unknown>>;
  /** The page to be colored there, for the landing page alone. */
  readonly hero?: HeroPage | undefined;
  /** Addresses of the pictures that stand where the screen opens. */
  readonly pictures?: readonly string[];
  /** False for pages that nobody should find by searching. */
  readonly isFindable: boolean;
}

/** Whose head it is. */
export interface Site {
  readonly appName: string;
  /** Own address, without a slash at its end. */
  readonly publicUrl: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that HTML and XML take for nothing but text, in an attribute or between elements. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** JSON in which nothing can end the script element around it. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeMarkup(content)}" />`;
}

/** Asks for a picture while the app's code still is on its way. */
function preload(address: string): string {
  return `<link rel="preload" as="image" href="${escapeMarkup(address)}" fetchpriority="high" />`;
}

function renderHero(hero: HeroPage | undefined): string[] {
  if (hero === undefined) return [];
  return [
    preload(hero.page.lineUrl),
    `<script type="application/json" id="${HERO_ELEMENT}">${escapeJson(hero)}</script>`,
  ];
}

/** The elements of a page's head: title, description, canonical address, card (Open Graph) and JSON-LD. */
export function renderHead(head: Head, { appName, publicUrl }: Site): string {
  const { description, path, thing, isFindable } = head;
  const title = head.title === undefined ? appName : `${head.title} · ${appName}`;
  const url = new URL(path, publicUrl).href;
  const image = new URL(head.image, publicUrl).href;
  const data = { '@context': 'https://schema.org', ...thing, url, image };
  return [
    `<title>${escapeMarkup(title)}</title>`,
    meta('name', 'description', description),
    ...(isFindable
      ? [`<link rel="canonical" href="${escapeMarkup(url)}" />`]
      : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', appName),
    meta('property', 'og:title', head.title ?? appName),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:alt', head.imageAlt),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${escapeJson(data)}</script>`,
    ...(head.pictures ?? []).map(preload),
    ...renderHero(head.hero),
  ].join('\n    ');
}
