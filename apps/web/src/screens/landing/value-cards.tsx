import type { Activity } from '@inkbloom/contracts/activities';
import { Sheet } from '../../ui/sheet.tsx';

const VALUES = [
  ['New pages daily', 'A fresh stack every morning, from two-minute doodles to slow Sunday mandalas.'],
  ['Calm on purpose', 'No streaks, no scores, nothing that blinks. A page, your colors, your pace.'],
  ['For every age', 'Big bold shapes for small hands; fine detail for patient ones.'],
  ['On screen or on paper', 'Color here, or download a crisp page and reach for the pencils.'],
] as const;

interface ValueCardsProps {
  /** One picture a card; undefined while there is none. */
  readonly pictures: readonly (Activity | undefined)[];
}

/** Four reasons to stay, and what the pages are. */
export function ValueCards({ pictures }: ValueCardsProps) {
  return (
    <section aria-labelledby="values" className="column pt-12 desktop:pt-22">
      <div className="grid gap-x-10 gap-y-4 desktop:grid-cols-[5fr_7fr] desktop:items-end">
        <h2 id="values" className="max-w-[18ch] text-28 desktop:text-48">
          A quiet corner, and every color in it
        </h2>
        <p className="max-w-[58ch] text-pretty text-muted desktop:pb-1 desktop:text-18">
          Every page is AI-generated and chosen by hand. None has explicit content, and none uses the work of
          third-party artists.
        </p>
      </div>
      <ul className="mt-7 grid gap-5.5 tablet:grid-cols-2 desktop:mt-9 desktop:grid-cols-4 desktop:gap-7">
        {VALUES.map(([title, words], place) => (
          <li key={title} className="grid grid-cols-[116px_1fr] items-center gap-4 desktop:block">
            <Sheet
              lines={pictures[place]?.thumbnailUrl}
              {...(pictures[place] && { color: pictures[place].thumbnailPreviewUrl })}
              colored="half"
              alt=""
              className="desktop:mb-5"
            />
            <div>
              <h3 className="text-18 desktop:text-22">{title}</h3>
              <p className="mt-1 max-w-[34ch] leading-snug text-pretty text-muted desktop:mt-1.5">{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
