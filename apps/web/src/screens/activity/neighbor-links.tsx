import type { Activity } from '@inkbloom/contracts/activities';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';

interface NeighborLinkProps {
  readonly activity: Activity;
  readonly side: 'previous' | 'next';
}

function NeighborLink({ activity: { id, title, thumbnailUrl }, side }: NeighborLinkProps) {
  const isNext = side === 'next';
  const Icon = isNext ? ChevronRight : ChevronLeft;
  return (
    <Link
      to={`/activity/${encodeURIComponent(id)}`}
      replace
      rel={isNext ? 'next' : 'prev'}
      className={classNames(
        'flex min-h-14 max-w-1/2 min-w-0 items-center gap-2 rounded-sheet p-1.5 hover:bg-accent-wash',
        isNext && 'ml-auto flex-row-reverse text-right',
      )}
    >
      <Icon aria-hidden className="flex-none text-muted" />
      <img
        src={thumbnailUrl}
        alt=""
        width={64}
        height={48}
        loading="lazy"
        className="h-12 w-16 flex-none rounded-small bg-sheet object-cover shadow-rest max-[359px]:hidden"
      />
      <span className="min-w-0">
        <span className="block text-12 text-muted">{isNext ? 'Next' : 'Previous'}</span>
        <span className="block truncate font-display text-14 font-medium">{title}</span>
      </span>
    </Link>
  );
}

interface NeighborLinksProps {
  readonly previous: Activity | null;
  readonly next: Activity | null;
}

/** The ways to the pages before and after this one in its stream; their room is kept while they are on their way. */
export function NeighborLinks({ previous, next }: NeighborLinksProps) {
  return (
    <nav aria-label="Pages of this stream" className="mb-4 flex min-h-14 items-center gap-2">
      {previous && <NeighborLink activity={previous} side="previous" />}
      {next && <NeighborLink activity={next} side="next" />}
    </nav>
  );
}
