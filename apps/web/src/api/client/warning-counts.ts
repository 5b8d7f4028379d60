import { countEvents, MAX_EVENTS, type EventName } from '@inkbloom/contracts/analytics';
import type { Warning } from './performance-watch.ts';

/** Milliseconds in which warnings are gathered, so that a slow server is not asked more for being slow. */
const GATHER = 60_000;

const NAMES: Readonly<Record<Warning, EventName>> = {
  'token-hits': 'token_missing',
  'slow-answer': 'answer_slow',
  'error-rate': 'errors_many',
  'slow-page': 'page_slow',
};

/**
 * Counts warnings and hands them over together, at most once a minute; what cannot be handed over is let go.
 * @param hand sends the counts away
 */
export function createWarningCounts(hand: (events: { name: EventName }[]) => Promise<unknown>) {
  let gathered: { name: EventName }[] = [];

  function flush(): void {
    const events = gathered.slice(0, MAX_EVENTS);
    gathered = [];
    hand(events).catch(() => undefined);
  }
  return (warning: Warning): void => {
    if (gathered.length === 0) setTimeout(flush, GATHER);
    gathered.push({ name: NAMES[warning] });
  };
}

/** Counts a warning of this app, to be handed to its server. */
export const countWarning = createWarningCounts(async (events) => {
  const { send } = await import('./connection.ts');
  return send(countEvents, { body: { events } });
});
