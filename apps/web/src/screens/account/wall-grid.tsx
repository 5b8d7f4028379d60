import { SKELETON_CARDS } from '@inkbloom/contracts/limits';
import { useId, type ReactNode } from 'react';
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

/** Drawings side by side; two on a phone. */
export function WallGrid({ children }: { readonly children: ReactNode }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3.5 gap-y-5 tablet:grid-cols-3 tablet:gap-x-5 tablet:gap-y-6.5">
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
