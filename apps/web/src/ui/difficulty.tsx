const PETALS = { easy: 1, medium: 2, hard: 3 } as const;
const WORDS = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;
const PETAL = 'M5 11C1.600 8.300 1.600 4 5 1c3.400 3 3.400 7.300 0 10Z';

/** Three petals, one to three of them inked, and the word. */
export function Difficulty({ level }: { readonly level: keyof typeof PETALS }) {
  return (
    <span className="inline-flex flex-none items-center gap-1.5 text-14 leading-5 text-ink">
      <svg viewBox="0 0 30 12" className="h-3 w-7.5 stroke-current" strokeWidth={1.25} aria-hidden>
        {[0, 1, 2].map((place) => (
          <path
            key={place}
            d={PETAL}
            transform={`translate(${place * 10} 0)`}
            fill={place < PETALS[level] ? 'currentColor' : 'none'}
          />
        ))}
      </svg>
      {WORDS[level]}
    </span>
  );
}
