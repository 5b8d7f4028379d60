import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { StartError } from '../start-error.ts';
import {
  type ByteRange,
  keyOf,
  type ListedObject,
  type ObjectKey,
  type ObjectStore,
  parseKey,
} from './object-store.ts';
import { StoreAwayError } from './store-away.ts';

/** Where a bucket is, and who may use it. */
export interface S3Place {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const CONNECT_TIMEOUT_MS = 2_000;
const REQUEST_TIMEOUT_MS = 15_000;
const MAX_ATTEMPTS = 2;

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

/** A failure of the network or of the service itself, which may be over in a moment. */
function isAway(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return !(error instanceof TypeError);
  const status = error.$metadata.httpStatusCode ?? 500;
  return status >= 500 || status === 429;
}

function openClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Place): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Every store understands a bucket in the path; names of hosts would have to be set up for each.
    forcePathStyle: true,
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Throws StartError unless the bucket can be used. */
async function checkBucket(client: S3Client, { bucket, endpoint }: S3Place): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    const reasons: Record<number, string> = {
      404: 'there is no such bucket: make it, or check S3_BUCKET',
      403: 'the key may not use it: check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    };
    const reason = reasons[status ?? 0] ?? `it cannot be reached (${(error as Error).message})`;
    throw new StartError(`The bucket ${bucket} at ${endpoint}: ${reason}.`, { cause: error });
  }
}

async function ask<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isAway(error) ? new StoreAwayError(error) : error;
  }
}

async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask(work);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * A store in a bucket of any service that speaks the S3 protocol: the key of the bytes is the key of the object. The
 * service is told their SHA-256 and keeps nothing that arrived damaged. Throws StoreAwayError while it is away.
 */
export async function openS3Store(place: S3Place): Promise<ObjectStore> {
  const client = openClient(place);
  const Bucket = place.bucket;
  await checkBucket(client, place);

  function objectOf(key: ObjectKey) {
    if (parseKey(key) === undefined) throw new Error('not a key of the store');
    return { Bucket, Key: key };
  }

  async function* bytesOf(key: ObjectKey, range?: ByteRange): AsyncIterable<Uint8Array> {
    const part = range && { Range: `bytes=${range.start}-${range.end}` };
    const command = new GetObjectCommand({ ...objectOf(key), ...part });
    const { Body } = await ask(() => client.send(command));
    if (Body instanceof Readable) yield* Body as AsyncIterable<Uint8Array>;
  }

  async function write(key: ObjectKey, bytes: Uint8Array): Promise<void> {
    const object = objectOf(key);
    const ChecksumSHA256 = Buffer.from(parseKey(key)?.hash ?? '', 'hex').toString('base64');
    const sent = { ...object, Body: bytes, ContentLength: bytes.length, ChecksumSHA256 };
    await ask(() => client.send(new PutObjectCommand(sent)));
  }

  async function* list(kind: string): AsyncIterable<ListedObject> {
    let ContinuationToken: string | undefined;
    do {
      const page = { Bucket, Prefix: `${kind}/`, ...(ContinuationToken && { ContinuationToken }) };
      const found = await ask(() => client.send(new ListObjectsV2Command(page)));
      for (const { Key = '', Size = 0 } of found.Contents ?? []) {
        if (parseKey(Key) !== undefined) yield { key: Key, size: Size };
      }
      ContinuationToken = found.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  return {
    async put(kind, extension, bytes) {
      const key = keyOf(kind, extension, bytes);
      await write(key, bytes);
      return key;
    },
    write,
    async open(key) {
      const head = new HeadObjectCommand(objectOf(key));
      const found = await orUndefined(() => client.send(head));
      if (found === undefined) return undefined;
      return {
        size: found.ContentLength ?? 0,
        read: (range) => Readable.from(bytesOf(key, range), { objectMode: false }),
      };
    },
    async read(key) {
      const command = new GetObjectCommand(objectOf(key));
      const found = await orUndefined(() => client.send(command));
      return found?.Body && Buffer.from(await ask(() => found.Body!.transformToByteArray()));
    },
    async remove(key) {
      const command = new DeleteObjectCommand(objectOf(key));
      await orUndefined(() => client.send(command));
    },
    // A bucket has no end; what fills up is told by the service when something is written.
    hasRoom: () => Promise.resolve(true),
    list,
  };
}
