import type { ActivityDetail } from '@inkbloom/contracts/activities';
import { useQuery } from '@tanstack/react-query';
import { Brush } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { activityQuery } from '../../api/calls/get-activity.ts';
import { isMade } from '../../api/calls/made-id.ts';
import { toggleFavorite, useFavorite } from '../../device/favorites/favorites.ts';
import { BlankSheet } from '../../ui/blank-sheet.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Difficulty } from '../../ui/difficulty.tsx';
import { duration } from '../../ui/format.ts';
import { HeartToggle } from '../../ui/heart-toggle.tsx';
import { CollectButton } from '../collect/collect-button.tsx';
import { useMark } from '../marks/marks.ts';
import { closeQuickLook, useQuickLook } from './quick-look-state.ts';

/** The page of a card, large and with its colors, and the way to color it, without leaving the list. */
export function QuickLook() {
  const { id } = useQuickLook();
  return id === undefined ? null : <Look key={id} id={id} />;
}

function Look({ id }: { readonly id: string }) {
  const { data, error } = useQuery(activityQuery(id));
  const mark = useMark(id);
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== openedAt) closeQuickLook();
  }, [pathname, openedAt]);
  const path = `/activity/${encodeURIComponent(id)}`;
  return (
    <Dialog
      open
      onClose={closeQuickLook}
      title={data?.title ?? 'Quick look'}
      actions={
        <>
          <ButtonLink to={path}>Open Page</ButtonLink>
          <ButtonLink kind="primary" to={`${path}?color=1&page=0`}>
            <Brush aria-hidden />
            {mark ? 'Continue' : 'Color'}
          </ButtonLink>
        </>
      }
    >
      {error ? <p role="alert">{error.message}</p> : <Page activity={data} />}
      {data && <Facts activity={data} />}
    </Dialog>
  );
}

/** The whole page at its own shape, half of it in color. */
function Page({ activity }: { readonly activity: ActivityDetail | undefined }) {
  const page = activity?.pages[0];
  const ratio = page ? page.width / page.height : 1;
  return (
    <span
      className="relative isolate mx-auto block max-h-[52dvh] overflow-hidden rounded-sheet bg-sheet text-sheet-ink shadow-rest"
      style={{ aspectRatio: ratio, width: `min(100%, 52dvh * ${ratio})` }}
    >
      {activity && !page && <BlankSheet label={activity.title} />}
      {page && (
        <>
          <img
            src={page.imageUrl}
            alt={`${activity?.title ?? ''}, coloring page`}
            className="absolute inset-0 size-full object-contain"
          />
          <img
            src={page.previewUrl}
            alt=""
            className="absolute inset-0 size-full object-contain mix-blend-multiply [mask-image:linear-gradient(112deg,#000_46%,transparent_54%)]"
          />
        </>
      )}
    </span>
  );
}

function Facts({
  activity: { id, title, difficulty, estimatedTime },
}: {
  readonly activity: ActivityDetail;
}) {
  const isFavorite = useFavorite(id);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3.5">
      <Difficulty level={difficulty} />
      <span>{duration(estimatedTime)}</span>
      {!isMade(id) && (
        <>
          <HeartToggle on={isFavorite} onToggle={() => toggleFavorite(id)} name={title} />
          <span className="ml-auto">
            <CollectButton activityId={id} />
          </span>
        </>
      )}
    </div>
  );
}
