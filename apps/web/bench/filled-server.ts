import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilFilled } from '../../../e2e/support/filled-folder.ts';
import { startInstallation } from '../../../e2e/support/installation.ts';

/** A running server with its whole catalogue. */
export interface FilledServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts the built app on a fresh folder and waits until every page is drawn. */
export async function serveFilled(): Promise<FilledServer> {
  const folder = mkdtempSync(join(tmpdir(), 'inkbloom-bench-'));
  const { stack } = await startInstallation({ dataFolder: folder });
  await untilFilled(stack.origin);
  return {
    origin: stack.origin,
    stop: async () => {
      await stack.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
