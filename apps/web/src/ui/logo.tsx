const PETAL = 'M16 15.200C11.600 12 11.400 6.600 16 2.600c4.600 4 4.400 9.400 0 12.600Z';

/** A five-petal flower with one petal colored. */
export function LogoMark({ className = 'size-7.5' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden>
      <g className="fill-none stroke-current" strokeWidth={1.9} strokeLinejoin="round">
        {[72, 144, 216, 288].map((turn) => (
          <path key={turn} d={PETAL} transform={`rotate(${turn} 16 16.500)`} />
        ))}
        <path d={PETAL} className="fill-progress" />
      </g>
    </svg>
  );
}

/** The mark with the app's name. */
export function Logo({ name }: { readonly name: string }) {
  return (
    <span className="flex items-center gap-2.25 font-display text-22 leading-none font-semibold tracking-[-0.02em] tablet:text-[1.5rem]">
      <LogoMark />
      {name}
    </span>
  );
}
