import { expect, it } from 'vitest';
import { unsteadyJourneys } from './unsteady-journeys.ts';

const spec = (title: string, status: string) => ({ title, tests: [{ status, results: [{ duration: 1 }] }] });

it('names the journeys that passed only when they were made again, in groups too', () => {
  const report = {
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
  expect(unsteadyJourneys(report)).toEqual([
    'studio.spec.ts: passed the second time',
    'studio.spec.ts: in a group',
  ]);
});
