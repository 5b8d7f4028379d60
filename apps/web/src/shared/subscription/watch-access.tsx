import type { Profile } from '@inkbloom/contracts/people';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { offeredStreamsQuery, subscriptionQuery } from '../../api/calls/get-subscription.ts';
import { useAccess } from './access.ts';
import { planOf } from './plan.ts';

/** Asks what the person who is here may open, and tells every screen. What fails counts as empty. */
export function WatchAccess({ profile }: { readonly profile: Profile | null }) {
  const details = useQuery({ ...subscriptionQuery(profile?.uid ?? ''), enabled: profile !== null });
  const offered = useQuery(offeredStreamsQuery);
  const isKnown = !offered.isPending && (profile === null || !details.isPending);
  const known = profile ? details.data : undefined;
  const streams = offered.data;
  useEffect(() => {
    const plan = planOf(
      known,
      (streams ?? []).map(({ id }) => id),
    );
    // Until the calls answer, the profile of the last visit tells what is subscribed to.
    const subscribed = isKnown || known ? plan.subscribed : (profile?.subscribedStreams ?? []);
    useAccess.setState({ plan: { ...plan, subscribed }, isKnown });
  }, [known, streams, isKnown, profile]);
  return null;
}
