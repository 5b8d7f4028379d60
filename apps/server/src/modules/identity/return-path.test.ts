import { expect, it } from 'vitest';
import { isSitePath } from './return-path.ts';

it.each(['/', '/gallery', '/auth?returnUrl=%2Fgallery#top', '/a//b'])(
  '%j is a path of the site',
  (target) => {
    expect(isSitePath(target)).toBe(true);
  },
);

it.each(['', 'gallery', '//evil.example', '/\\evil.example', '/\n/evil.example', 'https://evil.example'])(
  '%j is not',
  (target) => {
    expect(isSitePath(target)).toBe(false);
  },
);
