import { CloudDownload, CircleCheck, Pause } from 'lucide-react';
import { useState } from 'react';
import { canKeepPages } from '../../device/kept/kept-pages.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { KeptDialog } from './kept-dialog.tsx';
import { pagesAndRoom } from './kept-words.ts';
import { useKeeping, useKeptOf, type PageKeeping } from './use-keeping.ts';

interface KeepOfflineProps {
  /** Gives the ids of what is to be kept. */
  readonly loadIds: (signal: AbortSignal) => Promise<readonly string[]>;
  /** How many pages that is; undefined while nobody knows. */
  readonly total: number | undefined;
  /** The room that all of it takes; undefined while nobody knows. */
  readonly bytes?: number | undefined;
  readonly isMeant: (activity: { id: string; category: string }) => boolean;
}

/** How far it is, and the way to pause it. */
function Going({ keeping }: { readonly keeping: PageKeeping }) {
  const { done = 0, total = 0, bytes = 0 } = keeping.progress ?? {};
  const share = total > 0 ? done / total : 0;
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="mb-1 text-14 text-muted tabular-nums">
          {total > 0 ? `${done} of ${pagesAndRoom(total, bytes)} so far` : 'Looking what there is...'}
        </p>
        <ProgressBar share={share} label="Kept so far" />
      </div>
      <Button size="small" onClick={keeping.pause}>
        <Pause aria-hidden />
        Pause
      </Button>
    </div>
  );
}

/** What is left to keep: "24 pages, 9 MB", the room only where it is known. */
function restWords(total: number, bytes: number | undefined, kept: { pages: number; bytes: number }): string {
  const pages = total - kept.pages;
  if (bytes === undefined) return `${pages} ${pages === 1 ? 'page' : 'pages'}`;
  return pagesAndRoom(pages, Math.max(0, bytes - kept.bytes));
}

/** Keeps a page or a stream for times without a network, and says what of it is kept. */
export function KeepOffline({ loadIds, total, bytes, isMeant }: KeepOfflineProps) {
  const keeping = useKeeping(loadIds);
  const kept = useKeptOf(isMeant);
  const [isOpen, setOpen] = useState(false);
  if (!canKeepPages()) return null;
  const isWhole = total !== undefined && kept.pages >= total && total > 0;
  return (
    <section aria-label="Keep offline" className="grid max-w-120 gap-2.5">
      {keeping.trouble && <Notice tone="error">{keeping.trouble}</Notice>}
      {keeping.progress ? (
        <Going keeping={keeping} />
      ) : (
        <div className="flex flex-wrap items-center gap-2.5">
          {!isWhole && (
            <Button size="small" onClick={keeping.start}>
              <CloudDownload aria-hidden />
              {kept.pages > 0 ? 'Keep the rest offline' : 'Keep offline'}
              {total !== undefined && total > 1 && ` (${restWords(total, bytes, kept)})`}
            </Button>
          )}
          {kept.pages > 0 && (
            <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
              <CircleCheck aria-hidden />
              Kept: {pagesAndRoom(kept.pages, kept.bytes)}
            </Button>
          )}
        </div>
      )}
      {isOpen && <KeptDialog onClose={() => setOpen(false)} />}
    </section>
  );
}
