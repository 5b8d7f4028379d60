import type { ActivityPage } from '@inkbloom/contracts/activities';
import { useState } from 'react';
import { BlankSheet } from '../../../ui/blank-sheet.tsx';
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
  const [failures, setFailures] = useState(0);
  const picture = [page.imageUrl, page.thumbnailUrl].filter(Boolean)[failures];
  const transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  return (
    <div
      className={classNames('absolute inset-0', !isHeld && 'transition-transform duration-160 ease-out')}
      style={{ transform }}
    >
      {coloring && <Picture picture={coloring} className={LAYER} />}
      {picture ? (
        <img
          src={picture}
          alt={words}
          width={page.width}
          height={page.height}
          fetchPriority="high"
          onLoad={() => setShown(true)}
          onError={() => setFailures(failures + 1)}
          className={classNames(
            LAYER,
            'mix-blend-multiply transition-opacity duration-240 ease-out',
            !isShown && 'opacity-0',
          )}
        />
      ) : (
        <BlankSheet label={words} />
      )}
    </div>
  );
}
