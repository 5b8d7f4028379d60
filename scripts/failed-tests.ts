import type { PlaywrightSuite } from './slowest-tests.ts';

/** What a report that Vitest wrote as JSON says of failures; a file that did not load has no tests of its own. */
export type VitestFailures = {
  testResults: {
    name: string;
    status?: string;
    message?: string;
    assertionResults: { fullName: string; status?: string; failureMessages?: string[] | null }[];
  }[];
};

/** The failed tests of a report that Vitest wrote, each with its first line of why, as `file: test: why`. */
export function vitestFailures({ testResults }: VitestFailures): string[] {
  return testResults.flatMap(({ name: file, status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${file}: ${fullName.trim()}: ${firstLine(failureMessages?.[0] ?? '')}`,
    );
  });
}

/** The journeys of a report that Playwright wrote which ended in one state, as `file: title`. */
export function journeysOf(report: { suites: readonly PlaywrightSuite[] }, state: string): string[] {
  return report.suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === state))
      .map(({ title }) => `${suite.file}: ${title}`),
    ...journeysOf({ suites: suite.suites ?? [] }, state),
  ]);
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}
