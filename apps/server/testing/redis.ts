import { onTestFinished } from 'vitest';
import { type RunningRedis, startRedisProgram } from './redis-program.ts';

export { redisProgram } from './redis-program.ts';

/** Starts a Redis, on the port of an earlier one if one is given; it ends with the test at the latest. */
export async function startRedis(given?: number): Promise<RunningRedis> {
  const redis = await startRedisProgram(given);
  onTestFinished(redis.stop);
  return redis;
}
