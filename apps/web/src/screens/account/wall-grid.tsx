import { SKELETON_CARDS } from '../../ui/skeleton-count.ts';
import { useId, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { SkeletonCard } from '../../ui/skeleton.tsx';

interface WallSectionProps {
  readonly title?: string;
  readonly isLoading: boolean;
  readonly children: ReactNode;
}

/** The title of the wall and whatever stands under it. */
export function WallSection({ title = 'My drawings', isLoading, children }: WallSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={isLoading} className="min-w-0">
      <h2 id={id} className="mb-4 text-28 desktop:mb-5.5">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface WallGridProps {
  /** The wall has the whole width of the screen. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Drawings side by side; two on a phone. */
export function WallGrid({ isWide = false, children }: WallGridProps) {
  return (
    <ul
      className={classNames(
        'grid grid-cols-2 gap-x-3.5 gap-y-5 tablet:grid-cols-3 tablet:gap-x-5 tablet:gap-y-6.5',
        isWide && 'desktop:grid-cols-5',
      )}
    >
      {children}
    </ul>
  );
}

/** Blank sheets where the drawings will be. */
export function WallSkeletons() {
  return (
    <WallGrid>
      {Array.from({ length: SKELETON_CARDS }, (_, place) => (
        <li key={place}>
          <SkeletonCard />
        </li>
      ))}
    </WallGrid>
  );
}

/** Said where no drawing has the words that were searched for. */
export function NoDrawingFound() {
  return <p className="text-muted">No drawing is called that.</p>;
}
