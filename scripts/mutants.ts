import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sampleOf } from './mutant-sample.ts';
import { SAMPLE_SEED, SAMPLE_SIZE } from './mutant-sampler.ts';
import { root, runNode, RunError } from './run.ts';

/*
 * Mutation testing: small changes are made in the source one at a time, and the tests of that area must fail for each.
 * `npm run mutants` goes through every area, `npm run mutants -- formats` through one; --gate exits 1 below the least
 * share. It takes hours for everything, so it is no part of `npm test`; `--sample=150` tries the same 150 of an area's
 * mutants every time, drawn by lot; `--seed=other` others.
 */

/** The least share of mutants that the tests must catch, in percent. */
const LEAST_CAUGHT = 85;
const OUTPUT = '.cache/mutants';

interface Area {
  readonly mutate: readonly string[];
  /** Folders and files of the tests that must catch the mutants. */
  readonly tests: readonly string[];
  /** What Node lacks of a browser, and what shortens tests. */
  readonly setupFiles?: readonly string[];
  /** Whether Node loads the sources by itself, as it does where the server runs: half as long as Vite takes. */
  readonly isPlainNode?: boolean;
  /** Whether each test file loads the modules anew, since they keep what a test has changed. */
  readonly isIsolated?: boolean;
}

// Pictures by fingerprint and long fills take minutes once the source is instrumented.
const ENGINE_TESTS = ['core', 'engine.test.ts', 'eraser.test.ts', 'stay-inside.test.ts'];

const AREAS: Readonly<Record<string, Area>> = {
  formats: area('packages/formats/src'),
  engine: {
    ...area('packages/engine/src/core'),
    tests: ENGINE_TESTS.map((name) => `packages/engine/src/${name}`),
    setupFiles: ['packages/engine/testing/short-properties.ts'],
  },
  gates: area('packages/linework/src/regions'),
  drafts: {
    ...area('apps/web/src/device/drafts'),
    tests: ['apps/web/src/device/drafts', 'e2e/few-schedules.test.ts'],
    setupFiles: ['fake-indexeddb/auto'],
  },
  api: area('apps/web/src/api/client'),
  // Sound, screen lock, dragging and their hooks are the browser's own: component tests and journeys hold them.
  timer: {
    ...area('apps/web/src/studio/quiet', ['chime', 'edges', 'keep-awake', 'use-drag', 'use-quiet-time']),
    isIsolated: true,
  },
  identity: serverArea('identity'),
  // A thread of its own, which is told of no mutant; the tests of saves hold it.
  drawings: serverArea('drawings', ['worker']),
  subscriptions: serverArea('subscriptions'),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    gate: { type: 'boolean', default: false },
    sample: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: 'inkbloom' },
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(AREAS);
const { seed } = values;
const sampleSize = Number(values.sample);

let isBelow = false;
const lines: string[] = [];
for (const each of names) {
  const chosen = AREAS[each];
  if (!chosen) throw new Error(`There is no area "${each}". Known: ${Object.keys(AREAS).join(', ')}.`);
  const score = await measure(each, chosen);
  isBelow ||= score.percent < LEAST_CAUGHT;
  lines.push(
    `${each.padEnd(14)} ${score.percent.toFixed(1)} % of ${score.tried} caught, ${score.survived} survived (${score.all} mutants in all)`,
  );
}
process.stdout.write(`${lines.join('\n')}\n`);
if (values.gate && isBelow) process.exit(1);

/** A folder without its tests, and without files in which no mutant can be tried in Node. */
function area(folder: string, unreached: readonly string[] = []): Area {
  const left = ['**/*.test', '**/testing', ...unreached].map((file) => `!${folder}/${file}.ts`);
  return { mutate: [`${folder}/**/*.ts`, ...left], tests: [folder] };
}

/** A module of the server. */
function serverArea(name: string, unreached: readonly string[] = []): Area {
  return { ...area(`apps/server/src/modules/${name}`, unreached), isPlainNode: true };
}

async function measure(
  label: string,
  { mutate, tests, setupFiles = [], isPlainNode = false, isIsolated = false }: Area,
): Promise<Score> {
  const isSample = Number.isFinite(sampleSize);
  const folder = join(root, OUTPUT, label);
  mkdirSync(folder, { recursive: true });
  const report = join(folder, 'report.json');
  const config = join(folder, 'stryker.json');
  const vitestConfig = join(folder, 'vitest.config.ts');
  writeFileSync(
    vitestConfig,
    `export default ${JSON.stringify({
      test: {
        include: tests.map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.test.ts`)),
        setupFiles,
        // Loading the modules once for each mutant, not for each test file, takes an eighth of the time.
        isolate: isIsolated,
        testTimeout: 60_000,
        tags: [{ name: 'postgres' }],
        experimental: { viteModuleRunner: !isPlainNode },
      },
    })};\n`,
  );
  writeFileSync(
    config,
    JSON.stringify({
      mutate,
      testRunner: 'vitest',
      vitest: { configFile: vitestConfig, related: !isPlainNode },
      plugins: ['@stryker-mutator/vitest-runner', join(root, 'scripts/mutant-sampler.ts')],
      checkers: isSample ? ['sample'] : [],
      // The sampler must see all mutants of the area.
      concurrency: isSample ? 1 : 2,
      // A mutant that ends a loop no more is given up; a busy machine alone must not look like one.
      timeoutMS: 20_000,
      reporters: ['progress-append-only', 'json', 'clear-text'],
      clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
      jsonReporter: { fileName: report },
      ignorePatterns: ['data', '.runtime', '.cache', '**/dist', 'test-results', 'shots'],
      tempDirName: join(OUTPUT, label, 'work'),
      incremental: !isSample,
      // What was learned of other files would be counted in.
      incrementalFile: join(folder, `incremental-${hash('sha1', mutate.join(), 'hex').slice(0, 8)}.json`),
      disableTypeChecks: false,
    }),
  );
  try {
    await runNode(['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', config], {
      env: { ...process.env, [SAMPLE_SIZE]: String(sampleSize), [SAMPLE_SEED]: seed },
    });
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
  }
  return scoreOf(report);
}

interface Score {
  /** Mutants of the area, and how many of them were tried. */
  readonly all: number;
  readonly tried: number;
  readonly survived: number;
  readonly percent: number;
}

interface Mutant {
  readonly id: string;
  readonly status: string;
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

function scoreOf(report: string): Score {
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const all = Object.values(files).flatMap(({ mutants }) =>
    mutants.filter(({ status }) => status !== 'Ignored'),
  );
  const states = sampleOf(all, sampleSize, seed).map(({ status }) => status);
  const count = (...wanted: readonly string[]) => states.filter((state) => wanted.includes(state)).length;
  const caught = count('Killed', 'Timeout');
  const survived = count('Survived', 'NoCoverage');
  const tried = caught + survived;
  return { all: all.length, tried, survived, percent: tried ? (caught / tried) * 100 : 100 };
}
