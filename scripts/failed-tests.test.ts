import { expect, it } from 'vitest';
import { journeysOf, vitestFailures } from './failed-tests.ts';

const spec = (title: string, status: string) => ({ title, tests: [{ status, results: [{ duration: 1 }] }] });

const JOURNEYS = {
  suites: [
    {
      file: 'studio.spec.ts',
      specs: [
        spec('steady', 'expected'),
        spec('failed twice', 'unexpected'),
        spec('passed the second time', 'flaky'),
      ],
      suites: [{ file: 'studio.spec.ts', specs: [spec('in a group', 'flaky')] }],
    },
  ],
};

it('names the journeys that passed only when they were made again, in groups too, and those that failed', () => {
  expect(journeysOf(JOURNEYS, 'flaky')).toEqual([
    'studio.spec.ts: passed the second time',
    'studio.spec.ts: in a group',
  ]);
  expect(journeysOf(JOURNEYS, 'unexpected')).toEqual(['studio.spec.ts: failed twice']);
});

it('names the tests that failed with the first line of why, and a file that has none because it did not load', () => {
  const passed = { fullName: ' adds', status: 'passed', failureMessages: [] };
  const failed = { fullName: ' takes away', status: 'failed', failureMessages: ['Error: 3\n    at sums.ts'] };
  expect(
    vitestFailures({
      testResults: [
        { name: 'sums.test.ts', status: 'failed', assertionResults: [passed, failed] },
        { name: 'broken.test.ts', status: 'failed', message: 'No such file\nmore', assertionResults: [] },
        { name: 'steady.test.ts', status: 'passed', assertionResults: [passed] },
      ],
    }),
  ).toEqual(['sums.test.ts: takes away: Error: 3', 'broken.test.ts: No such file']);
});
