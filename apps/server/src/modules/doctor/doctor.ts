import type { Config } from '../../config.ts';
import * as data from './data-checks.ts';
import { broken, type Finding } from './finding.ts';
import * as machine from './machine-checks.ts';

/** What the doctor works with. */
export interface DoctorContext {
  readonly config: Config;
  /** Opens what is kept, without changing it. */
  readonly open: () => Promise<data.DataParts & { readonly close: () => Promise<void> }>;
  readonly result: (line: string) => void;
}

const MARKS = { ok: 'ok    ', look: 'look  ', broken: 'broken' } as const;

async function finding(check: () => Promise<Finding>): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return broken(reason, 'Mend this first; what depends on it could not be looked at.');
  }
}

async function dataFindings(context: DoctorContext): Promise<Finding[]> {
  let parts;
  try {
    parts = await context.open();
  } catch (error) {
    return [await finding(() => Promise.reject(error))];
  }
  const findings: Finding[] = [];
  for (const check of Object.values(data)) findings.push(await finding(() => check(parts)));
  await parts.close();
  return findings;
}

/** Looks at everything and prints a line for each part. Gives the exit code: 1 when something is broken. */
export async function runDoctor(context: DoctorContext): Promise<number> {
  const { config, result } = context;
  const findings: Finding[] = [];
  for (const check of Object.values(machine)) findings.push(await finding(() => check(config)));
  findings.push(...(await dataFindings(context)));
  for (const { state, what, advice } of findings) {
    result(`${MARKS[state]}  ${what}`);
    if (advice !== undefined) result(`        ${advice}`);
  }
  return findings.some(({ state }) => state === 'broken') ? 1 : 0;
}
