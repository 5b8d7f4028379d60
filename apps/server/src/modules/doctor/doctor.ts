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

/** The looks that are cheap enough for a server that serves meanwhile. */
const CHEAP = [data.checkDatabase, data.checkPictures, data.checkMail, data.checkCatalogue] as const;
const CHEAP_OF_MACHINE = [
  machine.checkSecrets,
  machine.checkDisk,
  machine.checkBackup,
  machine.checkPublicAddress,
  machine.checkWays,
] as const;

/** What a running server finds out about itself without being asked by hand. */
export async function lookAround(config: Config, parts: data.DataParts): Promise<Finding[]> {
  const findings = CHEAP_OF_MACHINE.map((check) => finding(() => check(config)));
  return Promise.all([...findings, ...CHEAP.map((check) => finding(() => check(parts)))]);
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
