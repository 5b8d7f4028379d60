/** The parts of the shelf, as the address names them in `show`. */
export const SHELF_PARTS = [
  ['favourites', 'Favourites'],
  ['recent', 'Recently seen'],
  ['begun', 'Begun'],
  ['finished', 'Finished'],
  ['made', 'My pages'],
  ['offline', 'Kept offline'],
  ['collections', 'Collections'],
] as const;

export type ShelfPart = (typeof SHELF_PARTS)[number][0];

/** A part that is a list of ids. */
export type IdsPartName = Exclude<ShelfPart, 'collections' | 'made'>;

/** The part that an address names; the favourites without one. */
export function readPart(query: URLSearchParams): ShelfPart {
  return SHELF_PARTS.find(([value]) => value === query.get('show'))?.[0] ?? 'favourites';
}

/** What a part says while nothing is in it. */
export const NOTHING: Readonly<Record<ShelfPart, { readonly title: string; readonly words: string }>> = {
  favourites: { title: 'No favourites yet', words: 'Press the heart of a page to find it here.' },
  recent: { title: 'Nothing seen yet', words: 'The pages you open on this device are kept here.' },
  begun: { title: 'Nothing begun', words: 'Pages you are coloring wait here for you.' },
  finished: { title: 'Nothing finished yet', words: 'A page that is colored to the last area comes here.' },
  made: {
    title: 'No pages of your own yet',
    words:
      'Choose a subject and a place, or type a name, and four pages are drawn for you. Keep those you like.',
  },
  offline: {
    title: 'Nothing kept offline',
    words: 'Press “Keep offline” on a page or a stream, and it opens without a network.',
  },
  collections: {
    title: 'No collections yet',
    words: 'Open a page and press “Add to a collection” to put pages together under a name.',
  },
};
