import type { Activity } from '@inkbloom/contracts/activities';
import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { nameFromSlug } from '../../ui/format.ts';
import { useLocked } from './access.ts';

/** On a members' page that the person who is here cannot open: what opens it. */
export function MembersNote({ activity }: { readonly activity: Activity }) {
  if (!useLocked(activity)) return null;
  return (
    <p className="flex items-center gap-3 rounded-sheet bg-accent-soft px-4 py-3 leading-snug max-tablet:order-first">
      <LockKeyhole aria-hidden className="flex-none text-accent-strong" />
      <span>
        This page is for subscribers to {nameFromSlug(activity.category)}.{' '}
        <Link to="/subscription" className="font-semibold text-accent-strong underline underline-offset-3">
          Upgrade
        </Link>
      </span>
    </p>
  );
}
