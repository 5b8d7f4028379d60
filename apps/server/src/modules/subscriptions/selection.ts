import { isUnlimitedChoice, priceCents, type Selection } from '@inkbloom/contracts/prices';
import { PAYMENT_METHODS } from '@inkbloom/contracts/subscriptions';
import { ApiError } from '../../plugins/errors.ts';
import { ALL } from './provider/price-list.ts';

function refuse(message: string): ApiError {
  return new ApiError(400, 'payment_setup_failed', message);
}

/**
 * The choice that a person made, with one id for every stream. Throws the 400 `payment_setup_failed` failure for none,
 * for
 * a stream named twice and for one that is not sold.
 */
export function readSelection(given: Selection, sold: readonly string[]): Selection {
  const { streamsToSubscribe, billingFrequency } = given;
  if (streamsToSubscribe.length === 0) throw refuse('Select at least 1 category to continue');
  if (isUnlimitedChoice(given)) {
    if (streamsToSubscribe.length > 1) throw refuse('All streams are one choice; name no others beside it.');
    return { streamsToSubscribe: [ALL], billingFrequency };
  }
  const unknown = streamsToSubscribe.find((id) => !sold.includes(id));
  if (unknown !== undefined) throw refuse('One of these streams cannot be subscribed to.');
  if (new Set(streamsToSubscribe).size < streamsToSubscribe.length) throw refuse('A stream was named twice.');
  return { streamsToSubscribe: streamsToSubscribe.toSorted(), billingFrequency };
}

/** Throws the 400 `payment_setup_failed` failure for an amount that is not the price. */
export function checkAmount(selection: Selection, totalAmount: number): void {
  const cents = priceCents(selection);
  if (Math.round(totalAmount * 100) === cents && Math.abs(totalAmount * 100 - cents) < 0.01) return;
  throw refuse(
    `The amount is not the price, which is $${(cents / 100).toFixed(2)}. Please look at it again.`,
  );
}

/** Throws the 400 `invalid_payment_method` failure for a way to pay that there is not. */
export function checkMethod(method: string): void {
  if ((PAYMENT_METHODS as readonly string[]).includes(method)) return;
  throw new ApiError(
    400,
    'invalid_payment_method',
    'The payment method provided is invalid. Please check your payment information and try again.',
  );
}

/** Whether two choices are the same. */
export function isSameSelection(a: Selection, b: Selection): boolean {
  return a.billingFrequency === b.billingFrequency && isSameStreams(a, b);
}

/** Whether two choices hold the same streams, however they are paid. */
function isSameStreams(a: Selection, b: Selection): boolean {
  return a.streamsToSubscribe.toSorted().join() === b.streamsToSubscribe.toSorted().join();
}
