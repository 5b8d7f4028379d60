import { copyFileSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { askReadiness } from '../../scripts/stack.ts';
import { startInstallation } from './installation.ts';

const FILLED = 'INKBLOOM_FILLED_FOLDER';

/**
 * Before the first journey: fills one fresh data folder by starting the real server on it, which every journey then
 * copies. Drawing the catalogue once instead of for each journey is all it saves.
 */
export default async function fillFolder(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'inkbloom-filled-'));
  const { stack } = await startInstallation({ dataFolder: folder });
  await untilFilled(stack.origin);
  await stack.stop();
  process.env[FILLED] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
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
