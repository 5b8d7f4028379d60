import type { Profile } from '@inkbloom/contracts/people';
import type { SubscriptionDetails } from '@inkbloom/contracts/subscriptions';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { subscriptionQuery } from '../../../api/calls/get-subscription.ts';
import { isSelling, showsUpgrade } from '../../../shared/subscription/selling.ts';
import { useSubscriptionActions } from '../../../shared/subscription/use-subscription-actions.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonBar } from '../../../ui/skeleton.tsx';
import { ActivePlan } from './active-plan.tsx';
import { PlanWelcome } from './plan-welcome.tsx';
import { EndingPlan, NoPlan, PendingPlan } from './other-plans.tsx';

/** Milliseconds between two looks while a payment is awaited, and for how long after a return from paying. */
const LOOK_MS = 2_000;
const LOOKED_FOR_MS = 60_000;

/** Whether a payment may arrive any moment. */
function isAwaited(details: SubscriptionDetails | undefined): boolean {
  const pending = details?.activeSubscription ? null : details?.pendingRequest;
  return pending != null && Date.parse(pending.checkoutExpiresAt) > Date.now();
}

/** A person's subscription: what they have or are about to, and the way to the provider's pages. */
export function PlanCard({ profile }: { readonly profile: Profile }) {
  const [query] = useSearchParams();
  const isBack = query.get('success') === 'true';
  const known = useQuery({ ...subscriptionQuery(profile.uid), enabled: false }).data;
  const refetchInterval = useLooking(isAwaited(known) || (isBack && !known?.activeSubscription));
  const { data, isPending, isFetching, refetch } = useQuery({
    ...subscriptionQuery(profile.uid),
    refetchInterval,
  });
  const actions = useSubscriptionActions(profile.uid);
  if (!isSelling()) return null;
  const portalTrouble = actions.failureOf('openingPortal');
  const active = data?.activeSubscription ?? null;
  const isConfirming = isPending || isAwaited(data);
  if (isBack && refetchInterval !== false && isConfirming) return <PlanWelcome plan={null} />;
  return (
    <>
      {isBack && active && <PlanWelcome plan={active} />}
      <section
        aria-labelledby="subscription-card"
        className="mb-8 rounded-panel bg-panel p-5 shadow-rest tablet:p-6"
      >
        <h2 id="subscription-card" className="mb-3 text-22">
          Subscription
        </h2>
        {isPending ? (
          <SkeletonBar className="h-24 w-full rounded-sheet" />
        ) : (
          <Plan details={data} actions={actions} isRefreshing={isFetching} onRefresh={() => void refetch()} />
        )}
        {showsUpgrade() && (
          <div className="mt-4 grid gap-2.5 border-t border-line pt-4">
            <Button
              size="small"
              className="justify-self-start"
              busy={actions.doing === 'openingPortal'}
              onClick={() => void actions.openPortal()}
            >
              Manage Billing
            </Button>
            {portalTrouble && <Notice tone="error">{portalTrouble}</Notice>}
          </div>
        )}
      </section>
    </>
  );
}

interface PlanProps {
  readonly details: SubscriptionDetails | undefined;
  readonly actions: ReturnType<typeof useSubscriptionActions>;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

function Plan({ details, actions, isRefreshing, onRefresh }: PlanProps) {
  if (details === undefined) return <p className="text-muted">Subscription Details Unavailable</p>;
  const { activeSubscription, endingSubscription, pendingRequest, gifts = [] } = details;
  if (activeSubscription) return <ActivePlan plan={activeSubscription} actions={actions} />;
  if (pendingRequest) {
    return (
      <PendingPlan
        request={pendingRequest}
        actions={actions}
        isRefreshing={isRefreshing}
        onRefresh={onRefresh}
      />
    );
  }
  if (endingSubscription) return <EndingPlan plan={endingSubscription} actions={actions} />;
  return <NoPlan gifts={gifts} />;
}

/** Milliseconds between two looks; none when nothing is awaited, or was for a minute. */
function useLooking(isWanted: boolean): number | false {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const end = setTimeout(() => setOver(true), LOOKED_FOR_MS);
    return () => clearTimeout(end);
  }, [isWanted]);
  return isWanted && !isOver && LOOK_MS;
}
