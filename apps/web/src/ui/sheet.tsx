import { useState, type ReactNode } from 'react';
import { BlankSheet } from './blank-sheet.tsx';
import { classNames } from './class-names.ts';

/** `srcset` of a sheet's two pictures, with the `sizes` of both. */
export interface SheetSources {
  readonly lines: string | undefined;
  readonly color: string | undefined;
  readonly sizes: string;
}

interface SheetProps {
  /** The line art; undefined while its address is not known, empty where there is none. */
  readonly lines: string | undefined;
  /** Both pictures in further sizes, and how wide the sheet stands. */
  readonly sources?: SheetSources | undefined;
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
  sources,
  color,
  alt,
  colored = false,
  eager = false,
  className,
  children,
}: SheetProps) {
  const [failed, setFailed] = useState(false);
  // What is kept for times without a network is the one size that every server has.
  const [isPlain, setPlain] = useState(false);
  const broken = failed || lines === '';
  const sized = isPlain ? undefined : sources;
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
          srcSet={sized?.lines}
          sizes={sized?.lines && sized.sizes}
          alt={alt}
          width={400}
          height={300}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding={eager ? 'sync' : 'async'}
          draggable={false}
          onError={() => (sized?.lines ? setPlain(true) : setFailed(true))}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {color && !broken && <Wash color={color} sources={sized} shown={colored} />}
      {children}
    </span>
  );
}

interface WashProps {
  readonly color: string;
  readonly sources: SheetSources | undefined;
  readonly shown: boolean | 'half';
}

/** A hidden lazy image is loaded only once it has a box, so the box appears with the hover. */
function Wash({ color, sources, shown }: WashProps) {
  const [ready, setReady] = useState(false);
  return (
    <img
      src={color}
      srcSet={sources?.color}
      sizes={sources?.color && sources.sizes}
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
