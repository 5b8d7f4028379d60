const DAY_MS = 86_400_000;
const NOON = 12;
const DAYS_A_WEEK = 7;

/** The local date of a moment, such as 2026-03-01. */
export function isoDay(date: Date): string {
  return date.toLocaleDateString('sv');
}

/** Noon of a day: the hour that every local day has. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, NOON);
}

/** Whether a text is a date that there is: 2026-02-28 is one, 2026-02-31 is none. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isoDay(dateOf(text)) === text;
}

/** The day so many days after another, or before it. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A day in words: "Sunday, March 1". */
export function weekdayWords(day: string): string {
  return dateOf(day).toLocaleDateString('en', { weekday: 'long', month: 'long', day: 'numeric' });
}

/** The first day of a month, so many months after the one of a day. */
export function monthOf(day: string, after = 0): string {
  const date = dateOf(day);
  return isoDay(new Date(date.getFullYear(), date.getMonth() + after, 1, NOON));
}

/** The Monday with which the week of a day begins. */
export function weekOf(day: string): string {
  return addDays(day, -((dateOf(day).getDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK));
}
