import { classNames } from '../../ui/class-names.ts';
import { monthWeeks } from '../../shared/calendar/month-weeks.ts';

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

interface MonthCalendarProps {
  /** Days with color, such as 2026-03-01. */
  readonly days: readonly string[];
  readonly today: Date;
}

/** This month, with a dab on each day that has color on it. Days without are a speck, and nothing more. */
export function MonthCalendar({ days, today }: MonthCalendarProps) {
  const colored = new Set(days);
  const month = today.toLocaleDateString('en', { month: 'long' });
  return (
    <section className="rounded-panel bg-panel p-5 shadow-rest">
      <h3 className="text-18">{month} in color</h3>
      <table className="mt-3 w-full table-fixed text-center text-12 tabular-nums">
        <thead>
          <tr>
            {DAYS.map((day) => (
              <th key={day} scope="col" className="pb-1.5 font-normal text-muted">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(today).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, place) => (
                <td key={day ?? `none-${place}`} className="h-11">
                  {day && <Day day={day} isColored={colored.has(day)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Day({ day, isColored }: { readonly day: string; readonly isColored: boolean }) {
  return (
    <span className="grid justify-items-center gap-0.5">
      <span
        aria-hidden
        className={classNames(
          'my-auto rounded-full',
          isColored ? 'size-6 bg-accent' : 'm-2.5 size-1 bg-edge',
        )}
      />
      <span className={isColored ? 'font-bold' : 'text-muted'}>
        {Number(day.slice(8))}
        {isColored && <span className="sr-only">, colored</span>}
      </span>
    </span>
  );
}
