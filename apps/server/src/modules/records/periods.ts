import { CHART_WEEKS, type Counts, type Week } from '@inkbloom/contracts/records';

const DAY_MS = 86_400_000;

/** The day of a moment in a time zone, such as 2026-03-01. */
export function dayIn(timezone: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat('sv', { timeZone: timezone, dateStyle: 'short' });
  return (iso) => format.format(new Date(iso));
}

/** The Sunday on or before a day, so many weeks earlier. */
export function sundayOf(day: string, weeksBefore = 0): string {
  const noon = new Date(`${day}T12:00:00Z`);
  const back = noon.getUTCDay() + weeksBefore * 7;
  return new Date(noon.getTime() - back * DAY_MS).toISOString().slice(0, 10);
}

/** How many of the days are in all, in the week and in the month of `today`. */
export function countDays(days: readonly string[], today: string): Counts {
  const sunday = sundayOf(today);
  const month = today.slice(0, 7);
  return {
    total: days.length,
    thisWeek: days.filter((day) => day >= sunday).length,
    thisMonth: days.filter((day) => day.startsWith(month)).length,
  };
}

/** A save or a download on its day. */
export interface Dated {
  readonly day: string;
  readonly kind: 'finished' | 'begun' | 'downloads';
}

/** The weeks of the chart, the earliest first, this one last. */
export function chartWeeks(events: readonly Dated[], today: string): Week[] {
  const weeks = Array.from({ length: CHART_WEEKS }, (_, place) => ({
    start: sundayOf(today, CHART_WEEKS - 1 - place),
    finished: 0,
    begun: 0,
    downloads: 0,
  }));
  const byStart = new Map(weeks.map((week) => [week.start, week]));
  for (const { day, kind } of events) {
    const week = byStart.get(sundayOf(day));
    if (week) week[kind] += 1;
  }
  return weeks;
}
