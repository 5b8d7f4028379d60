import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { relativeTime } from '../../ui/format.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Picture } from '../../ui/picture.tsx';
import { coloredWords, wallPath, type WallItem } from './wall.ts';

interface DrawingCardProps {
  readonly item: WallItem;
  /** Over the picture. */
  readonly badge?: ReactNode;
  /** What else can be done with it, beside the title. */
  readonly button: ReactNode;
}

/** A drawing: its picture, how much is colored and when; pressing it goes on with it. */
export function DrawingCard({ item, badge, button }: DrawingCardProps) {
  const isFinished = item.coloredShare >= 1;
  return (
    <article className="group/card relative min-w-0">
      <span className="relative block aspect-4/3 overflow-hidden rounded-sheet bg-sheet shadow-rest transition-transform duration-200 ease-out group-hover/card:shadow-lift motion-safe:group-hover/card:-translate-y-1 motion-safe:group-hover/card:-rotate-[0.5deg]">
        {item.picture && (
          <Picture picture={item.picture} className="absolute inset-0 size-full object-cover" />
        )}
        {badge && <span className="absolute top-2 left-2">{badge}</span>}
      </span>
      <div className="mt-1 flex items-center gap-1">
        <h3 className="min-w-0 flex-1 text-16 leading-6 font-medium tracking-normal" title={item.title}>
          <Link
            to={wallPath(item)}
            className="block truncate after:absolute after:inset-0 after:rounded-sheet focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
          >
            {item.title}
          </Link>
        </h3>
        {button}
      </div>
      <div className="-mt-1.5">
        <ProgressBar share={item.coloredShare} label={`${item.title}, colored`} />
      </div>
      <p className="mt-1 flex items-center gap-x-1.5 overflow-hidden text-14 leading-5 whitespace-nowrap text-muted tabular-nums">
        {isFinished && (
          <Check aria-hidden className="size-4 flex-none stroke-[2.5] text-ok max-tablet:hidden" />
        )}
        <span className={isFinished ? 'font-bold text-ok' : ''}>{coloredWords(item.coloredShare)}</span>
        <span aria-hidden>·</span>
        <time dateTime={item.updatedAt} className="truncate">
          {relativeTime(item.updatedAt)}
        </time>
      </p>
    </article>
  );
}
