import { Link } from 'react-router';
import { RequestError } from '../../api/client/request-error.ts';
import { ActivityGrid } from '../../shared/cards/activity-grid.tsx';
import { weekdayWords } from '../../shared/calendar/days.ts';
import { LoadFailure } from '../../shared/cards/load-failure.tsx';
import type { Daily } from './use-daily.ts';

/** Blank sheets while the pages are on their way: as many as a day has unless the operator wants others. */
const SKELETONS = 3;

function title({ day, today, isNewest }: Daily): string {
  if (day === today || today === '') return 'New today';
  return isNewest ? 'New lately' : 'New that day';
}

function isMissing(error: Error | null): boolean {
  return error instanceof RequestError && error.status === 404;
}

/** The pages that were made for a day, with its date; nothing where no day has any. */
export function DayPages({ daily }: { readonly daily: Daily }) {
  const { day, days, hasAny, isThere, isNewest, error, refetch } = daily;
  // A server of an earlier version knows of no days.
  if (isMissing(error)) return null;
  if (error && day === '')
    return <LoadFailure what="the new pages" error={error} onRetry={() => void refetch()} />;
  if (!hasAny) return null;
  const shown = days.get(day);
  const activities = isThere ? (shown?.activities ?? []) : undefined;
  return (
    <section aria-labelledby="day-pages" className="mb-9 tablet:mb-12">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6">
        <div>
          <h2 id="day-pages" className="text-22 tablet:text-28">
            {title(daily)}
          </h2>
          <p className="min-h-6 text-muted">
            {day !== '' && <time dateTime={day}>{weekdayWords(day)}</time>}
            {shown?.feast && `, ${shown.feast}`}
          </p>
        </div>
        {!isNewest && (
          <Link to="/featured" className="inline-flex min-h-11 items-center text-accent-strong underline">
            Back to the newest
          </Link>
        )}
      </div>
      {activities?.length === 0 ? (
        <p className="text-muted">No pages were made on that day.</p>
      ) : (
        <ActivityGrid activities={activities} skeletons={SKELETONS} large />
      )}
    </section>
  );
}
