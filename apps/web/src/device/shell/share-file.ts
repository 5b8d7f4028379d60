import type { Directory } from '@capacitor/filesystem';
import { toBase64 } from '../../api/client/base64.ts';
import { Filesystem, ShareSheet } from './plugins.ts';

/** Where the system may clear: what is handed over lies here only until it has been taken. */
const CACHE = 'CACHE' as Directory;
const FOLDER = 'shared';

/** Whether the system says that the person closed its sheet. */
function isDismissal(error: unknown): boolean {
  return error instanceof Error && /cancel/i.test(error.message);
}

async function layDown(file: File): Promise<string> {
  const data = toBase64(new Uint8Array(await file.arrayBuffer()));
  const path = `${FOLDER}/${file.name}`;
  const { uri } = await Filesystem.writeFile({ path, data, directory: CACHE, recursive: true });
  return uri;
}

/** Opens the system's share sheet. A sheet that the person closes is an `AbortError`, as in a browser. */
export async function shareBySystem({ title, url, files = [] }: ShareData): Promise<void> {
  const uris = await Promise.all(files.map(layDown));
  try {
    await ShareSheet.share({
      ...(title !== undefined && { title, dialogTitle: title }),
      ...(url !== undefined && { url }),
      ...(uris.length > 0 && { files: uris }),
    });
  } catch (error) {
    throw isDismissal(error) ? new DOMException('the sheet was closed', 'AbortError') : error;
  }
}

/** Hands a file to the system, which offers to keep it or to send it on: a web view has no downloads. */
export function saveBySystem(file: Blob, name: string): void {
  const named = new File([file], name, { type: file.type });
  shareBySystem({ title: name, files: [named] }).catch((error: unknown) => {
    if (!(error instanceof DOMException)) console.error('the file could not be handed over', error);
  });
}
