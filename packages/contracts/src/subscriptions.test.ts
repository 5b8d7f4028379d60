import { describe, expect, it } from 'vitest';
import { taker } from '../testing/taker.ts';
import {
  cancelPendingRequest,
  changeSubscription,
  manageBilling,
  MAX_REASON_LENGTH,
  startSubscription,
  stopSubscription,
} from './subscriptions.ts';

const START = {
  streamsToSubscribe: ['animals'],
  billingFrequency: 'monthly',
  totalAmount: 3,
  paymentMethod: 'stripe',
};

const starts = (changes: object) => startSubscription.body.safeParse({ ...START, ...changes }).success;

describe('SUB-6 what starts a subscription', () => {
  it('is a choice, what it costs and a way to pay', () => {
    expect(startSubscription.body.parse(START)).toEqual(START);
    expect(
      starts({ streamsToSubscribe: ['all-streams-*'], billingFrequency: 'annual', totalAmount: 96 }),
    ).toBe(true);
  });

  it.each([
    [{ streamsToSubscribe: 'animals' }],
    [{ streamsToSubscribe: Array.from({ length: 51 }, () => 'animals') }],
    [{ streamsToSubscribe: ['a'.repeat(65)] }],
    [{ streamsToSubscribe: ['ani\0mals'] }],
    [{ billingFrequency: 'weekly' }],
    [{ totalAmount: '3' }],
    [{ totalAmount: Number.NaN }],
    [{ totalAmount: undefined }],
    [{ paymentMethod: 'a'.repeat(41) }],
    [{ coupon: 'FREE' }],
  ])('is refused with %j', (changes) => {
    expect(starts(changes)).toBe(false);
  });
});

it('SUB-9 leaving needs no body, and takes a reason of limited length', () => {
  for (const { body } of [stopSubscription, cancelPendingRequest]) {
    const leaves = taker(body, (value: unknown) => value);
    expect([leaves(undefined), leaves(null), leaves({}), leaves({ reason: null })]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(leaves({ reason: 'a'.repeat(MAX_REASON_LENGTH) })).toBe(true);
    expect(leaves({ reason: 'a'.repeat(MAX_REASON_LENGTH + 1) })).toBe(false);
    expect(leaves({ refund: true })).toBe(false);
  }
});

it('SUB-9 a change is paid as it was reckoned at a moment in whole seconds', () => {
  const { paymentMethod: _way, ...choice } = START;
  const changes = taker(changeSubscription.body, (prorationDate: unknown) => ({ ...choice, prorationDate }));
  expect([changes(1_770_000_000), changes(1.5), changes('1770000000'), changes(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('ACC-8 the portal leads back to an address of limited length, or to none', () => {
  const manages = taker(manageBilling.body, (returnUrl: unknown) => ({ returnUrl }));
  expect([manages('/account'), manages(null), manages(undefined)]).toEqual([true, true, true]);
  expect([manages(`/${'a'.repeat(2048)}`), manages('/a\r\nLocation: //evil')]).toEqual([false, false]);
});
