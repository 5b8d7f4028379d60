import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Difficulty, Recipe } from '@inkbloom/formats/page';
import type { DrawingProcess } from '../drawing-process.ts';
import type { Verdict } from '../verdict.ts';
import { type DrawingContext, runInProcesses } from './process-pool.ts';
import { openProposals, type Proposal } from './proposals.ts';
import { recipeText } from './recipes.ts';
import { progressOf } from './terminal.ts';

/** Seeds that are tried for each page that is wanted. */
const TRIES = 8;
/** The longer side of the colored picture in pixels. */
const PREVIEW_SIDE = 1024;

/** What to draw: `count` pages of each composition and difficulty, by seeds from one on. */
export interface GenerateOrder {
  readonly compositions: readonly string[];
  readonly difficulties: readonly Difficulty[];
  readonly count: number;
  readonly firstSeed: number;
  readonly folder: string;
}

/** The first pages of a kind that pass their gates. */
async function passing(
  drawingProcess: DrawingProcess,
  kind: Omit<Recipe, 'seed'>,
  order: GenerateOrder,
): Promise<Verdict[]> {
  const found: Verdict[] = [];
  const { firstSeed, count } = order;
  for (let seed = firstSeed; found.length < count && seed < firstSeed + count * TRIES; seed++) {
    const verdict = await drawingProcess.judge({ ...kind, seed: String(seed) });
    if (verdict.failed.length === 0) found.push(verdict);
  }
  return found;
}

/** Writes a page as SVG, as PNG for printing, and in color for looking at it. */
async function writePage(
  drawingProcess: DrawingProcess,
  folder: string,
  { recipe, facts, hash }: Verdict,
): Promise<Proposal> {
  const name = recipeText(recipe).replaceAll(':', '-');
  const [page] = await drawingProcess.draw([recipe]);
  if (page === undefined) throw new Error(`${name} was not drawn`);
  const preview = await drawingProcess.preview(recipe, PREVIEW_SIDE);
  await writeFile(join(folder, `${name}.svg`), page.line);
  await writeFile(join(folder, `${name}.png`), page.image);
  await writeFile(join(folder, `${name}.webp`), preview.colored);
  return { name, recipe, facts, hash };
}

/** Draws pages that pass their gates into a folder of proposals. */
export async function generate(order: GenerateOrder, context: DrawingContext): Promise<void> {
  const { terminal } = context;
  const proposals = await openProposals(order.folder);
  const kinds = order.compositions.flatMap((composition) =>
    order.difficulties.map((difficulty) => ({ composition, difficulty })),
  );
  const tick = progressOf(terminal, 'Drawing', kinds.length);
  const drawn = await runInProcesses(context, kinds, async (drawingProcess, kind) => {
    const found = await passing(drawingProcess, kind, order);
    if (found.length < order.count) {
      terminal.notice(
        `${kind.composition}, ${kind.difficulty}: only ${found.length} of ${order.count} pages passed their gates`,
      );
    }
    const written: Proposal[] = [];
    for (const verdict of found) written.push(await writePage(drawingProcess, order.folder, verdict));
    tick();
    return written;
  });
  await proposals.add(drawn.flat());
  terminal.result(`${drawn.flat().length} pages in ${order.folder}`);
}
