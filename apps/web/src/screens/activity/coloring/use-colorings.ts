import type { Profile } from '@inkbloom/contracts/people';
import { useQuery } from '@tanstack/react-query';
import { drawingsQuery } from '../../../api/calls/list-drawings.ts';
import { useDrafts } from '../../../shared/drafts/use-drafts.ts';
import { coloringOf, type Coloring } from './coloring.ts';

/** The person's own coloring of each page of an activity, from this device and, when signed in, from the server. */
export function useColorings(
  activityId: string,
  profile: Profile | null,
): (pageIndex: number) => Coloring | undefined {
  const drafts = useDrafts() ?? [];
  const kept = useQuery({ ...drawingsQuery({ activityId }), enabled: profile !== null });
  const person = profile?.uid ?? null;
  return (pageIndex) => coloringOf({ activityId, pageIndex, person }, drafts, kept.data?.data ?? []);
}
