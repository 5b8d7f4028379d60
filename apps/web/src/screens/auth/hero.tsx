import type { ActivityPage } from '@inkbloom/contracts/activities';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';

const LAYER = 'absolute inset-0 size-full object-contain';
const PETAL = 'M50 47C36 37 35 20 50 8c15 12 14 29 0 39Z';
const TURNS = [0, 72, 144, 216, 288];

/** A sheet of paper on the desk, half of it colored: a page of the catalogue, or a flower while there is none. */
export function AuthHero({ page }: { readonly page: ActivityPage | undefined }) {
  const [isDrawn, setDrawn] = useState(false);
  const [isPlain, setPlain] = useState(false);
  return (
    <div aria-hidden className="relative mx-auto aspect-square w-full">
      <span className="absolute inset-0 rotate-[2.4deg] rounded-[6px] bg-sheet shadow-rest" />
      <span className="absolute inset-0 -rotate-[1.2deg] overflow-hidden rounded-[6px] bg-sheet shadow-lift">
        {page ? (
          <span
            className={classNames(
              'absolute inset-[4%] transition-opacity duration-240 ease-out',
              !isDrawn && 'opacity-0',
            )}
          >
            {!isPlain && (
              <img
                src={page.previewUrl}
                alt=""
                onError={() => setPlain(true)}
                className={`${LAYER} [mask-image:linear-gradient(112deg,#000_46%,transparent_54%)]`}
              />
            )}
            <img
              src={page.imageUrl}
              alt=""
              onLoad={() => setDrawn(true)}
              className={`${LAYER} mix-blend-multiply`}
            />
          </span>
        ) : (
          <Flower />
        )}
      </span>
    </div>
  );
}

/** The flower of the logo, large, with two petals colored. */
function Flower() {
  return (
    <svg viewBox="0 0 100 104" className="absolute inset-[13%] stroke-sheet-ink" strokeWidth={1.25}>
      <g fill="none" strokeLinejoin="round">
        {TURNS.map((turn, place) => (
          <path
            key={turn}
            d={PETAL}
            transform={`rotate(${turn} 50 52)`}
            className={classNames(place === 0 && 'fill-accent', place === 1 && 'fill-rose')}
          />
        ))}
        <circle cx="50" cy="52" r="4" className="fill-marigold" />
      </g>
    </svg>
  );
}
