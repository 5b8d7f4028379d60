import type { Activity } from '@inkbloom/contracts/activities';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateOf, weekdayWords, monthOf } from '../../shared/calendar/days.ts';
import { monthWeeks } from '../../shared/calendar/month-weeks.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useMonth, type Daily } from './use-daily.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

interface DayProps {
  readonly day: string;
  readonly cover: Activity | undefined;
  readonly isShown: boolean;
}

function Day({ day, cover, isShown }: DayProps) {
  const number = Number(day.slice(-2));
  if (!cover)
    return <span className="grid h-full place-content-end justify-center pb-0.5 text-muted">{number}</span>;
  return (
    <Link
      to={`/featured?day=${day}`}
      aria-current={isShown ? 'date' : undefined}
      className={classNames(
        'group/card block min-h-11 rounded-small p-0.5',
        isShown ? 'bg-accent-soft font-bold text-accent-strong' : 'text-ink',
      )}
    >
      <Sheet
        lines={cover.thumbnailUrl}
        color={cover.thumbnailPreviewUrl}
        alt=""
        colored
        className="rounded-[4px]!"
      />
      <span aria-hidden>{number}</span>
      <span className="sr-only">
        {weekdayWords(day)}: {cover.title}
      </span>
    </Link>
  );
}

/** The days that have pages of their own, a month at a time. */
export function DailyCalendar({ daily: { day, today } }: { readonly daily: Daily }) {
  const [month, setMonth] = useState(monthOf(day));
  const days = useMonth(month);
  const isBeforeAll =
    days !== undefined && ![...days.keys()].some((one) => one.startsWith(month.slice(0, 7)));
  const name = dateOf(month).toLocaleDateString('en', { month: 'long', year: 'numeric' });
  return (
    <section aria-labelledby="daily-calendar" className="rounded-panel bg-panel p-4 shadow-rest tablet:p-6">
      <div className="flex items-center gap-1">
        <h2 id="daily-calendar" className="mr-auto text-22">
          Earlier days
        </h2>
        <IconButton
          icon={ChevronLeft}
          label="Month before"
          disabled={isBeforeAll && month < monthOf(today)}
          onClick={() => setMonth(monthOf(month, -1))}
        />
        <IconButton
          icon={ChevronRight}
          label="Month after"
          disabled={month >= monthOf(today)}
          onClick={() => setMonth(monthOf(month, 1))}
        />
      </div>
      <table className="mt-1 w-full table-fixed border-separate border-spacing-0.5 text-center text-12 tabular-nums">
        <caption className="pb-2 text-left text-16 text-muted" aria-live="polite">
          {name}
        </caption>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" className="pb-1 font-normal text-muted">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(dateOf(month)).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((one, place) => (
                <td key={one ?? `none-${place}`} className="h-14 p-0 align-bottom tablet:h-18">
                  {one && <Day day={one} cover={days?.get(one)?.activities[0]} isShown={one === day} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
