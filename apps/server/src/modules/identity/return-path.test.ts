import { expect, it } from 'vitest';
import { sitePath } from './return-path.ts';

it.each(['/', '/gallery', '/auth?returnUrl=%2Fgallery#top', '/a//b'])(
  '%j is a path of the site',
  (target) => {
    expect(sitePath(target)).toBe(target);
  },
);

it('AUTH-3 a path is given as a header can carry it', () => {
  expect(sitePath('/gallery?search=größe & 花')).toBe('/gallery?search=gr%C3%B6%C3%9Fe%20&%20%E8%8A%B1');
});

it.each(['', 'gallery', '//evil.example', '/\\evil.example', '/\n/evil.example', 'https://evil.example'])(
  '%j is not',
  (target) => {
    expect(sitePath(target)).toBeUndefined();
  },
);
