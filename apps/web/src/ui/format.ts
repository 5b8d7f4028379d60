const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago a moment was: "Just now", "5 min ago", "3h ago", "2d ago", and after six days the date.
 * A moment in the future, by a clock that runs ahead, is just now.
 */
export function relativeTime(moment: string | Date, now: Date = new Date()): string {
  const then = new Date(moment);
  const age = now.getTime() - then.getTime();
  if (age < MINUTE) return 'Just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  if (age < 7 * DAY) return `${Math.floor(age / DAY)}d ago`;
  return then.toLocaleDateString('en', { day: 'numeric', month: 'short', year: 'numeric' });
}

/** A length of time in minutes: "45 min", and from an hour on "1h 5m". */
export function duration(minutes: number): string {
  const whole = Math.round(minutes);
  return whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)}h ${whole % 60}m`;
}

/** A share from 0 to 1 in whole percent; only a finished thing is 100 %, only an untouched one 0 %. */
export function percent(share: number): number {
  if (share <= 0) return 0;
  return share >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(share * 100)));
}

/** A slug in words: "fresh-and-new" is "Fresh And New". */
export function nameFromSlug(slug: string): string {
  return slug.replaceAll('-', ' ').replaceAll(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
