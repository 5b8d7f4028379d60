import { describe, expect, it } from 'vitest';
import { RunError } from './run.ts';
import { Tally } from './tally.ts';

const ignore = () => undefined;
const fail = () => Promise.reject(new RunError('the build failed'));

describe('the tally of a run', () => {
  it('counts each step that failed without counts of its own', async () => {
    const tally = new Tally();
    await tally.step(fail, ignore);
    await tally.step(fail, ignore);
    expect(tally.failed).toBe(2);
  });

  it('counts nothing twice', async () => {
    const tally = new Tally();
    await tally.step(() => {
      tally.failed += 3;
      return fail();
    }, ignore);
    expect(tally.failed).toBe(3);
  });

  it('says what failed, and ends at an error that is no failed program', async () => {
    const lines: string[] = [];
    const tally = new Tally();
    await tally.step(fail, (line) => lines.push(line));
    expect(lines).toEqual(['the build failed']);
    await expect(tally.step(() => Promise.reject(new TypeError('a bug')), ignore)).rejects.toThrow('a bug');
  });
});
