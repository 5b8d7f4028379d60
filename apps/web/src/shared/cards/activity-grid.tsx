import type { Activity } from '@inkbloom/contracts/activities';
import type { ReactNode } from 'react';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ActivityCard } from './activity-card.tsx';
import { useRows } from './use-rows.ts';

/** Cards whose pictures load at once: those that stand where the screen opens. */
const EAGER = 6;

interface ActivityGridProps {
  /** Undefined while they are on their way. */
  readonly activities: readonly Activity[] | undefined;
  /** Blank sheets that keep the place meanwhile. */
  readonly skeletons: number;
  /** Cards of the whole list, also those that were not asked for yet. */
  readonly total?: number;
  /** Fewer and larger cards in a row. */
  readonly large?: boolean;
  /** In the place of a card's heart, unless it is undefined. */
  readonly action?: (activity: Activity) => ReactNode;
}

/** Cards in as many columns as fit, or blank sheets in their place; of a long list only what is near the view. */
export function ActivityGrid({ activities, skeletons, total, large = false, action }: ActivityGridProps) {
  const { element, span } = useRows(activities?.length ?? 0);
  const { from, to } = span;
  return (
    <ul
      ref={element}
      className={classNames('card-grid', large && 'tablet:grid-cols-3')}
      aria-busy={!activities}
    >
      {activities
        ? activities.slice(from, to).map((activity, place) => (
            <li key={activity.id} aria-posinset={from + place + 1} aria-setsize={total ?? activities.length}>
              <ActivityCard
                activity={activity}
                eager={from + place < EAGER}
                sizes={large ? 'large' : 'small'}
                action={action?.(activity)}
              />
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
