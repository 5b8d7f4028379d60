import type { DrawingSave, SaveFields } from '@inkbloom/contracts/drawings';
import { encodeJournal } from '@inkbloom/formats/journal';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { ReceivedSave } from '../src/modules/drawings/save-request.ts';
import { keyOf } from '../src/store/object-store.ts';

/** A PNG of one color. */
export async function png(width = 60, height = 80, color = '#7c3aed'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: color } })
    .png()
    .toBuffer();
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** A whole black PNG of a size, gray, in few bytes: what somebody makes who wants decoding to be dear. */
export function pngOfSize(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height), { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A stroke journal of one fill. */
export function journal(color = 0x7c3aed, page = { width: 1536, height: 2048 }): Buffer {
  return Buffer.from(encodeJournal(page, [{ kind: 'fill', x: 5, y: 5, rgb: color, opacity: 255 }]));
}

/** Bytes as a data URL. */
export function dataUrl(bytes: Buffer, type = 'image/png'): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** What a save tells besides its files, with changes. */
export function saveFields(changes: Partial<SaveFields> = {}): SaveFields {
  return {
    activityId: 'owl',
    userId: null,
    imageUrl: '/images/pages/owl.png',
    startTime: '2026-03-01T10:00:00.000Z',
    endTime: '2026-03-01T10:20:00.000Z',
    metadata: {
      zoom: 1,
      brushStrokes: 12,
      totalDrawingTime: 1200,
      canvasSize: { width: 60, height: 80 },
      deviceInfo: 'a test',
    },
    ...changes,
  };
}

/** The documented payload of a save, with changes. */
export async function drawingSave(changes: Partial<DrawingSave> = {}): Promise<DrawingSave> {
  return { ...saveFields(), drawingData: dataUrl(await png()), ...changes };
}

/**
 * Sends the first save of a drawing, with a picture of its own color, as the documented JSON; throws what the server
 * said when it was not kept.
 */
export async function sendSave(
  origin: string,
  token: string,
  drawingId: string,
  color = '#7c3aed',
): Promise<void> {
  const drawingData = dataUrl(await png(60, 80, color));
  const key = { drawingId, baseRevision: 0, idempotencyKey: `first-of-${drawingId}` };
  const body = await drawingSave({ ...key, drawingData });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${origin}/api/drawings/save`, init);
  if (!answer.ok) throw new Error(await answer.text());
}

/** A save in its binary form. */
export async function saveForm(
  changes: Partial<SaveFields> = {},
  files: { readonly picture?: Buffer; readonly journal?: Buffer } = {},
): Promise<FormData> {
  const form = new FormData();
  form.append('save', JSON.stringify(saveFields(changes)));
  form.append('picture', blob(files.picture ?? (await png())));
  if (files.journal !== undefined) form.append('journal', blob(files.journal));
  return form;
}

/** Bytes as a file. */
export function blob(bytes: Buffer): Blob {
  return new Blob([new Uint8Array(bytes)]);
}

/** A form as the bytes and the header of a request. */
export async function encodeForm(form: FormData) {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  return { payload, headers: { 'content-type': request.headers.get('content-type') ?? '' } };
}

/** A save whose content was read, with a journal of one fill. */
export async function receivedSave(
  changes: Partial<SaveFields> = {},
  files: { readonly picture?: Buffer; readonly journal?: Buffer } = {},
): Promise<ReceivedSave> {
  const { picture = await png(), journal: strokes = journal() } = files;
  return {
    fields: saveFields(changes),
    content: {
      picture: { key: keyOf('drawings', 'png', picture), bytes: picture },
      journal: { key: keyOf('journals', 'bin', strokes), bytes: strokes, width: 1536, height: 2048 },
    },
  };
}
