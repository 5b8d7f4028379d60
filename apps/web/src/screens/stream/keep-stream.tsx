import { listActivities } from '../../api/calls/list-activities.ts';
import { KeepOffline } from '../../shared/kept/keep-offline.tsx';

/** Activities that one look into the list brings. */
const AT_ONCE = 50;

async function idsOf(slug: string, signal: AbortSignal): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await listActivities({ category: slug, limit: AT_ONCE, page }, signal);
    ids.push(...data.map(({ id }) => id));
    if (!pagination.hasNext) return ids;
  }
}

interface KeepStreamProps {
  readonly slug: string;
  readonly total: number | undefined;
}

/** Keeps every page of a stream for times without a network. */
export function KeepStream({ slug, total }: KeepStreamProps) {
  return (
    <div className="pt-3">
      <KeepOffline
        loadIds={(signal) => idsOf(slug, signal)}
        total={total}
        isMeant={({ category }) => category === slug}
      />
    </div>
  );
}
