import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNode } from './run.ts';

const SOURCES = [
  'apps/web/{src,public,service-worker,vite}/**/*',
  'apps/web/{index.html,vite.config.ts,package.json}',
  'packages/{contracts,engine,formats}/src/**/*',
  'packages/engine/kernels/*',
  'package-lock.json',
];

/** Builds the web app into apps/web/dist unless the build there is of these very sources. */
export async function buildWeb(): Promise<void> {
  const stamp = join(root, 'apps/web/dist/.sources');
  if (readIfThere(stamp) === fingerprint()) return;
  process.stderr.write('Building the app\n');
  await runNode(['packages/engine/scripts/kernels.ts']);
  const built = fingerprint();
  await runNode(['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn']);
  writeFileSync(stamp, built);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
