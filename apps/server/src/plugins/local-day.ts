const DAY = 86_400_000;
/** Longer than any local day: clocks are never set back by more than a few hours. */
const LONGEST_DAY = 2 * DAY;

/** The local date of a moment (milliseconds since 1970) in a time zone of the IANA database, such as 2026-03-01. */
export function localDay(time: number, timezone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The date so many days after another, or before it. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** How many days a date lies after 1970-01-01. */
export function dayNumber(day: string): number {
  return Date.parse(day) / DAY;
}

/**
 * The first moment of the next local date. It is searched for, not reckoned: where clocks are changed at midnight a
 * day may begin at one o'clock, and days have 23 to 25 hours.
 */
export function nextMidnight(time: number, timezone: string): number {
  const today = localDay(time, timezone);
  let [before, after] = [time, time + LONGEST_DAY];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localDay(middle, timezone) === today) before = middle;
    else after = middle;
  }
  return after;
}
