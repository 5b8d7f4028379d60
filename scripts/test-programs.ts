import { spawnSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { run, RunError } from './run.ts';

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const CHROMIUM_PLACES = ['/Applications/Chromium.app/Contents/MacOS/Chromium'];
const POSTGRES_PLACES = '/usr/lib/postgresql/*/bin/initdb';

/** The path of a Chromium to test with, installed first where that is possible; undefined when there is none. */
export async function prepareChromium(): Promise<string | undefined> {
  return findChromium() ?? ((await installPackage('chromium')) ? findChromium() : undefined);
}

/** The folder of PostgreSQL's server programs, installed first where that is possible; undefined when there is none. */
export async function preparePostgres(): Promise<string | undefined> {
  return findPostgres() ?? ((await installPackage('postgresql')) ? findPostgres() : undefined);
}

/** The program of a Redis or Valkey to test with, installed first where that is possible. */
export async function prepareRedis(): Promise<string | undefined> {
  return findRedis() ?? ((await installPackage('redis-server')) ? findRedis() : undefined);
}

/** The program of a Redis or Valkey; undefined when there is none. */
export function findRedis(): string | undefined {
  return onPath(['valkey-server', 'redis-server']);
}

/** The program of Caddy, the proxy to test with, installed first where that is possible. */
export async function prepareCaddy(): Promise<string | undefined> {
  return findCaddy() ?? ((await installPackage('caddy')) ? findCaddy() : undefined);
}

/** The program of Caddy; undefined when there is none. */
export function findCaddy(): string | undefined {
  return onPath(['caddy']);
}

function findChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] || onPath(CHROMIUM_NAMES) || CHROMIUM_PLACES.find(isProgram);
}

function findPostgres(): string | undefined {
  const initdb = onPath(['initdb']) ?? globSync(POSTGRES_PLACES).toSorted().at(-1);
  return process.env['POSTGRES_BIN'] || (initdb && dirname(initdb));
}

async function installPackage(name: string): Promise<boolean> {
  if (!onPath(['apt-get'])) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return false;
  const apt = (...args: string[]) =>
    run(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  process.stderr.write(`Installing ${name} for the tests\n`);
  try {
    await apt('update', '-qq');
    await apt('install', '-y', '-qq', '--no-install-recommends', name);
    return true;
  } catch (error) {
    if (error instanceof RunError) return false;
    throw error;
  }
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
