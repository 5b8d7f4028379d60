/** What stands on a sheet whose picture did not come: a faint flower, still to be drawn. */
export function BlankSheet({ label }: { readonly label: string }) {
  return (
    <span
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      className="absolute inset-0 grid place-items-center text-sheet-ink/25"
    >
      <svg viewBox="0 0 32 32" className="h-2/5 fill-none stroke-current" strokeWidth={1.25} aria-hidden>
        <g strokeDasharray="2 1.6" strokeLinecap="round">
          {[0, 72, 144, 216, 288].map((turn) => (
            <path
              key={turn}
              transform={`rotate(${turn} 16 16.800)`}
              d="M16 15.200C11.600 12 11.400 6.600 16 2.600c4.600 4 4.400 9.400 0 12.600Z"
            />
          ))}
        </g>
      </svg>
    </span>
  );
}
