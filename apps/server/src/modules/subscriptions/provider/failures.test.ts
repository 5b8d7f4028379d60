import { expect, it } from 'vitest';
import { providerAway, providerRefusal } from '../../../../testing/billing.ts';
import { refusalFrom } from '../../../../testing/save-parts.ts';
import { isProviderAway, isProviderRefusal, orApiError } from './failures.ts';
import { stripeLibrary } from './stripe-library.ts';

const { errors } = stripeLibrary();
const failing = (statusCode: number) => new errors.StripeAPIError({ message: 'no', statusCode });
const card = new errors.StripeCardError({ message: 'Your card was declined.', statusCode: 402 });
const WORDS = "We're having trouble setting up your payment. Please try again in a few moments.";

it.each([
  [providerAway(), true, false],
  [failing(500), true, false],
  [failing(503), true, false],
  [failing(499), false, false],
  [failing(429), true, false],
  [providerRefusal(), false, true],
  [card, false, false],
  [new Error('other'), false, false],
])('OPS-3 %s is an absence: %s, a refusal: %s', (error, isAway, isRefusal) => {
  expect([isProviderAway(error), isProviderRefusal(error)]).toEqual([isAway, isRefusal]);
});

it.each([
  [providerAway(), [503, 'payment_setup_failed', WORDS, {}]],
  [failing(500), [503, 'payment_setup_failed', WORDS, {}]],
  [providerRefusal(), [502, 'payment_setup_failed', WORDS, {}]],
  [card, [402, 'payment_failed', 'Your card was declined. Nothing was changed.', {}]],
  [new Error('other'), [undefined, undefined, 'other', undefined]],
])('SUB-7 %s is told to a person', async (failure, told) => {
  expect(await refusalFrom(orApiError(() => Promise.reject(failure)))).toEqual(told);
});

it('SUB-7 what the provider said stays with the failure, and what went well is given', async () => {
  const away = providerAway();
  await expect(orApiError(() => Promise.reject(away))).rejects.toMatchObject({ cause: away });
  expect(await orApiError(async () => 7)).toBe(7);
});
