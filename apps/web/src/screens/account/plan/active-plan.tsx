import type { SubscriptionDetails } from '@inkbloom/contracts/subscriptions';
import { useState } from 'react';
import type { useSubscriptionActions } from '../../../shared/subscription/use-subscription-actions.ts';
import { useParentCheck } from '../../../shared/subscription/parent-check.tsx';
import { showsUpgrade } from '../../../shared/subscription/selling.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { planDay, planName, planPrice, planStreams } from './plan-words.ts';

type Active = NonNullable<SubscriptionDetails['activeSubscription']>;

interface ActivePlanProps {
  readonly plan: Active;
  readonly actions: ReturnType<typeof useSubscriptionActions>;
}

/** A subscription that renews: what it is, what it costs, and the ways to change and to leave it. */
export function ActivePlan({ plan, actions }: ActivePlanProps) {
  const [isLeaving, setLeaving] = useState(false);
  const { failedPayment, renewsAt } = plan;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2.5">
        <b className="font-display text-18 font-semibold">{planName(plan)}</b>
        <Badge tone="ok">Active</Badge>
      </p>
      <p className="text-muted">
        {planPrice(plan)}
        {renewsAt && !failedPayment && `, next on ${planDay(renewsAt)}`}
        <br />
        {planStreams(plan)}
      </p>
      {failedPayment && <FailedPaymentNotice failed={failedPayment} />}
      <div className="flex flex-wrap gap-2.5">
        {showsUpgrade() && (
          <ButtonLink to="/subscription" size="small">
            Manage Plan
          </ButtonLink>
        )}
        <Button size="small" kind="quiet" onClick={() => setLeaving(true)}>
          Cancel Subscription
        </Button>
      </div>
      {isLeaving && <LeaveDialog renewsAt={renewsAt} actions={actions} onClose={() => setLeaving(false)} />}
    </div>
  );
}

function FailedPaymentNotice({ failed }: { readonly failed: NonNullable<Active['failedPayment']> }) {
  const { amount, nextAttemptAt, payUrl } = failed;
  const { guard, dialog } = useParentCheck();
  return (
    <Notice
      tone="warning"
      title="Payment did not go through"
      action={
        payUrl &&
        showsUpgrade() && (
          <Button size="small" onClick={() => guard(() => void window.open(payUrl, '_blank', 'noopener'))}>
            Pay Now
          </Button>
        )
      }
    >
      {dialog}${amount.toFixed(2)} could not be taken from your card. Your streams stay open meanwhile.
      {nextAttemptAt && ` The card is tried again on ${planDay(nextAttemptAt)}.`}
    </Notice>
  );
}

interface LeaveDialogProps extends Pick<ActivePlanProps, 'actions'> {
  readonly renewsAt: string | undefined;
  readonly onClose: () => void;
}

function LeaveDialog({ renewsAt, actions, onClose }: LeaveDialogProps) {
  const [reason, setReason] = useState('');
  const trouble = actions.failureOf('cancelling');
  async function leave() {
    if (await actions.stop(reason.trim())) onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cancel Subscription"
      actions={
        <>
          <Button onClick={onClose}>Keep Subscription</Button>
          <Button kind="danger" busy={actions.doing === 'cancelling'} onClick={() => void leave()}>
            Yes, Cancel
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>
          {renewsAt ? `Your streams stay open until ${planDay(renewsAt)}. ` : ''}
          Nothing more is charged. Drawings you began stay yours to finish.
        </p>
        <label className="grid gap-1.5 text-ink">
          Reason (optional)
          <textarea
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            maxLength={500}
            rows={3}
            className="w-full rounded-sheet bg-field p-3 inset-ring inset-ring-edge"
          />
        </label>
        {trouble && <Notice tone="error">{trouble}</Notice>}
      </div>
    </Dialog>
  );
}
