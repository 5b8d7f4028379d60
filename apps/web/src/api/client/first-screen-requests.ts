import { GALLERY_PAGE_SIZE, STREAM_PAGE_SIZE } from '../calls/page-sizes.ts';

const ACTIVITIES = '/api/v1/activities';
const CATEGORIES = '/api/v1/categories';

/**
 * What the screen at an address asks first, word for word as it will ask it. An address with a query may open on
 * something else, so nothing is known of it.
 */
export function firstScreenRequests(pathname: string, query: string): readonly string[] {
  if (query !== '') return [];
  const [, room = '', name] = /^\/([a-z]+)(?:\/([a-z0-9-]{1,64}))?$/.exec(pathname) ?? [];
  if (room === 'gallery' && name)
    return [`${ACTIVITIES}?limit=${STREAM_PAGE_SIZE}&category=${name}&page=1`, CATEGORIES];
  if (room === 'activity' && name) return [`${ACTIVITIES}/${name}`];
  if (name) return [];
  if (room === 'gallery') return [`${ACTIVITIES}?page=1&limit=${GALLERY_PAGE_SIZE}`, CATEGORIES];
  if (room === 'streams') return [CATEGORIES];
  return room === 'featured' ? [`${ACTIVITIES}/featured`] : [];
}
