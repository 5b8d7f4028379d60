import type { SaveFields } from '@inkbloom/contracts/drawings';
import type { SaveUpload } from '../../api/calls/save-upload.ts';
import type { ReadyEntry } from './outbox.ts';

/** A finished save as the device keeps it: what it tells, its picture and its journal. */
export interface SavePacket extends Omit<
  SaveFields,
  'drawingId' | 'userId' | 'baseRevision' | 'idempotencyKey'
> {
  readonly drawingId: string;
  readonly picture: Blob;
  readonly journalBytes: Uint8Array<ArrayBuffer>;
  /** How many gestures of the draft it holds. */
  readonly gestures: number;
}

/**
 * The request a waiting save becomes, in the name of its person; the same one always gives the same. The picture is
 * read here, since a request that cannot read it looks like one without a connection.
 */
export async function toUpload({ packet, person, key, baseRevision }: ReadyEntry): Promise<SaveUpload> {
  const { picture, journalBytes, gestures: _, ...facts } = packet;
  return {
    fields: { ...facts, userId: person, baseRevision, idempotencyKey: key },
    picture: new Blob([await picture.arrayBuffer()], { type: picture.type }),
    journal: new Blob([journalBytes]),
  };
}
