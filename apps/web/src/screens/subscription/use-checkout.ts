import { priceCents, type Selection } from '@inkbloom/contracts/prices';
import type { SubscriptionDetails } from '@inkbloom/contracts/subscriptions';
import { useState } from 'react';
import { startCheckout } from '../../api/calls/subscription-actions.ts';
import {
  isPendingFailure,
  pendingWords,
  startFailureWords,
} from '../../shared/subscription/start-failure.ts';

/** The words for a request of these details that is still pending; undefined for none. */
function pendingOf(details: SubscriptionDetails | undefined): string | undefined {
  const pending = details?.activeSubscription ? null : details?.pendingRequest;
  const left = pending ? (Date.parse(pending.checkoutExpiresAt) - Date.now()) / 1000 : 0;
  return left > 0 ? pendingWords(left) : undefined;
}

/** Goes to the provider's page for a choice, or says what is in the way. */
export function useCheckout(details: SubscriptionDetails | undefined) {
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState<string>();

  async function start(selection: Selection): Promise<void> {
    const known = pendingOf(details);
    if (known) return setPending(known);
    setStarting(true);
    setFailure(undefined);
    try {
      const url = await startCheckout(selection, priceCents(selection) / 100);
      if (!url) throw new Error('No checkout URL received from server');
      // The button stays busy until the provider's page is there.
      location.assign(url);
    } catch (error) {
      if (isPendingFailure(error)) setPending(startFailureWords(error));
      else setFailure(startFailureWords(error));
      setStarting(false);
    }
    return undefined;
  }

  return {
    isStarting,
    failure,
    pending,
    start: (selection: Selection) => void start(selection),
    dismiss: () => setFailure(undefined),
    closePending: () => setPending(undefined),
  };
}
