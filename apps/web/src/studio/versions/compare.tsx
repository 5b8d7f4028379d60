import { MoveHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Picture } from '../../ui/picture.tsx';

interface Side {
  readonly picture: string | Blob;
  readonly words: string;
}

interface CompareProps {
  /** The version of before, at the left. */
  readonly earlier: Side;
  readonly now: Side;
}

const LABEL =
  'pointer-events-none absolute top-2.5 rounded-small bg-sheet/95 px-2.5 py-2 font-display text-14 leading-none font-semibold text-sheet-ink tabular-nums shadow-rest';

/** Two pictures of a page, one over the other; a knob, or the arrow keys, move the edge between them. */
export function Compare({ earlier, now }: CompareProps) {
  const [share, setShare] = useState(50);
  return (
    <div className="relative isolate mx-auto w-fit">
      <div className="relative overflow-hidden rounded-small bg-sheet shadow-rest">
        <Picture picture={now.picture} className={PICTURE} />
        <span className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
          <Picture picture={earlier.picture} className={`${PICTURE} bg-sheet`} />
        </span>
        {share > 12 && <span className={`${LABEL} left-2.5`}>{earlier.words}</span>}
        {share < 88 && <span className={`${LABEL} right-2.5`}>{now.words}</span>}
      </div>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 -ml-[1.5px] w-[3px] bg-accent outline-[1.5px] outline-sheet"
        style={{ left: `${share}%` }}
      >
        <span className="absolute top-1/2 left-1/2 grid size-12 -translate-1/2 place-items-center rounded-full bg-accent text-on-accent shadow-lift ring-3 ring-sheet">
          <MoveHorizontal className="size-5" />
        </span>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        onChange={(event) => setShare(event.target.valueAsNumber)}
        aria-label="Compare with now"
        aria-valuetext={`${share}% of the earlier version`}
        className="absolute inset-y-0 -inset-x-6 h-full w-[calc(100%+48px)] cursor-ew-resize appearance-none rounded-small bg-transparent opacity-0 [&::-webkit-slider-thumb]:h-full [&::-webkit-slider-thumb]:w-12 [&::-webkit-slider-thumb]:appearance-none [&::-moz-range-thumb]:h-full [&::-moz-range-thumb]:w-12"
      />
      <span className="pointer-events-none absolute -inset-1.5 rounded-sheet [input:focus-visible+&]:outline-3 [input:focus-visible+&]:outline-focus" />
    </div>
  );
}

/** As large as the dialog has room for; the page keeps its shape. */
const PICTURE =
  'block h-auto max-h-[44dvh] w-auto max-w-full object-contain desktop:max-h-[min(66dvh,640px)]';
