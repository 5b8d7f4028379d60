import { APP_SETTINGS } from './runtime-presets.ts';
import { createPerformanceWatch, type Warning } from './performance-watch.ts';

const WORDS: Readonly<Record<Warning, string>> = {
  'token-hits': 'share of tokens at hand',
  'slow-answer': 'milliseconds until an answer',
  'error-rate': 'share of requests that failed',
  'slow-page': 'milliseconds until the page was loaded',
};

const loadCounts = () => import('./warning-counts.ts');

let counts: ReturnType<typeof loadCounts> | undefined;

/** In production warnings become counts without names; in development they are on the console. */
async function count(warning: Warning): Promise<void> {
  counts ??= loadCounts();
  (await counts).countWarning(warning);
}

function report(warning: Warning, value: number): void {
  if (import.meta.env.DEV) console.warn(`performance: ${WORDS[warning]}`, value);
  else if (APP_SETTINGS.analytics) count(warning).catch(() => undefined);
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
