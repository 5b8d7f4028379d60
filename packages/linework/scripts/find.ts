/** Lists the seeds whose pages pass their gates: node scripts/find.ts composition:difficulty:count... */
import type { Difficulty } from '@inkbloom/formats/page';
import { drawPage, gradeOf, judge, survey, type Measures } from '../src/linework.ts';
import { rasterOf } from './raster.ts';

for (const wanted of process.argv.slice(2)) {
  const [composition, difficulty, count] = wanted.split(':');
  for (let seed = 1; seed <= Number(count ?? 8); seed++) {
    process.stdout.write(
      `${wanted} ${await verdict(composition!, difficulty as Difficulty, String(seed))}\n`,
    );
  }
}

async function verdict(composition: string, difficulty: Difficulty, seed: string): Promise<string> {
  const page = drawPage({ composition, difficulty, seed });
  const raster = await rasterOf(page);
  const { measures } = survey(raster, page);
  const failed = judge(measures, gradeOf(page.facts));
  const verdictText = failed.length > 0 ? `FAILS ${failed.join('; ')}` : 'passes';
  return `${seed} "${page.facts.title}" ${figures(measures)} ${verdictText}`;
}

function figures(it: Measures): string {
  const off = it.offCentre.map((share) => share.toFixed(3)).join('/');
  return `${it.regions} regions, ${it.specks} specks, median ${it.median}, small ${it.smallShare.toFixed(2)}, ink ${it.ink.toFixed(3)}, largest ${it.largest.toFixed(2)}, background ${it.background.toFixed(2)}, margin ${it.margin.toFixed(3)}, off ${off}`;
}
