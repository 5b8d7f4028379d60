import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, readStamp } from './fingerprint.ts';
import { root, runNode } from './run.ts';

const SOURCES = ['apps/server/{migrations,src}/**/*.ts', 'packages/*/src/**/*.ts', 'package-lock.json'];
const FOLDER = join(root, 'node_modules/.cache/server');

/**
 * Has the server loaded once, with `--check`, when its code is new. Node keeps the compiled code, so that the server
 * itself
 * starts in half the time and without the compiler of TypeScript, which would hold 20 MB for as long as it runs. Gives
 * the
 * variables to start it with; rejects when its configuration is wrong.
 */
export async function fillServerCache(
  flags: readonly string[],
  script: string,
  environment: NodeJS.ProcessEnv,
): Promise<NodeJS.ProcessEnv> {
  const env = { ...environment, NODE_COMPILE_CACHE: FOLDER };
  const stamp = join(FOLDER, '.sources');
  const sources = `${process.version} ${flags.join(' ')} ${fingerprint(SOURCES)}`;
  if (readStamp(stamp) === sources) return env;
  await runNode([...flags, script, '--check'], { env });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(stamp, sources);
  return env;
}
