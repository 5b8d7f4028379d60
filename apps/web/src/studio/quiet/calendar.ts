/** One day of the small calendar. */
export interface CalendarDay {
  /** As a date in local time: 2026-05-01. */
  readonly date: string;
  readonly day: number;
  readonly sessions: number;
  readonly isAhead: boolean;
}

const WEEKS = 5;

function dateOf(day: Date): string {
  const month = String(day.getMonth() + 1).padStart(2, '0');
  return `${day.getFullYear()}-${month}-${String(day.getDate()).padStart(2, '0')}`;
}

/** The last five weeks up to this one, each from Sunday, with how many sessions began on each day. */
export function calendar(starts: readonly string[], today = new Date()): readonly (readonly CalendarDay[])[] {
  const counts = new Map<string, number>();
  for (const start of starts) {
    const date = dateOf(new Date(start));
    counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  const firstDay = today.getDate() - today.getDay() - (WEEKS - 1) * 7;
  const now = dateOf(today);
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = new Date(today.getFullYear(), today.getMonth(), firstDay + week * 7 + weekday);
      const date = dateOf(day);
      return { date, day: day.getDate(), sessions: counts.get(date) ?? 0, isAhead: date > now };
    }),
  );
}
