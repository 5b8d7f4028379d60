import { tooAlike } from '@inkbloom/linework';
import { printedAs, type Verdict } from '../verdict.ts';
import { type Outfit, withCrew } from './crew.ts';
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
  'verdict',
];

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
    faults.length === 0 ? 'passes' : `FAILS ${faults.join('; ')}`,
  ];
}

function faultsOf({ hash }: PublishedPage, verdict: Verdict): readonly string[] {
  const isChanged = hash !== undefined && hash !== verdict.hash;
  return isChanged ? [...verdict.failed, 'drawn otherwise than published'] : verdict.failed;
}

/** Pages are compared within their streams, where they stand side by side. */
function likenesses(checked: readonly Checked[]): string[] {
  const streams = Map.groupBy(checked, ({ verdict }) => verdict.facts.category);
  return [...streams.values()].flatMap((pages) =>
    tooAlike(pages.map(({ page, verdict }) => printedAs(verdict, recipeText(page.recipe), page.activity))),
  );
}

/** Draws every page again and tells as a table how it stands to its gates; gives whether all of them hold. */
export async function check(
  pages: readonly PublishedPage[],
  isShort: boolean,
  outfit: Outfit,
): Promise<boolean> {
  const { terminal } = outfit;
  const tick = progressOf(terminal, 'Checking', pages.length);
  const checked = await withCrew(outfit, pages, async (artist, page) => {
    const verdict = await artist.judge(page.recipe);
    tick();
    return { page, verdict, faults: faultsOf(page, verdict) };
  });
  const failing = checked.filter(({ faults }) => faults.length > 0);
  const alike = likenesses(checked);
  const shown = isShort ? failing : checked;
  if (shown.length > 0) tableOf([HEAD, ...shown.map(rowOf)]).forEach(terminal.result);
  alike.forEach(terminal.result);
  terminal.result(
    `${checked.length} pages, ${failing.length} fail their gates, ${alike.length} pairs are too much alike`,
  );
  return failing.length === 0 && alike.length === 0;
}
