import type { QueryClient } from '@tanstack/react-query';
import { activityQuery } from '../../api/calls/get-activity.ts';
import { getDrawing } from '../../api/calls/get-drawing.ts';
import { loadFile } from '../../api/calls/load-file.ts';
import { finishWith } from '../../studio/session/finish-with.ts';
import { cutText } from '../../ui/cut-text.ts';
import { picturePdf } from './picture-pdf.ts';
import type { WallItem } from './wall.ts';

/** In which forms a drawing can be taken along. */
export type PictureForm = 'png' | 'transparent' | 'pdf';

/** A name for the file of a picture: the title without what file systems refuse. */
function fileName(title: string, ending: string): string {
  const name = title
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ');
  return `${cutText(name, 80) || 'drawing'}${ending}`;
}

async function onDevice(id: string) {
  const { store } = (await import('../../device/drafts/browser-device.ts')).deviceDrafts;
  const draft = await store.get(id);
  if (!draft) throw new Error('This drawing is not on this device any more.');
  return { store, draft };
}

/** The whole picture: of this device where its work is newer, else as the server has it. */
async function paintedPng(item: WallItem, queries: QueryClient): Promise<Blob> {
  if (item.pictureUrl !== null) return loadFile(item.pictureUrl);
  const { packetFor } = await import('../../device/drafts/guest-drafts.ts');
  const { store, draft } = await onDevice(item.id);
  return (await packetFor(store, draft, finishWith(queries))).picture;
}

async function framesFor(item: WallItem): Promise<readonly Uint8Array[]> {
  const [{ framesOf }, { splitJournal }, { fromBase64 }] = await Promise.all([
    import('../../device/drafts/records.ts'),
    import('@inkbloom/formats/journal'),
    import('../../api/client/base64.ts'),
  ]);
  if (item.pictureUrl === null) {
    const { store } = await onDevice(item.id);
    return framesOf(await store.journal(item.id));
  }
  const { journal } = await getDrawing(item.id);
  if (journal === null) throw new Error('Only the picture of this drawing is kept, not its strokes.');
  return splitJournal(fromBase64(journal)).entries;
}

/** The picture without its paper: what was not colored is clear. */
async function transparentPng(item: WallItem, queries: QueryClient): Promise<Blob> {
  const [{ paintPicture }, activity, frames] = await Promise.all([
    import('../../studio/session/finish-draft.ts'),
    queries.ensureQueryData(activityQuery(item.activityId)),
    framesFor(item),
  ]);
  return (await paintPicture(activity, item.pageIndex, frames, { isTransparent: true })).picture;
}

/** A drawing as a file of one form. Rejects with words where it cannot be made. */
export async function pictureFile(item: WallItem, form: PictureForm, queries: QueryClient): Promise<File> {
  switch (form) {
    case 'png':
      return new File([await paintedPng(item, queries)], fileName(item.title, '.png'), { type: 'image/png' });
    case 'transparent': {
      const name = fileName(item.title, ' (transparent).png');
      return new File([await transparentPng(item, queries)], name, { type: 'image/png' });
    }
    case 'pdf': {
      const pdf = await picturePdf(await paintedPng(item, queries), item.title);
      return new File([pdf], fileName(item.title, '.pdf'), { type: 'application/pdf' });
    }
  }
}
