import { catalogue } from '@inkbloom/linework/catalogue';
import { expect, it } from 'vitest';
import { streams } from './streams.ts';

it('SRV-6 every stream shows a page that is published', () => {
  const published = new Set(catalogue.map(({ slug }) => slug));
  expect(streams.map(({ cover }) => cover.activity).filter((slug) => !published.has(slug))).toEqual([]);
});
