import type { AlbumDrawing } from '@inkbloom/formats/album';
import { splitJournal } from '@inkbloom/formats/journal';
import type { Databases } from '../../plugins/database.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import { findHead } from './store.ts';

/** A drawing with everything that it takes to show it and to go on with it. */
export interface ExportedDrawing {
  readonly facts: Omit<AlbumDrawing, 'journal' | 'preview' | 'gestures'>;
  readonly picture: Uint8Array;
  readonly thumbnail: Uint8Array | undefined;
  readonly journal: Uint8Array | undefined;
  /** Gestures in the journal. */
  readonly gestures: number;
}

/** What a save told of itself. */
interface Details {
  readonly startTime: string;
  readonly imageUrl: string;
  readonly metadata: { readonly brushStrokes: number; readonly totalDrawingTime: number };
}

async function exportOne(
  { read }: Databases,
  store: ObjectStore,
  userId: string,
  id: string,
): Promise<ExportedDrawing | undefined> {
  const head = await findHead(read, userId, id);
  const picture = head && (await store.read(head.picture_key));
  if (head === undefined || picture === undefined) return undefined;
  const { details: text } = await read
    .selectFrom('drawing_revisions')
    .select('details')
    .where('drawing_id', '=', id)
    .where('revision', '=', head.head_revision)
    .executeTakeFirstOrThrow();
  const { startTime, imageUrl, metadata } = JSON.parse(text) as Details;
  const journal = head.journal_key === null ? undefined : await store.read(head.journal_key);
  return {
    facts: {
      drawingId: id,
      activityId: head.activity_id,
      pageIndex: head.page_index,
      title: head.title ?? head.activity_title,
      imageUrl,
      coloredShare: head.colored_share,
      strokes: metadata.brushStrokes,
      startTime,
      spentSeconds: metadata.totalDrawingTime,
      updatedAt: Date.parse(head.updated_at),
    },
    picture,
    thumbnail: await store.read(head.thumbnail_key),
    journal,
    gestures: journal === undefined ? 0 : splitJournal(journal).entries.length,
  };
}

/** A person's drawings one after the other, the oldest first; one that goes meanwhile is left out. */
export async function* exportDrawings(
  databases: Databases,
  store: ObjectStore,
  userId: string,
): AsyncGenerator<ExportedDrawing> {
  const rows = await databases.read
    .selectFrom('drawings')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  for (const { id } of rows) {
    const drawing = await exportOne(databases, store, userId, id);
    if (drawing) yield drawing;
  }
}
