import type { Week } from '@inkbloom/contracts/records';

/** What a column counts. */
interface Series {
  readonly words: string;
  readonly of: (week: Week) => number;
  readonly isFilled: boolean;
}

const SERIES: Readonly<Record<'coloring' | 'downloads', readonly Series[]>> = {
  coloring: [
    { words: 'Finished', of: ({ finished }) => finished, isFilled: true },
    { words: 'Begun', of: ({ begun }) => begun, isFilled: false },
  ],
  downloads: [{ words: 'To print', of: ({ downloads }) => downloads, isFilled: true }],
};

/** Petals that are drawn in a column; more are told by the number alone. */
const MAX_PETALS = 8;
const PETAL = 'M6 0C10.500 4 10.500 12 6 16C1.500 12 1.500 4 6 0Z';

function Petal({ isFilled }: { readonly isFilled: boolean }) {
  return (
    <svg viewBox="-1 -1 14 18" aria-hidden className="h-3.5 w-2.5 stroke-accent" strokeWidth={1.3}>
      <path d={PETAL} className={isFilled ? 'fill-accent' : 'fill-none'} />
    </svg>
  );
}

function dayOf(start: string): Date {
  return new Date(`${start}T12:00:00Z`);
}

function named(start: string, options: Intl.DateTimeFormatOptions): string {
  return dayOf(start).toLocaleDateString('en', { ...options, timeZone: 'UTC' });
}

function petalsOf(week: Week, series: readonly Series[]): readonly boolean[] {
  const petals = series.flatMap(({ of, isFilled }) => Array.from({ length: of(week) }, () => isFilled));
  return petals.slice(0, MAX_PETALS);
}

interface WeekChartProps {
  readonly weeks: readonly Week[];
  readonly kind: 'coloring' | 'downloads';
}

/** The last twelve weeks: a table whose cells are drawn as petals, one for each time. */
export function WeekChart({ weeks, kind }: WeekChartProps) {
  const series = SERIES[kind];
  return (
    <section>
      <h3 className="text-22">Twelve weeks</h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-14 text-muted">
        {series.map(({ words, isFilled }) => (
          <span key={words} className="inline-flex items-center gap-1.5">
            <Petal isFilled={isFilled} />
            {words}
          </span>
        ))}
        Weeks begin on Sunday
      </p>
      <table className="mt-4 w-full table-fixed text-center text-14 tabular-nums">
        <caption className="sr-only">How often, by week</caption>
        <tbody>
          <tr className="align-bottom">
            {weeks.map((week) => (
              <td key={week.start} className="border-b border-ink px-0 pb-1.5">
                <Cell week={week} series={series} />
              </td>
            ))}
          </tr>
        </tbody>
        <tfoot>
          <tr>
            {weeks.map(({ start }, place) => (
              <th key={start} scope="col" className="pt-1 font-normal">
                <span className="sr-only">{`Week of ${named(start, { day: 'numeric', month: 'long' })}`}</span>
                <span aria-hidden className="block">
                  {dayOf(start).getUTCDate()}
                  <span className="block h-4 text-12 text-muted">
                    {(place === 0 || dayOf(start).getUTCDate() <= 7) && named(start, { month: 'short' })}
                  </span>
                </span>
              </th>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Cell({ week, series }: { readonly week: Week; readonly series: readonly Series[] }) {
  const total = series.reduce((sum, { of }) => sum + of(week), 0);
  const words = series.map((one) => `${one.words} ${one.of(week)}`).join(', ');
  return (
    <>
      <span className="sr-only">{words}</span>
      <span aria-hidden className="grid justify-items-center gap-0.5">
        <span className={total === 0 ? 'text-muted' : 'font-semibold'}>{total}</span>
        {petalsOf(week, series).map((isFilled, place) => (
          <Petal key={place} isFilled={isFilled} />
        ))}
      </span>
    </>
  );
}
