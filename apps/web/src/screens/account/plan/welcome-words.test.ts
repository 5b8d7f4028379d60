import { expect, it } from 'vitest';
import { openedTitle, openedWords } from './welcome-words.ts';

const OFFERED = [{ id: 'food', memberPages: 20 }, { id: 'vehicles', memberPages: 1 }, { id: 'nature' }];

it.each([
  [['food'], 'One stream is open', 'Food: 20 more pages, and new ones as they come.'],
  [
    ['food', 'vehicles'],
    'Two streams are open',
    'Food and Vehicles: 21 more pages, and new ones as they come.',
  ],
  [['vehicles'], 'One stream is open', 'Vehicles: 1 more page, and new ones as they come.'],
  [['nature'], 'One stream is open', 'Nature, and new ones as they come.'],
  [
    ['all-streams-unlimited'],
    'Every stream is open',
    'All that there are: 21 more pages, and new ones as they come.',
  ],
])('ACC-7 after paying for %s', (streamsToSubscribe, title, words) => {
  expect(openedTitle({ streamsToSubscribe })).toBe(title);
  expect(openedWords({ streamsToSubscribe }, OFFERED)).toBe(words);
});
