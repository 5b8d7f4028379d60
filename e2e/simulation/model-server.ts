import { RequestError } from '../../apps/web/src/api/client/request-error.ts';
import type { RestoreInput } from '../../apps/web/src/api/calls/drawing-versions.ts';
import { toBase64 } from '../../apps/web/src/api/client/base64.ts';
import type { ReadyEntry } from '../../apps/web/src/device/drafts/outbox.ts';
import type { ErrorCode } from '../../packages/contracts/src/errors.ts';
import type { DrawingDetail, SavedDrawing } from '../../packages/contracts/src/drawings.ts';
import { asPicture, numbersOf } from './gestures.ts';
import type { KeptRevision, ServerPort, SimVersion } from './server-port.ts';

interface Revision {
  readonly revision: number;
  readonly isBranch: boolean;
  readonly baseRevision: number;
  readonly restoredFrom: number | null;
  readonly picture: readonly number[];
  readonly journal: Uint8Array;
}

interface Drawing {
  readonly id: string;
  readonly person: string;
  readonly pageIndex: number;
  head: number;
  updates: number;
  readonly revisions: Revision[];
}

type Outcome = { readonly saved: SavedDrawing } | { readonly conflict: true };

function refusal(status: number, code: ErrorCode): RequestError {
  return new RequestError(status, code, 'refused');
}

function versionOf({ head }: Drawing, { revision, journal }: Revision): SimVersion {
  return { revision, isHead: revision === head, coloredShare: 0, journal: toBase64(journal) };
}

/**
 * What the drawings module promises, in memory and at once, for schedules by the thousand. simulation-model.test.ts
 * asks it and the real module the same. What a server refuses for want of room or for size comes from network.ts
 * instead.
 */
export class ModelServer implements ServerPort {
  readonly #drawings = new Map<string, Drawing>();
  readonly #outcomes = new Map<string, Outcome>();
  #clock = 0;

  async save(person: string, entry: ReadyEntry): Promise<SavedDrawing> {
    if (entry.person !== person) throw refusal(401, 'user_not_authenticated');
    const key = `${person}/${entry.key}`;
    const outcome = this.#outcomes.get(key) ?? this.#keep(person, entry);
    this.#outcomes.set(key, outcome);
    if ('conflict' in outcome) throw refusal(409, 'drawing_conflict');
    return outcome.saved;
  }

  async list(person: string): Promise<DrawingDetail[]> {
    const own = [...this.#drawings.values()].filter((drawing) => drawing.person === person);
    return own.map((drawing) => this.#detail(drawing));
  }

  async get(person: string, drawingId: string): Promise<DrawingDetail> {
    return this.#detail(this.#own(person, drawingId));
  }

  async remove(person: string, drawingId: string): Promise<void> {
    this.#drawings.delete(this.#own(person, drawingId).id);
  }

  async revisions(): Promise<readonly KeptRevision[]> {
    return [...this.#drawings.values()].flatMap(({ id, person, head, revisions }) =>
      revisions.map(({ journal, ...revision }) => ({
        ...revision,
        drawingId: id,
        person,
        isHead: revision.revision === head,
        journal: numbersOf(journal),
      })),
    );
  }

  async versions(person: string, drawingId: string): Promise<SimVersion[]> {
    const drawing = this.#own(person, drawingId);
    return drawing.revisions.map((each) => versionOf(drawing, each)).toReversed();
  }

  async version(person: string, drawingId: string, revision: number): Promise<SimVersion> {
    const drawing = this.#own(person, drawingId);
    return versionOf(drawing, this.#kept(drawing, revision));
  }

  async restore(person: string, { drawingId, revision, baseRevision, idempotencyKey }: RestoreInput) {
    const key = `${person}/${idempotencyKey}`;
    const known = this.#outcomes.get(key);
    if (known && 'saved' in known) return known.saved;
    const drawing = this.#own(person, drawingId);
    if (baseRevision !== drawing.head) throw refusal(409, 'drawing_conflict');
    const version = this.#kept(drawing, revision);
    if (revision !== drawing.head) {
      drawing.head = drawing.revisions.length + 1;
      drawing.updates = ++this.#clock;
      const place = { revision: drawing.head, baseRevision, isBranch: false, restoredFrom: revision };
      drawing.revisions.push({ ...version, ...place });
    }
    const saved = { drawingId, revision: drawing.head, savedAt: '' };
    this.#outcomes.set(key, { saved });
    return saved;
  }

  #kept({ revisions }: Drawing, revision: number): Revision {
    const found = revisions[revision - 1];
    if (!found) throw refusal(404, 'version_not_found');
    return found;
  }

  #own(person: string, drawingId: string): Drawing {
    const drawing = this.#drawings.get(drawingId);
    if (drawing?.person !== person) throw refusal(404, 'drawing_not_found');
    return drawing;
  }

  #begin(person: string, { drawingId, packet, baseRevision }: ReadyEntry): Drawing {
    if (baseRevision > 0) throw refusal(404, 'drawing_not_found');
    const { pageIndex = 0 } = packet;
    const drawing: Drawing = { id: drawingId, person, pageIndex, head: 0, updates: 0, revisions: [] };
    this.#drawings.set(drawingId, drawing);
    return drawing;
  }

  #keep(person: string, entry: ReadyEntry): Outcome {
    const known = this.#drawings.get(entry.drawingId);
    if (known && known.person !== person) throw refusal(404, 'drawing_not_found');
    const drawing = known ?? this.#begin(person, entry);
    const isBranch = entry.baseRevision !== drawing.head;
    const revision = drawing.revisions.length + 1;
    const { packet } = entry;
    const picture = asPicture(packet.picture).shows;
    const { baseRevision } = entry;
    const journal = packet.journalBytes;
    drawing.revisions.push({ revision, isBranch, baseRevision, restoredFrom: null, picture, journal });
    if (isBranch) return { conflict: true };
    drawing.head = revision;
    drawing.updates = ++this.#clock;
    return { saved: { drawingId: drawing.id, revision, savedAt: packet.endTime } };
  }

  #detail({ id, person, pageIndex, head, updates, revisions }: Drawing): DrawingDetail {
    const { journal } = revisions[head - 1]!;
    return {
      id,
      userId: person,
      activityId: 'owl',
      activityTitle: 'Owl',
      title: 'Owl',
      pageIndex,
      revision: head,
      coloredShare: 0,
      thumbnailUrl: '',
      pictureUrl: '',
      createdAt: '',
      updatedAt: String(updates).padStart(9, '0'),
      journal: toBase64(journal),
    };
  }
}
