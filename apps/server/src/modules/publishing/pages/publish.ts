import type { Recipe } from '@inkbloom/formats/page';
import type { DrawingProcess } from '../drawing-process.ts';
import { addStored, type PublishStores, storePictures } from '../store-activity.ts';
import { slugOf } from '../slug.ts';
import { frozen, type Verdict } from '../verdict.ts';
import { hideActivity, showActivity } from '../../catalogue/catalogue.ts';
import type { DrawingContext } from './process-pool.ts';
import { PagesError } from './errors.ts';
import { recipeText } from './recipes.ts';
import type { Terminal } from './terminal.ts';

/** A page to publish, with a title of its own where the drawn one is not the best. */
export interface PublishOrder {
  readonly recipe: Recipe;
  readonly title: string | undefined;
  /** Whether it is for members from the beginning; otherwise it is free for ever. */
  readonly forMembers: boolean;
}

async function judged(drawingProcess: DrawingProcess, { recipe, title }: PublishOrder): Promise<Verdict> {
  const verdict = await drawingProcess.judge(recipe);
  if (verdict.failed.length > 0) {
    throw new PagesError(
      'gates_failed',
      `${recipeText(recipe)} fails its gates: ${verdict.failed.join('; ')}.`,
    );
  }
  return title === undefined ? verdict : { ...verdict, facts: { ...verdict.facts, title } };
}

async function publishOne(
  drawingProcess: DrawingProcess,
  { databases, store }: PublishStores,
  order: PublishOrder,
): Promise<{ readonly slug: string; readonly isNew: boolean }> {
  const verdict = await judged(drawingProcess, order);
  const slug = slugOf(verdict.facts.title, verdict.hash);
  const publishedAt = new Date().toISOString();
  const terms = { publishedAt, membersFrom: order.forMembers ? publishedAt : null };
  const entry = { ...verdict.facts, slug, recipes: [order.recipe] };
  const kept = await storePictures(store, entry, await drawingProcess.draw(entry.recipes), terms);
  const isNew = await databases.write.transaction().execute(async (trx) => {
    if (!(await addStored(trx, kept))) return false;
    await trx
      .insertInto('chosen_pages')
      .values({ activity_id: slug, ...frozen(verdict) })
      .execute();
    return true;
  });
  return { slug, isNew };
}

/**
 * Draws pages and publishes them in a running data folder or database; each address is a line of the result. What is
 * published already is refused or passed over.
 */
export async function publish(
  stores: PublishStores,
  orders: readonly PublishOrder[],
  { terminal, startProcess }: DrawingContext,
  published: 'refuse' | 'skip',
): Promise<void> {
  const drawingProcess = startProcess();
  try {
    for (const [at, order] of orders.entries()) {
      terminal.notice(`Publishing ${at + 1} of ${orders.length}: ${recipeText(order.recipe)}`);
      const { slug, isNew } = await publishOne(drawingProcess, stores, order);
      if (isNew) terminal.result(slug);
      else if (published === 'skip') terminal.notice(`${slug} is published already`);
      else
        throw new PagesError(
          'already_published',
          `${recipeText(order.recipe)} is published already as ${slug}.`,
        );
    }
  } finally {
    await drawingProcess.close();
  }
}

/** Shows a page again that was taken back. */
export async function republish(
  { databases }: PublishStores,
  slug: string,
  terminal: Terminal,
): Promise<void> {
  const isShown = await databases.write.transaction().execute((trx) => showActivity(trx, slug));
  if (!isShown) throw new PagesError('unknown_activity', `There is no activity ${slug} that was taken back.`);
  terminal.result(slug);
}

/** Takes activities out of all lists; who colored them keeps them. */
export async function unpublish(
  { databases }: PublishStores,
  slugs: readonly string[],
  terminal: Terminal,
): Promise<void> {
  const at = new Date().toISOString();
  for (const slug of slugs) {
    const isHidden = await databases.write.transaction().execute((trx) => hideActivity(trx, slug, at));
    if (!isHidden) throw new PagesError('unknown_activity', `There is no published activity ${slug}.`);
    terminal.result(slug);
  }
}
