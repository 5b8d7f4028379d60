import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { RestoreInput } from '../../apps/web/src/api/calls/drawing-versions.ts';
import { RequestError } from '../../apps/web/src/api/client/request-error.ts';
import type { ReadyEntry } from '../../apps/web/src/device/drafts/outbox.ts';
import { createFairLimit } from '../../apps/server/src/modules/drawings/fair-limit.ts';
import { readJournal } from '../../apps/server/src/modules/drawings/save-files.ts';
import { saveRevision, type SaveParts } from '../../apps/server/src/modules/drawings/save.ts';
import {
  deleteDrawingOf,
  findHead,
  listHeads,
  type DrawingHead,
} from '../../apps/server/src/modules/drawings/store.ts';
import {
  findVersion,
  listVersions,
  restoreVersion,
} from '../../apps/server/src/modules/drawings/versions.ts';
import { pictureLinks } from '../../apps/server/src/modules/images/images.ts';
import { openDatabases } from '../../apps/server/src/plugins/database.ts';
import { ApiError } from '../../apps/server/src/plugins/errors.ts';
import { migrate } from '../../apps/server/src/plugins/migrate.ts';
import { openFileStore } from '../../apps/server/src/store/file-store.ts';
import { keyOf } from '../../apps/server/src/store/object-store.ts';
import { addActivities } from '../../apps/server/testing/activities.ts';
import type { DrawingDetail, SavedDrawing } from '../../packages/contracts/src/drawings.ts';
import { decodeJournal, encodeJournal } from '../../packages/formats/src/journal.ts';
import { asPicture, numbersOf } from './gestures.ts';
import type { KeptRevision, ServerPort, SimVersion } from './server-port.ts';

/** Linux keeps it in memory. */
const MEMORY = '/dev/shm';
const PAGE = { width: 1536, height: 2048 };
const PICTURE = { width: 60, height: 80 };
const QUOTA_BYTES = 1e12;

