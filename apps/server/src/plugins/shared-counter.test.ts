import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { redisProgram, startRedis } from '../../testing/redis.ts';
import { createSharedCounter, type SharedCounter } from './shared-counter.ts';

const RULE = { window: 3600, max: 10 };

function replica(url: string, lines: string[] = []): SharedCounter {
  const log = pino({}, { write: (line) => void lines.push(line) });
  const counter = createSharedCounter(url, log);
  onTestFinished(counter.close);
  return counter;
}

/** How many of some requests a replica allows. */
function allowed(counter: SharedCounter, requests: number): number {
  let total = 0;
  for (let index = 0; index < requests; index += 1) if (counter.consume('ada', RULE).allowed) total += 1;
  return total;
}

describe.skipIf(redisProgram === undefined)('a counter that replicas share', () => {
  it('OPS-2 keeps to one limit, whichever replica is asked', async () => {
    const { url } = await startRedis();
    const [first, second] = [replica(url), replica(url)];
    expect(allowed(first, 6)).toBe(6);
    expect(allowed(second, 1)).toBe(1);
    await expect
      .poll(async () => {
        await Promise.all([first.share(), second.share()]);
        return second.count('ada', { ...RULE, max: 0 }).used;
      })
      .toBe(7);
    expect(allowed(second, 9)).toBe(3);
    await second.share();
    // The first learns of it with the next that it counts.
    expect(allowed(first, 1)).toBe(1);
    await first.share();
    expect(first.consume('ada', RULE).allowed).toBe(false);
    expect(first.consume('bea', RULE).allowed).toBe(true);
  });

  it('OPS-3 counts by itself while Redis is away, and adds up when it is back', async () => {
    const lines: string[] = [];
    const redis = await startRedis();
    const [first, second] = [replica(redis.url, lines), replica(redis.url)];
    allowed(first, 2);
    await expect.poll(() => second.count('ada', { ...RULE, max: 0 }).used).toBe(0);
    await redis.stop();
    expect(allowed(first, 20)).toBe(8);
    expect(first.consume('ada', RULE).allowed).toBe(false);
    await expect.poll(() => lines.join()).toContain('Redis is away');
    await startRedis(redis.port);
    await expect.poll(() => lines.join(), { timeout: 15_000 }).toContain('Redis is back');
    allowed(second, 1);
    await expect.poll(() => second.count('ada', { ...RULE, max: 0 }).used).toBeGreaterThan(8);
    expect(lines.filter((line) => line.includes('Redis is away'))).toHaveLength(1);
  });

  it('OPS-3 counts by itself where Redis was never there, and its start waits for nothing', () => {
    const counter = replica('redis://127.0.0.1:1');
    expect(allowed(counter, 20)).toBe(RULE.max);
  });
});
