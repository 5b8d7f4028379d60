import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** The address of kept bytes: `{kind}/{sha-256 in hex}.{extension}`. The same bytes have the same key. */
export type ObjectKey = string;

/** A part of bytes: its first and its last one, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Bytes that can be read. */
export interface StoredObject {
  /** Length in bytes. */
  readonly size: number;
  /** Reads all of it, or a part. */
  readonly read: (range?: ByteRange) => Readable;
}

/** What a store has under a key. */
export interface ListedObject {
  readonly key: ObjectKey;
  /** Length in bytes. */
  readonly size: number;
}

/** Keeps pictures and other bytes under the hash of what they are, which the store works out itself. */
export interface ObjectStore {
  /** Keeps bytes and gives their key; when it resolves they outlast a power cut. */
  readonly put: (kind: ObjectKind, extension: string, bytes: Uint8Array) => Promise<ObjectKey>;
  /** Keeps bytes under the key that `keyOf` gave for them; when it resolves they outlast a power cut. */
  readonly write: (key: ObjectKey, bytes: Uint8Array) => Promise<void>;
  /** Finds what is kept under a key, or undefined when nothing is. */
  readonly open: (key: ObjectKey) => Promise<StoredObject | undefined>;
  /** All bytes kept under a key, or undefined when nothing is. */
  readonly read: (key: ObjectKey) => Promise<Uint8Array | undefined>;
  /** Forgets a key; one that is not kept is no error. */
  readonly remove: (key: ObjectKey) => Promise<void>;
  /** Whether there is room for so many bytes more, with enough left for everything else that has to be written. */
  readonly hasRoom: (bytes: number) => Promise<boolean>;
  /** Everything of one kind, in no order. */
  readonly list: (kind: string) => AsyncIterable<ListedObject>;
}

/** Bytes with the key that they are kept under. */
export interface KeyedBytes {
  readonly key: ObjectKey;
  readonly bytes: Uint8Array;
}

/** The key of bytes. */
export function keyOf(kind: ObjectKind, extension: string, bytes: Uint8Array): ObjectKey {
  return `${kind}/${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
}

/** Every kind of bytes that the server keeps. */
export const OBJECT_KINDS = [
  'pages',
  'lines',
  'regions',
  'previews',
  'thumbnails',
  'drawings',
  'journals',
  'prints',
  'share',
  'made',
  'proposals',
] as const;

/** What a store is asked to keep. */
export type ObjectKind = (typeof OBJECT_KINDS)[number];

const KEY = /^([a-z]{1,32})\/([0-9a-f]{64})\.([a-z]{2,5})$/;

/** The parts of a key, or undefined for a text that is none. */
export function parseKey(key: string): { kind: string; hash: string; extension: string } | undefined {
  const [, kind, hash, extension] = KEY.exec(key) ?? [];
  if (kind === undefined || hash === undefined || extension === undefined) return undefined;
  return { kind, hash, extension };
}

/** Whether bytes are those that their key was made of. */
export function isWhole(key: ObjectKey, bytes: Uint8Array): boolean {
  return parseKey(key)?.hash === createHash('sha256').update(bytes).digest('hex');
}
