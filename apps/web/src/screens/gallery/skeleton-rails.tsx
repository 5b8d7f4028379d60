import { SKELETON_SECTIONS } from './rail-sizes.ts';
import { SkeletonRail } from './skeleton-rail.tsx';

const rails = Array.from({ length: SKELETON_SECTIONS }, (_, place) => (
  <SkeletonRail key={`skeleton-${place}`} />
));

/** The gallery while it loads: the layout of the rows that come. */
export function SkeletonRails() {
  return (
    <output aria-label="Loading pages" className="block">
      {rails}
    </output>
  );
}
