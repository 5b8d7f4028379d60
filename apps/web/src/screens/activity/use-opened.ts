import type { ActivityDetail } from '@inkbloom/contracts/activities';
import { useQuery } from '@tanstack/react-query';
import { pagesQuery } from '../../api/calls/get-pages.ts';
import { useLimited } from '../../shared/subscription/access.ts';

/** An activity with its full-size pages where the person's subscription opens them; else as everybody sees it. */
export function useOpened(
  activity: ActivityDetail | undefined,
  isSignedIn: boolean,
): ActivityDetail | undefined {
  const isLimited = useLimited(activity?.category ?? '');
  const isWanted = activity?.isClosed === true && isSignedIn && !isLimited;
  const { data } = useQuery({ ...pagesQuery(activity?.id ?? ''), enabled: isWanted });
  if (activity === undefined || !isWanted || data === undefined) return activity;
  return { ...activity, ...data, imageUrl: data.imageList[0] ?? activity.imageUrl, isClosed: false };
}
