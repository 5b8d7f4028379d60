import type { PaperSize } from '@inkbloom/contracts/prints';
import type { Databases } from '../../plugins/database.ts';
import type { ActivityPageRow, ActivityRow } from '../../plugins/catalogue-tables.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import { findActivity } from '../catalogue/catalogue.ts';
import type { PrintPage } from './pdf.ts';
import { printInThread } from './printer.ts';

/** What sheets for printing are made from and kept in. */
export interface PrintParts {
  readonly databases: Databases;
  readonly store: ObjectStore;
}

/** An activity with its pages. */
type Found = NonNullable<Awaited<ReturnType<typeof findActivity>>>;

async function readPages(store: ObjectStore, rows: readonly ActivityPageRow[]): Promise<PrintPage[]> {
  const pages: PrintPage[] = [];
  for (const { line_key, width, height } of rows) {
    const bytes = await store.read(line_key);
    if (bytes === undefined) throw new Error(`${line_key} is not in the store`);
    pages.push({ width, height, svg: Buffer.from(bytes).toString('utf8') });
  }
  return pages;
}

async function findKept({ databases, store }: PrintParts, activity: ActivityRow, paper: PaperSize) {
  const row = await databases.write
    .selectFrom('prints')
    .select(['hash', 'key'])
    .where('activity_id', '=', activity.id)
    .where('paper', '=', paper)
    .executeTakeFirst();
  return row?.hash === activity.hash ? store.read(row.key) : undefined;
}

async function make({ databases, store }: PrintParts, found: Found, paper: PaperSize): Promise<Uint8Array> {
  const { id, title, hash, created_at } = found.activity;
  const pages = await readPages(store, found.pages);
  const pdf = await printInThread({ title, paper, madeAt: created_at, pages });
  const key = await store.put('prints', 'pdf', pdf);
  await databases.write
    .insertInto('prints')
    .values({ activity_id: id, paper, hash, key })
    .onConflict((conflict) => conflict.columns(['activity_id', 'paper']).doUpdateSet({ hash, key }))
    .execute();
  return pdf;
}

/** Gives the sheets of an activity; each is made once, however many ask for it together, and then kept. */
export function openPrints(parts: PrintParts): (found: Found, paper: PaperSize) => Promise<Uint8Array> {
  const underWay = new Map<string, Promise<Uint8Array>>();
  return async (found, paper) => {
    const kept = await findKept(parts, found.activity, paper);
    if (kept !== undefined) return kept;
    const name = `${found.activity.hash} ${paper}`;
    const making = underWay.get(name) ?? make(parts, found, paper).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  };
}
