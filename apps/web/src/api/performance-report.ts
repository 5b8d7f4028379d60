import { countEvents } from '@inkbloom/contracts/analytics';
import { APP_SETTINGS } from '@inkbloom/contracts/runtime';
import { createPerformanceWatch, type Warning } from './performance-watch.ts';
import { createWarningCounts } from './warning-counts.ts';

const WORDS: Readonly<Record<Warning, string>> = {
  'token-hits': 'share of tokens at hand',
  'slow-answer': 'milliseconds until an answer',
  'error-rate': 'share of requests that failed',
  'slow-page': 'milliseconds until the page was loaded',
};

/** In production warnings become counts without names; in development they are on the console. */
const count = createWarningCounts(async (events) => {
  const { send } = await import('./connection.ts');
  return send(countEvents, { body: { events } });
});

function report(warning: Warning, value: number): void {
  if (import.meta.env.DEV) console.warn(`performance: ${WORDS[warning]}`, value);
  else if (APP_SETTINGS.analytics) count(warning);
}

/** The watch over this app's own speed. */
export const performanceWatch = createPerformanceWatch(report);

/** Measures the page's own load once it is over. */
export function watchPageLoad(): void {
  addEventListener('load', () => {
    const [entry] = performance.getEntriesByType('navigation');
    if (entry) performanceWatch.pageLoaded(entry.duration);
  });
}
