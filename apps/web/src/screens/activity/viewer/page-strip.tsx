import type { ActivityPage } from '@inkbloom/contracts/activities';
import { Picture } from '../../../ui/picture.tsx';
import type { Coloring } from '../coloring/coloring.ts';

interface PageStripProps {
  readonly pages: readonly ActivityPage[];
  readonly index: number;
  readonly coloringOf: (pageIndex: number) => Coloring | undefined;
  readonly onTurn: (index: number) => void;
}

/** Small sheets of all pages, to turn to one of them. */
export function PageStrip({ pages, index, coloringOf, onTurn }: PageStripProps) {
  return (
    <ul
      aria-label="Pages"
      className="col-start-1 row-start-2 -m-1.5 flex min-w-0 gap-3 overflow-x-auto p-1.5 desktop:row-start-1 desktop:mr-5.5 desktop:max-h-(--desk-height) desktop:flex-col desktop:gap-3.5 desktop:overflow-x-hidden desktop:overflow-y-auto"
    >
      {pages.map((page, each) => (
        <li key={page.thumbnailUrl + String(each)} className="flex-none">
          <button
            type="button"
            aria-label={`Page ${each + 1}`}
            aria-current={each === index ? 'true' : undefined}
            onClick={() => onTurn(each)}
            className="block size-14 overflow-hidden rounded-[10px] bg-sheet shadow-rest aria-[current]:outline-[2.5px] aria-[current]:outline-offset-2 aria-[current]:outline-progress desktop:size-18"
          >
            <Small page={page} coloring={coloringOf(each)?.picture} />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface SmallProps {
  readonly page: ActivityPage;
  readonly coloring: string | Blob | undefined;
}

/** The page as the person colored it, else its line art. */
function Small({ page, coloring }: SmallProps) {
  const look = 'size-full object-cover';
  if (coloring) return <Picture picture={coloring} className={look} />;
  return <img src={page.thumbnailUrl} alt="" loading="lazy" className={look} />;
}
