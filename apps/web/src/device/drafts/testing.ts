import 'fake-indexeddb/auto';
import { RequestError } from '../../api/client/request-error.ts';
import type { ErrorCode } from '@inkbloom/contracts/errors';
import type { DrawingSave, SavedDrawing } from '@inkbloom/contracts/drawings';
import { encodeEntry } from '@inkbloom/formats/journal';
import { IDBFactory } from 'fake-indexeddb';
import { closeDatabase } from './database.ts';
import type { DraftPage } from './draft.ts';
import type { Shelf } from './server-drawings.ts';

// Node has no connection to report; a browser with one says so.
Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });

/** The page the tests color. */
export const PAGE: DraftPage = {
  activityId: 'owl',
  pageIndex: 0,
  title: 'Owl',
  imageUrl: '/images/owl.webp',
};

/** A finished picture of it. */
export const FINISHED = {
  picture: new Blob([new Uint8Array([1, 2, 3])], { type: 'image/png' }),
  zoom: 1,
  width: 2048,
  height: 1536,
};

/** A server that holds no drawings. */
export const EMPTY_SHELF: Shelf = {
  list: async () => [],
  get: async () => Promise.reject(new Error('no such drawing')),
};

/** One finished fill, told apart by where it was. */
export function gesture(x: number): Uint8Array {
  return encodeEntry({ kind: 'fill', x, y: 1, rgb: 0x8b5a3c, opacity: 255 });
}

/** Forgets everything on the device, as a new browser would start. */
export async function freshDevice(): Promise<void> {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
}

/** What the test server does with a save: answers it, takes it and loses the answer, or refuses it with a status. */
export type Behaviour = 'answer' | 'drop' | { readonly status: number; readonly code: ErrorCode };

function refusal(status: number, code: ErrorCode): RequestError {
  return new RequestError(status, code, 'refused');
}

/** Keeps saves as the real server must: by id and revision, and once a key. */
export class SaveServer {
  readonly saves: DrawingSave[] = [];
  behaviour: Behaviour = 'answer';
  readonly #byKey = new Map<string, SavedDrawing>();
  readonly #revisions = new Map<string, number>();

  /** How many different saves were accepted. */
  get accepted(): number {
    return this.#byKey.size;
  }

  /** Pretends that another device saved this drawing. */
  advance(drawingId: string): void {
    this.#revisions.set(drawingId, (this.#revisions.get(drawingId) ?? 0) + 1);
  }

  /** Takes a save as the network would; throws as the request client does. */
  readonly send = async (save: DrawingSave): Promise<SavedDrawing> => {
    await new Promise((resolve) => setTimeout(resolve));
    this.saves.push(structuredClone(save));
    if (typeof this.behaviour === 'object') throw refusal(this.behaviour.status, this.behaviour.code);
    const saved = this.#keep(save);
    if (this.behaviour === 'drop') throw new RequestError(0, 0, 'the connection was lost');
    return saved;
  };

  #keep(save: DrawingSave): SavedDrawing {
    const { drawingId = '', idempotencyKey = '', baseRevision = 0 } = save;
    const known = this.#byKey.get(idempotencyKey);
    if (known) return known;
    const revision = this.#revisions.get(drawingId) ?? 0;
    if (revision !== baseRevision) throw refusal(409, 'drawing_conflict');
    const saved = { drawingId, revision: revision + 1, savedAt: save.endTime };
    this.#revisions.set(drawingId, saved.revision);
    this.#byKey.set(idempotencyKey, saved);
    return saved;
  }
}
