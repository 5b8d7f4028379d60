import { mkdir, rm, writeFile } from 'node:fs/promises';
import { featuredSamples, type Sample, sampleActivities } from '@inkbloom/linework/samples';
import { drawSample } from './draw.ts';

/** Draws the sample pages into public/samples and writes down what they are. Run it when linework's samples change. */

const PICTURES = new URL('../public/samples/', import.meta.url);
const DATA = new URL('../src/api/fixtures/sample-data.ts', import.meta.url);

async function make({ slug: id, recipes, ...facts }: Sample) {
  const [recipe] = recipes;
  if (!recipe) throw new Error(`${id} has no pages`);
  const { width, height, files } = await drawSample(recipe);
  for (const [name, bytes] of Object.entries(files))
    await writeFile(new URL(`${id}.${name}`, PICTURES), bytes);
  const { title, description, category, difficulty, estimatedTime, tags } = facts;
  return { id, title, description, category, difficulty, estimatedTime, tags, width, height };
}

async function makeAll(samples: readonly Sample[]) {
  const made = [];
  for (const sample of samples) made.push(await make(sample));
  return JSON.stringify(made, null, 2);
}

await rm(PICTURES, { recursive: true, force: true });
await mkdir(PICTURES, { recursive: true });
await writeFile(
  DATA,
  `import type { Sample } from './samples.ts';

/** Written by samples/make.ts from the samples of linework. */
export const ACTIVITIES: readonly Sample[] = ${await makeAll(sampleActivities())};

export const FEATURED: readonly Sample[] = ${await makeAll(featuredSamples)};
`,
);