/** The drawings module on a data folder of its own, in memory where there is such a folder. */
export async function openRealModule() {
  const dataDir = await mkdtemp(join(MEMORY, 'simulation-')).catch(() =>
    mkdtemp(join(tmpdir(), 'simulation-')),
  );
  const databases = await openDatabases({ dataDir });
  await migrate(databases);
  await addActivities(databases, { id: 'owl', pages: 2 });
  const store = await openFileStore(join(dataDir, 'files'));
  const turns = createFairLimit({ total: 2, perPerson: 1 });
  const parts: SaveParts = { databases, store, quotaBytes: QUOTA_BYTES, turns, isSold: false };
  const close = async (): Promise<void> => {
    await databases.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { parts, close };
}

/** A picture that shows gestures: a pixel each. */
function paint(shows: readonly number[]): Promise<Buffer> {
  const raw = Buffer.alloc(PICTURE.width * PICTURE.height * 3, 255);
  shows.forEach((number, at) => raw.writeUInt16BE(number, at * 3));
  return sharp(raw, { raw: { ...PICTURE, channels: 3 } })
    .png()
    .toBuffer();
}

/** What a picture shows. */
async function look(png: Uint8Array): Promise<number[]> {
  const raw = await sharp(png).removeAlpha().raw().toBuffer();
  const numbers: number[] = [];
  for (let at = 0; raw.readUInt16BE(at) !== 0xffff; at += 3) numbers.push(raw.readUInt16BE(at));
  return numbers;
}

/** The real drawings module, asked as a device asks it; people and drawings of a schedule have names of their own. */
export class RealServer implements ServerPort {
  readonly #parts: SaveParts;
  readonly #prefix: string;
  readonly #links = pictureLinks('', 'secret');
  readonly #people = new Set<string>();
  #last = 0;

  constructor(parts: SaveParts, schedule: string) {
    this.#parts = parts;
    this.#prefix = `${schedule}-`;
  }

  async save(person: string, entry: ReadyEntry): Promise<SavedDrawing> {
    const { picture, journalBytes, gestures: _, ...facts } = entry.packet;
    const png = await paint(asPicture(picture).shows);
    // The simulation's page is another one than the server knows.
    const journal = encodeJournal(PAGE, decodeJournal(journalBytes).entries);
    const fields = {
      ...facts,
      userId: this.#outer(entry.person),
      drawingId: this.#outer(entry.drawingId),
      baseRevision: entry.baseRevision,
      idempotencyKey: this.#outer(entry.key).padEnd(8, '-'),
    };
    const content = {
      picture: { key: keyOf('drawings', 'png', png), bytes: png },
      journal: { key: keyOf('journals', 'bin', journal), bytes: journal, ...PAGE },
    };
    return this.#answer(async () => {
      const outcome = await saveRevision(this.#parts, await this.#user(person), { fields, content });
      if (outcome.kind === 'conflict') throw new ApiError(409, 'drawing_conflict', 'refused');
      return { ...outcome, drawingId: this.#inner(outcome.drawingId) };
    });
  }

  list(person: string): Promise<DrawingDetail[]> {
    return this.#answer(async () => {
      const query = { page: 1, limit: 100, sort: 'newest' } as const;
      const { rows } = await listHeads(this.#parts.databases.read, await this.#user(person), query);
      return Promise.all(rows.map((row) => this.#detail(row)));
    });
  }

  get(person: string, drawingId: string): Promise<DrawingDetail> {
    return this.#answer(async () => {
      const user = await this.#user(person);
      const row = await findHead(this.#parts.databases.read, user, this.#outer(drawingId));
      if (!row) throw new ApiError(404, 'drawing_not_found', 'refused');
      return this.#detail(row);
    });
  }

  remove(person: string, drawingId: string): Promise<void> {
    return this.#answer(async () => {
      const user = await this.#user(person);
      const isDeleted = await deleteDrawingOf(this.#parts.databases, user, this.#outer(drawingId));
      if (!isDeleted) throw new ApiError(404, 'drawing_not_found', 'refused');
    });
  }

  versions(person: string, drawingId: string): Promise<SimVersion[]> {
    return this.#answer(async () => {
      const asked = { id: this.#outer(drawingId), page: 1, limit: 100 };
      const user = await this.#user(person);
      const { versions } = await listVersions(this.#parts.databases.read, this.#links, user, asked);
      return versions.map((version) => ({ ...version, journal: null }));
    });
  }

  version(person: string, drawingId: string, revision: number): Promise<SimVersion> {
    return this.#answer(async () => {
      const { databases, store } = this.#parts;
      const asked = { id: this.#outer(drawingId), revision };
      const found = await findVersion(databases.read, this.#links, await this.#user(person), asked);
      return { ...found.version, journal: await readJournal(store, found.journalKey) };
    });
  }

  restore(person: string, input: RestoreInput): Promise<SavedDrawing> {
    return this.#answer(async () => {
      const idempotencyKey = this.#outer(input.idempotencyKey);
      const drawingId = this.#outer(input.drawingId);
      const userId = await this.#user(person);
      const saved = await restoreVersion(this.#parts.databases, {
        ...input,
        drawingId,
        idempotencyKey,
        userId,
      });
      return { ...saved, drawingId: input.drawingId };
    });
  }

  async revisions(): Promise<readonly KeptRevision[]> {
    const { databases, store } = this.#parts;
    const rows = await databases.read
      .selectFrom('drawing_revisions')
      .innerJoin('drawings', 'drawings.id', 'drawing_revisions.drawing_id')
      .selectAll('drawing_revisions')
      .select(['drawings.user_id', 'drawings.head_revision'])
      .where('drawing_id', 'like', `${this.#prefix}%`)
      .orderBy('drawings.created_at')
      .orderBy('revision')
      .execute();
    const read = async (key: string): Promise<Uint8Array> => (await store.read(key)) ?? new Uint8Array();
    return Promise.all(
      rows.map(async (row) => ({
        drawingId: this.#inner(row.drawing_id),
        person: this.#inner(row.user_id),
        revision: row.revision,
        isHead: row.revision === row.head_revision,
        isBranch: row.is_branch === 1,
        baseRevision: row.base_revision,
        restoredFrom: row.restored_from,
        picture: await look(await read(row.picture_key)),
        journal: numbersOf(await read(row.journal_key ?? '')),
      })),
    );
  }

  #outer(name: string): string {
    return this.#prefix + name;
  }

  #inner(name: string): string {
    return name.slice(this.#prefix.length);
  }

  async #user(person: string): Promise<string> {
    const id = this.#outer(person);
    if (!this.#people.has(id)) {
      const now = new Date().toISOString();
      const mail = { email: `${id}@example.org`, claimed_email: null, email_verified: 1 };
      await this.#parts.databases.write
        .insertInto('users')
        .values({ id, name: person, ...mail, image: null, created_at: now, updated_at: now })
        .execute();
      this.#people.add(id);
    }
    return id;
  }

  async #detail(row: DrawingHead): Promise<DrawingDetail> {
    return {
      id: this.#inner(row.id),
      userId: this.#inner(row.user_id),
      activityId: 'owl',
      activityTitle: 'Owl',
      title: 'Owl',
      pageIndex: row.page_index,
      revision: row.head_revision,
      coloredShare: row.colored_share,
      thumbnailUrl: '',
      pictureUrl: '',
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      journal: await readJournal(this.#parts.store, row.journal_key),
    };
  }

  /** The answer as the request client gives it, in a millisecond of its own, by which lists are sorted. */
  async #answer<T>(work: () => Promise<T>): Promise<T> {
    while (Date.now() <= this.#last) await new Promise((resolve) => setImmediate(resolve));
    this.#last = Date.now();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw new RequestError(error.status, error.code, 'refused');
    }
  }
}
