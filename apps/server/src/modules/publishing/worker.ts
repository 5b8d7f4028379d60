import { isDeepStrictEqual } from 'node:util';
import type { Recipe } from '@inkbloom/formats/page';
import { compositions } from '@inkbloom/linework';
import { drawForms, type DrawnPage, printOfImage } from './draw.ts';
import { importPage, type ImportOrder, type ImportOutcome } from './imports/import-page.ts';
import { type DrawnSketch, judgeSketch, sketchRecipe } from './sketch.ts';
import { type MadeDrawing, makePage, type MakeOrder } from './make-page.ts';
import { type SmallPreview, drawSmallPreview } from './small-preview.ts';
import type { Sketch, Verdict } from './verdict.ts';

/** What the worker can be asked for, and what it answers. */
export interface Jobs {
  readonly draw: { readonly asked: readonly Recipe[]; readonly answer: readonly DrawnPage[] };
  readonly judge: { readonly asked: Recipe; readonly answer: Verdict };
  readonly sketch: { readonly asked: Recipe; readonly answer: Sketch };
  readonly preview: {
    readonly asked: { readonly recipe: Recipe; readonly side: number };
    readonly answer: SmallPreview;
  };
  readonly make: { readonly asked: MakeOrder; readonly answer: MadeDrawing | undefined };
  readonly import: { readonly asked: ImportOrder; readonly answer: ImportOutcome };
  readonly print: { readonly asked: Uint8Array; readonly answer: Float32Array };
  readonly compositions: { readonly asked: undefined; readonly answer: readonly string[] };
}

/** One piece of work for the worker. */
export type Job = {
  [Kind in keyof Jobs]: { readonly kind: Kind; readonly asked: Jobs[Kind]['asked'] };
}[keyof Jobs];

/** What it answers, or why it cannot. */
export type JobResult = { readonly answer: Jobs[keyof Jobs]['answer'] } | { readonly failure: string };

async function drawAll(recipes: readonly Recipe[]): Promise<readonly DrawnPage[]> {
  const pages: DrawnPage[] = [];
  for (const recipe of recipes) pages.push(await drawForms(recipe));
  return pages;
}

let latest: DrawnSketch | undefined;

/** The page that was drawn last, or a new one. */
async function sketch(recipe: Recipe): Promise<DrawnSketch> {
  if (latest !== undefined && isDeepStrictEqual(latest.recipe, recipe)) return latest;
  latest = await sketchRecipe(recipe);
  return latest;
}

async function shortSketch(asked: Recipe): Promise<Sketch> {
  const { recipe, facts, print } = await sketch(asked);
  return { recipe, facts, print };
}

async function answer(job: Job): Promise<Jobs[keyof Jobs]['answer']> {
  if (job.kind === 'draw') return drawAll(job.asked);
  if (job.kind === 'judge') return judgeSketch(await sketch(job.asked));
  if (job.kind === 'sketch') return shortSketch(job.asked);
  if (job.kind === 'make') return makePage(job.asked);
  if (job.kind === 'import') return importPage(job.asked);
  if (job.kind === 'print') return printOfImage(job.asked);
  if (job.kind === 'compositions') return compositions();
  return drawSmallPreview(job.asked.recipe, job.asked.side);
}

async function work(job: Job): Promise<JobResult> {
  try {
    return { answer: await answer(job) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// The process that started this one ends it: by closing the channel, or by ending itself.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (job: Job) => {
  void work(job).then((result) => process.send?.(result));
});
