import { SKELETON_CARDS } from '../../ui/skeleton-count.ts';
import { SkeletonBar, SkeletonCard } from '../../ui/skeleton.tsx';

export const skeletonItems = Array.from({ length: SKELETON_CARDS }, (_, place) => (
  <li key={`skeleton-${place}`}>
    <SkeletonCard />
  </li>
));

/** A section that has not come yet, in the place it will take. */
export function SkeletonRail() {
  return (
    <div aria-hidden className="pt-3 tablet:pt-2.5">
      <div className="column flex min-h-11 items-center">
        <SkeletonBar className="h-5 w-40" />
      </div>
      <ul className="rail">{skeletonItems}</ul>
    </div>
  );
}
