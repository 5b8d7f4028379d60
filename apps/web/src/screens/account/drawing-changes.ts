import { MAX_DRAWING_TITLE } from '@inkbloom/contracts/drawings';
import { copyDrawing, renameDrawing } from '../../api/calls/title-drawing.ts';
import { cancelDeletion, requestDeletion } from '../../device/drafts/deletions.ts';
import { cutText } from '../../ui/cut-text.ts';
import { showToast } from '../../ui/toast.tsx';
import type { WallItem } from './wall.ts';

const deviceStore = async () => (await import('../../device/drafts/browser-device.ts')).deviceDrafts.store;

/** Calls a drawing by another name: on the server where that knows it, else on this device until it does. */
export async function rename(item: WallItem, title: string): Promise<void> {
  if (item.isKept) await renameDrawing(item.id, title);
  const store = await deviceStore();
  await store.rename(item.id, item.isKept ? null : title);
}

const COPY = ' (copy)';

/** Makes a second drawing of one, with everything that was drawn, also what was not sent yet. */
export async function duplicate(item: WallItem): Promise<void> {
  const title = `${cutText(item.title, MAX_DRAWING_TITLE - COPY.length)}${COPY}`;
  if (!item.isOnDevice) {
    await copyDrawing(item.id, { drawingId: crypto.randomUUID(), title });
  } else if (!(await (await deviceStore()).copy(item.id, title))) {
    throw new Error('This drawing is not on this device any more.');
  }
  showToast(`“${title}” added`);
}

/** Deletes a drawing in a moment, and offers to take that back. */
export function remove(item: WallItem, person: string | null): void {
  const { id, title, revision, gestures } = item;
  requestDeletion({ id, person, title, revision, gestures }, Date.now());
  showToast(`“${title}” deleted`, { words: 'Undo', run: () => cancelDeletion(id) });
}
