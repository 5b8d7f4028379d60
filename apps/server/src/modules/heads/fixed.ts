import { SCREEN_TITLES } from '@inkbloom/contracts/titles';
import type { Head } from './head.ts';

type FixedPage = Pick<Head, 'description' | 'isFindable'>;

/** The path of a screen that is always there. */
export type FixedPath = keyof typeof SCREEN_TITLES;

const TAGLINE = SCREEN_TITLES['/'];

/** The pages that are always there, by their paths. */
export const fixedPages: Readonly<Record<FixedPath, FixedPage>> = {
  '/': {
    description:
      'Free coloring pages to color on screen or to print, for kids, teens and adults. New pages every day.',
    isFindable: true,
  },
  '/gallery': {
    description: 'All coloring pages, by theme and difficulty: pick one and color it right here.',
    isFindable: true,
  },
  '/streams': {
    description: 'Coloring pages by theme: nature, animals, fantasy, mandalas, flowers and more.',
    isFindable: true,
  },
  '/featured': {
    description: 'Featured picks to spark your imagination, new ones every day.',
    isFindable: true,
  },
  '/subscription': {
    description: 'Subscriptions to streams of coloring pages.',
    // Nothing is sold there yet.
    isFindable: false,
  },
  '/privacy': {
    description: 'What is stored, why, and how to delete it.',
    isFindable: true,
  },
  '/terms': { description: 'The terms of use.', isFindable: true },
  '/about': { description: 'How the coloring pages are made.', isFindable: true },
  '/auth': { description: TAGLINE, isFindable: false },
  '/account': { description: TAGLINE, isFindable: false },
  '/shelf': { description: TAGLINE, isFindable: false },
  '/make': {
    description:
      'Choose a subject, a place and how fine, or type a name, and four coloring pages are drawn for you.',
    isFindable: true,
  },
};

/** The app as an entry of a store: free, entertainment, on the web and on phones. */
export const appThing = {
  '@type': 'WebApplication',
  applicationCategory: 'EntertainmentApplication',
  operatingSystem: 'Web, Android, iOS',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
} as const;

/** Whether a path is that of a screen that is always there. */
export function isFixed(path: string): path is FixedPath {
  return Object.hasOwn(fixedPages, path);
}
