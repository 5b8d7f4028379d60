import type { Category } from '@inkbloom/contracts/categories';

/** A category's name: the stream's own, else one made from the value itself ("city-life" gives "City Life"). */
export function categoryName(category: string, streams: readonly Category[] = []): string {
  const stream = streams.find(({ slug, id }) => slug === category || id === category);
  return stream?.name ?? category.split('-').filter(Boolean).map(capitalised).join(' ');
}

function capitalised(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
