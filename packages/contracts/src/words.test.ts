import { expect, it } from 'vitest';
import { cardPicture, cardSources } from './card-pictures.ts';
import { categoryWords } from './category-words.ts';
import { hashtag } from './hashtag.ts';
import { originWords } from './origin-words.ts';
import { activityTitle, streamTitle } from './titles.ts';

it('FIND-1 screens are titled once, also where the page says itself what it is', () => {
  expect(activityTitle('Moonlit Owl')).toBe('Moonlit Owl coloring page');
  expect(activityTitle('Owl Coloring Page')).toBe('Owl Coloring Page');
  expect(activityTitle('Twelve coloring pages')).toBe('Twelve coloring pages');
  expect(activityTitle('Coloring pages of owls')).toBe('Coloring pages of owls coloring page');
  expect(streamTitle('Animals')).toBe('Animals coloring pages');
});

it('GAL-12 a tag is one word, and a category has words', () => {
  expect(hashtag('lunar new year')).toBe('#lunar-new-year');
  expect([categoryWords('city-life'), categoryWords('--urban-'), categoryWords('')]).toEqual([
    'City Life',
    'Urban',
    '',
  ]);
});

it('MAKE-2 a page says who drew it', () => {
  expect(originWords(undefined, 'Farbe')).toBe('Drawn by Farbe');
  expect(originWords({ kind: 'artist', name: 'Mira' }, 'Farbe')).toBe('By Mira');
  expect(originWords({ kind: 'model', name: 'Flux' }, 'Farbe')).toBe('Made with Flux');
});

it('GAL-12 a card has its thumbnail at every size that there is, and none where there is one alone', () => {
  const template = '/images/{form}/{width}/owl.webp';
  expect(cardPicture(template, 'color', 1200)).toBe('/images/color/1200/owl.webp');
  expect(cardSources('/t.webp', template, 'lines')).toBe(
    '/t.webp 400w, /images/lines/800/owl.webp 800w, /images/lines/1200/owl.webp 1200w',
  );
  expect(cardSources('/t.webp', undefined, 'lines')).toBeUndefined();
});
