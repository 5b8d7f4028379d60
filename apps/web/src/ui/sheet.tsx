import { useState, type ReactNode } from 'react';
import { BlankSheet } from './blank-sheet.tsx';
import { classNames } from './class-names.ts';

interface SheetProps {
  /** The line art; undefined while its address is not known, empty where there is none. */
  readonly lines: string | undefined;
  /** Color without lines, multiplied onto them. */
  readonly color?: string | undefined;
  /** What the picture shows; empty where words beside it say so. */
  readonly alt: string;
  /** Show the color at rest, all of it or half, not only when the card is looked at. */
  readonly colored?: boolean | 'half';
  /** Load at once: it stands where the screen opens. */
  readonly eager?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/**
 * A page lying on the desk, 4:3 unless the class says otherwise. Inside an element of class `group/card` it lifts and
 * its color blooms while that element is hovered, focused or held. The color is asked for only then.
 */
export function Sheet({
  lines,
  color,
  alt,
  colored = false,
  eager = false,
  className,
  children,
}: SheetProps) {
  const [failed, setFailed] = useState(false);
  const broken = failed || lines === '';
  return (
    <span
      className={classNames(
        'relative isolate block aspect-4/3 overflow-hidden rounded-sheet bg-sheet text-sheet-ink shadow-rest',
        'transition-transform duration-200 ease-out bloom:shadow-lift motion-safe:bloom:-translate-y-1.25',
        'outline-2 -outline-offset-1 outline-transparent motion-safe:group-hover/card:-rotate-[0.5deg]',
        'group-hover/card:outline-lift-ring',
        className,
      )}
    >
      {broken && <BlankSheet label={alt} />}
      {lines && !broken && (
        <img
          src={lines}
          alt={alt}
          width={400}
          height={300}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding={eager ? 'sync' : 'async'}
          draggable={false}
          onError={() => setFailed(true)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {color && !broken && <Wash color={color} shown={colored} />}
      {children}
    </span>
  );
}

/** A hidden lazy image is loaded only once it has a box, so the box appears with the hover. */
function Wash({ color, shown }: { readonly color: string; readonly shown: boolean | 'half' }) {
  const [ready, setReady] = useState(false);
  return (
    <img
      src={color}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onLoad={() => setReady(true)}
      onError={() => setReady(false)}
      className={classNames(
        'absolute inset-0 size-full object-cover mix-blend-multiply transition-opacity duration-240 ease-out',
        !shown && (ready ? 'bloom:opacity-100' : 'hidden bloom:block'),
        (!shown || !ready) && 'opacity-0',
        shown === 'half' && '[mask-image:linear-gradient(112deg,#000_46%,transparent_54%)]',
      )}
    />
  );
}
