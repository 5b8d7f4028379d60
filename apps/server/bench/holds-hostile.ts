import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { encodeJournal } from '@inkbloom/formats/journal';
import sharp from 'sharp';
import { dataUrl, drawingSave, journal, pngOfSize, saveForm } from '../testing/drawings.ts';
import { hostileRequest, sendRaw } from './hostile-requests.ts';

/*
 * A signed-in person who does what costs a server most, within the saves that a minute allows, in a thread of their own
 * so that ordinary callers are not slowed by the caller's side. Beside it: broken requests, slow uploads, uploads that
 * are hung up, and somebody who saves and deletes in turn.
 */

const { origin, port, authorization, churner, seconds } = workerData as {
  origin: string;
  port: number;
  authorization: string;
  churner: string;
  seconds: number;
};
const HUNG_UP_EVERY_MS = 100;
const SLOW_UPLOADS = 20;
const RAW_LOOPS = 4;
const RAW_PAUSE_MS = 10;
const CHURN_MS = 1050;
const JSON_TYPE = 'application/json';
const statuses: Record<number, number> = {};

function countAnswer(status: number): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
}

async function post(body: string | Buffer): Promise<void> {
  const headers = { authorization, 'content-type': JSON_TYPE };
  const answer = await fetch(`${origin}/api/drawings/save`, {
    method: 'POST',
    headers,
    body: body as string,
  }).catch(() => undefined);
  await answer?.arrayBuffer();
  countAnswer(answer?.status ?? 0);
}

async function strip(): Promise<Buffer> {
  return Buffer.from(JSON.stringify(await drawingSave({ drawingData: dataUrl(pngOfSize(1, 16_777_216)) })));
}

function keys(count: number): Buffer {
  return Buffer.from(`{${Array.from({ length: count }, (_, index) => `"k${index}":0`).join(',')}}`);
}

async function noise(width: number, height: number): Promise<Buffer> {
  const pixels = sharp(randomBytes(width * height * 4), { raw: { width, height, channels: 4 } });
  return pixels.png({ compressionLevel: 0 }).toBuffer();
}

/** A whole page of noise with a long journal: about 23 MB, and nothing wrong with it. */
async function large(): Promise<Buffer> {
  const page = { width: 1536, height: 2048 };
  const picture = await noise(page.width, page.height);
  const fills = Array.from({ length: 330_000 }, (_, index) => ({
    kind: 'fill' as const,
    x: index % page.width,
    y: index % page.height,
    rgb: index & 0xffffff,
    opacity: 255,
  }));
  const strokes = Buffer.from(encodeJournal(page, fills)).toString('base64');
  const save = await drawingSave({ drawingData: dataUrl(picture), journal: strokes });
  return Buffer.from(JSON.stringify(save));
}

const strips = await strip();
const many = keys(1_800_000);
const deep = Buffer.from('['.repeat(23_000_000));
const whole = await large();
parentPort?.postMessage('ready');
if (parentPort) await once(parentPort, 'message');

const end = performance.now() + seconds * 1000;

/** Broken requests one after the other, each from an address of its own. */
async function sendBroken(loop: number): Promise<void> {
  for (let number = loop; performance.now() < end; number += RAW_LOOPS) {
    const address = `127.${10 + loop}.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;
    countAnswer((await sendRaw(port, address, hostileRequest(number, authorization))).status);
    await sleep(RAW_PAUSE_MS);
  }
}

const UPLOAD_HEAD =
  `POST /api/drawings/save HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization}\r\n` +
  `content-type: ${JSON_TYPE}\r\ncontent-length: 20000000\r\n\r\n`;

/** Announces 20 MB and sends a kilobyte a second. */
async function sendSlowly(place: number): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: `127.20.0.${place + 1}` });
  socket.on('error', () => undefined);
  socket.write(UPLOAD_HEAD);
  while (performance.now() < end && !socket.destroyed) {
    socket.write(' '.repeat(1000));
    await sleep(1000);
  }
  socket.destroy();
}

/** Sends a megabyte of an upload and goes away, again and again. */
async function hangUp(): Promise<void> {
  for (let number = 0; performance.now() < end; number++) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.21.0.${1 + (number % 250)}` });
    socket.on('error', () => undefined);
    socket.write(UPLOAD_HEAD + ' '.repeat(1_000_000), () => socket.destroy());
    await sleep(HUNG_UP_EVERY_MS);
  }
}

/** Saves and deletes in turn, which leaves files behind. */
async function churn(): Promise<void> {
  const headers = { authorization: churner };
  for (let number = 0; performance.now() < end; number++) {
    const drawingId = `churn-${number}-00000`;
    const picture = await noise(768, 1024);
    const body = await saveForm({ drawingId }, { picture, journal: journal(number) });
    const saved = await fetch(`${origin}/api/drawings/save`, { method: 'POST', headers, body });
    const deleted = await fetch(`${origin}/api/v1/drawings/${drawingId}`, { method: 'DELETE', headers });
    for (const answer of [saved, deleted]) {
      await answer.arrayBuffer();
      countAnswer(answer.status);
    }
    await sleep(CHURN_MS);
  }
}

const others = [
  ...Array.from({ length: RAW_LOOPS }, (_, loop) => sendBroken(loop)),
  ...Array.from({ length: SLOW_UPLOADS }, (_, place) => sendSlowly(place)),
  hangUp(),
  churn(),
];
// Everything at once, and then what a minute still allows, again and again.
await Promise.all([...Array.from({ length: 8 }, () => post(strips)), post(many), post(deep)]);
await Promise.all(Array.from({ length: 40 }, () => post(whole)));
while (performance.now() < end) {
  await Promise.all([post(whole), post(many), post(deep), post(strips)]);
  await sleep(1000);
}
await Promise.all(others);
parentPort?.postMessage(statuses);
