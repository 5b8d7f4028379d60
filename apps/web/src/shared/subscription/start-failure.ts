import { RequestError } from '../../api/client/request-error.ts';

const SETUP = "We're having trouble setting up your payment. Please try again in a few moments.";
/** Seconds that a pending request is assumed to have left where the server does not tell. */
const DEFAULT_LEFT_S = 15 * 60;

const WORDS: Readonly<Record<string, string>> = {
  invalid_payment_method:
    'The payment method provided is invalid. Please check your payment information and try again.',
  subscription_limit_reached:
    'You have reached the maximum number of subscriptions allowed. Please contact support if you need assistance.',
  user_not_authenticated: 'Please sign in to your account before starting a subscription.',
  insufficient_permissions:
    "You don't have permission to perform this action. Please contact support for assistance.",
};

/** Words for a request that is pending, with the minutes until it is out of the way. */
export function pendingWords(leftSeconds: number = DEFAULT_LEFT_S): string {
  const minutes = Math.max(1, Math.ceil(leftSeconds / 60));
  return `You already have a pending subscription in progress - please finish it or wait for ${minutes} minutes before attempting again`;
}

/** Whether a failure means that another request is pending. */
export function isPendingFailure(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'pending_subscription_exists';
}

function localWords({ type }: RequestError): string | undefined {
  if (type === 'network') return 'Network error. Please check your internet connection and try again.';
  if (type === 'timeout' || type === 'expired') return 'The request timed out. Please try again in a moment.';
  return undefined;
}

/** What a start of a subscription that failed says. */
export function startFailureWords(error: unknown): string {
  if (!(error instanceof RequestError)) return error instanceof Error ? error.message : 'Checkout failed';
  if (isPendingFailure(error)) return error.message || pendingWords();
  if (error.code === 'payment_setup_failed') return error.message || SETUP;
  if (error.code === 'payment_failed') return error.message;
  return WORDS[String(error.code)] ?? localWords(error) ?? 'Checkout failed';
}
