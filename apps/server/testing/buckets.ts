import { onTestFinished } from 'vitest';
import { type RunningBucket, startBucket } from './bucket-program.ts';

/** Starts the service; it ends with the test at the latest. */
export async function testBucket(port = 0, folder?: string): Promise<RunningBucket> {
  const bucket = await startBucket(port, folder);
  onTestFinished(bucket.stop);
  return bucket;
}
