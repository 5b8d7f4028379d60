import type { Category } from '@inkbloom/contracts/categories';
import { categoryWords } from '@inkbloom/contracts/category-words';

/** A category's name: the stream's own, else one made from the value itself ("city-life" gives "City Life"). */
export function categoryName(category: string, streams: readonly Category[] = []): string {
  const stream = streams.find(({ slug, id }) => slug === category || id === category);
  return stream?.name ?? categoryWords(category);
}
