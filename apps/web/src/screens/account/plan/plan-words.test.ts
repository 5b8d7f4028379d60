import { describe, expect, it } from 'vitest';
import { expiryWords, planName, planPrice, planStreams } from './plan-words.ts';

const STREAMS = {
  streamsToSubscribe: ['animals', 'food'],
  billingFrequency: 'monthly',
  finalAmount: 6,
} as const;
const ALL = {
  streamsToSubscribe: ['all-streams-unlimited'],
  billingFrequency: 'annual',
  finalAmount: 96,
} as const;

describe('ACC-7 a plan', () => {
  it('says its name, its streams and what it costs', () => {
    expect([planName(STREAMS), planStreams(STREAMS), planPrice(STREAMS)]).toEqual([
      'Your Streams',
      'Animals, Food',
      '$6.00 per month',
    ]);
    expect([planStreams(ALL), planPrice(ALL)]).toEqual(['All Existing & Future Streams', '$96.00 per year']);
  });

  it.each([
    [-1, 'expired'],
    [30_000, 'in 1 minute'],
    [30 * 60_000, 'in 30 minutes'],
    [5 * 3_600_000, 'in 5 hours'],
    [3 * 86_400_000, 'in 3 days'],
  ])('that is pending expires after %d ms: %s', (left, words) => {
    const now = Date.parse('2026-03-01T00:00:00Z');
    expect(expiryWords(new Date(now + left).toISOString(), now)).toBe(words);
  });
});
