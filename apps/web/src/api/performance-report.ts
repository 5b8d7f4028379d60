import { createPerformanceWatch, type Warning } from './performance-watch.ts';

const WORDS: Readonly<Record<Warning, string>> = {
  'token-hits': 'share of tokens at hand',
  'slow-answer': 'milliseconds until an answer',
  'error-rate': 'share of requests that failed',
  'slow-page': 'milliseconds until the page was loaded',
};

function report(warning: Warning, value: number): void {
  if (import.meta.env.DEV) console.warn(`performance: ${WORDS[warning]}`, value);
}

/** The watch over this app's own speed; in development its warnings are on the console. */
export const performanceWatch = createPerformanceWatch(report);

/** Measures the page's own load once it is over. */
export function watchPageLoad(): void {
  addEventListener('load', () => {
    const [entry] = performance.getEntriesByType('navigation');
    if (entry) performanceWatch.pageLoaded(entry.duration);
  });
}
