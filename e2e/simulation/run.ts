import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tell, type Action } from './actions.ts';
import { ALL_MUTANTS, occurrences, withMutant } from './mutant-loader.ts';
import type { ServerPort } from './server-port.ts';
import { liveSeed, shrink } from './schedules.ts';

/*
 * node e2e/simulation/run.ts schedules FROM COUNT EVERY
 *     lives so many schedules, one in EVERY twice, which has to give the same trace; a failing one is shrunk and told
 * node e2e/simulation/run.ts real FROM COUNT
 *     lives so many beside the real drawings module; each has to give the same trace as beside the model
 * node e2e/simulation/run.ts mutants MOST
 *     plants each mistake and tells how many schedules it takes to find it
 * node e2e/simulation/run.ts fixtures
 *     lives those that went wrong once
 * node e2e/simulation/run.ts story SEED
 *     tells one schedule
 */

const [what = 'schedules', first = '1', second = '20000', third = '50'] = process.argv.slice(2);
// What the app logs of its troubles is part of them.
for (const level of ['error', 'warn', 'info'] as const) console[level] = () => undefined;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function tellStory(seed: number): Promise<void> {
  const actions = await shrink(seed);
  const { failures, trace } = await liveSeed(seed, actions);
  say(`seed ${seed}: ${failures.join('; ') || 'nothing goes wrong'}`);
  say(`as a fixture: ${JSON.stringify({ seed, actions })}`);
  actions.forEach((action) => say(`  ${tell(action)}`));
  say('step by step:');
  trace.forEach((line) => say(`  ${line}`));
}

async function runSchedules(from: number, count: number, every: number): Promise<boolean> {
  const started = performance.now();
  for (let seed = from; seed < from + count; seed++) {
    const { failures, trace } = await liveSeed(seed);
    if (failures.length > 0) {
      await tellStory(seed);
      return false;
    }
    if ((seed - from) % every !== 0) continue;
    const again = await liveSeed(seed);
    if (again.trace.join('\n') === trace.join('\n')) continue;
    say(`seed ${seed} does not give the same trace twice`);
    return false;
  }
  const seconds = (performance.now() - started) / 1000;
  say(`${count} schedules, nothing lost, ${Math.round(count / seconds)} a second`);
  return true;
}

/** What went wrong in a schedule beside the real module; null when nothing did and all went as beside the model. */
async function troubleBeside(server: ServerPort, seed: number): Promise<string | null> {
  const [model, real] = [await liveSeed(seed), await liveSeed(seed, undefined, server)];
  if (real.failures.length > 0) return real.failures.join('; ');
  const at = real.trace.findIndex((line, number) => line !== model.trace[number]);
  return at < 0 ? null : `step ${at}: ${real.trace[at]}, beside the model: ${model.trace[at]}`;
}

async function runReal(from: number, count: number): Promise<boolean> {
  const { openRealModule, RealServer } = await import('./real-server.ts');
  const { parts, close } = await openRealModule();
  let trouble: string | null = null;
  for (let seed = from; seed < from + count && trouble === null; seed++) {
    trouble = await troubleBeside(new RealServer(parts, `schedule-${seed}`), seed);
    if (trouble !== null) say(`seed ${seed} beside the real module: ${trouble}`);
  }
  await close();
  if (trouble === null) say(`${count} schedules beside the real module, nothing lost`);
  return trouble === null;
}

async function findMutants(most: number): Promise<boolean> {
  let areAllFound = true;
  for (const [number, mutant] of ALL_MUTANTS.entries()) {
    const times = occurrences(mutant);
    const simulation = await withMutant(number);
    const seed = times === 1 ? await simulation.findFailure(mutant.firstSeed ?? 1, most) : null;
    const why = seed === null ? '' : ((await simulation.liveSeed(seed)).failures[0] ?? '');
    if (seed === null) areAllFound = false;
    const found = times === 1 ? (seed ?? 'NOT FOUND') : `OUT OF DATE (${times} times)`;
    say(`| ${mutant.name} | ${found} | ${why} |`);
  }
  return areAllFound;
}

interface Fixture {
  readonly seed: number;
  readonly why: string;
  readonly actions: readonly Action[];
}

async function runFixtures(): Promise<boolean> {
  const lines = readFileSync(join(import.meta.dirname, 'fixtures.jsonl'), 'utf8')
    .trim()
    .split('\n');
  for (const { seed, why, actions } of lines.map((line) => JSON.parse(line) as Fixture)) {
    const { failures } = await liveSeed(seed, actions);
    if (failures.length === 0) continue;
    say(`again: ${why}: ${failures.join('; ')}`);
    return false;
  }
  say('all fixtures go well');
  return true;
}

async function run(): Promise<boolean> {
  if (what === 'fixtures') return runFixtures();
  if (what === 'mutants') return findMutants(Number(first));
  if (what === 'real') return runReal(Number(first), Number(second));
  if (what === 'schedules') return runSchedules(Number(first), Number(second), Number(third));
  await tellStory(Number(first));
  return true;
}

process.exitCode = (await run()) ? 0 : 1;
