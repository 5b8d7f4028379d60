import { useState } from 'react';
import { cancelRequest, openBilling, resumePlan, stopPlan } from '../../api/calls/subscription-actions.ts';
import { RequestError } from '../../api/client/request-error.ts';

/** What is being done with a subscription. */
type Doing = 'cancelling' | 'cancellingPending' | 'openingPortal' | 'resuming';

function wordsOf(error: unknown): string {
  return error instanceof RequestError || error instanceof Error
    ? error.message
    : 'Something went wrong. Please try again in a moment.';
}

async function goToPortal(): Promise<void> {
  const url = await openBilling('/account?tab=profile');
  if (!url) throw new Error('No portal URL received');
  location.assign(url);
}

/** Stopping, taking back, resuming and the portal: each tells whether it worked, and what was in the way. */
export function useSubscriptionActions(uid: string | undefined) {
  const [doing, setDoing] = useState<Doing | null>(null);
  const [failure, setFailure] = useState<{ readonly of: Doing; readonly words: string } | null>(null);

  async function run(what: Doing, work: (userId: string) => Promise<void>): Promise<boolean> {
    setDoing(what);
    setFailure(null);
    try {
      if (uid === undefined) throw new Error('Please sign in to your account first.');
      await work(uid);
      return true;
    } catch (error) {
      setFailure({ of: what, words: wordsOf(error) });
      return false;
    } finally {
      setDoing(null);
    }
  }

  return {
    doing,
    failureOf: (what: Doing) => (failure?.of === what ? failure.words : undefined),
    stop: (reason: string) => run('cancelling', () => stopPlan(reason)),
    cancelPending: () => run('cancellingPending', cancelRequest),
    resume: () => run('resuming', resumePlan),
    openPortal: () => run('openingPortal', goToPortal),
  };
}
