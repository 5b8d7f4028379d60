import { isoDay } from './days.ts';

const DAYS_A_WEEK = 7;

/** The days of a month in rows from Sunday to Saturday; undefined where a row begins before it or ends after it. */
export function monthWeeks(today: Date): readonly (readonly (string | undefined)[])[] {
  const [year, month] = [today.getFullYear(), today.getMonth()];
  const before = new Date(year, month, 1).getDay();
  const length = new Date(year, month + 1, 0).getDate();
  const rows = Math.ceil((before + length) / DAYS_A_WEEK);
  return Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: DAYS_A_WEEK }, (_place, place) => {
      const day = row * DAYS_A_WEEK + place - before + 1;
      return day >= 1 && day <= length ? isoDay(new Date(year, month, day)) : undefined;
    }),
  );
}
