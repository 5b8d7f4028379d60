import type { Databases } from '../../plugins/database.ts';
import { ownerOfPerson } from '../../plugins/owners.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import { readStored } from '../publishing/publishing.ts';
import { wishOf } from './requests.ts';

/** A kept page with what it takes to print it. */
export interface ExportedPage {
  readonly facts: {
    readonly id: string;
    readonly title: string;
    readonly description: string;
    readonly wish: unknown;
    readonly madeAt: string;
  };
  /** SVG. */
  readonly line: Uint8Array;
}

/** The pages that a person had made and kept, the oldest first. */
export async function* exportMadePages(
  { read }: Databases,
  store: ObjectStore,
  userId: string,
): AsyncGenerator<ExportedPage> {
  const rows = await read
    .selectFrom('made_pages')
    .selectAll()
    .where('owner', '=', ownerOfPerson(userId))
    .where('kept_at', 'is not', null)
    .orderBy('asked_at')
    .execute();
  for (const row of rows) {
    if (row.page === null) continue;
    const { activity, pages } = readStored(row.page);
    const line = pages[0] && (await store.read(pages[0].line_key));
    if (line === undefined) continue;
    const { id, title, description } = activity;
    yield { facts: { id, title, description, wish: wishOf(row).wish, madeAt: row.asked_at }, line };
  }
}
