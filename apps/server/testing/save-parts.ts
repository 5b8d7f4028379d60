import type { SaveFields } from '@inkbloom/contracts/drawings';
import { createFairLimit } from '../src/modules/drawings/fair-limit.ts';
import type { Outcome } from '../src/modules/drawings/idempotency.ts';
import { type SaveParts, saveRevision } from '../src/modules/drawings/save.ts';
import { addActivities, type ActivityNotes } from './activities.ts';
import { testDatabases } from './databases.ts';
import { receivedSave } from './drawings.ts';
import { testStore } from './stores.ts';

/** What saving works with, without a server: a database with an owl to color, a store, and a quota of a megabyte. */
export async function saveParts(
  changes: Partial<SaveParts> = {},
  activities: readonly ActivityNotes[] = [{ id: 'owl', title: 'Quiet Owl' }],
): Promise<SaveParts> {
  const databases = await testDatabases();
  await addActivities(databases, ...activities);
  const turns = createFairLimit({ total: 2, perPerson: 1 });
  return { databases, store: await testStore(), quotaBytes: 1_000_000, turns, isSold: false, ...changes };
}

/** Keeps a save of a person; its picture and journal are the same every time unless told otherwise. */
export async function keep(
  parts: SaveParts,
  userId: string,
  fields: Partial<SaveFields> = {},
  files: Parameters<typeof receivedSave>[1] = {},
): Promise<Outcome> {
  return saveRevision(parts, userId, await receivedSave(fields, files));
}

/** What a call was refused with: status, code, words and further fields. */
export async function refusalFrom(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'not refused',
    ({ status, code, message, extra }: Record<string, unknown>) => [status, code, message, extra],
  );
}
