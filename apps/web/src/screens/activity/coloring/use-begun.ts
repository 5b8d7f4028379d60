import type { ActivityDetail } from '@inkbloom/contracts/activities';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { beginQuery } from '../../../api/calls/get-pages.ts';
import { RequestError } from '../../../api/client/request-error.ts';

/**
 * An activity with pages to color. Of one that is for members, today or later, the server is told that the person
 * begins: what they began stays open to them. Only pictures that are closed are waited for.
 */
export function useBegun(activity: ActivityDetail, isSignedIn: boolean) {
  const [wasClosed] = useState(activity.isClosed === true);
  const isTold = isSignedIn && activity.membersFrom != null;
  const { data, error, isPending, refetch } = useQuery({
    ...beginQuery(activity.id),
    enabled: isTold || wasClosed,
  });
  const isForbidden =
    error instanceof RequestError &&
    ['insufficient_permissions', 'user_not_authenticated'].includes(String(error.code));
  return {
    activity: wasClosed && activity.isClosed ? data && { ...activity, ...data } : activity,
    isPending: wasClosed && activity.isClosed === true && isPending,
    isForbidden,
    words: error?.message,
    retry: () => void refetch(),
  };
}
