/** A link that led to another screen: its address, and which of the links with that address it was. */
interface LeftLink {
  readonly href: string;
  readonly place: number;
}

/** The links that were followed, by the history's entry in which they stood. */
const left = new Map<string, LeftLink>();

/** Where the router notes the key of the present entry; the first one has none. */
function entryKey(): string {
  const state: unknown = window.history.state;
  return (state as { readonly key?: string } | null)?.key ?? 'default';
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`main a[href="${CSS.escape(href)}"]`)];
}

function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (link && href) left.set(entryKey(), { href, place: linksTo(href).indexOf(link) });
}

/** Remembers each link that is followed. Gives the function that stops it. */
export function watchLeaving(): () => void {
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

/** The link that led away from an entry of the history, once it stands on the screen again. */
export function findLeft(entry: string): HTMLElement | undefined {
  const link = left.get(entry);
  const found = link && linksTo(link.href);
  return found?.[link?.place ?? 0] ?? found?.[0];
}
