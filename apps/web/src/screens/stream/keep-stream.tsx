import { isForMembers } from '@inkbloom/contracts/access';
import { useQuery } from '@tanstack/react-query';
import { offeredStreamsQuery } from '../../api/calls/get-subscription.ts';
import { keepingRoomQuery } from '../../api/calls/get-keeping-room.ts';
import { listActivities } from '../../api/calls/list-activities.ts';
import { KeepOffline } from '../../shared/kept/keep-offline.tsx';

/** Activities that one look into the list brings. */
const AT_ONCE = 50;

async function idsOf(slug: string, isSold: boolean, signal: AbortSignal): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await listActivities({ category: slug, limit: AT_ONCE, page }, signal);
    // The addresses of members' pages end after minutes: they cannot be kept.
    const open = data.filter(({ membersFrom }) => !isSold || !isForMembers(membersFrom));
    ids.push(...open.map(({ id }) => id));
    if (!pagination.hasNext) return ids;
  }
}

interface KeepStreamProps {
  readonly slug: string;
  readonly total: number | undefined;
}

/** Keeps every page of a stream that is not for members for times without a network. */
export function KeepStream({ slug, total }: KeepStreamProps) {
  const offered = useQuery(offeredStreamsQuery).data ?? [];
  const room = useQuery(keepingRoomQuery(slug)).data;
  const closed = offered.find(({ id }) => id === slug)?.memberPages ?? 0;
  return (
    <div className="pt-3">
      <KeepOffline
        loadIds={(signal) => idsOf(slug, closed > 0, signal)}
        total={total === undefined ? undefined : total - closed}
        bytes={room?.bytes}
        isMeant={({ category }) => category === slug}
      />
    </div>
  );
}
