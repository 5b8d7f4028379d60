import { describe, expect, it } from 'vitest';
import { localFailure, RequestError } from '../../api/client/request-error.ts';
import { isPendingFailure, pendingWords, startFailureWords } from './start-failure.ts';

function answered(code: never, message = 'the server says'): RequestError {
  return new RequestError(400, code, message);
}

describe('SUB-7 a start that failed', () => {
  it.each([
    ['payment_setup_failed', 'the server says'],
    ['invalid_payment_method', 'The payment method provided is invalid.'],
    ['subscription_limit_reached', 'You have reached the maximum number of subscriptions allowed.'],
    ['user_not_authenticated', 'Please sign in to your account before starting a subscription.'],
    ['insufficient_permissions', "You don't have permission to perform this action."],
    ['internal_error', 'Checkout failed'],
  ])('with %s says: %s', (code, words) => {
    expect(startFailureWords(answered(code as never))).toContain(words);
  });

  it('without the network, or in time, says so', () => {
    expect(startFailureWords(localFailure('network'))).toBe(
      'Network error. Please check your internet connection and try again.',
    );
    expect(startFailureWords(localFailure('timeout'))).toBe(
      'The request timed out. Please try again in a moment.',
    );
    expect(startFailureWords(new Error('No checkout URL received from server'))).toBe(
      'No checkout URL received from server',
    );
  });

  it('SUB-6 because another is pending is told apart, in minutes rounded up', () => {
    expect(isPendingFailure(answered('pending_subscription_exists' as never))).toBe(true);
    expect(pendingWords(61)).toContain('wait for 2 minutes');
    expect(pendingWords()).toContain('wait for 15 minutes');
  });
});
