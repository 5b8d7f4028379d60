import type { Head } from './head.ts';

/** A page that is always there. */
type FixedPage = Pick<Head, 'title' | 'description' | 'isFindable'>;

const TAGLINE = 'Fresh coloring pages every day!';

/** The pages that are always there, by their paths. */
export const fixedPages: Readonly<Record<string, FixedPage>> = {
  '/': {
    title: TAGLINE,
    description:
      'Free coloring pages to color on screen or to print, for kids, teens and adults. New pages every day.',
    isFindable: true,
  },
  '/gallery': {
    title: 'Gallery',
    description: 'All coloring pages, by theme and difficulty: pick one and color it right here.',
    isFindable: true,
  },
  '/streams': {
    title: 'Streams',
    description: 'Coloring pages by theme: nature, animals, fantasy, mandalas, flowers and more.',
    isFindable: true,
  },
  '/featured': {
    title: 'Featured',
    description: 'Featured picks to spark your imagination, new ones every day.',
    isFindable: true,
  },
  '/subscription': {
    title: 'Upgrade',
    description: 'Subscriptions to streams of coloring pages.',
    // Nothing is sold there yet.
    isFindable: false,
  },
  '/privacy': {
    title: 'Privacy',
    description: 'What is stored, why, and how to delete it.',
    isFindable: true,
  },
  '/terms': { title: 'Terms', description: 'The terms of use.', isFindable: true },
  '/about': { title: 'About', description: 'How the coloring pages are made.', isFindable: true },
  '/auth': { title: 'Sign in', description: TAGLINE, isFindable: false },
  '/account': { title: 'My Account', description: TAGLINE, isFindable: false },
};

/** The app as an entry of a store: free, entertainment, on the web and on phones. */
export const appThing = {
  '@type': 'WebApplication',
  applicationCategory: 'EntertainmentApplication',
  operatingSystem: 'Web, Android, iOS',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
} as const;
