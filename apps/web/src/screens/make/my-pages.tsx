import { useQuery } from '@tanstack/react-query';
import { madePagesQuery } from '../../api/calls/made-pages.ts';
import { useSession } from '../../api/session/session.ts';
import { LoadFailure } from '../../shared/cards/load-failure.tsx';
import { MadeSheet } from './made-sheet.tsx';

interface MyPagesProps {
  /** Pages that stand above already. */
  readonly besides: readonly string[];
}

/** The pages that were kept, and others that are still there. */
export function MyPages({ besides }: MyPagesProps) {
  const asked = useQuery(madePagesQuery);
  const { status } = useSession();
  const pages = (asked.data ?? []).filter(({ id }) => !besides.includes(id));
  if (asked.error && !asked.data)
    return <LoadFailure what="pages" error={asked.error} onRetry={() => void asked.refetch()} />;
  if (pages.length === 0) return null;
  const parts = [
    ['My pages', pages.filter(({ isKept }) => isKept)],
    ['Still here', pages.filter(({ isKept }) => !isKept)],
  ] as const;
  return parts.map(([title, held]) => (
    <section key={title} aria-label={title} hidden={held.length === 0} className="pt-10">
      <h2 className="text-24">{title}</h2>
      <p className="pb-4 text-14 text-muted">
        {title === 'Still here'
          ? 'Pages that were drawn for you lately. They go after a week unless you keep them.'
          : status === 'signed-in'
            ? 'They lie in your account, and nobody else sees them.'
            : 'They are found from this device alone. Sign in to have them everywhere.'}
      </p>
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3 tablet:gap-5 desktop:grid-cols-4">
        {held.map((page) => (
          <li key={page.id} className="min-w-0">
            <MadeSheet page={page} dotted="" />
          </li>
        ))}
      </ul>
    </section>
  ));
}
