/** A white sheet with an outline in dots. */
export function DottedSheet({ dotted }: { readonly dotted: string }) {
  return (
    <span className="flex aspect-4/3 items-center justify-center rounded-sheet bg-sheet shadow-rest">
      <svg viewBox="0 0 120 90" aria-hidden className="w-2/5">
        <path
          d={dotted}
          fill="none"
          stroke="#b9b2a4"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeDasharray=".1 6"
        />
      </svg>
    </span>
  );
}
