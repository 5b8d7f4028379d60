/** Features that a summary lists before it counts the rest. */
const LISTED = 4;

const OF_STREAMS = [
  'Every page in your streams',
  'New pages in them as they come',
  'Print-ready downloads',
  'Cancel in two clicks, any day',
  'What you began stays yours to color',
  'No advertising, ever',
];
const OF_ALL = ['Every page in every stream', 'All streams still to come', ...OF_STREAMS.slice(2)];

/** What a plan holds, shortened for a summary. */
export function featuresOf(isUnlimited: boolean): string[] {
  const all = isUnlimited ? OF_ALL : OF_STREAMS;
  const more = all.length - LISTED;
  return more > 0 ? [...all.slice(0, LISTED), `+${more} more features`] : all;
}

/** Cents as people read them: $3.00. */
export function dollars(cents: number): string {
  return `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;
}

/** Cents without the part that is nothing: $3. */
export function shortDollars(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : dollars(cents);
}

/** A day as people read it: 22 December 2026. */
export function renewalDay(moment: string | Date): string {
  return new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}
