import { createHash } from 'node:crypto';
import type { DrawingSave } from '@inkbloom/contracts/drawings';
import { ApiError } from '../../plugins/errors.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import { checkPicture } from '../images/images.ts';

const PNG_PREFIX = 'data:image/png;base64,';
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Where the bytes of one revision are kept. */
export interface KeptFiles {
  readonly pictureKey: string;
  readonly thumbnailKey: string;
  readonly journalKey: string | null;
}

/** Fingerprint of a save: the same for the same fields, in whatever order they came. */
export function hashOf(save: DrawingSave): string {
  return createHash('sha256').update(JSON.stringify(save)).digest('hex');
}

function pictureBytes(dataUrl: string): Buffer {
  const encoded = dataUrl.slice(PNG_PREFIX.length);
  if (!dataUrl.startsWith(PNG_PREFIX) || !BASE64.test(encoded)) {
    throw new ApiError(400, 'invalid_picture', 'The picture has to be a PNG.');
  }
  return Buffer.from(encoded, 'base64');
}

/** Checks a save's picture and stores it with its thumbnail and journal. Nothing is stored of a picture that fails. */
export async function keepFiles(store: ObjectStore, save: DrawingSave): Promise<KeptFiles> {
  const picture = pictureBytes(save.drawingData);
  const { thumbnail } = await checkPicture(picture, 'png');
  return {
    pictureKey: await store.put('drawings', 'png', picture),
    thumbnailKey: await store.put('drawings', 'webp', thumbnail),
    journalKey:
      save.journal === undefined
        ? null
        : await store.put('journals', 'bin', Buffer.from(save.journal, 'base64')),
  };
}
