import { buildSandbox } from './app.ts';
import { readSettings } from './environment.ts';

/** Says why in one line and ends the process. */
function stop(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const app = await buildSandbox(settings);
  // `disconnect`: whoever started it is gone.
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.once(event, () => void app.close().then(() => process.exit(0)));
  }
  await app.listen({ port: settings.port, host: 'localhost' });
  process.stdout.write(`Sandbox: ${settings.origin}\n`);
}

if (process.env['NODE_ENV'] === 'production') stop('The sandbox does not run with NODE_ENV=production.');
try {
  await start();
} catch (error) {
  stop(`The sandbox could not start: ${error instanceof Error ? error.message : String(error)}`);
}
