import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fingerprint } from '../../scripts/fingerprint.ts';
import { askReadiness } from '../../scripts/stack.ts';
import { startInstallation } from './installation.ts';

const FILLED = 'INKBLOOM_FILLED_FOLDER';
const PREFIX = 'inkbloom-filled-';
const STALE_MS = 24 * 60 * 60 * 1000;

/** What decides how pages look, and what rows and files the server makes of them. */
const DRAWING = ['packages/{linework,formats}/src/**/*', 'apps/server/src/modules/publishing/*'];
const KEEPING = [
  'apps/server/{migrations,src/modules/catalogue,src/modules/images}/**/*',
  'package-lock.json',
  'e2e/support/installation.ts',
];

/**
 * Before the first journey: fills one data folder by starting the real server on it, which every journey then copies.
 * It is kept in the system's temporary folder, named by the sources it was made from, and serves later runs too. Where
 * only the server changed, it begins as a copy of an older one, which the server upgrades as an operator's.
 */
export default async function fillFolder(): Promise<void> {
  removeStale();
  const drawing = PREFIX + fingerprint(DRAWING).slice(0, 16);
  const folder = join(tmpdir(), `${drawing}-${fingerprint(KEEPING).slice(0, 16)}`);
  if (!existsSync(folder)) putInPlace(await fill(readyFolders(drawing)), folder);
  process.env[FILLED] = folder;
}

/** A filled folder that begins as a copy of the first that the server can upgrade, or empty. */
async function fill([older, ...others]: readonly string[]): Promise<string> {
  const fresh = mkdtempSync(join(tmpdir(), 'inkbloom-filling-'));
  if (older) copyFolder(older, fresh);
  try {
    const { stack } = await startInstallation({ dataFolder: fresh });
    await untilFilled(stack.origin);
    await stack.stop();
    return fresh;
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!older) throw error;
    return fill(others);
  }
}

/** Filled folders whose name begins so, the latest first. */
function readyFolders(prefix: string): string[] {
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(tmpdir(), name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
}

/** Another run may have filled the same folder meanwhile; then that one stays. */
function putInPlace(fresh: string, folder: string): void {
  try {
    renameSync(fresh, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(fresh, { recursive: true, force: true });
  }
}

function removeStale(): void {
  for (const folder of readyFolders(PREFIX))
    if (Date.now() - statSync(folder).mtimeMs > STALE_MS) rmSync(folder, { recursive: true, force: true });
}

/** Waits until the whole catalogue is drawn. */
export async function untilFilled(origin: string): Promise<void> {
  for (;;) {
    const pages = (await askReadiness(origin))?.pages;
    if (pages && pages.done >= pages.total) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** A fresh copy of the filled data folder; the caller removes it. */
export function copyFilledFolder(): string {
  const filled = process.env[FILLED];
  if (!filled || !existsSync(filled)) throw new Error('no filled data folder: the global setup did not run');
  const copy = mkdtempSync(join(tmpdir(), 'inkbloom-data-'));
  copyFolder(filled, copy);
  return copy;
}

function copyFolder(source: string, target: string): void {
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const to = join(target, relative(source, from));
    if (entry.isDirectory()) mkdirSync(to, { recursive: true });
    else if (isPicture(source, from)) linkSync(from, to);
    else if (entry.isFile()) copyFileSync(from, to);
  }
}

/** A data folder to start on: a copy of a filled one where there is one, else an empty one, which the server fills. */
export function startingFolder(): string {
  return process.env[FILLED] ? copyFilledFolder() : mkdtempSync(join(tmpdir(), 'inkbloom-data-'));
}

/** Pictures are named by their content and never written twice, so one file may serve every copy. */
function isPicture(folder: string, file: string): boolean {
  return relative(folder, file).split(sep)[0] === 'images';
}
