import { expect, it } from 'vitest';
import { playwrightTimes, slowestLines, vitestTimes } from './slowest-tests.ts';

it('names the slowest tests of both reports, slowest first', () => {
  const unit = vitestTimes({
    testResults: [
      {
        name: '/tree/scripts/tally.test.ts',
        assertionResults: [{ fullName: ' the tally counts', duration: 1500 }, { fullName: 'skipped' }],
      },
    ],
  });
  const journeys = playwrightTimes({
    suites: [
      {
        file: 'studio.spec.ts',
        specs: [{ title: 'on its own', tests: [{ results: [{ duration: 900 }] }] }],
        suites: [
          {
            file: 'studio.spec.ts',
            specs: [{ title: 'tried twice', tests: [{ results: [{ duration: 1000 }, { duration: 1000 }] }] }],
          },
        ],
      },
    ],
  });
  expect(slowestLines([...unit, ...journeys], 3)).toEqual([
    '    2.0 s  studio.spec.ts: tried twice',
    '    1.5 s  tally.test.ts: the tally counts',
    '    0.9 s  studio.spec.ts: on its own',
  ]);
});
