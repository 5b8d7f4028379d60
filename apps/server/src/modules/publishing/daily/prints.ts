import type { Kysely } from 'kysely';
import type { DrawingProcess } from '../drawing-process.ts';
import { packPrint } from '../page-prints.ts';
import type { PublishStores } from '../store-activity.ts';
import type { Tables } from '../../../plugins/tables.ts';

const ROWS_AT_ONCE = 200;

/** A packed print as it was, to within a hundredth: its length is 1 again. */
export function unpackPrint(text: string): Float32Array {
  const bytes = Buffer.from(text, 'base64');
  const print = Float32Array.from(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length));
  const length = Math.hypot(...print) || 1;
  return print.map((value) => value / length);
}

/** A published page that has no print yet. */
interface Unprinted {
  readonly activity_id: string;
  readonly page_index: number;
  readonly image_key: string;
}

/** Published pages from before prints were kept. */
function unprintedPages(database: Kysely<Tables>): Promise<Unprinted[]> {
  return database
    .selectFrom('activity_pages')
    .innerJoin('activities', 'activities.id', 'activity_pages.activity_id')
    .leftJoin('page_prints', (join) =>
      join
        .onRef('page_prints.activity_id', '=', 'activity_pages.activity_id')
        .onRef('page_prints.page_index', '=', 'activity_pages.page_index'),
    )
    .select(['activity_pages.activity_id', 'activity_pages.page_index', 'activity_pages.image_key'])
    .where('page_prints.print', 'is', null)
    .where('activities.owner', 'is', null)
    .execute();
}

/** A page with where its ink lies. */
export interface PrintedPage {
  readonly activityId: string;
  readonly print: Float32Array;
}

/** All published pages with their prints; of those that left the lists too, since people have them. */
export async function printedPages(database: Kysely<Tables>): Promise<PrintedPage[]> {
  const found: PrintedPage[] = [];
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await database
      .selectFrom('page_prints')
      .select(['activity_id', 'print'])
      .orderBy('activity_id')
      .orderBy('page_index')
      .limit(ROWS_AT_ONCE)
      .offset(offset)
      .execute();
    for (const { activity_id, print } of rows) {
      found.push({ activityId: activity_id, print: unpackPrint(print) });
    }
    if (rows.length < ROWS_AT_ONCE) return found;
  }
}

/** Measures the pages that were published before prints were kept, from their pictures: nothing is drawn again. */
export async function printEarlier(
  { databases, store }: PublishStores,
  drawingProcess: DrawingProcess,
  signal: AbortSignal,
): Promise<void> {
  for (const { activity_id, page_index, image_key } of await unprintedPages(databases.read)) {
    if (signal.aborted) return;
    const image = await store.read(image_key);
    if (image === undefined) continue;
    const print = packPrint(await drawingProcess.print(image));
    await databases.write
      .insertInto('page_prints')
      .values({ activity_id, page_index, print })
      .onConflict((conflict) => conflict.columns(['activity_id', 'page_index']).doNothing())
      .execute();
  }
}
