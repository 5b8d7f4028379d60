import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, readStamp } from './fingerprint.ts';
import { root, runNode } from './run.ts';

const SOURCES = [
  'apps/web/{src,public,service-worker,vite}/**/*',
  'apps/server/src/modules/heads/screens/*',
  'apps/web/{index.html,vite.config.ts,package.json}',
  'packages/{contracts,engine,formats}/src/**/*',
  'packages/engine/kernels/*',
  'package-lock.json',
];

/** Builds the web app into apps/web/dist unless the build there is of these very sources. */
export async function buildWeb(): Promise<void> {
  const stamp = join(root, 'apps/web/dist/.sources');
  if (readStamp(stamp) === fingerprint(SOURCES)) return;
  process.stderr.write('Building the app\n');
  await runNode(['packages/engine/scripts/kernels.ts']);
  const built = fingerprint(SOURCES);
  await runNode(['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn']);
  writeFileSync(stamp, built);
}
