/**
 * The titles of the screens without the app's name, the same in the server's HTML and in the running app, so that a
 * title does not change while the app starts.
 */
export const SCREEN_TITLES = {
  '/': 'Fresh coloring pages every day!',
  '/gallery': 'Coloring pages',
  '/streams': 'Coloring pages by theme',
  '/featured': "Today's coloring pages",
  '/subscription': 'Upgrade',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
  '/about': 'About',
  '/auth': 'Sign in',
  '/account': 'My Account',
  '/shelf': 'My Shelf',
  '/make': 'Make a page',
} as const;

export const NOT_FOUND_TITLE = 'Page not found';

/** The title of an activity's screen. */
export function activityTitle(title: string): string {
  return /coloring pages?$/i.test(title) ? title : `${title} coloring page`;
}

/** The title of a stream's screen. */
export function streamTitle(name: string): string {
  return `${name} coloring pages`;
}
