import type { ActivityPage } from '@inkbloom/contracts/activities';
import { useState } from 'react';
import { BlankSheet } from '../../../ui/blank-sheet.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { View } from './view.ts';

interface PageSheetProps {
  readonly page: ActivityPage;
  readonly words: string;
  /** The person's own coloring of the page. */
  readonly coloring: string | Blob | undefined;
  readonly view: View;
  readonly isHeld: boolean;
}

const LAYER = 'pointer-events-none absolute inset-0 size-full object-contain';

/** The paper's content: the line art over the person's own coloring, zoomed and moved as the view says. */
export function PageSheet({ page, words, coloring, view, isHeld }: PageSheetProps) {
  const [isShown, setShown] = useState(false);
  const [isFailed, setFailed] = useState(page.imageUrl === '');
  const transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  return (
    <div
      className={classNames('absolute inset-0', !isHeld && 'transition-transform duration-160 ease-out')}
      style={{ transform }}
    >
      {coloring && <Picture picture={coloring} className={LAYER} />}
      {isFailed ? (
        <MissingPicture words={words} onRetry={page.imageUrl ? () => setFailed(false) : undefined} />
      ) : (
        <img
          ref={(picture) => {
            // What the browser holds already, as after the page that the server wrote, is there at once.
            if (picture?.complete && picture.naturalWidth > 0) setShown(true);
          }}
          src={page.imageUrl}
          alt={words}
          width={page.width}
          height={page.height}
          fetchPriority="high"
          onLoad={() => setShown(true)}
          onError={() => setFailed(true)}
          className={classNames(
            LAYER,
            'mix-blend-multiply transition-opacity duration-240 ease-out',
            !isShown && 'opacity-0',
          )}
        />
      )}
    </div>
  );
}

interface MissingPictureProps {
  readonly words: string;
  /** Undefined where there is no picture that could come. */
  readonly onRetry: (() => void) | undefined;
}

/** Stands for a picture that did not come; a part of it would be a false picture. */
function MissingPicture({ words, onRetry }: MissingPictureProps) {
  return (
    <>
      <BlankSheet label={words} />
      <div role="alert" className="absolute inset-x-4 bottom-6 grid justify-items-center gap-3 text-center">
        <p className="text-sheet-ink">The picture did not come.</p>
        {onRetry && (
          <Button size="small" kind="primary" onClick={onRetry}>
            Try Again
          </Button>
        )}
      </div>
    </>
  );
}
