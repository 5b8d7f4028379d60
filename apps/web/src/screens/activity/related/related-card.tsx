import type { Activity } from '@inkbloom/contracts/activities';
import { Link } from 'react-router';
import { useLocked } from '../../../shared/subscription/access.ts';
import { LockFlap } from '../../../shared/subscription/lock-flap.tsx';
import { Difficulty } from '../../../ui/difficulty.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Favorite } from '../favorite.tsx';

/** One activity to go on to. */
export function RelatedCard({ activity }: { readonly activity: Activity }) {
  const { id, title, category, difficulty, tags, imageUrl, thumbnailUrl, thumbnailPreviewUrl } = activity;
  const isLocked = useLocked(activity);
  return (
    <article className="group/card relative min-w-0">
      <Sheet lines={thumbnailUrl || imageUrl} color={thumbnailPreviewUrl} alt="">
        {isLocked && <LockFlap stream={category} />}
      </Sheet>
      <div className="mt-2.25 flex items-start gap-1">
        <h3 className="min-w-0 flex-1 text-16 leading-6 font-medium tracking-normal" title={title}>
          <Link
            to={`/activity/${encodeURIComponent(id)}`}
            className="block truncate after:absolute after:inset-0 after:rounded-sheet focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        </h3>
        <Favorite id={id} title={title} className="z-1" />
      </div>
      <p className="flex items-center gap-2 text-14 leading-5 text-muted">
        <Difficulty level={difficulty} />
        <span className="min-w-0 truncate">{tags.map((tag) => `#${tag}`).join(' ')}</span>
      </p>
    </article>
  );
}
