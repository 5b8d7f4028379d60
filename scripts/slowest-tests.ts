/** One test and the time it took. */
export type TimedTest = { name: string; ms: number };

type VitestReport = {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
};
/** A file or a group of tests in a report that Playwright wrote as JSON. */
export type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status?: string; results: { duration: number }[] }[] }[];
};

/** The tests of a report that Vitest wrote as JSON. */
export function vitestTimes(report: VitestReport): TimedTest[] {
  return report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${lastPart(file)}: ${fullName.trim()}`,
      ms: duration ?? 0,
    })),
  );
}

/** The tests of a report that Playwright wrote as JSON; every try of a test counts. */
export function playwrightTimes(report: { suites: PlaywrightSuite[] }): TimedTest[] {
  return report.suites.flatMap((suite) => [
    ...suite.specs.map(({ title, tests }) => ({
      name: `${lastPart(suite.file)}: ${title}`,
      ms: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    })),
    ...playwrightTimes({ suites: suite.suites ?? [] }),
  ]);
}

/** The slowest tests as lines to print, slowest first. */
export function slowestLines(tests: readonly TimedTest[], count: number): string[] {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

const lastPart = (path: string): string => path.split('/').at(-1) ?? path;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
