import { expect, it } from 'vitest';
import { wholeAddresses } from './whole-addresses.ts';

it('CFG-1 pictures of another server come from there, and nothing else in its answer changes', () => {
  const answer = {
    data: [
      { imageUrl: '/images/a.png', imageList: ['/images/a.png'], title: '/activity', rank: 3, none: null },
    ],
  };
  expect(wholeAddresses(answer, 'https://other.example/api')).toEqual({
    data: [
      {
        imageUrl: 'https://other.example/images/a.png',
        imageList: ['https://other.example/images/a.png'],
        title: '/activity',
        rank: 3,
        none: null,
      },
    ],
  });
});
