import { mkdir, rm, writeFile } from 'node:fs/promises';
import { catalogue } from '@inkbloom/linework';
import { ACTIVITIES, FEATURED, type Chosen } from './choice.ts';
import { drawSample } from './draw.ts';

/** Draws the sample pages into public/samples and writes down what they are. Run it after changing the choice. */

const PICTURES = new URL('../public/samples/', import.meta.url);
const DATA = new URL('../src/api/fixtures/sample-data.ts', import.meta.url);

async function make({ slug, id = slug, ...own }: Chosen) {
  const entry = catalogue.find((candidate) => candidate.slug === slug);
  const [recipe] = entry?.recipes ?? [];
  if (!entry || !recipe) throw new Error(`the catalogue has no ${slug}`);
  const { width, height, files } = await drawSample(recipe);
  for (const [name, bytes] of Object.entries(files))
    await writeFile(new URL(`${id}.${name}`, PICTURES), bytes);
  const { description, tags, difficulty } = entry;
  const {
    title = entry.title,
    category = entry.category,
    minutes: estimatedTime = entry.estimatedTime,
  } = own;
  return { id, title, description, category, difficulty, estimatedTime, tags, width, height };
}

await rm(PICTURES, { recursive: true, force: true });
await mkdir(PICTURES, { recursive: true });
const activities = [];
for (const chosen of ACTIVITIES) activities.push(await make(chosen));
const featured = [];
for (const chosen of FEATURED) featured.push(await make(chosen));
await writeFile(
  DATA,
  `import type { Sample } from './samples.ts';

/** Written by samples/make.ts; change the choice there and run it again. */
export const ACTIVITIES: readonly Sample[] = ${JSON.stringify(activities, null, 2)};

export const FEATURED: readonly Sample[] = ${JSON.stringify(featured, null, 2)};
`,
);
