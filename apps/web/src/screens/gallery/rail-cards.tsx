import type { Activity } from '@inkbloom/contracts/activities';
import type { CSSProperties } from 'react';
import { ActivityCard } from '../../shared/cards/activity-card.tsx';
import type { Span } from '../../shared/cards/span.ts';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { skeletonItems } from './skeleton-rail.tsx';

/** Cards whose pictures load at once in the section that stands first: those a phone shows. */
const EAGER = 2;

interface RailCardsProps {
  readonly activities: readonly Activity[] | undefined;
  readonly span: Span;
  readonly total: number | undefined;
  readonly near: boolean;
  readonly first: boolean;
}

function wide(cards: number): string {
  return `calc(${cards} * (var(--card) + var(--card-gap)))`;
}

/** Room for so many cards at a side of the cards that are there. */
function room(before: number, after: number): CSSProperties {
  return {
    ...(before > 0 && { marginInlineStart: wide(before) }),
    ...(after > 0 && { marginInlineEnd: wide(after) }),
  };
}

/** The cards of a row that are in view and next to it; the room of the others is kept. */
export function RailCards({ activities, span, total, near, first }: RailCardsProps) {
  if (!activities) return near ? skeletonItems : skeletonItems[0];
  if (!near) {
    return (
      <li aria-hidden className="invisible" style={room(0, activities.length - 1)}>
        <SkeletonCard />
      </li>
    );
  }
  const { from, to } = span;
  return activities.slice(from, to).map((activity, place) => (
    <li
      key={activity.id}
      aria-posinset={from + place + 1}
      aria-setsize={total ?? activities.length}
      style={room(place === 0 ? from : 0, from + place === to - 1 ? activities.length - to : 0)}
    >
      <ActivityCard activity={activity} eager={first && from + place < EAGER} />
    </li>
  ));
}
