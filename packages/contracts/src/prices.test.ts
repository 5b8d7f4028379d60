import { describe, expect, it } from 'vitest';
import { annualSavingsPercent, EVERY_STREAM, monthlyCents, priceCents } from './prices.ts';

describe('SUB-5 prices', () => {
  it.each([
    [['animals'], 'monthly', 300],
    [['animals', 'nature', 'food'], 'monthly', 900],
    [['animals'], 'annual', 2400],
    [['animals', 'nature'], 'annual', 4800],
    [[EVERY_STREAM], 'monthly', 1200],
    [['all-streams-2026'], 'annual', 9600],
  ] as const)('of %j, %s, are %d cents', (streamsToSubscribe, billingFrequency, cents) => {
    expect(priceCents({ streamsToSubscribe, billingFrequency })).toBe(cents);
  });

  it('of a year leave out four months', () => {
    expect(monthlyCents({ streamsToSubscribe: [EVERY_STREAM] })).toBe(1200);
    expect(annualSavingsPercent()).toBe(33);
  });
});
