import { describe, expect, it } from 'vitest';
import { refusalFrom } from '../../../testing/save-parts.ts';
import { checkAmount, checkMethod, isSameSelection, readSelection } from './selection.ts';

const SOLD = ['animals', 'food', 'nature'];
const monthly = (...streamsToSubscribe: string[]) =>
  ({ streamsToSubscribe, billingFrequency: 'monthly' }) as const;
const annual = (...streamsToSubscribe: string[]) =>
  ({ streamsToSubscribe, billingFrequency: 'annual' }) as const;
const tried = (work: () => unknown) => refusalFrom((async () => work())());

describe('SUB-5 a choice of streams', () => {
  it('has its streams in order, and one id for all of them', () => {
    expect(readSelection(annual('nature', 'animals'), SOLD)).toEqual(annual('animals', 'nature'));
    expect(readSelection(monthly('all-streams-*'), SOLD)).toEqual(monthly('all-streams-unlimited'));
  });

  it.each([
    [[], 'Select at least 1 category to continue'],
    [['all-streams-*', 'animals'], 'All streams are one choice; name no others beside it.'],
    [['animals', 'moon'], 'One of these streams cannot be subscribed to.'],
    [['animals', 'animals'], 'A stream was named twice.'],
  ])('is refused of %j: %s', async (streams, message) => {
    const refused = await tried(() => readSelection(monthly(...streams), SOLD));
    expect(refused).toEqual([400, 'payment_setup_failed', message, {}]);
  });

  it('costs its price to the cent', async () => {
    for (const amount of [6, 6.00001]) checkAmount(monthly('animals', 'food'), amount);
    checkAmount(annual('animals'), 24);
    for (const amount of [5.99, 6.01, 6.001, -6]) {
      const message = 'The amount is not the price, which is $6.00. Please look at it again.';
      const refused = await tried(() => checkAmount(monthly('animals', 'food'), amount));
      expect(refused).toEqual([400, 'payment_setup_failed', message, {}]);
    }
  });

  it('is paid in the ways that there are', async () => {
    checkMethod('stripe');
    const message =
      'The payment method provided is invalid. Please check your payment information and try again.';
    expect(await tried(() => checkMethod('cheque'))).toEqual([400, 'invalid_payment_method', message, {}]);
  });

  it('is the same in whatever order, and another one at other times', () => {
    expect(isSameSelection(monthly('a', 'b'), monthly('b', 'a'))).toBe(true);
    expect(isSameSelection(monthly('a', 'b'), monthly('a'))).toBe(false);
    expect(isSameSelection(monthly('a'), monthly('b'))).toBe(false);
    expect(isSameSelection(monthly('a'), annual('a'))).toBe(false);
  });
});
