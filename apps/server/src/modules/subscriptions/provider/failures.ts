import type { Stripe } from 'stripe';
import { ApiError } from '../../../plugins/errors.ts';
import { stripeLibrary } from './stripe-library.ts';

const SETUP_WORDS = "We're having trouble setting up your payment. Please try again in a few moments.";

type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

function isOfStripe(error: unknown): error is StripeError {
  return error instanceof stripeLibrary().errors.StripeError;
}

/** Whether the provider could not be reached, or could not answer. */
export function isProviderAway(error: unknown): boolean {
  if (!isOfStripe(error)) return false;
  return error.statusCode === undefined || error.statusCode >= 500 || error.statusCode === 429;
}

/** Whether the provider refused what was asked of it. */
export function isProviderRefusal(error: unknown): boolean {
  return error instanceof stripeLibrary().errors.StripeInvalidRequestError;
}

/** What the provider reports, as a failure that a person is told. Anything else is given back as it is. */
function asApiError(error: unknown): unknown {
  if (error instanceof stripeLibrary().errors.StripeCardError) {
    return new ApiError(402, 'payment_failed', `${error.message} Nothing was changed.`);
  }
  if (!isOfStripe(error)) return error;
  const failure = new ApiError(isProviderAway(error) ? 503 : 502, 'payment_setup_failed', SETUP_WORDS);
  failure.cause = error;
  return failure;
}

/** Does work with the provider and lets its failures out as those of the API. */
export async function orApiError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asApiError(error);
  }
}
