import type { Location } from 'react-router';

/**
 * What a scroll position is remembered by. Every first page of a visit has the same key, so that goes by its address.
 */
export function placeOf({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? pathname + search : key;
}
