import { classNames } from '../../../ui/class-names.ts';

/** Where each petal lies, in percent of the panel, how it is turned, and its pan; some are not colored yet. */
const PETALS = [
  [5, 22, -30, '#f2a3b3'],
  [11, 9, 20, '#f6b84a'],
  [20, 6, -12, undefined],
  [4, 44, -40, '#4fa69e'],
  [13, 36, 34, undefined],
  [80, 6, 14, '#9ccbe6'],
  [89, 10, 40, '#f0806b'],
  [95, 24, -18, '#7c5bd0'],
  [87, 36, 24, undefined],
  [96, 46, 12, '#9cbf86'],
] as const;

/** Petals around what was just opened, as a still picture; on a phone there is no room for them. */
export function Petals({ isFull }: { readonly isFull: boolean }) {
  return (
    <svg
      aria-hidden
      className="pointer-events-none absolute inset-0 -z-1 size-full overflow-visible max-tablet:hidden"
    >
      {PETALS.map(([x, y, turn, pan]) => (
        <svg key={`${x} ${y}`} x={`${x}%`} y={`${y}%`} className="overflow-visible">
          <path
            d="M0 15C-8 7.500-8-6 0-15 8-6 8 7.500 0 15Z"
            transform={`rotate(${turn})`}
            fill={pan}
            strokeWidth={1.75}
            strokeLinejoin="round"
            className={classNames(
              'stroke-ink transition-[fill-opacity] duration-500 motion-reduce:transition-none',
              !isFull && '[fill-opacity:0]',
              !pan && 'fill-sheet',
            )}
          />
        </svg>
      ))}
    </svg>
  );
}
