import type { Activity } from '@inkbloom/contracts/activities';
import { SkeletonCard } from '../ui/skeleton.tsx';
import { classNames } from '../ui/class-names.ts';
import { ActivityCard } from './activity-card.tsx';

/** Cards whose pictures load at once: those that stand where the screen opens. */
const EAGER = 8;

interface ActivityGridProps {
  /** Undefined while they are on their way. */
  readonly activities: readonly Activity[] | undefined;
  /** Blank sheets that keep the place meanwhile. */
  readonly skeletons: number;
  /** Fewer and larger cards in a row. */
  readonly large?: boolean;
}

/** Cards in as many columns as fit, or blank sheets in their place. */
export function ActivityGrid({ activities, skeletons, large = false }: ActivityGridProps) {
  return (
    <ul className={classNames('card-grid', large && 'tablet:grid-cols-3')} aria-busy={!activities}>
      {activities
        ? activities.map((activity, place) => (
            <li key={activity.id}>
              <ActivityCard activity={activity} eager={place < EAGER} />
            </li>
          ))
        : Array.from({ length: skeletons }, (_, place) => (
            <li key={`skeleton-${place}`}>
              <SkeletonCard />
            </li>
          ))}
    </ul>
  );
}
