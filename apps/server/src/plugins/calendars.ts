const DAY_MS = 86_400_000;

/** A date such as 2026-03-01. */
export function dateOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm, as Meeus gives it). */
export function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return dateOf(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}

/** The n-th such weekday (0 is Sunday) of a month. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return dateOf(year, month, 1 + ((weekday - first + 7) % 7) + 7 * (nth - 1));
}

/** A day of the year in another calendar: its name, and month and day as it writes them. */
interface CalendarDay {
  readonly calendar: 'chinese' | 'hebrew' | 'islamic-umalqura';
  readonly month: string;
  readonly day: string;
}

/** The dates between two others, the last left out, on which another calendar shows such a day. */
export function datesInCalendar(
  from: string,
  until: string,
  { calendar, month, day }: CalendarDay,
): string[] {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    timeZone: 'UTC',
    month: calendar === 'hebrew' ? 'long' : 'numeric',
    day: 'numeric',
  });
  const found: string[] = [];
  for (let time = Date.parse(from); time < Date.parse(until); time += DAY_MS) {
    const parts = format.formatToParts(time);
    const part = (type: string) => parts.find((one) => one.type === type)?.value;
    if (part('day') === day && part('month') === month) found.push(new Date(time).toISOString().slice(0, 10));
  }
  return found;
}
