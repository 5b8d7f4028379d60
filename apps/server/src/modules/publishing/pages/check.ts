import type { Difficulty } from '@inkbloom/formats/page';
import { tooAlike } from '@inkbloom/linework/likeness';
import { printedAs, type Verdict } from '../verdict.ts';
import { catalogueFigures } from './catalogue-figures.ts';
import { type DrawingContext, runInProcesses } from './process-pool.ts';
import type { PublishedPage } from './published.ts';
import { recipeText } from './recipes.ts';
import { progressOf, tableOf } from './terminal.ts';

const HEAD = [
  'page',
  'activity',
  'regions',
  'small',
  'specks',
  'median',
  'ink',
  'largest',
  'leaks',
  'solid',
  'blank',
  'roomy',
  'necks',
  'frame',
  'verdict',
];

/** The share of all pages that may stand in a frame. */
const MOST_FRAMED = 0.25;

/** A published page held against its gates again. */
interface Checked {
  readonly page: PublishedPage;
  readonly verdict: Verdict;
  readonly faults: readonly string[];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function rowOf({ page, verdict: { measures }, faults }: Checked): string[] {
  return [
    recipeText(page.recipe),
    page.activity,
    String(measures.regions),
    percent(measures.smallShare),
    String(measures.specks),
    String(measures.median),
    percent(measures.ink),
    percent(measures.largest),
    String(measures.leaks),
    `${measures.solidMm.toFixed(1)} mm`,
    percent(measures.blank),
    percent(measures.roomy),
    String(measures.necks),
    measures.banded ? 'yes' : 'no',
    faults.length === 0 ? 'passes' : `FAILS ${faults.join('; ')}`,
  ];
}

function faultsOf({ hash }: PublishedPage, verdict: Verdict): readonly string[] {
  const isChanged = hash !== undefined && hash !== verdict.hash;
  return isChanged ? [...verdict.failed, 'drawn otherwise than published'] : verdict.failed;
}

/** Pages are compared with all others: a reader meets them in one gallery. */
function likenesses(checked: readonly Checked[]): readonly string[] {
  return tooAlike(
    checked.map(({ page, verdict }) => printedAs(verdict, recipeText(page.recipe), page.activity)),
  );
}

/** How many pages fall short of what is asked of new ones, and how many are framed. */
function aimsOf(checked: readonly Checked[]): string[] {
  const short = checked.flatMap(({ page: { recipe }, verdict }) =>
    verdict.short.map((name) => ({ name, grade: recipe.difficulty })),
  );
  const gradeSize = (grade: Difficulty) =>
    checked.filter(({ page }) => page.recipe.difficulty === grade).length;
  const counts = [...Map.groupBy(short, ({ name, grade }) => `${grade} pages: ${name}`)].map(
    ([what, found]) => `${found.length} of ${gradeSize(found[0]!.grade)} ${what} (asked of new ones)`,
  );
  const framed =
    checked.filter(({ verdict }) => verdict.measures.banded).length / Math.max(1, checked.length);
  const isMany = framed > MOST_FRAMED;
  return [...counts, `frames around ${percent(framed)} of the pages${isMany ? ', a quarter is enough' : ''}`];
}

/** Draws every page again and tells as a table how it stands to its gates; gives whether all of them hold. */
export async function check(
  pages: readonly PublishedPage[],
  isShort: boolean,
  context: DrawingContext,
): Promise<boolean> {
  const { terminal } = context;
  const tick = progressOf(terminal, 'Checking', pages.length);
  const checked = await runInProcesses(context, pages, async (drawingProcess, page) => {
    const verdict = await drawingProcess.judge(page.recipe);
    tick();
    return { page, verdict, faults: faultsOf(page, verdict) };
  });
  const failing = checked.filter(({ faults }) => faults.length > 0);
  const alike = likenesses(checked);
  const shown = isShort ? failing : checked;
  if (shown.length > 0) tableOf([HEAD, ...shown.map(rowOf)]).forEach(terminal.result);
  alike.forEach(terminal.result);
  catalogueFigures(checked.map(({ page, verdict }) => ({ activity: page.activity, verdict }))).forEach(
    terminal.result,
  );
  aimsOf(checked).forEach(terminal.result);
  terminal.result(
    `${checked.length} pages, ${failing.length} fail their gates, ${alike.length} pairs are too much alike`,
  );
  return failing.length === 0 && alike.length === 0;
}
