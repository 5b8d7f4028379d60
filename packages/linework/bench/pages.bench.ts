import type { Recipe } from '@inkbloom/formats/page';
import sharp from 'sharp';
import { catalogue } from '../src/catalogue.ts';
import { colorPreview, drawPage, judge, mapRegions, survey } from '../src/linework.ts';
import { inkPrint } from '../src/regions/likeness.ts';

// How fast pages are drawn, held against their gates and rasterised. Each step's time on a page is the best of five
// runs; the figures are medians over a sample of the catalogue. With --gate it exits 1 when a goal is missed.

const SAMPLE = 40;
const RUNS = 5;
/** Milliseconds. */
const GOALS = { generate: 45, gates: 60 } as const;

sharp.concurrency(1);

async function raster(svg: Buffer, side: number) {
  const picture = sharp(svg).resize(side, side, { fit: 'inside' }).removeAlpha().extractChannel(0);
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { luma: new Uint8Array(data), width: info.width, height: info.height };
}

async function best(work: () => unknown): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now();
    await work();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

type Times = Readonly<
  Record<'generate' | 'raster400' | 'raster1024' | 'raster2048' | 'gates' | 'map' | 'color', number>
>;

async function timesOf(recipe: Recipe): Promise<Times> {
  const page = drawPage(recipe);
  const svg = Buffer.from(page.svg);
  const small = await raster(svg, 1024);
  return {
    generate: await best(() => drawPage(recipe)),
    raster400: await best(() => raster(svg, 400)),
    raster1024: await best(() => raster(svg, 1024)),
    raster2048: await best(() => raster(svg, 2048)),
    gates: await best(() => [judge(survey(small, page).measures, recipe.difficulty), inkPrint(small)]),
    map: await best(() => mapRegions(small.luma, small.width, small.height)),
    color: await best(() => colorPreview(page)),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

const all = catalogue.flatMap(({ recipes }) => recipes);
const step = Math.max(1, Math.floor(all.length / SAMPLE));
const sample = all.filter((_, at) => at % step === 0).slice(0, SAMPLE);
const measured: Times[] = [];
for (const recipe of sample) measured.push(await timesOf(recipe));
const of = (name: keyof Times) => median(measured.map((times) => times[name]));

const checked = of('generate') + of('raster1024') + of('gates');
const share = (name: keyof Times) => `${Math.round((of(name) / checked) * 100)} %`;
const rows: readonly (readonly [string, string])[] = [
  ['generate / rasterise 2048', (of('generate') / of('raster2048')).toFixed(2)],
  ['gates / rasterise 1024', (of('gates') / of('raster1024')).toFixed(2)],
  [
    'share of generate, rasterise 1024, gates',
    [share('generate'), share('raster1024'), share('gates')].join(', '),
  ],
  ['pages a second a core, drawn and judged', (1000 / checked).toFixed(1)],
  ['generate, ms', `${of('generate').toFixed(1)} (goal ${GOALS.generate})`],
  ['gates, ms', `${of('gates').toFixed(1)} (goal ${GOALS.gates})`],
  ['rasterise 400, ms', of('raster400').toFixed(1)],
  ['rasterise 1024, ms', of('raster1024').toFixed(1)],
  ['rasterise 2048, ms', of('raster2048').toFixed(1)],
  ['region map alone, ms', of('map').toFixed(1)],
  ['color preview as SVG, ms', of('color').toFixed(1)],
];
console.log(`${sample.length} pages of ${all.length}`);
for (const [name, value] of rows) console.log(`${name.padEnd(44)} ${value}`);
const missed = (['generate', 'gates'] as const).filter((name) => of(name) > GOALS[name]);
for (const name of missed) console.log(`MISSED: ${name}`);
if (process.argv.includes('--gate') && missed.length > 0) process.exit(1);
