/** The orders that a person may choose, by the names that the list's call has for them. */
export const SORTS = [
  { value: 'newest', words: 'Newest' },
  { value: 'easiest', words: 'Easiest' },
  { value: 'quickest', words: 'Quickest' },
  { value: 'mostColored', words: 'Most colored' },
] as const;

export type Sort = (typeof SORTS)[number]['value'];

/** The order that an address names as `sort`; undefined without one, or with an unknown one. */
export function readSort(query: URLSearchParams): Sort | undefined {
  const named = query.get('sort');
  return SORTS.find(({ value }) => value === named)?.value;
}
