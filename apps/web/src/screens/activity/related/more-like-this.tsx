import type { Activity } from '@inkbloom/contracts/activities';
import { RELATED_COUNT } from './related-count.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { activitiesQuery } from '../../../api/calls/list-activities.ts';
import { Button } from '../../../ui/button.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { filledUp, ofKind, relatedTerm, relatedTo } from './related.ts';
import { RELATED_HEADING } from './show-related.ts';
import { ActivityCard } from '../../../shared/cards/activity-card.tsx';

interface MoreLikeThisProps {
  readonly id: string;
  readonly title: string;
  readonly category: string;
}

/** Up to three activities found by a word of this one's title, the rest from its stream. */
export function MoreLikeThis({ id, title, category }: MoreLikeThisProps) {
  const search = relatedTerm(title);
  const found = useQuery({
    ...activitiesQuery({ search, limit: 4 * RELATED_COUNT }),
    enabled: search !== '',
  });
  const related = relatedTo(id, ofKind(category, found.data?.data ?? []));
  const others = useQuery({
    ...activitiesQuery({ category, limit: 2 * RELATED_COUNT }),
    enabled: !found.isLoading && !found.isError && related.length < RELATED_COUNT,
  });
  return (
    <section aria-labelledby={RELATED_HEADING} aria-busy={found.isLoading} className="min-w-0">
      <h2 id={RELATED_HEADING} tabIndex={-1} className="mb-1 text-22">
        More like this
      </h2>
      {found.isLoading && <Skeletons />}
      {found.isError && (
        <p className="flex flex-wrap items-center gap-x-2 text-muted">
          Related activities could not be loaded.
          <Button kind="quiet" size="small" busy={found.isFetching} onClick={() => void found.refetch()}>
            Try Again
          </Button>
        </p>
      )}
      {!found.isLoading && !found.isError && (
        <Related found={filledUp(id, related, others.data?.data ?? [])} />
      )}
    </section>
  );
}

function Related({ found }: { readonly found: readonly Activity[] }) {
  if (found.length === 0) return <p className="py-1.5 text-muted">No related activities found</p>;
  return (
    <Row>
      {found.map((activity) => (
        <Place key={activity.id}>
          <ActivityCard activity={activity} />
        </Place>
      ))}
    </Row>
  );
}

function Skeletons() {
  return (
    <Row>
      {[1, 2, 3].map((place) => (
        <Place key={place}>
          <SkeletonCard />
        </Place>
      ))}
    </Row>
  );
}

/** Runs out through the gutter on a phone, so that the cut card says there is more. */
function Row({ children }: { readonly children: ReactNode }) {
  return (
    <ul className="-mx-gutter flex gap-(--card-gap) overflow-x-auto px-gutter pt-1.5 pb-3 desktop:mx-0 desktop:overflow-visible desktop:px-0">
      {children}
    </ul>
  );
}

function Place({ children }: { readonly children: ReactNode }) {
  return <li className="w-(--card) min-w-0 flex-none desktop:flex-[0_1_var(--card)]">{children}</li>;
}
