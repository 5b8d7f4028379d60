import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { buildSandbox } from '../src/app.ts';
import { readSettings, type Settings } from '../src/environment.ts';

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

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
