import 'fake-indexeddb/auto';
import { RequestError } from '../../api/client/request-error.ts';
import type { ErrorCode } from '@inkbloom/contracts/errors';
import type { SavedDrawing, SaveFields } from '@inkbloom/contracts/drawings';
import { encodeEntry } from '@inkbloom/formats/journal';
import { IDBFactory } from 'fake-indexeddb';
import { browserDevice, draftsOn, type Drafts } from './browser-device.ts';
import type { Draft, DraftPage, SaveOutcome } from './draft.ts';
import type { Change } from './changes.ts';
import type { Device } from './device.ts';
import { IndexedDbStorage } from './indexed-db.ts';
import { MemoryStorage } from './memory-storage.ts';
import type { DrawingSource } from './kept-drawings.ts';
import { openDraft } from './open-draft.ts';
import type { ReadyEntry } from './outbox.ts';
import { saveDraft } from './save-draft.ts';
import { toUpload } from './save-packet.ts';
import { deliverAll, type Halt, type SendSave } from './sender.ts';
import type { OpenedDraft } from './store.ts';

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
export const EMPTY_SOURCE: DrawingSource = {
  list: async () => [],
  get: async () => Promise.reject(new Error('no such drawing')),
};

/** One finished fill, told apart by where it was. */
export function gesture(x: number): Uint8Array {
  return encodeEntry({ kind: 'fill', x, y: 1, rgb: 0x8b5a3c, opacity: 255 });
}

let opened: IndexedDbStorage | null = null;

/** A tab on the device as it is. */
export async function reloaded(): Promise<Drafts> {
  await opened?.close();
  opened = new IndexedDbStorage();
  return draftsOn(browserDevice(opened));
}

/** A tab on a new device that has nothing. */
export async function freshDevice(): Promise<Drafts> {
  await opened?.close();
  globalThis.indexedDB = new IDBFactory();
  return reloaded();
}

let ids = 0;

/**
 * A device in memory whose time and chance the test sets; its timers run when they are told to.
 */
export function simulatedDevice({ isOnline = true, birth = 'birth' } = {}) {
  const time = { now: 1_800_000_000_000, random: 0 };
  const timers: { readonly pause: number; readonly work: () => void }[] = [];
  const announced: Change[] = [];
  const device: Device = {
    storage: new MemoryStorage(birth),
    locks: { withLock: (_name, work) => work(), take: () => () => undefined },
    changes: { announce: (change) => void announced.push(change), onChange: () => () => undefined },
    clock: {
      now: () => time.now,
      after(pause, work) {
        const timer = { pause, work };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
      },
    },
    newId: () => `id-${++ids}`,
    random: () => time.random,
    isOnline: () => isOnline,
    onOnline: () => () => undefined,
  };
  return { drafts: draftsOn(device), device, time, timers, announced };
}

/** What the person opens; a page without a name for the drawing, as a guest, unless told otherwise. */
interface Opening {
  readonly person?: string | null;
  readonly source?: DrawingSource;
  readonly drawingId?: string;
  readonly page?: DraftPage;
}

/** Opens a drawing in a tab. */
export function open(
  { store }: Drafts,
  { person = null, source = EMPTY_SOURCE, drawingId, page = PAGE }: Opening = {},
): Promise<OpenedDraft> {
  return openDraft(store, { page, person, drawingId }, source);
}

/** Opens a drawing and draws in it. */
export async function draw(
  drafts: Drafts,
  opening: Opening,
  ...steps: readonly number[]
): Promise<OpenedDraft> {
  const was = await open(drafts, opening);
  return drawMore(drafts, was, ...steps);
}

/** Draws on in an open drawing. */
export async function drawMore(
  { store }: Drafts,
  was: OpenedDraft,
  ...steps: readonly number[]
): Promise<OpenedDraft> {
  let draft: Draft = was.draft;
  for (const step of steps) draft = await store.append(was.hold, draft.gestures, [gesture(step)]);
  return { ...was, draft };
}

/** Saves an open drawing as whoever opened it. */
export function saveFrom(
  { store, outbox }: Drafts,
  { draft, hold }: OpenedDraft,
  send: SendSave,
  person: string | null = hold.person,
): Promise<SaveOutcome> {
  const request = { hold, gestures: draft.gestures, finished: FINISHED, person };
  return saveDraft(store, outbox, request, send);
}

/** Sends everything of a person that waits. */
export function drain({ outbox }: Drafts, person: string, send: SendSave): Promise<Halt | null> {
  return deliverAll(outbox, { person, send, isForced: true, isStopped: () => false });
}

/** What the test server does with a save: answers it, takes it and loses the answer, or refuses it with a status. */
export type Behaviour = 'answer' | 'drop' | { readonly status: number; readonly code: ErrorCode };

function refusal(status: number, code: ErrorCode): RequestError {
  return new RequestError(status, code, 'refused');
}

/** A save as it came to the test server. */
export interface SentSave extends SaveFields {
  readonly picture: Uint8Array;
  readonly journal: Uint8Array;
}

async function sentSave(entry: ReadyEntry): Promise<SentSave> {
  const { fields, picture, journal = new Blob() } = await toUpload(entry);
  const [pixels, strokes] = await Promise.all([picture.arrayBuffer(), journal.arrayBuffer()]);
  return { ...fields, picture: new Uint8Array(pixels), journal: new Uint8Array(strokes) };
}

/** Keeps saves as the real server must: by id and revision, and once a key. */
export class SaveServer {
  readonly saves: SentSave[] = [];
  behaviour: Behaviour = 'answer';
  /** What it does with the saves of certain drawings. */
  readonly troubles = new Map<string, Behaviour>();
  readonly #byKey = new Map<string, SavedDrawing>();
  readonly #revisions = new Map<string, number>();

  /** How many different saves were accepted. */
  get accepted(): number {
    return this.#byKey.size;
  }

  /** The newest revision of a drawing; 0 when there is none. */
  revision(drawingId: string): number {
    return this.#revisions.get(drawingId) ?? 0;
  }

  /** Pretends that another device saved this drawing. */
  advance(drawingId: string): void {
    this.#revisions.set(drawingId, (this.#revisions.get(drawingId) ?? 0) + 1);
  }

  /** Takes a save as the network would; throws as the request client does. */
  readonly send: SendSave = async (entry) => {
    const save = await sentSave(entry);
    await new Promise((resolve) => setTimeout(resolve));
    this.saves.push(save);
    const behaviour = this.troubles.get(save.drawingId ?? '') ?? this.behaviour;
    if (typeof behaviour === 'object') throw refusal(behaviour.status, behaviour.code);
    const saved = this.#keep(save);
    if (behaviour === 'drop') throw new RequestError(0, 0, 'the connection was lost');
    return saved;
  };

  #keep(save: SaveFields): SavedDrawing {
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
