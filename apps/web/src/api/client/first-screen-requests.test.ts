import { expect, it } from 'vitest';
import { firstScreenRequests } from './first-screen-requests.ts';

it.each([
  ['/gallery', '', ['/api/v1/activities?page=1&limit=50', '/api/v1/categories']],
  ['/gallery/animals', '', ['/api/v1/activities?limit=20&category=animals&page=1', '/api/v1/categories']],
  ['/activity/quiet-owl', '', ['/api/v1/activities/quiet-owl']],
  ['/streams', '', ['/api/v1/categories']],
  ['/featured', '', ['/api/v1/activities/featured']],
  ['/gallery', '?search=owl', []],
  ['/gallery/Up/..', '', []],
  ['/account', '', []],
  ['/', '', []],
])('REQ-2 the screen at %s%s asks first %j', (pathname, query, wanted) => {
  expect(firstScreenRequests(pathname, query)).toEqual(wanted);
});
