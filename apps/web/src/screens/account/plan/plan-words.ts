import { nameFromSlug } from '../../../ui/format.ts';
import { isAllStreams } from './welcome-words.ts';

interface Terms {
  readonly streamsToSubscribe: readonly string[];
  readonly billingFrequency: 'monthly' | 'annual';
  readonly finalAmount: number;
}

/** What a plan is called. */
export function planName(terms: Terms): string {
  return isAllStreams(terms) ? 'All Streams' : 'Your Streams';
}

/** What a plan opens. */
export function planStreams(terms: Terms): string {
  return isAllStreams(terms)
    ? 'All Existing & Future Streams'
    : terms.streamsToSubscribe.map(nameFromSlug).join(', ');
}

/** What a plan costs: $3.00 per month. */
export function planPrice({ finalAmount, billingFrequency }: Terms): string {
  return `$${finalAmount.toFixed(2)} per ${billingFrequency === 'annual' ? 'year' : 'month'}`;
}

/** A day: 22 December 2026. */
export function planDay(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

const MINUTE_MS = 60_000;

/** How long until a moment: "in 12 minutes", "in 3 hours", "in 2 days"; "expired" behind it. */
export function expiryWords(moment: string, now: number = Date.now()): string {
  const left = Date.parse(moment) - now;
  if (left <= 0) return 'expired';
  const minutes = Math.ceil(left / MINUTE_MS);
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 24 * 60
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 1440), 'day'];
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
}
