import type { ActivityRecord } from '@inkbloom/contracts/records';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { recordsQuery, type RecordKind } from '../../api/calls/list-records.ts';
import { Button } from '../../ui/button.tsx';
import { duration, relativeTime } from '../../ui/format.ts';
import { SkeletonBar } from '../../ui/skeleton.tsx';

/** Blank lines while the first page is asked for. */
const PLACEHOLDERS = 6;

interface RecentActivityProps {
  readonly uid: string;
  readonly kind: RecordKind;
}

/** What was done, the latest first, ten to a page. */
export function RecentActivity({ uid, kind }: RecentActivityProps) {
  const [page, setPage] = useState(1);
  const { data, isPending, isPlaceholderData } = useQuery(recordsQuery(uid, kind, page));
  return (
    <section aria-busy={isPending || isPlaceholderData}>
      <h3 className="text-22">Recent Activity</h3>
      {isPending && <Placeholders />}
      {!isPending && (data?.data.length ?? 0) === 0 && (
        <p className="mt-3 text-muted">
          {kind === 'coloring' ? 'What you save shows here.' : 'What you take along to print shows here.'}
        </p>
      )}
      <ul className="mt-2">
        {data?.data.map((record) => (
          <Line key={record.id} record={record} kind={kind} />
        ))}
      </ul>
      {data && data.pagination.pages > 1 && (
        <nav aria-label="Pages of Recent Activity" className="mt-2 flex items-center justify-between gap-2">
          <Button kind="quiet" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            <ArrowLeft aria-hidden className="size-4" />
            Newer
          </Button>
          <span className="text-14 text-muted tabular-nums">{placeWords(data.pagination)}</span>
          <Button
            kind="quiet"
            size="small"
            disabled={!data.pagination.hasNext}
            onClick={() => setPage(page + 1)}
          >
            Older
            <ArrowRight aria-hidden className="size-4" />
          </Button>
        </nav>
      )}
    </section>
  );
}

function placeWords({ page, limit, total }: { page: number; limit: number; total: number }): string {
  return `${(page - 1) * limit + 1}–${Math.min(page * limit, total)} of ${total}`;
}

function Placeholders() {
  return (
    <div aria-hidden className="mt-3 grid gap-3">
      {Array.from({ length: PLACEHOLDERS }, (_, place) => (
        <SkeletonBar key={place} className="h-11 w-full" />
      ))}
    </div>
  );
}

function factWords({ isCompleted, timeSpent }: ActivityRecord, kind: RecordKind): string {
  if (kind === 'downloads') return 'To print';
  const minutes = Math.round(timeSpent / 60);
  const state = isCompleted ? 'Finished' : 'Saved';
  return minutes === 0 ? state : `${state}, ${duration(minutes)} at it`;
}

function Line({ record, kind }: { readonly record: ActivityRecord; readonly kind: RecordKind }) {
  const { activity, createdAt } = record;
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5">
      <img
        src={activity.thumbnailUrl}
        alt=""
        loading="lazy"
        className="h-11 w-14 rounded-small bg-sheet object-cover"
      />
      <div className="min-w-0 flex-1">
        <Link
          to={`/activity/${encodeURIComponent(activity.id)}`}
          className="block truncate font-display font-medium hover:text-accent-strong"
        >
          {activity.title}
        </Link>
        <p className="truncate text-14 text-muted">{factWords(record, kind)}</p>
      </div>
      <time dateTime={createdAt} className="flex-none text-14 text-muted tabular-nums">
        {relativeTime(createdAt)}
      </time>
    </li>
  );
}
