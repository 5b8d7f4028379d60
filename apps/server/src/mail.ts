import { readFile } from 'node:fs/promises';
import { ConfigError, readConfig } from './config.ts';
import { openOutbox, runMail } from './modules/mail/mail.ts';
import { sendNewsletter } from './modules/newsletter/newsletter.ts';
import { openServices } from './services.ts';

// The operator's tool for mail: `npm run mail -- <verb>`, with the variables of the server.

async function main(): Promise<number> {
  const config = readConfig(process.env);
  const { databases, secrets } = await openServices(config, { isAlone: false });
  const secret = secrets.identity;
  const mailer = openOutbox(config, secret);
  try {
    return await runMail(process.argv.slice(2), {
      databases,
      result: (line) => void process.stdout.write(`${line}\n`),
      notice: (line) => void process.stderr.write(`${line}\n`),
      newsletter: async (path) =>
        sendNewsletter(
          { databases, mailer, publicUrl: config.publicUrl, secret },
          await readFile(path, 'utf8'),
        ),
    });
  } finally {
    await databases.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
