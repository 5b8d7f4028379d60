import type { Category } from '@inkbloom/contracts/categories';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonBar } from '../../ui/skeleton.tsx';
import { StreamCard } from './stream-card.tsx';

/** Cards whose pictures load at once. */
const EAGER = 8;
const SKELETONS = 8;
const GRID = 'grid gap-x-6 gap-y-6 tablet:grid-cols-2 tablet:gap-y-9 desktop:grid-cols-3 wide:grid-cols-4';

/** Blank sheets where the cards will lie. */
export function StreamSkeletons() {
  return (
    <ul aria-busy className={GRID}>
      {Array.from({ length: SKELETONS }, (_, place) => (
        <li
          key={`skeleton-${place}`}
          className="grid grid-cols-[112px_1fr] gap-x-4 motion-safe:animate-pulse tablet:grid-cols-1"
        >
          <span className="block aspect-4/3 rounded-sheet bg-blank opacity-80 shadow-rest tablet:mb-3.5" />
          <span className="grid content-start gap-2.5">
            <SkeletonBar className="h-5 w-2/5" />
            <SkeletonBar className="h-3.5 w-11/12" />
            <SkeletonBar className="h-3.5 w-3/5" />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface StreamListProps {
  readonly streams: readonly Category[];
  /** What was searched for. */
  readonly search: string;
  readonly onClear: () => void;
}

/** The streams that fit the search, or what there is instead. */
export function StreamList({ streams, search, onClear }: StreamListProps) {
  if (streams.length === 0 && search) {
    const clear = (
      <Button kind="primary" onClick={onClear}>
        Clear search
      </Button>
    );
    return (
      <EmptyState drawing="nothing-found" title="No categories found" action={clear}>
        No stream speaks of “{search}”.
      </EmptyState>
    );
  }
  if (streams.length === 0) {
    return (
      <EmptyState drawing="nothing-yet" title="No streams available">
        The first pages are still being drawn. Come back in a moment.
      </EmptyState>
    );
  }
  return (
    <ul className={GRID}>
      {streams.map((stream, place) => (
        <li key={stream.id}>
          <StreamCard stream={stream} eager={place < EAGER} />
        </li>
      ))}
    </ul>
  );
}
