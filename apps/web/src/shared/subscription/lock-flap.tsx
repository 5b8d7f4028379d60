import { nameFromSlug } from '../../ui/format.ts';

/** A sheet's corner folded down, with a lock on the flap and what opens it in words; the page itself stays in sight. */
export function LockFlap({ stream }: { readonly stream: string }) {
  return (
    <span
      className="absolute -top-px -right-px size-12"
      title={`Opens with a subscription to ${nameFromSlug(stream)}`}
    >
      <span className="sr-only">Locked: opens with a subscription to {nameFromSlug(stream)}</span>
      <svg viewBox="0 0 48 48" aria-hidden className="size-full">
        <path d="M0 0H48V48Z" className="fill-desk" />
        <path d="M0 0L48 48H8a8 8 0 0 1-8-8Z" className="fill-flap stroke-edge/40" />
        <g
          transform="translate(9 22.500)"
          className="fill-none stroke-sheet-ink"
          strokeWidth={1.75}
          strokeLinejoin="round"
        >
          <path d="M0 7h14v10H0Z" />
          <path d="M3.500 7V4a3.500 3.500 0 0 1 7 0v3" strokeLinecap="round" />
        </g>
      </svg>
    </span>
  );
}
