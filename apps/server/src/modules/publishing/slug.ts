/** Characters of the fingerprint that keep pages of one title apart. */
const MARK = 6;

/**
 * The address of a page that is not in the committed catalogue: its title, and a mark by which it clashes with none.
 */
export function slugOf(title: string, hash: string): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${words.slice(0, 50)}-${hash.slice(0, MARK)}`;
}
