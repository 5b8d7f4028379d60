import type { ActivityPage } from '@inkbloom/contracts/activities';
import { useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { PageSheet } from './page-sheet.tsx';
import { Pager } from './pager.tsx';
import { useViewer } from './use-viewer.ts';
import { ZoomBar } from './zoom-bar.tsx';

interface PageViewerProps {
  readonly page: ActivityPage;
  readonly index: number;
  readonly count: number;
  /** What the page shows, in words. */
  readonly words: string;
  /** The person's own coloring of the page. */
  readonly coloring: string | Blob | undefined;
  /** The person turned to another page, counted from 0. */
  readonly onTurn: (index: number) => void;
  /** The person turned on from the last page, or back from the first one. */
  readonly onTurnPast: (by: 1 | -1) => void;
  /** The person zoomed in or out. */
  readonly onZoom: () => void;
}

/** The page on its desk: zoomed, moved and turned by mouse, fingers and keys, and by buttons off the art. */
export function PageViewer(props: PageViewerProps) {
  const { page, index, count, words, coloring, onTurn, onTurnPast, onZoom } = props;
  const frame = useRef<HTMLDivElement>(null);
  const turn = (by: 1 | -1) => {
    if (index + by >= 0 && index + by < count) onTurn(index + by);
    else onTurnPast(by);
  };
  const viewer = useViewer(frame, { onZoom, onTurn: turn });
  const { view, isHeld } = viewer;
  const ratio = page.width / page.height;
  return (
    <>
      <div className="relative col-span-2 row-start-1 grid justify-items-center rounded-panel desktop:col-span-1 desktop:col-start-2 desktop:h-(--desk-height) desktop:content-start desktop:bg-desk-deep desktop:pt-6">
        <div
          style={{ width: `min(100%, (var(--desk-height) - 100px) * ${ratio})` }}
          className="relative desktop:static desktop:max-w-[calc(100%-168px)]"
        >
          <div
            ref={frame}
            data-print
            role="application"
            aria-label="Page viewer. Plus and minus zoom, 0 shows the whole page, arrows move."
            style={{ aspectRatio: ratio }}
            className={classNames(
              'relative w-full overflow-hidden rounded-sheet bg-sheet shadow-lift select-none desktop:rounded-[6px]',
              view.scale > 1 ? 'touch-none' : 'touch-pan-y',
              view.scale > 1 && (isHeld ? 'cursor-grabbing' : 'cursor-grab'),
            )}
          >
            <PageSheet
              key={page.imageUrl}
              page={page}
              words={words}
              coloring={coloring}
              view={view}
              isHeld={isHeld}
            />
          </div>
          {count > 1 && <Pager index={index} count={count} onTurn={turn} />}
        </div>
      </div>
      <ZoomBar viewer={viewer} />
    </>
  );
}
