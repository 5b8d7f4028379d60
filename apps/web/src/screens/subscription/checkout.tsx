import type { SubscriptionDetails } from '@inkbloom/contracts/subscriptions';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useParentCheck } from '../../shared/subscription/parent-check.tsx';
import { type Choice, selectionOf } from './choice.ts';
import type { useCheckout } from './use-checkout.ts';

interface CheckoutProps {
  readonly choice: Choice;
  readonly checkout: ReturnType<typeof useCheckout>;
  /** Whether everything of the choice is free already. */
  readonly isForNothing: boolean;
}

function hintFor(isChosen: boolean, isForNothing: boolean): string {
  if (isForNothing) return 'Choose a stream with locked pages to continue';
  return isChosen ? 'you can enter promo code on next page.' : 'Select at least 1 category to continue';
}

/** The button to the provider's page, with what it needs and what is in its way. */
export function Checkout({ choice, checkout, isForNothing }: CheckoutProps) {
  const { guard, dialog } = useParentCheck();
  const selection = selectionOf(choice);
  const { isStarting, failure, pending } = checkout;
  return (
    <div className="grid gap-2.5">
      {failure && (
        <Notice
          tone="error"
          action={
            <span className="flex gap-2">
              <Button size="small" onClick={() => location.reload()}>
                Try Again
              </Button>
              <Button size="small" kind="quiet" onClick={checkout.dismiss}>
                Dismiss
              </Button>
            </span>
          }
        >
          {failure}
        </Notice>
      )}
      <Button
        kind="primary"
        size="large"
        busy={isStarting}
        disabled={!selection || isForNothing}
        onClick={() => selection && guard(() => checkout.start(selection))}
      >
        {isStarting ? 'Processing...' : 'Checkout'}
      </Button>
      <p className="min-h-5 text-center text-14 leading-5 text-muted">
        {hintFor(selection !== undefined, isForNothing)}
      </p>
      {dialog}
      <Dialog
        open={pending !== undefined}
        onClose={checkout.closePending}
        title="Subscription In Progress"
        actions={
          <>
            <Button onClick={checkout.closePending}>Close</Button>
            <ButtonLink kind="primary" to="/account">
              View
            </ButtonLink>
          </>
        }
      >
        {pending}
      </Dialog>
    </div>
  );
}

/** The plan that a person has or had until it ends, as far as a choice is compared with it. */
export function heldPlan(details: SubscriptionDetails | undefined) {
  return details?.activeSubscription ?? details?.endingSubscription ?? undefined;
}
