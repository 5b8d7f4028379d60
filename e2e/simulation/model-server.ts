import { RequestError } from '../../apps/web/src/api/client/request-error.ts';
import { toBase64 } from '../../apps/web/src/device/drafts/save-packet.ts';
import type { ReadyEntry } from '../../apps/web/src/device/drafts/outbox.ts';
import type { ErrorCode } from '../../packages/contracts/src/errors.ts';
import type { DrawingDetail, SavedDrawing } from '../../packages/contracts/src/drawings.ts';
import { asPicture, numbersOf } from './gestures.ts';
import type { KeptRevision, ServerPort } from './server-port.ts';

interface Revision {
  readonly revision: number;
  readonly isBranch: boolean;
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
      revisions.map(({ revision, isBranch, picture, journal }) => ({
        drawingId: id,
        person,
        revision,
        isHead: revision === head,
        isBranch,
        picture,
        journal: numbersOf(journal),
      })),
    );
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
    drawing.revisions.push({ revision, isBranch, picture, journal: packet.journalBytes });
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
