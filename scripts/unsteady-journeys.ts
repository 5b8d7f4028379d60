import type { PlaywrightSuite } from './slowest-tests.ts';

/** The journeys of a report that failed once and passed when they were made again, as `file: title`. */
export function unsteadyJourneys(report: { suites: readonly PlaywrightSuite[] }): string[] {
  return report.suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => `${suite.file}: ${title}`),
    ...unsteadyJourneys({ suites: suite.suites ?? [] }),
  ]);
}
