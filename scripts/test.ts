import { closeSync, globSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check.ts';
import { journeysOf, vitestFailures, type VitestFailures } from './failed-tests.ts';
import { root, runNode, type RunOptions } from './run.ts';
import { playwrightTimes, slowestLines, vitestTimes, type TimedTest } from './slowest-tests.ts';
import { Tally } from './tally.ts';
import { prepareCaddy, prepareChromium, preparePostgres, prepareRedis } from './test-programs.ts';
import { buildWeb } from './web-build.ts';

type VitestResults = Parameters<typeof vitestTimes>[0] &
  VitestFailures & { numPassedTests: number; numFailedTests: number };
type PlaywrightResults = Parameters<typeof playwrightTimes>[0] & {
  stats: { expected: number; unexpected: number; flaky: number };
};

const SLOWEST_NAMED = 10;

// Programs that tests start load their code in half the time once it is kept.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/node');

const reports = mkdtempSync(join(tmpdir(), 'inkbloom-test-'));
const tally = new Tally();
const times: TimedTest[] = [];
const missing: string[] = [];
const unsteady: string[] = [];
const failures: string[] = [];

// Installing waits for the network, while the build and the checks need none of it.
const preparing = preparePrograms();

await step('Build and size budgets', async () => {
  await buildWeb();
  await runNode([join(root, 'node_modules/size-limit/bin.js')], { cwd: join(root, 'apps/web') });
  tally.passed++;
});
// Journeys start from a full catalogue, which is drawn beside the other steps.
const filling = preparing.then((programs) => (programs.chromium ? fillCatalogue() : undefined));
await step('Format, types, lint, dependency rule, unused code', async () => {
  await check();
  tally.passed++;
});
const { chromium, postgres } = await preparing;
await step('Unit and integration tests (SQLite)', () =>
  vitest('sqlite', ['--project=node', '--project=server', '--project=engine-deferred']),
);
// Neither keeps both processors busy: one waits for its database, the other has one window at a time.
await Promise.all([
  postgres &&
    step('Integration tests (PostgreSQL)', () =>
      vitestAside(
        'postgres',
        ['--project=node', '--project=server', '--tags-filter=postgres', ...postgresFiles()],
        { TEST_DATABASE: 'postgres', POSTGRES_BIN: postgres },
      ),
    ),
  chromium &&
    step('Components in a browser', () =>
      vitest('components', ['--project=browser'], { env: { CHROMIUM_PATH: chromium } }),
    ),
]);
if (chromium) {
  await step('The catalogue that journeys start from', async () => filling);
  await step('Journeys in a browser', () => journeys(chromium, postgres));
}

rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\nThe slowest ${SLOWEST_NAMED} tests:\n`);
for (const line of slowestLines(times, SLOWEST_NAMED)) process.stdout.write(`${line}\n`);
for (const journey of unsteady) process.stdout.write(`UNSTEADY, passed the second time: ${journey}\n`);
for (const failure of failures) process.stdout.write(`FAILED: ${failure}\n`);
for (const line of missing) process.stdout.write(`NOT TESTED: ${line}\n`);
process.stdout.write(`${tally.passed} passed, ${tally.failed} failed\n`);
process.exit(tally.failed > 0 ? 1 : 0);

/** The programs that are tested with; says what cannot be tested without the others. */
async function preparePrograms(): Promise<{ chromium: string | undefined; postgres: string | undefined }> {
  const browser = await prepareChromium();
  const database = await preparePostgres();
  const redis = await prepareRedis();
  const caddy = await prepareCaddy();
  const untested = [
    [browser, 'Chromium', 'neither the components nor the journeys were tried'],
    [database, 'PostgreSQL', 'only SQLite was tested'],
    [caddy, 'Caddy', 'no servers were tried behind a proxy'],
    [redis, 'Redis', 'shared limits were not tried'],
  ] as const;
  for (const [program, name, so] of untested)
    if (!program) missing.push(`${name} was not found and could not be installed: ${so}.`);
  return { chromium: browser, postgres: database };
}

/** What goes wrong is told when the journeys fill it anew. */
function fillCatalogue(): Promise<void> {
  return runNode(['e2e/support/fill-early.ts']).catch(() => undefined);
}

async function step(name: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now();
  process.stdout.write(`\n== ${name}\n`);
  await tally.step(work, (line) => {
    process.stdout.write(`${line}\n`);
    failures.push(`${name}: ${line}`);
  });
  process.stdout.write(`== ${name}: ${Math.round((performance.now() - started) / 1000)} s\n`);
}

async function vitest(
  name: string,
  choice: readonly string[],
  { env, stdio }: Pick<RunOptions, 'env' | 'stdio'> = {},
): Promise<void> {
  const report = join(reports, `${name}.json`);
  const args = ['run', ...choice, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  try {
    await runNode(['node_modules/vitest/vitest.mjs', ...args], {
      env: { ...process.env, ...env },
      ...(stdio && { stdio }),
    });
  } finally {
    const results = readJson(report) as VitestResults | undefined;
    tally.passed += results?.numPassedTests ?? 0;
    tally.failed += results?.numFailedTests ?? 1;
    if (results) {
      times.push(...vitestTimes(results));
      failures.push(...vitestFailures(results));
    }
  }
}

/** As `vitest`, beside another step: what it prints comes when it has ended. */
async function vitestAside(name: string, choice: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const file = join(reports, `${name}.log`);
  const output = openSync(file, 'w');
  try {
    await vitest(name, choice, { env, stdio: ['ignore', output, output] });
  } finally {
    closeSync(output);
    process.stdout.write(readFileSync(file, 'utf8'));
  }
}

async function journeys(chromiumPath: string, postgresBin: string | undefined): Promise<void> {
  const report = join(reports, 'journeys.json');
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    CHROMIUM_PATH: chromiumPath,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(postgresBin ? { POSTGRES_BIN: postgresBin } : {}),
  };
  try {
    await runNode(['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', '--reporter=list,json'], {
      env,
    });
  } finally {
    const results = readJson(report) as PlaywrightResults | undefined;
    tally.passed += results?.stats.expected ?? 0;
    tally.failed += results?.stats.unexpected ?? 1;
    if (results) {
      tally.passed += results.stats.flaky;
      unsteady.push(...journeysOf(results, 'flaky'));
      failures.push(...journeysOf(results, 'unexpected'));
      times.push(...playwrightTimes(results));
    }
  }
}

/** The files with tests that PostgreSQL repeats: the tag stands on a test or on its whole file. */
function postgresFiles(): string[] {
  return globSync('{apps/server,e2e}/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] }).filter(
    (file) => /@module-tag postgres|tags: \['postgres'\]/.test(readFileSync(join(root, file), 'utf8')),
  );
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
