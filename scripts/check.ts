import { globSync } from 'node:fs';
import { runNode } from './run.ts';

/** Every check that needs nothing running: format, types, lint with the dependency rule, unused code. */
export async function check(): Promise<void> {
  await runNode(['node_modules/oxfmt/bin/oxfmt', '--check', '.']);
  for (const project of globSync(
    '{packages/*,apps/*,apps/web/service-worker,e2e,native,scripts}/tsconfig.json',
  ).toSorted()) {
    await runNode(['node_modules/typescript/bin/tsc', '-p', project]);
  }
  await runNode(['node_modules/oxlint/bin/oxlint', '--type-aware', '--max-warnings=0', '.']);
  await runNode(['node_modules/knip/bin/knip.js', '--no-progress']);
}

if (import.meta.main) await check();
