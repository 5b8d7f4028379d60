import type { ReactNode } from 'react';

const PETAL = 'M0 -4C-8 -10 -8 -20 0 -27C8 -20 8 -10 0 -4Z';

function Petals({ turns }: { readonly turns: readonly number[] }) {
  return turns.map((turn) => <path key={turn} d={PETAL} transform={`rotate(${turn})`} />);
}

/** A sheet under a looking glass that finds one petal. */
const nothingFound = (
  <>
    <path
      d="M30 16h66a6 6 0 0 1 6 6v66a14 14 0 0 1-14 14H36a12 12 0 0 1-12-12V22a6 6 0 0 1 6-6Z"
      className="fill-sheet stroke-sheet-ink"
    />
    <path d="M40 34h22M40 46h14" className="stroke-edge" />
    <circle cx="92" cy="64" r="29" className="fill-accent-soft" />
    <path d="m113 85 22 22" strokeWidth={5} />
    <g transform="translate(92 66)">
      <g className="stroke-edge" strokeDasharray="3 3.500" strokeWidth={1.5}>
        <Petals turns={[72, 144, 216, 288]} />
      </g>
      <path d={PETAL} className="fill-accent stroke-ink" transform="scale(.8)" />
    </g>
  </>
);

/** A flower in its pot that hangs its head. */
const wilted = (
  <>
    <path d="M14 108h132" className="stroke-edge" />
    <path d="M54 78h44l-6 30H60Z" className="fill-marigold stroke-sheet-ink" />
    <path d="M50 68h52v10H50Z" className="fill-marigold stroke-sheet-ink" />
    <path d="M76 68C76 42 78 22 94 18c14-3 20 8 20 22" />
    <path d="M77 56c-8-10-20-10-25-4 6 8 16 10 25 4Z" className="fill-sage stroke-sheet-ink" />
    <g transform="translate(114 42) rotate(172) scale(.9)" className="fill-sheet stroke-sheet-ink">
      <Petals turns={[-66, 66, -33, 33, 0]} />
      <circle r="6" className="fill-coral" />
    </g>
    <path d="M126 98c5-3 11-1 12 4-5 3-11 1-12-4Z" className="fill-rose stroke-sheet-ink" />
  </>
);

/** A blank sheet and a pencil that has just begun. */
const nothingYet = (
  <>
    <path
      d="M28 20h74a8 8 0 0 1 8 8v72H36a8 8 0 0 1-8-8Z"
      className="fill-sheet stroke-sheet-ink"
      transform="rotate(-3 70 60)"
    />
    <g transform="translate(64 62)">
      <g className="stroke-edge" strokeDasharray="3 3.500" strokeWidth={1.5}>
        <Petals turns={[144, 216, 288]} />
      </g>
      <g className="fill-rose stroke-sheet-ink">
        <Petals turns={[0, 72]} />
      </g>
    </g>
    <g transform="translate(92 52) rotate(32)">
      <path d="M-6 -42h12v42l-6 13-6-13Z" className="fill-marigold stroke-sheet-ink" />
      <path d="M-6 0h12l-6 13Z" className="fill-sheet stroke-sheet-ink" />
      <path d="M-6 -42v-5a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v5Z" className="fill-rose stroke-sheet-ink" />
    </g>
  </>
);

/** A paper boat that drifted off the page. */
const astray = (
  <>
    <path d="M20 78h120L116 102H44Z" className="fill-sheet stroke-sheet-ink" />
    <path d="M80 22 46 78h34Z" className="fill-sheet stroke-sheet-ink" />
    <path d="M80 34v44h28Z" className="fill-accent" />
    <path
      d="M8 108c9 0 9-6 18-6s9 6 18 6 9-6 18-6 9 6 18 6 9-6 18-6 9 6 18 6 9-6 18-6 9 6 18 6"
      className="stroke-teal"
    />
  </>
);

export type DrawingName = 'nothing-found' | 'wilted' | 'nothing-yet' | 'astray';

/** The shell's own little drawings, 160 by 120. */
export const drawings: Readonly<Record<DrawingName, ReactNode>> = {
  'nothing-found': nothingFound,
  wilted,
  'nothing-yet': nothingYet,
  astray,
};
