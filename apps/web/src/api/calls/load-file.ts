import { pipeline } from '../client/connection.ts';
import { RequestError, toRequestError } from '../client/request-error.ts';

/** A page's files are large; in milliseconds. */
const FILE_TIMEOUT = 60_000;
const NEVER = new AbortController().signal;

/** Files count together: they come from one place, whatever their names. */
const FILES = { endpoint: 'GET files', priority: 0, timeout: FILE_TIMEOUT };

/** The file behind an address that an answer named: a page's SVG, region map or picture. Rejects with RequestError. */
export async function loadFile(url: string, signal: AbortSignal = NEVER): Promise<Blob> {
  try {
    const answer = await pipeline.send(new Request(url, { signal }), FILES);
    if (answer.ok) return await answer.blob();
    throw new RequestError(answer.status, answer.status, 'The file could not be loaded.');
  } catch (thrown) {
    throw toRequestError(thrown);
  }
}
