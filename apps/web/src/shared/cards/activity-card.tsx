import type { Activity } from '@inkbloom/contracts/activities';
import type { CardSizes } from '@inkbloom/contracts/card-pictures';
import { hashtag } from '@inkbloom/contracts/hashtag';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { toggleFavorite, useFavorite } from '../../device/favorites/favorites.ts';
import { LockFlap } from '../subscription/lock-flap.tsx';
import { useLocked } from '../subscription/access.ts';
import { Difficulty } from '../../ui/difficulty.tsx';
import { HeartToggle } from '../../ui/heart-toggle.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useCardOverlay } from './card-overlay.ts';
import { sheetSources } from './card-sources.ts';

const TAGS_SHOWN = 3;

interface ActivityCardProps {
  readonly activity: Activity;
  /** It stands where the screen opens: load its picture at once. */
  readonly eager?: boolean;
  /** How wide it stands. */
  readonly sizes?: CardSizes;
  /** In the place of the heart. */
  readonly action?: ReactNode;
}

/** A page as the gallery shows it: the sheet, and its title, difficulty and tags under it. */
export function ActivityCard({ activity, eager = false, sizes = 'small', action }: ActivityCardProps) {
  const { id, title, category, difficulty, tags, imageUrl, thumbnailUrl, thumbnailPreviewUrl } = activity;
  const favorite = useFavorite(id);
  const more = tags.length - TAGS_SHOWN;
  const { Overlay } = useCardOverlay();
  const isLocked = useLocked(activity);
  return (
    <article className="group/card relative" data-activity={id}>
      <Sheet
        lines={thumbnailUrl || imageUrl}
        sources={sheetSources(activity, sizes)}
        color={thumbnailPreviewUrl}
        alt=""
        eager={eager}
      >
        {isLocked && <LockFlap stream={category} />}
      </Sheet>
      <div className="mt-2.25 flex items-start gap-1">
        <h3 className="min-w-0 flex-1 text-16 leading-6 font-medium tracking-normal" title={title}>
          <Link
            to={`/activity/${encodeURIComponent(id)}`}
            className="block truncate after:absolute after:inset-0 after:rounded-sheet focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        </h3>
        {action === undefined ? (
          <HeartToggle on={favorite} onToggle={() => toggleFavorite(id)} name={title} className="z-1" />
        ) : (
          action
        )}
      </div>
      <p className="flex items-center gap-2 text-14 leading-5 text-muted">
        <Difficulty level={difficulty} />
        <span className="min-w-0 truncate">{tags.slice(0, TAGS_SHOWN).map(hashtag).join(' ')}</span>
        {more > 0 && <span className="-ml-1 flex-none">+{more}</span>}
      </p>
      {Overlay && <Overlay id={id} title={title} />}
    </article>
  );
}
