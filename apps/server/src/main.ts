import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { drain } from './drain.ts';
import { openMail } from './modules/mail/mail.ts';
import { builtInEntries, createDailyJob, createPublisher } from './modules/publishing/publishing.ts';
import { openServices } from './services.ts';
import { StartError } from './start-error.ts';
import pino from 'pino';

/** What requests under way have to end after a signal, and everything else after them. */
const DRAIN_LIMIT_MS = 15_000;
const END_LIMIT_MS = 20_000;

async function serve(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel });
  const services = await openServices(config, { notice: (line) => log.warn(line), log });
  const entries = builtInEntries(config.cataloguePages);
  const publisher = await createPublisher({ ...services, log, entries });
  const daily = createDailyJob({ ...services, log, ...config.daily });
  const mail =
    config.mail &&
    openMail(config.mail, { ...services, secret: services.secrets.identity, site: config, log });
  const app = await buildApp(config, { ...services, mailer: mail?.mailer, progress: publisher.progress });

  async function end(): Promise<void> {
    setTimeout(() => process.exit(1), END_LIMIT_MS).unref();
    await drain(app, DRAIN_LIMIT_MS);
    await Promise.all([publisher.stop(), daily.stop(), mail?.worker.stop()]);
    await services.close();
    process.exit(0);
  }
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, () => void end());

  await app.listen({ port: config.port, host: config.host });
  void mail?.worker.run();
  await publisher.run();
  await daily.run();
}

/**
 * Tells the operator why there is no server: what they can mend in one line, anything else with all there is to know.
 */
function explain(error: unknown): void {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else pino().fatal({ err: error }, 'the server could not start');
}

try {
  const config = readConfig(process.env);
  // `--check` only tells whether the variables are right.
  if (!process.argv.includes('--check')) await serve(config);
} catch (error) {
  explain(error);
  process.exit(1);
}
