import ky from 'ky';
import { toRequestError } from './request-error.ts';

/** The file behind an address that an answer named: a page's SVG, region map or picture. Rejects with RequestError. */
export async function loadFile(url: string, signal?: AbortSignal): Promise<Blob> {
  try {
    return await ky.get(url, { timeout: false, ...(signal && { signal }) }).blob();
  } catch (thrown) {
    throw toRequestError(thrown);
  }
}
