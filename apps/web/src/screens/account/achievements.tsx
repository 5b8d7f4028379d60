import type { ActivityStats } from '@inkbloom/contracts/records';
import { classNames } from '../../ui/class-names.ts';

const TEN = 10;
const CALM_DAYS = 7;
const HUES = ['fill-rose', 'fill-marigold', 'fill-accent'];

/** A drawing that fills itself shape by shape. */
interface Achievement {
  readonly title: string;
  readonly words: string;
  readonly done: number;
  readonly of: number;
}

function dateWords(iso: string): string {
  return new Date(iso).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' });
}

/** What has happened so far, in drawings of as many shapes as there are things to happen. */
function achievementsOf({ achievements, days }: ActivityStats): readonly Achievement[] {
  const { firstPageAt, pagesFinished, streamsVisited, streams } = achievements;
  const pages = Math.min(pagesFinished, TEN);
  const calm = Math.min(days.length, CALM_DAYS);
  return [
    {
      title: 'First page',
      words: firstPageAt === null ? 'Your first finished page goes here' : dateWords(firstPageAt),
      done: firstPageAt === null ? 0 : 1,
      of: 1,
    },
    { title: 'Ten pages', words: `${pages} of ${TEN} finished`, done: pages, of: TEN },
    {
      title: 'Every stream',
      words: `${streamsVisited} of ${streams} streams visited`,
      done: streamsVisited,
      of: streams,
    },
    {
      title: 'A week of calm',
      words: `${calm} of ${CALM_DAYS} days with a color on them`,
      done: calm,
      of: CALM_DAYS,
    },
  ];
}

/** Achievements that fill themselves in with what really happened; nothing fades. */
export function Achievements({ stats }: { readonly stats: ActivityStats }) {
  return (
    <section>
      <h3 className="text-22">Colored in as you go</h3>
      <p className="mt-1 max-w-prose text-muted">
        Each drawing fills itself in with things that really happened. There is no order and no hurry, and
        nothing fades.
      </p>
      <ul className="mt-4 grid grid-cols-2 gap-4 desktop:grid-cols-4">
        {achievementsOf(stats).map((one) => (
          <li key={one.title} className="min-w-0">
            <div className="grid aspect-4/3 place-items-center rounded-sheet bg-sheet shadow-rest">
              <Bloom done={one.done} of={one.of} />
            </div>
            <h4 className="mt-2 text-16">{one.title}</h4>
            <p className="text-14 text-muted">{one.words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A flower with as many petals as there are things to do, some of them filled. */
function Bloom({ done, of }: { readonly done: number; readonly of: number }) {
  const petals = Math.max(of, 5);
  const filled = of === 1 ? done * petals : done;
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden className="h-4/5 stroke-sheet-ink" strokeWidth={1.6}>
      {Array.from({ length: petals }, (_, place) => (
        <path
          key={place}
          d="M0 -10C-9 -20 -9 -34 0 -42C9 -34 9 -20 0 -10Z"
          transform={`rotate(${(360 / petals) * place})`}
          className={classNames(place < filled ? HUES[place % HUES.length] : 'fill-none')}
        />
      ))}
      <circle r="8" className={done >= of ? 'fill-marigold' : 'fill-none'} />
    </svg>
  );
}
