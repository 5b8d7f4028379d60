import { AsyncLocalStorage } from 'node:async_hooks';
import { isDatabaseAway } from '../../plugins/database-away.ts';

const calls = new AsyncLocalStorage<{ isAway: boolean }>();

/** Runs one call of the identity library; tells whether the database was away meanwhile, which the library conceals. */
export async function watchDatabase<T>(work: () => Promise<T>): Promise<{ result: T; isAway: boolean }> {
  const call = { isAway: false };
  const result = await calls.run(call, work);
  return { result, isAway: call.isAway };
}

/** Notes an error that the library reported during the call it belongs to. */
export function noteLibraryError(error: unknown): void {
  const call = calls.getStore();
  if (call !== undefined && isDatabaseAway(error)) call.isAway = true;
}
