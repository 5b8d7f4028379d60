import type { DrawingSave } from '@inkbloom/contracts/drawings';
import type { ReadyEntry } from './outbox.ts';

/** A finished save as the device keeps it: the payload with its picture and journal still as bytes. */
export interface SavePacket extends Omit<
  DrawingSave,
  'drawingId' | 'userId' | 'baseRevision' | 'idempotencyKey' | 'drawingData' | 'journal'
> {
  readonly drawingId: string;
  readonly picture: Blob;
  readonly journalBytes: Uint8Array;
  /** How many gestures of the draft it holds. */
  readonly gestures: number;
}

/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  }
  return btoa(parts.join(''));
}

/** The bytes of base64 text. Throws on text that is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** The request a waiting save becomes, in the name of its person; the same one always gives the same body. */
export async function toPayload({ packet, person, key, baseRevision }: ReadyEntry): Promise<DrawingSave> {
  const { picture, journalBytes, gestures: _, ...facts } = packet;
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return {
    ...facts,
    userId: person,
    drawingData: `data:${picture.type};base64,${toBase64(bytes)}`,
    baseRevision,
    idempotencyKey: key,
    journal: toBase64(journalBytes),
  };
}
