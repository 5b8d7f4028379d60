import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/ports.ts';
import { buildSandbox } from '../src/app.ts';
import { readSettings, type Settings } from '../src/environment.ts';

/** An empty folder that goes when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A sandbox that listens until the test ends, with its settings and a way to end it sooner. */
export async function startSandbox(
  folder?: string,
): Promise<Settings & { readonly stop: () => Promise<void> }> {
  const settings = readSettings({
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
    DATA_DIR: folder ?? (await temporaryFolder()),
  });
  const app = await buildSandbox(settings);
  await app.listen({ port: settings.port, host: 'localhost' });
  const stop = (): Promise<void> => app.close();
  onTestFinished(stop);
  return { ...settings, stop };
}
