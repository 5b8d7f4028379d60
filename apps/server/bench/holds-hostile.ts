import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { encodeJournal } from '@inkbloom/formats/journal';
import sharp from 'sharp';
import { dataUrl, drawingSave, pngOfSize } from '../testing/drawings.ts';

/*
 * A signed-in person who does what costs a server most, within the saves that a minute allows, in a thread of their own
 * so that ordinary callers are not slowed by the caller's side.
 */

const { origin, authorization, seconds } = workerData as {
  origin: string;
  authorization: string;
  seconds: number;
};
const JSON_TYPE = 'application/json';
const statuses: Record<number, number> = {};

async function post(body: string | Buffer): Promise<void> {
  const headers = { authorization, 'content-type': JSON_TYPE };
  const answer = await fetch(`${origin}/api/drawings/save`, {
    method: 'POST',
    headers,
    body: body as string,
  }).catch(() => undefined);
  await answer?.arrayBuffer();
  const status = answer?.status ?? 0;
  statuses[status] = (statuses[status] ?? 0) + 1;
}

async function strip(): Promise<Buffer> {
  return Buffer.from(JSON.stringify(await drawingSave({ drawingData: dataUrl(pngOfSize(1, 16_777_216)) })));
}

function keys(count: number): Buffer {
  return Buffer.from(`{${Array.from({ length: count }, (_, index) => `"k${index}":0`).join(',')}}`);
}

/** A whole page of noise with a long journal: about 23 MB, and nothing wrong with it. */
async function large(): Promise<Buffer> {
  const page = { width: 1536, height: 2048 };
  const noise = sharp(randomBytes(page.width * page.height * 4), { raw: { ...page, channels: 4 } });
  const picture = await noise.png({ compressionLevel: 0 }).toBuffer();
  const fills = Array.from({ length: 330_000 }, (_, index) => ({
    kind: 'fill' as const,
    x: index % page.width,
    y: index % page.height,
    rgb: index & 0xffffff,
    opacity: 255,
  }));
  const journal = Buffer.from(encodeJournal(page, fills)).toString('base64');
  return Buffer.from(JSON.stringify(await drawingSave({ drawingData: dataUrl(picture), journal })));
}

const strips = await strip();
const many = keys(1_800_000);
const deep = Buffer.from('['.repeat(23_000_000));
const whole = await large();
parentPort?.postMessage('ready');
if (parentPort) await once(parentPort, 'message');

/** Everything at once, and then what a minute still allows, again and again. */
const end = performance.now() + seconds * 1000;
await Promise.all([...Array.from({ length: 8 }, () => post(strips)), post(many), post(deep)]);
await Promise.all(Array.from({ length: 40 }, () => post(whole)));
while (performance.now() < end) {
  await Promise.all([post(whole), post(many), post(deep), post(strips)]);
  await sleep(1000);
}
parentPort?.postMessage(statuses);
