import { AsyncLocalStorage } from 'node:async_hooks';
import { isDatabaseAway } from '../../plugins/database-away.ts';
import { type ApiError, busy, isStorageFull, storageFull } from '../../plugins/errors.ts';

const calls = new AsyncLocalStorage<{ failure: ApiError | undefined }>();

/** Runs one call of the identity library; tells what ailed the database meanwhile, which the library conceals. */
export async function watchDatabase<T>(
  work: () => Promise<T>,
): Promise<{ result: T; failure: ApiError | undefined }> {
  const call: { failure: ApiError | undefined } = { failure: undefined };
  const result = await calls.run(call, work);
  return { result, failure: call.failure };
}

/** Notes an error that the library reported during the call it belongs to. */
export function noteLibraryError(error: unknown): void {
  const call = calls.getStore();
  if (call === undefined) return;
  if (isDatabaseAway(error)) call.failure = busy();
  else if (isStorageFull(error)) call.failure = storageFull();
}
