import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AlbumError } from '../../device/album/album-error.ts';
import { cancelDeletion, isAsked } from '../../device/drafts/deletions.ts';
import type { Draft } from '../../device/drafts/draft.ts';
import { finishWith } from '../../studio/session/finish-with.ts';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toast.tsx';
import { drawingsAdded, drawingsMissing } from './album-words.ts';

/** What goes on with the file of drawings. */
interface AlbumWork {
  readonly kind: 'idle' | 'saving' | 'bringing';
  /** What the busy button says. */
  readonly progress: string;
  /** What went wrong last, for the person. */
  readonly trouble: string | null;
}

const IDLE: AlbumWork = { kind: 'idle', progress: '', trouble: null };

/** Today as part of a file name, for example 2026-03-01. */
function today(): string {
  return new Date().toLocaleDateString('sv');
}

/** Answers what to say to the person of an album that could not be taken in. */
function wordsOf(error: unknown): string {
  if (error instanceof AlbumError) return error.message;
  console.error('the file could not be read', error);
  return 'The file could not be read. Nothing was changed.';
}

/** Takes an album in; answers what to tell of it. */
async function takeIn(file: File): Promise<string> {
  const [{ readAlbum }, { addAlbum }, { deviceDrafts }] = await Promise.all([
    import('../../device/album/read-album.ts'),
    import('../../device/album/add-album.ts'),
    import('../../device/drafts/browser-device.ts'),
  ]);
  const entries = await readAlbum(file);
  const doomed = entries.filter(({ drawing }) => isAsked(drawing.drawingId));
  for (const { drawing } of doomed) cancelDeletion(drawing.drawingId);
  const added = await addAlbum(deviceDrafts.store, entries);
  return drawingsAdded(Math.min(entries.length, added + doomed.length));
}

/** Saving all drawings as one file, and bringing such a file back. */
export function useAlbum(drafts: readonly Draft[]) {
  const [work, setWork] = useState(IDLE);
  const finish = finishWith(useQueryClient());

  async function save(): Promise<void> {
    const count = drafts.length;
    const tell = (done: number) =>
      setWork({ kind: 'saving', progress: `Saving ${done} of ${count}...`, trouble: null });
    tell(0);
    try {
      const [{ writeAlbum }, { deviceDrafts }] = await Promise.all([
        import('../../device/album/write-album.ts'),
        import('../../device/drafts/browser-device.ts'),
      ]);
      const { file, missing } = await writeAlbum(deviceDrafts.store, drafts, finish, tell);
      if (missing < count) saveFile(file, `drawings-${today()}.inkbloom`);
      setWork({ ...IDLE, trouble: drawingsMissing(missing, count) });
    } catch (error) {
      console.error('the drawings could not be saved as a file', error);
      setWork({ ...IDLE, trouble: 'The file could not be made. Your drawings are safe here.' });
    }
  }

  async function bringBack(file: File): Promise<void> {
    setWork({ kind: 'bringing', progress: 'Bringing back...', trouble: null });
    try {
      showToast(await takeIn(file));
      setWork(IDLE);
    } catch (error) {
      setWork({ ...IDLE, trouble: wordsOf(error) });
    }
  }

  return { work, save: () => void save(), bringBack };
}
