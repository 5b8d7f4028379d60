import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';

const ARROW =
  'max-desktop:reach max-desktop:size-9 aria-disabled:cursor-default aria-disabled:text-edge desktop:absolute desktop:top-[calc(50%-50px)] desktop:size-12 desktop:rounded-full desktop:bg-glass desktop:shadow-rest desktop:not-aria-disabled:hover:bg-bar';

interface PagerProps {
  readonly index: number;
  readonly count: number;
  readonly onTurn: (by: 1 | -1) => void;
}

/** Previous, "n / total" and next: a pill in the sheet's corner, on a wide screen spread over the desk's margins. */
export function Pager({ index, count, onTurn }: PagerProps) {
  return (
    <div className="absolute top-2.5 right-2.5 flex items-center rounded-sheet bg-glass shadow-rest desktop:contents">
      <IconButton
        icon={ChevronLeft}
        label="Previous page"
        aria-disabled={index === 0}
        onClick={() => onTurn(-1)}
        className={`${ARROW} desktop:left-5`}
      />
      <span
        aria-live="polite"
        className="font-display text-14 font-medium tabular-nums desktop:absolute desktop:right-5 desktop:bottom-4 desktop:rounded-sheet desktop:bg-glass desktop:px-3.5 desktop:leading-12 desktop:shadow-rest"
      >
        {index + 1} / {count}
      </span>
      <IconButton
        icon={ChevronRight}
        label="Next page"
        aria-disabled={index === count - 1}
        onClick={() => onTurn(1)}
        className={`${ARROW} desktop:right-5`}
      />
    </div>
  );
}
