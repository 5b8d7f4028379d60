import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { advisoriesOf, type AllowedAdvisory, notAllowed } from './advisories.ts';
import { isAllowed, licensedPackages, licenseReport, type LockedPackage } from './licenses.ts';
import { root } from './run.ts';

const USAGE = `npm run supply -- <verb>

  sbom [FILE]   a CycloneDX list of everything that is shipped, from the lock
  licenses      which licenses there are; exits 1 when one is not allowed
  audit         what the registry knows against the packages; exits 1 when something is not in
                scripts/advisories-allowed.json, 2 when the registry does not answer
`;
const FAILED = 1;
const NO_ANSWER = 2;

/** Runs npm; gives what it printed. */
function npm(...args: readonly string[]): string {
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

function sbom(file?: string): number {
  const list = JSON.parse(
    npm('sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev', '--sbom-type=application'),
  ) as { metadata: { component: { name: string } }; components: unknown[] };
  list.metadata.component.name = 'inkbloom'; // npm names it after the folder
  const text = `${JSON.stringify(list, null, 2)}\n`;
  if (file === undefined) process.stdout.write(text);
  else writeFileSync(file, text);
  process.stderr.write(`${list.components.length} components\n`);
  return 0;
}

function licenses(): number {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const packages = licensedPackages(lock.packages);
  process.stdout.write(licenseReport(packages));
  const refused = packages.filter(({ license }) => !isAllowed(license));
  for (const { name, license } of refused) process.stderr.write(`not allowed: ${name} (${license})\n`);
  return refused.length === 0 ? 0 : FAILED;
}

function audit(): number {
  const found = advisoriesOf(JSON.parse(npm('audit', '--json', '--package-lock-only')) as object);
  if (found === undefined) {
    process.stderr.write('The registry answers no audits: nothing was looked at.\n');
    return NO_ANSWER;
  }
  const file = join(root, 'scripts/advisories-allowed.json');
  const allowed = JSON.parse(readFileSync(file, 'utf8')) as AllowedAdvisory[];
  const open = notAllowed(found, allowed, new Date().toISOString().slice(0, 10));
  for (const one of open) process.stdout.write(`${one.id}\t${one.severity}\t${one.package}\t${one.title}\n`);
  process.stderr.write(`${found.length} known, ${open.length} not allowed\n`);
  return open.length === 0 ? 0 : FAILED;
}

const VERBS: Readonly<Record<string, (word?: string) => number>> = { sbom, licenses, audit };

const [verb = '', word] = process.argv.slice(2);
const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
if (run === undefined) process.stderr.write(USAGE);
process.exitCode = run?.(word) ?? NO_ANSWER;
