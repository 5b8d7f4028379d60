import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the peers' pages lie, outside the workspaces. */
export const PEERS = fileURLToPath(new URL('../../../../bench/peers/', import.meta.url));

/** Installs what the engine is measured against, unless it is there; says whether it is. */
export function installPeers(): boolean {
  if (existsSync(`${PEERS}node_modules/tldraw`)) return true;
  process.stderr.write('Installing the peers\n');
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: PEERS,
    stdio: 'inherit',
  });
  return status === 0;
}
