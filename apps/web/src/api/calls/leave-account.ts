import { deleteAccount as deleteContract, exportAccount, getBelongings } from '@inkbloom/contracts/account';
import { queryOptions } from '@tanstack/react-query';
import { ask, pipeline, tokens } from '../client/connection.ts';
import { apiBase, mayCarrySecrets, useSettings } from '../client/runtime-configuration.ts';
import { RequestError, toRequestError } from '../client/request-error.ts';
import { sessionEnded } from '../session/session.ts';

/** Milliseconds until the zip of an account is given up. */
const EXPORT_TIMEOUT_MS = 10 * 60_000;
const EXPORT = { endpoint: `GET ${exportAccount.url}`, priority: 1, timeout: EXPORT_TIMEOUT_MS };

/** What goes with the account. */
export const belongingsQuery = queryOptions({
  queryKey: ['account', 'belongings'],
  queryFn: async ({ signal }) => (await ask(getBelongings, { signal })).data,
  staleTime: 0,
});

/** Asks for the account to be deleted; gives the day. The person is signed out. */
export async function deleteAccount(): Promise<Date> {
  const { data } = await ask(deleteContract, { body: {} });
  sessionEnded();
  return new Date(data.deletedAt);
}

/** Everything of the person as a zip. Rejects with RequestError. */
export async function loadExport(): Promise<Blob> {
  try {
    const settings = useSettings.getState();
    const token = mayCarrySecrets(settings) ? await tokens.current() : '';
    const request = new Request(new URL(exportAccount.url, apiBase(settings)), {
      headers: { authorization: `Bearer ${token}` },
    });
    const answer = await pipeline.send(request, EXPORT);
    if (answer.ok) return await answer.blob();
    // What stands in front of the server answers with a page of its own.
    const { error, message } = (await answer.json().catch(() => ({}))) as { error?: never; message?: string };
    throw new RequestError(answer.status, error ?? answer.status, message ?? 'The file could not be made.');
  } catch (thrown) {
    throw toRequestError(thrown);
  }
}
