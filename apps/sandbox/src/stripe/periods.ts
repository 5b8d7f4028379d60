import type { Interval } from './objects.ts';

const MONTHS: Readonly<Record<Interval, number>> = { month: 1, year: 12 };

/** The moment so many months after an anchor, in seconds: the anchor's day, or the month's last. */
function addMonths(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}

/** The first end of a period, counted from an anchor, that is after a moment. */
export function periodEndAfter(anchor: number, interval: Interval, moment: number): number {
  for (let count = 1; ; count++) {
    const end = addMonths(anchor, count * MONTHS[interval]);
    if (end > moment) return end;
  }
}
