import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { MUTANTS } from './simulation/mutants.ts';

const RUN = join(import.meta.dirname, 'simulation/run.ts');
const TEN_MINUTES_MS = 10 * 60_000;

/** What the simulation prints; it runs in Node itself, without anything in between. */
async function simulate(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [RUN, ...args], { maxBuffer: 1e8 }).catch(
    (error: { stdout: string }) => error,
  );
  return stdout;
}

// Every night ten times as many are lived, each twice: .ci/nightly.
it(
  'KEEP-1 KEEP-2 KEEP-3 KEEP-4 nothing is lost in 5,000 schedules, and each seed gives the same trace twice',
  async () => {
    expect(await simulate('schedules', '1', '5000')).toContain('5000 schedules, nothing lost');
  },
  TEN_MINUTES_MS,
);

it(
  'KEEP-1 KEEP-2 KEEP-3 a share of them goes beside the real drawings module as beside the model, step by step',
  async () => {
    expect(await simulate('real', '1', '400')).toContain(
      '400 schedules beside the real module, nothing lost',
    );
  },
  TEN_MINUTES_MS,
);

it(
  'KEEP-1 the simulation finds the canary and every mistake that is planted in the app',
  async () => {
    const rows = (await simulate('mutants', '2000')).trim().split('\n');
    expect(rows).toHaveLength(MUTANTS.length + 1);
    expect(rows.filter((row) => /NOT FOUND|OUT OF DATE/.test(row))).toEqual([]);
  },
  TEN_MINUTES_MS,
);

it('KEEP-1 schedules that went wrong once go well', async () => {
  const fixtures = readFileSync(join(import.meta.dirname, 'simulation/fixtures.jsonl'), 'utf8');
  expect(fixtures.trim().split('\n').length).toBeGreaterThan(0);
  expect(await simulate('fixtures')).toContain('all fixtures go well');
}, 60_000);
