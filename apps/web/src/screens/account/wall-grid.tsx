import { SKELETON_CARDS } from '@inkbloom/contracts/limits';
import type { ReactNode } from 'react';
import { SkeletonCard } from '../../ui/skeleton.tsx';

/** The title of the wall and whatever stands under it. */
export function WallSection({
  isLoading,
  children,
}: {
  readonly isLoading: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby="my-drawings" aria-busy={isLoading} className="min-w-0">
      <h2 id="my-drawings" className="mb-4 text-28 desktop:mb-5.5">
        My drawings
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
