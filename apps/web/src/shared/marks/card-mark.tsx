import { Check } from 'lucide-react';
import { percent } from '../../ui/format.ts';
import { ShareRing } from '../../ui/share-ring.tsx';
import { isFinished, useMark } from './marks.ts';

/** On a card's sheet: how far the person is with it; nothing where nothing was begun. */
export function CardMark({ activityId }: { readonly activityId: string }) {
  const mark = useMark(activityId);
  if (!mark) return null;
  return (
    <span className="inline-flex h-6.5 items-center gap-1.5 rounded-full bg-glass px-2 font-display text-12 leading-none font-semibold text-ink tabular-nums shadow-rest">
      {isFinished(mark) ? (
        <>
          <Check aria-hidden className="size-4 stroke-[2.5] text-ok" />
          Finished
        </>
      ) : (
        <>
          <ShareRing share={mark.share} size={16} />
          {percent(mark.share)}%<span className="sr-only"> colored</span>
        </>
      )}
    </span>
  );
}
