import type { Activity } from '@inkbloom/contracts/activities';
import type { ReactNode } from 'react';
import { isMade } from '../../api/calls/made-id.ts';
import { ActivityGrid } from '../../shared/cards/activity-grid.tsx';
import { LoadFailure } from '../../shared/cards/load-failure.tsx';
import { LoadMore } from '../../shared/cards/load-more.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useKept } from '../../device/kept/kept-pages.ts';
import type { KeptActivity } from '../../device/kept/kept-records.ts';
import { NOTHING, type ShelfPart } from './sections.ts';
import { useChosen } from './use-chosen.ts';

const SKELETONS = 8;

interface ChosenGridProps {
  readonly part: ShelfPart;
  /** Undefined until they are known. */
  readonly ids: readonly string[] | undefined;
  /** Beside the number of pages. */
  readonly action?: ReactNode;
}

/** The pages of a part of the shelf. */
export function ChosenGrid({ part, ids, action }: ChosenGridProps) {
  const kept = useKept((all) => all.kept);
  const own = part === 'offline' && ids && kept ? inOrder(ids, kept) : [];
  const { activities, error, retry, more } = useChosen(ids ?? [], own);
  if (ids?.length === 0) return <NothingThere part={part} />;
  if (error && !activities?.length) return <LoadFailure what="activities" error={error} onRetry={retry} />;
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 pb-3">
        <output className="text-14 text-muted tabular-nums">
          {ids && `${ids.length} ${ids.length === 1 ? 'page' : 'pages'}`}
        </output>
        {action}
      </div>
      <ActivityGrid
        activities={ids && activities}
        skeletons={SKELETONS}
        total={ids?.length ?? 0}
        action={({ id }) => (isMade(id) ? null : undefined)}
      />
      <LoadMore {...more} error={error} byItself />
    </>
  );
}

function inOrder(ids: readonly string[], kept: readonly KeptActivity[]): readonly Activity[] {
  const byId = new Map(kept.map(({ id, activity }) => [id, activity]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What a part of the shelf is for, while nothing is in it. */
export function NothingThere({ part }: { readonly part: ShelfPart }) {
  const browse = (
    <ButtonLink kind="primary" to="/gallery">
      Browse pages
    </ButtonLink>
  );
  return (
    <EmptyState drawing="nothing-yet" title={NOTHING[part].title} action={browse}>
      {NOTHING[part].words}
    </EmptyState>
  );
}
