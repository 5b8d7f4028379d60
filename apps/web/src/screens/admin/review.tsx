import type { ReportedPage } from '@inkbloom/contracts/admin';
import type { ReportReason } from '@inkbloom/contracts/reports';
import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { Link } from 'react-router';
import { adminActs, reportedPagesQuery } from '../../api/calls/admin.ts';
import { nameFromSlug, relativeTime } from '../../ui/format.ts';
import { ActButton } from './act-button.tsx';
import { AdminRow } from './row.tsx';
import { AdminSection } from './section.tsx';

const REASONS: Readonly<Record<ReportReason, string>> = {
  drawing: 'a mistake in the drawing',
  words: 'wrong words',
  unsuitable: 'not for children',
  copied: 'copied',
  other: 'something else',
};

/** The pages that people reported. */
export function Review({ most }: { readonly most?: number }) {
  return (
    <AdminSection
      title="Reported pages"
      asked={useQuery(reportedPagesQuery)}
      nothing="Nothing was reported."
      part="review"
      {...(most !== undefined && { most })}
      Row={ReportedRow}
    />
  );
}

function ReportedRow({ item: page }: { readonly item: ReportedPage }) {
  const { id, title, category, thumbnailUrl, isShown, since, reports } = page;
  const reasons = [...new Set(reports.map(({ reason }) => REASONS[reason]))].join(', ');
  const notes = reports.flatMap(({ note }) => note ?? []);
  return (
    <AdminRow
      picture={thumbnailUrl}
      title={title}
      words={`${nameFromSlug(category)}, reported ${relativeTime(since).toLowerCase()}`}
      aside={
        <>
          <span className="flex items-center gap-1.5 font-bold text-danger">
            <Flag aria-hidden className="size-4 flex-none" />
            {reports.length === 1 ? '1 report' : `${reports.length} reports`}: {reasons}
          </span>
          {notes.map((note, at) => (
            <span key={at} className="block">
              “{note}”
            </span>
          ))}
        </>
      }
      actions={
        <>
          <Link
            to={`/activity/${id}`}
            aria-label={`Look: ${title}`}
            className="flex min-h-11 items-center px-2.5 text-14 font-bold text-accent-strong hover:underline"
          >
            Look
          </Link>
          {isShown && (
            <ActButton words="Hide" about={title} act={() => adminActs.hideReported(id)} done="Hidden" />
          )}
          <ActButton words="Keep" about={title} act={() => adminActs.keepReported(id)} done="Kept as it is" />
        </>
      }
    />
  );
}
