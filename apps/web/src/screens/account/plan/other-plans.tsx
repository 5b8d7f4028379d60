import type { SubscriptionDetails } from '@inkbloom/contracts/subscriptions';
import { useState } from 'react';
import { useParentCheck } from '../../../shared/subscription/parent-check.tsx';
import { showsUpgrade } from '../../../shared/subscription/selling.ts';
import type { useSubscriptionActions } from '../../../shared/subscription/use-subscription-actions.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { nameFromSlug } from '../../../ui/format.ts';
import { expiryWords, planDay, planName, planPrice, planStreams } from './plan-words.ts';

type Actions = ReturnType<typeof useSubscriptionActions>;

interface PendingPlanProps {
  readonly request: NonNullable<SubscriptionDetails['pendingRequest']>;
  readonly actions: Actions;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** A checkout that was started: it can be finished, looked at again or taken back. */
export function PendingPlan({ request, actions, isRefreshing, onRefresh }: PendingPlanProps) {
  const [isAsking, setAsking] = useState(false);
  const { guard, dialog } = useParentCheck();
  const expiry = expiryWords(request.checkoutExpiresAt);
  const isExpired = expiry === 'expired';
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2.5">
        <b className="font-display text-18 font-semibold">{planName(request)}</b>
        <Badge tone={isExpired ? 'plain' : 'warn'}>{isExpired ? 'Expired' : 'Awaiting Payment'}</Badge>
      </p>
      <p className="text-muted">
        {planPrice(request)}
        <br />
        {planStreams(request)}
        {!isExpired && (
          <>
            <br />
            The payment page closes {expiry}.
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {showsUpgrade() &&
          (isExpired ? (
            <ButtonLink kind="primary" size="small" to="/subscription">
              Start New Subscription
            </ButtonLink>
          ) : (
            <Button
              kind="primary"
              size="small"
              onClick={() => guard(() => void window.open(request.checkoutUrl, '_blank', 'noopener'))}
            >
              Complete Payment
            </Button>
          ))}
        <Button size="small" busy={isRefreshing} onClick={onRefresh}>
          Refresh Status
        </Button>
        <Button size="small" kind="quiet" onClick={() => setAsking(true)}>
          Cancel Request
        </Button>
      </div>
      {dialog}
      {isAsking && <CancelRequestDialog actions={actions} onClose={() => setAsking(false)} />}
    </div>
  );
}

interface CancelRequestDialogProps {
  readonly actions: Actions;
  readonly onClose: () => void;
}

function CancelRequestDialog({ actions, onClose }: CancelRequestDialogProps) {
  const trouble = actions.failureOf('cancellingPending');
  async function cancel() {
    if (await actions.cancelPending()) onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cancel Request"
      actions={
        <>
          <Button onClick={onClose}>Keep Request</Button>
          <Button kind="danger" busy={actions.doing === 'cancellingPending'} onClick={() => void cancel()}>
            Cancel Request
          </Button>
        </>
      }
    >
      <p>Are you sure you want to cancel this pending subscription request?</p>
      {trouble && (
        <div className="mt-3">
          <Notice tone="error">{trouble}</Notice>
        </div>
      )}
    </Dialog>
  );
}

interface EndingPlanProps {
  readonly plan: NonNullable<SubscriptionDetails['endingSubscription']>;
  readonly actions: Actions;
}

/** A canceled subscription that is still paid: until when, and the way back. */
export function EndingPlan({ plan, actions }: EndingPlanProps) {
  const { guard, dialog } = useParentCheck();
  const trouble = actions.failureOf('resuming');
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2.5">
        <b className="font-display text-18 font-semibold">Open until {planDay(plan.paidUntil)}</b>
        <Badge>Canceled</Badge>
      </p>
      <p className="text-muted">
        {planStreams(plan)}
        <br />
        Nothing more is charged. What you began stays yours to finish, also after that day.
      </p>
      {trouble && <Notice tone="error">{trouble}</Notice>}
      {showsUpgrade() && (
        <div className="flex flex-wrap gap-2.5">
          <Button
            size="small"
            busy={actions.doing === 'resuming'}
            onClick={() => guard(() => void actions.resume())}
          >
            Resume Subscription
          </Button>
          <ButtonLink size="small" kind="quiet" to="/subscription">
            Manage Plan
          </ButtonLink>
        </div>
      )}
      {dialog}
    </div>
  );
}

/** No subscription: what is there as a gift, and the way to one. */
export function NoPlan({ gifts }: { readonly gifts: NonNullable<SubscriptionDetails['gifts']> }) {
  return (
    <div className="grid gap-3">
      <b className="font-display text-18 font-semibold">No Active Subscription</b>
      {gifts.map(({ stream, until }) => (
        <p key={stream + until} className="text-muted">
          A gift: {nameFromSlug(stream)} until {planDay(until)}
        </p>
      ))}
      {showsUpgrade() && (
        <ButtonLink kind="primary" size="small" to="/subscription" className="justify-self-start">
          Subscribe Now
        </ButtonLink>
      )}
    </div>
  );
}
