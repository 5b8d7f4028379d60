import { rmSync } from 'node:fs';
import { startingFolder, untilFilled } from '../../../e2e/support/filled-folder.ts';
import { startInstallation } from '../../../e2e/support/installation.ts';

/** A running server with its whole catalogue. */
export interface FilledServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts the built app, on a filled folder where there is one, and waits until every page is drawn. */
export async function serveFilled(): Promise<FilledServer> {
  const folder = startingFolder();
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
