import type { Activity } from '@inkbloom/contracts/activities';
import { VIEW_ALL_ABOVE } from './rail-sizes.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLimited } from '../../shared/subscription/access.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { RailCards } from './rail-cards.tsx';
import type { Section } from './sections.ts';
import { sectionPath } from './sections.ts';
import { ROW_HELP_ID } from './row-help.tsx';
import { useRail } from './use-rail.ts';
import { useRowKeys } from './use-row-keys.ts';

interface RailProps {
  readonly section: Section;
  /** Undefined while they are on their way. */
  readonly activities: readonly Activity[] | undefined;
  /** Pages the section holds in all; undefined while that is not known. */
  readonly total: number | undefined;
  /** Far from the view a row keeps its place without its cards. */
  readonly near: boolean;
  /** It stands where the screen opens. */
  readonly first?: boolean;
  /** Called when the last cards come into view. */
  readonly onNearEnd?: () => void;
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
        tabIndex={-1}
        onClick={() => step(-1)}
      />
      <IconButton
        kind="round"
        icon={ChevronRight}
        label={`Scroll ${title} right`}
        aria-disabled={atEnd}
        tabIndex={-1}
        onClick={() => step(1)}
      />
    </div>
  );
}

/** A titled row of cards that scrolls sideways and runs out through the gutter. */
export function Rail({ section, activities, total, near, first = false, onNearEnd }: RailProps) {
  const { title, slug } = section;
  const to = sectionPath(section);
  const { element, span, ...place } = useRail({ name: slug, count: activities?.length ?? 0, onNearEnd });
  const keys = useRowKeys(element);
  const isLimited = useLimited(slug);
  return (
    <section aria-label={title} className="pt-3 tablet:pt-2.5">
      <div className="column flex min-h-11 items-center gap-3">
        <h2 className="min-w-0 truncate py-0.5 text-22">
          <Link to={to} className="reach rounded-small hover:text-accent-strong">
            {title}
          </Link>
        </h2>
        {isLimited && <Badge tone="warn">Limited Access</Badge>}
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
      <ul ref={element} className="rail" aria-describedby={ROW_HELP_ID} {...keys}>
        <RailCards
          activities={activities}
          span={span}
          total={section.activities ? section.activities.length : total}
          near={near}
          first={first}
        />
      </ul>
    </section>
  );
}
