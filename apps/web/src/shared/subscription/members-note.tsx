import type { Activity } from '@inkbloom/contracts/activities';
import { STREAM_MONTHLY_CENTS } from '@inkbloom/contracts/prices';
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { nameFromSlug } from '../../ui/format.ts';
import { offeredStreamsQuery } from '../../api/calls/get-subscription.ts';
import { useLocked } from './access.ts';
import { showsUpgrade } from './selling.ts';

/** On a members' page that the person who is here cannot open: what opens it. */
export function MembersNote({ activity }: { readonly activity: Activity }) {
  const offered = useQuery(offeredStreamsQuery).data ?? [];
  if (!useLocked(activity)) return null;
  const pages = offered.find(({ id }) => id === activity.category)?.memberPages ?? 0;
  const price = `$${STREAM_MONTHLY_CENTS / 100} a month`;
  return (
    <p className="flex items-center gap-3 rounded-sheet bg-accent-soft px-4 py-3 leading-snug max-tablet:order-first">
      <LockKeyhole aria-hidden className="flex-none text-accent-strong" />
      <span>
        This page is for subscribers to {nameFromSlug(activity.category)}.
        {pages > 1 && showsUpgrade() && ` ${price} opens it and ${pages - 1} more.`}{' '}
        {showsUpgrade() && (
          <Link to="/subscription" className="font-semibold text-accent-strong underline underline-offset-3">
            Upgrade
          </Link>
        )}
      </span>
    </p>
  );
}
