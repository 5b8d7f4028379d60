import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  cpSync(filled, copy, { recursive: true });
  return copy;
}
