import { escapeMarkup } from './markup.ts';

/** One page that search engines should know. */
export interface SitemapEntry {
  readonly url: string;
  /** When it last changed, ISO 8601. */
  readonly changedAt?: string | undefined;
  /** The picture on it. */
  readonly image?: string | undefined;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

function element(name: string, text: string | undefined): string {
  return text === undefined ? '' : `<${name}>${escapeMarkup(text)}</${name}>`;
}

function entryElement({ url, changedAt, image }: SitemapEntry): string {
  const picture = image === undefined ? '' : `<image:image>${element('image:loc', image)}</image:image>`;
  return `<url>${element('loc', url)}${element('lastmod', changedAt)}${picture}</url>`;
}

/** A sitemap of pages, by the protocol of sitemaps.org. */
export function renderSitemap(entries: readonly SitemapEntry[]): string {
  return [DECLARATION, `<urlset ${SITEMAP} ${IMAGES}>`, ...entries.map(entryElement), '</urlset>', ''].join(
    '\n',
  );
}

/** A sitemap of sitemaps. */
export function renderSitemapIndex(urls: readonly string[]): string {
  const maps = urls.map((url) => `<sitemap>${element('loc', url)}</sitemap>`);
  return [DECLARATION, `<sitemapindex ${SITEMAP}>`, ...maps, '</sitemapindex>', ''].join('\n');
}
