import type { MadePage } from '@inkbloom/contracts/made';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { madePagesQuery } from '../../api/calls/made-pages.ts';
import { LoadFailure } from '../../shared/cards/load-failure.tsx';
import { useOwnWords } from '../../shared/made/own-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MadeSheet } from './made-sheet.tsx';

/** Kept pages that are shown here; the shelf has all. */
const KEPT_SHOWN = 8;
/** Pages that go in a week and are shown here, the latest of them. */
const OTHERS_SHOWN = 24;

interface MyPagesProps {
  /** Pages that stand above already. */
  readonly besides: readonly string[];
}

/** The latest of the pages that were kept, and others that are still there. */
export function MyPages({ besides }: MyPagesProps) {
  const kept = useInfiniteQuery(madePagesQuery('yes', KEPT_SHOWN));
  const others = useInfiniteQuery(madePagesQuery('no', OTHERS_SHOWN));
  const words = useOwnWords();
  const failed = [kept, others].find(({ error, data }) => error && !data);
  if (failed?.error)
    return <LoadFailure what="pages" error={failed.error} onRetry={() => void failed.refetch()} />;
  const [first] = kept.data?.pages ?? [];
  const total = first?.pagination.total ?? 0;
  const isMissing = ({ id }: MadePage) => !besides.includes(id);
  return (
    <>
      <Sheets
        title="My pages"
        pages={first?.data.filter(isMissing) ?? []}
        link={
          <ButtonLink to="/shelf?show=made" size="small">
            {total === 1 ? 'On my shelf' : `All ${total} on my shelf`}
          </ButtonLink>
        }
      >
        {words}
      </Sheets>
      <Sheets title="Still here" pages={others.data?.pages[0]?.data.filter(isMissing) ?? []}>
        Pages that were drawn for you lately. They go after a week unless you keep them.
      </Sheets>
    </>
  );
}

interface SheetsProps {
  readonly title: string;
  readonly pages: readonly MadePage[];
  readonly link?: ReactNode;
  readonly children: ReactNode;
}

function Sheets({ title, pages, link, children }: SheetsProps) {
  const titleId = useId();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="pt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={titleId} className="text-24">
          {title}
        </h2>
        {link}
      </div>
      <p className="pb-4 text-14 text-muted">{children}</p>
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3 tablet:gap-5 desktop:grid-cols-4">
        {pages.map((page) => (
          <li key={page.id} className="min-w-0">
            <MadeSheet page={page} dotted="" />
          </li>
        ))}
      </ul>
    </section>
  );
}
