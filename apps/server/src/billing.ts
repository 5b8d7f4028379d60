import pino from 'pino';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openBilling, runBilling } from './modules/subscriptions/subscriptions.ts';
import { openServices } from './services.ts';

// The operator's tool for payments: `npm run billing -- <verb>`, with the variables of the server.

async function main(config: Config): Promise<number> {
  const { databases } = await openServices(config, { isAlone: false });
  const log = pino({ level: 'silent' });
  const { publicUrl, payments } = config;
  const billing = payments && openBilling(payments, { databases, mailer: undefined, publicUrl, log });
  try {
    return await runBilling(process.argv.slice(2), {
      databases,
      billing,
      result: (line) => void process.stdout.write(`${line}\n`),
      notice: (line) => void process.stderr.write(`${line}\n`),
    });
  } finally {
    await databases.close();
  }
}

try {
  process.exitCode = await main(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
