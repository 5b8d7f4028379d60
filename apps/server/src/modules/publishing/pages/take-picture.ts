import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportOrder, ImportReport } from '../imports/import-page.ts';
import type { ImportWorker } from '../imports/import-worker.ts';
import { keepImport, type KeepOrder } from '../imports/keep-import.ts';
import type { PublishStores } from '../store-activity.ts';
import type { Terminal } from './terminal.ts';

/** What pictures are taken with. */
export interface TakingParts {
  readonly worker: ImportWorker;
  readonly stores: PublishStores;
  readonly terminal: Terminal;
  /** Where reports go. */
  readonly folder: string;
}

/** A picture, and what shall become of it. */
export interface TakeOrder extends ImportOrder, Omit<KeepOrder, 'page'> {
  /** What lines of the terminal call it. */
  readonly name: string;
}

async function writeReport(folder: string, name: string, report: ImportReport): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, name.replaceAll(/[^\w.-]+/g, '-'));
  const { picture, ...figures } = report;
  await writeFile(`${file}.json`, `${JSON.stringify(figures, null, 2)}\n`);
  await writeFile(`${file}.webp`, picture);
  return `${file}.webp`;
}

/** Makes a page of a picture and keeps it; says what became of it, and tells whether there is a page. */
export async function takePicture(parts: TakingParts, order: TakeOrder): Promise<boolean> {
  const { worker, stores, terminal, folder } = parts;
  const { name } = order;
  const refuse = (word: string, message: string) => {
    terminal.notice(`error ${word}: ${name}: ${message}`);
    return false;
  };
  const outcome = await worker.import(order);
  if (outcome.kind === 'refused') return refuse(outcome.code, outcome.message);
  const { report } = outcome;
  const picture = await writeReport(folder, name, report);
  if (outcome.kind === 'failed') {
    const failed = report.failed.join('; ');
    return refuse('gates_failed', `${failed} (as ${report.difficulty}). Marked in ${picture}`);
  }
  const kept = await keepImport(stores, { ...order, page: outcome.page }, new Date());
  if (kept.kind === 'already_there') return refuse('already_there', `it is there as ${kept.slug}.`);
  if (kept.kind === 'too_alike')
    return refuse('too_alike', `it is too much like ${kept.nearest} (${kept.likeness.toFixed(2)}).`);
  const { regions } = report.measures;
  const gaps = `${report.closedGaps} gaps closed, ${report.openEnds} open ends`;
  terminal.notice(`${name}: ${report.difficulty}, ${regions} regions, ${gaps}; see ${picture}`);
  terminal.result(`${kept.slug} ${kept.kind}`);
  return true;
}
