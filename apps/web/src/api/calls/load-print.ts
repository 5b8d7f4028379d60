import { getPrint, type Paper } from '@inkbloom/contracts/prints';
import { pipeline, tokens } from '../client/connection.ts';
import { RequestError, toRequestError } from '../client/request-error.ts';
import { apiBase, mayCarrySecrets, useSettings } from '../client/runtime-configuration.ts';

/** A PDF that nobody asked for before is made first; in milliseconds. */
const PRINT_TIMEOUT = 90_000;
const PRINTS = { endpoint: `GET ${getPrint.url}`, priority: 1, timeout: PRINT_TIMEOUT };

async function messageOf(answer: Response): Promise<string> {
  const { message } = (await answer.json().catch(() => ({}))) as { message?: unknown };
  return typeof message === 'string' ? message : 'The PDF could not be made.';
}

/** All pages of an activity as a PDF, for the signed-in person. Rejects with RequestError. */
export async function loadPrint(activityId: string, paper: Paper): Promise<Blob> {
  try {
    const path = getPrint.url.replace(':id', encodeURIComponent(activityId));
    const settings = useSettings.getState();
    const url = new URL(`${path}?${new URLSearchParams({ paper })}`, apiBase(settings));
    const token = mayCarrySecrets(settings) ? await tokens.current() : '';
    const request = new Request(url, token ? { headers: { authorization: `Bearer ${token}` } } : {});
    const answer = await pipeline.send(request, PRINTS);
    if (answer.ok) return await answer.blob();
    throw new RequestError(answer.status, answer.status, await messageOf(answer));
  } catch (thrown) {
    throw toRequestError(thrown);
  }
}
