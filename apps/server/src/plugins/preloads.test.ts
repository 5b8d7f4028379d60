import { describe, expect, it } from 'vitest';
import { readPreloads } from './preloads.ts';

const WRITTEN = JSON.stringify([
  ['^/$', ['/assets/landing.js']],
  ['^/gallery$', ['/assets/shell.js', '/assets/gallery.js']],
]);

describe('the scripts that a page begins with', () => {
  it('are named for its own address alone', () => {
    const preloads = readPreloads(WRITTEN);
    expect(preloads('/').trim()).toBe('<meta name="first-scripts" content="/assets/landing.js" />');
    expect(preloads('/gallery')).toContain('content="/assets/shell.js /assets/gallery.js"');
    expect(preloads('/gallery/animals')).toBe('');
  });

  it('are none in an app that was built without them', () => {
    expect(readPreloads(undefined)('/')).toBe('');
  });
});
