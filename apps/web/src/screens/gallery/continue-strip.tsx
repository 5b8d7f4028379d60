import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Draft } from '../../device/drafts/draft.ts';
import { percent, relativeTime } from '../../ui/format.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** The picture to show for a draft: its own as a data URL, or the page's; undefined until it is read. */
function usePicture({ thumbnail, imageUrl }: Draft): string | undefined {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    if (!thumbnail) return undefined;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setRead(reader.result);
    });
    reader.readAsDataURL(thumbnail);
    return () => reader.abort();
  }, [thumbnail]);
  return thumbnail ? read : imageUrl;
}

function DraftCard({ draft }: { readonly draft: Draft }) {
  const { activityId, pageIndex, drawingId, title, coloredShare, updatedAt } = draft;
  const picture = usePicture(draft);
  return (
    <article className="group/card relative flex items-center gap-3.5">
      <Sheet lines={picture} alt="" className="w-25 flex-none tablet:w-26" eager />
      <div className="min-w-0 flex-1">
        <h3 className="truncate text-16 leading-5 font-medium tracking-normal">
          <Link
            to={`/activity/${encodeURIComponent(activityId)}?${new URLSearchParams({ color: '1', page: String(pageIndex), drawing: drawingId })}`}
            className="after:absolute after:inset-0 after:rounded-sheet focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        </h3>
        <div className="mt-2 mb-1.25">
          <ProgressBar share={coloredShare} label={`${title}, colored`} />
        </div>
        <p className="text-14 text-muted tabular-nums">
          {percent(coloredShare)}% · {relativeTime(new Date(updatedAt))}
        </p>
      </div>
    </article>
  );
}

/** Drafts that are shown; the account has the others. */
const MOST = 12;

/** What this device has in progress, the latest first. */
export function ContinueStrip({ drafts }: { readonly drafts: readonly Draft[] }) {
  return (
    <section aria-label="Continue coloring" className="pt-3 tablet:pt-2.5">
      <div className="column flex min-h-11 items-center justify-between gap-3">
        <h2 className="text-22">Continue coloring</h2>
        <Link
          to="/account"
          aria-label="See all your drawings"
          className="rounded-small font-display text-14 leading-11 font-semibold text-accent-strong hover:underline"
        >
          See all
        </Link>
      </div>
      <ul className="rail [--card-gap:20px] [--card:262px] tablet:[--card:312px]">
        {drafts.slice(0, MOST).map((draft) => (
          <li key={draft.drawingId}>
            <DraftCard draft={draft} />
          </li>
        ))}
      </ul>
    </section>
  );
}
