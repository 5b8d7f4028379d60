const PETALS = [0, 60, 120, 180, 240, 300];

/** A bloom with the person's initial. */
export function Avatar({ initial }: { readonly initial: string }) {
  return (
    <span
      aria-hidden
      className="relative grid size-19 flex-none place-items-center font-display text-28 leading-none font-semibold text-on-accent desktop:size-26 desktop:text-36"
    >
      <svg viewBox="0 0 100 100" className="absolute inset-0 fill-accent">
        {PETALS.map((angle) => (
          <circle key={angle} cx="76" cy="50" r="23" transform={`rotate(${angle} 50 50)`} />
        ))}
        <circle cx="50" cy="50" r="30" />
      </svg>
      <span className="relative">{initial}</span>
    </span>
  );
}
