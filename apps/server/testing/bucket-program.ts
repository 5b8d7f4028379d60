import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { startFauxqs } from 'fauxqs';
import type { S3Place } from '../src/store/s3-store.ts';

/** A service that speaks S3 on this machine, with an empty bucket. */
export interface RunningBucket {
  readonly place: S3Place;
  /** Its variables for a server. */
  readonly variables: Readonly<Record<string, string>>;
  /** Ends the service, as an outage does. */
  readonly stop: () => Promise<void>;
}

/** Starts the service, again over a folder that an earlier one left. */
export async function startBucket(port = 0, folder?: string): Promise<RunningBucket> {
  const server = await startFauxqs({ port, logger: false, ...(folder && { s3StorageDir: folder }) });
  let isRunning = true;
  async function stop(): Promise<void> {
    if (isRunning) await server.stop();
    isRunning = false;
  }
  const place = {
    endpoint: server.address,
    bucket: 'pictures',
    region: 'us-east-1',
    accessKeyId: 'a key',
    secretAccessKey: 'a secret of a test',
  };
  const { endpoint, region, ...credentials } = place;
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: place.bucket }));
  client.destroy();
  const variables = {
    S3_ENDPOINT: place.endpoint,
    S3_BUCKET: place.bucket,
    S3_REGION: place.region,
    S3_ACCESS_KEY_ID: place.accessKeyId,
    S3_SECRET_ACCESS_KEY: place.secretAccessKey,
  };
  return { place, variables, stop };
}
