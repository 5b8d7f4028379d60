import type { Directory } from '@capacitor/filesystem';
import { fromBase64, toBase64 } from '../../api/client/base64.ts';
import { Filesystem } from './plugins.ts';

/** Files that the system keeps until the app is taken off the device. */
export const OWN_FILES = 'DATA' as Directory;
const directory = OWN_FILES;

/** Writes one of the shell's own files; `data` is in base64. */
export async function writeOwnFile(path: string, data: string): Promise<void> {
  await Filesystem.writeFile({ path, data, directory, recursive: true });
}

/** Writes a value as JSON into one of the shell's own files. */
export function writeOwnJson(path: string, value: unknown): Promise<void> {
  return writeOwnFile(path, toBase64(new TextEncoder().encode(JSON.stringify(value))));
}

/** What one of the shell's own files holds; undefined where there is none. */
export async function readOwnFile(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const { data } = await Filesystem.readFile({ path, directory });
    return typeof data === 'string' ? fromBase64(data) : new Uint8Array(await data.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** The value in one of the shell's own files; undefined where there is none or it is not whole. */
export async function readOwnJson<T>(path: string): Promise<T | undefined> {
  const bytes = await readOwnFile(path);
  try {
    return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as T);
  } catch {
    return undefined;
  }
}

/** The names of the shell's own files in a folder; none where there is no such folder. */
export async function namesOfOwnFiles(path: string): Promise<string[]> {
  const { files } = await Filesystem.readdir({ path, directory }).catch(() => ({ files: [] }));
  return files.map(({ name }) => name);
}

/** Removes one of the shell's own files. Rejects where it is not there. */
export function removeOwnFile(path: string): Promise<void> {
  return Filesystem.deleteFile({ path, directory });
}
