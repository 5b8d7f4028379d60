import { isUnlimited, type Plan } from '@inkbloom/contracts/access';
import { Infinity as Endless } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { useAccess } from './access.ts';
import { showsUpgrade } from './selling.ts';

function words(plan: Plan): string {
  return isUnlimited(plan) ? 'All Unlimited' : `${plan.subscribed.length} Unlimited`;
}

/** For a signed-in person: what is subscribed to, or the way to subscribe; a blank until that is known. */
export function SubscriptionBadge() {
  const { plan, isKnown } = useAccess();
  if (!isKnown) {
    return (
      <output
        aria-label="Loading subscription"
        className="block h-9 w-24 rounded-sheet bg-line motion-safe:animate-pulse"
      />
    );
  }
  if (plan.subscribed.length === 0 && !showsUpgrade()) return null;
  if (plan.subscribed.length === 0) {
    return (
      <ButtonLink to="/subscription" size="small" className="h-10 min-h-0 px-3.5">
        Upgrade
      </ButtonLink>
    );
  }
  return (
    <Link
      to="/account"
      className="reach inline-flex h-9 items-center gap-1.5 rounded-full bg-accent-soft px-3 font-display text-14 leading-none font-semibold whitespace-nowrap text-accent-strong tabular-nums hover:underline"
    >
      <Endless aria-hidden className="size-4.5" />
      {words(plan)}
    </Link>
  );
}
