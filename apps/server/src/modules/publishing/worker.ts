import { parentPort } from 'node:worker_threads';
import type { Recipe } from '@inkbloom/formats/page';
import { drawForms, type DrawnPage } from './draw.ts';

/** What the worker is asked: to draw these pages. */
export interface DrawJob {
  readonly recipes: readonly Recipe[];
}

/** What it answers: the pages in the order asked for, or why there are none. */
export type DrawResult = { readonly pages: readonly DrawnPage[] } | { readonly failure: string };

async function draw({ recipes }: DrawJob): Promise<DrawResult> {
  try {
    const pages: DrawnPage[] = [];
    for (const recipe of recipes) pages.push(await drawForms(recipe));
    return { pages };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (job: DrawJob) => {
  void draw(job).then((result) => parentPort?.postMessage(result));
});
