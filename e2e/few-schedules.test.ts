import { afterEach, expect, it, vi } from 'vitest';
import { liveSeed } from './simulation/schedules.ts';

// `simulation.test.ts` lives many more, each in a process of its own; here mutation testing meets them.

const SCHEDULES = 25;

afterEach(() => {
  vi.restoreAllMocks();
});

it('KEEP-1 nothing is lost in a few schedules of tabs, sessions, cuts and crashes', async () => {
  // What the app logs of its troubles is part of them.
  for (const level of ['error', 'warn', 'info'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
  for (let seed = 1; seed <= SCHEDULES; seed++) {
    const { failures } = await liveSeed(seed);
    expect(failures, `seed ${seed}`).toEqual([]);
  }
});
