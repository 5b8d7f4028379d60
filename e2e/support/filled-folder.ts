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

/** What decides which pages and rows a filled folder holds. */
const SOURCES = [
  'packages/{linework,formats}/src/**/*',
  'apps/server/{migrations,src/modules/publishing,src/modules/catalogue,src/modules/images}/**/*',
  'package-lock.json',
];

/**
 * Before the first journey: fills one data folder by starting the real server on it, which every journey then copies.
 * It is kept in the system's temporary folder, named by the sources it was drawn from, and serves later runs too.
 */
export default async function fillFolder(): Promise<void> {
  removeStale();
  const folder = join(tmpdir(), PREFIX + fingerprint(SOURCES).slice(0, 16));
  if (!existsSync(folder)) {
    const fresh = mkdtempSync(join(tmpdir(), 'inkbloom-filling-'));
    const { stack } = await startInstallation({ dataFolder: fresh });
    await untilFilled(stack.origin);
    await stack.stop();
    putInPlace(fresh, folder);
  }
  process.env[FILLED] = folder;
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
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name);
    if (Date.now() - statSync(folder).mtimeMs > STALE_MS) rmSync(folder, { recursive: true, force: true });
  }
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
  for (const entry of readdirSync(filled, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const to = join(copy, relative(filled, from));
    if (entry.isDirectory()) mkdirSync(to, { recursive: true });
    else if (isPicture(filled, from)) linkSync(from, to);
    else if (entry.isFile()) copyFileSync(from, to);
  }
  return copy;
}

/** A data folder to start on: a copy of a filled one where there is one, else an empty one, which the server fills. */
export function startingFolder(): string {
  return process.env[FILLED] ? copyFilledFolder() : mkdtempSync(join(tmpdir(), 'inkbloom-data-'));
}

/** Pictures are named by their content and never written twice, so one file may serve every copy. */
function isPicture(folder: string, file: string): boolean {
  return relative(folder, file).split(sep)[0] === 'images';
}
