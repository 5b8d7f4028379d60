import { exportMadePages, type ExportedPage } from '../making/making.ts';
import { ALBUM_INDEX, type AlbumDrawing, encodeAlbum } from '@inkbloom/formats/album';
import type { Databases } from '../../plugins/database.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import { type ExportedDrawing, exportDrawings } from '../drawings/drawings.ts';
import { favoritesOf } from '../favorites/favorites.ts';
import { exportPage, type ShownDrawing } from './export-page.ts';
import { growingZip } from './growing-zip.ts';
import { openProfile } from './profiles.ts';

/** What an export is made of. */
export interface ExportParts {
  readonly databases: Databases;
  readonly store: ObjectStore;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function recordsOf({ read }: Databases, table: 'coloring_records' | 'print_downloads', userId: string) {
  return read.selectFrom(table).selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
}

function indexEntry({ facts, gestures, thumbnail }: ExportedDrawing, number: number): AlbumDrawing {
  return {
    ...facts,
    gestures,
    journal: `inkbloom/${number}.journal`,
    preview: thumbnail ? `inkbloom/${number}.webp` : null,
  };
}

/**
 * Everything of a person as the bytes of a zip, made while it is sent: profile, records, favorites, every drawing as a
 * picture, and an album of them that any installation takes in. One drawing is in memory at a time.
 */
export async function* exportOf(
  { databases, store }: ExportParts,
  userId: string,
): AsyncGenerator<Uint8Array> {
  const zip = growingZip();
  const profile = await openProfile(databases, userId);
  yield* zip.add('profile.json', json(profile));
  yield* zip.add('favorites.json', json(await favoritesOf(databases.read, userId)));
  yield* zip.add('coloring.json', json(await recordsOf(databases, 'coloring_records', userId)));
  yield* zip.add('downloads.json', json(await recordsOf(databases, 'print_downloads', userId)));

  const album: AlbumDrawing[] = [];
  const shown: ShownDrawing[] = [];
  for await (const drawing of exportDrawings(databases, store, userId)) {
    const number = shown.length + 1;
    const file = `drawings/${number}.png`;
    yield* zip.add(file, drawing.picture);
    const { title, coloredShare, updatedAt } = drawing.facts;
    shown.push({ title, file, coloredShare, updatedAt });
    if (drawing.journal === undefined) continue; // a picture without strokes is shown, and cannot be gone on with
    const entry = indexEntry(drawing, number);
    yield* zip.add(entry.journal, drawing.journal);
    if (drawing.thumbnail && entry.preview) yield* zip.add(entry.preview, drawing.thumbnail);
    album.push(entry);
  }
  const made: ExportedPage['facts'][] = [];
  for await (const { facts, line } of exportMadePages(databases, store, userId)) {
    made.push(facts);
    yield* zip.add(`pages/${made.length}.svg`, line);
  }
  yield* zip.add('pages.json', json(made));
  yield* zip.add(ALBUM_INDEX, encodeAlbum(album));
  yield* zip.add('index.html', exportPage(profile.displayName, shown));
  yield* zip.end();
}
