import { VIEW_ALL_ABOVE } from '@inkbloom/contracts/limits';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useRail } from './use-rail.ts';

interface RailProps {
  readonly title: string;
  /** Where the title and View All lead. */
  readonly to: string;
  /** Pages the section holds in all; undefined while that is not known. */
  readonly total: number | undefined;
  /** Called when the last cards come into view. */
  readonly onNearEnd?: () => void;
  /** List items, one a card. */
  readonly children: readonly ReactNode[];
}

interface ArrowsProps extends Pick<ReturnType<typeof useRail>, 'atStart' | 'atEnd' | 'step'> {
  readonly title: string;
}

function Arrows({ title, atStart, atEnd, step }: ArrowsProps) {
  return (
    <div className={classNames('hidden gap-1.5 tablet:flex', atStart && atEnd && 'invisible')}>
      <IconButton
        kind="round"
        icon={ChevronLeft}
        label={`Scroll ${title} left`}
        aria-disabled={atStart}
        onClick={() => step(-1)}
      />
      <IconButton
        kind="round"
        icon={ChevronRight}
        label={`Scroll ${title} right`}
        aria-disabled={atEnd}
        onClick={() => step(1)}
      />
    </div>
  );
}

/** A titled row of cards that scrolls sideways and runs out through the gutter. */
export function Rail({ title, to, total, onNearEnd, children }: RailProps) {
  const { element, ...place } = useRail(onNearEnd);
  return (
    <section aria-label={title} className="pt-3 tablet:pt-2.5">
      <div className="column flex min-h-11 items-center gap-3">
        <h2 className="min-w-0 truncate py-0.5 text-22">
          <Link to={to} className="reach rounded-small hover:text-accent-strong">
            {title}
          </Link>
        </h2>
        <div className="ml-auto flex flex-none items-center gap-3">
          {total !== undefined && total > VIEW_ALL_ABOVE && (
            <Link
              to={to}
              aria-label={`View All (${total}) of ${title}`}
              className="rounded-small font-display text-14 leading-11 font-semibold whitespace-nowrap text-accent-strong tabular-nums hover:underline"
            >
              View All ({total})
            </Link>
          )}
          <Arrows title={title} {...place} />
        </div>
      </div>
      <ul ref={element} className="rail">
        {children}
      </ul>
    </section>
  );
}
