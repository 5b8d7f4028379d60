import { ConfigError, readConfig } from './config.ts';
import { runMail } from './modules/mail/mail.ts';
import { openServices } from './services.ts';

// The operator's tool for mail: `npm run mail -- <verb>`, with the variables of the server.

async function main(): Promise<number> {
  const { databases } = await openServices(readConfig(process.env), { isAlone: false });
  try {
    return await runMail(process.argv.slice(2), {
      databases,
      result: (line) => void process.stdout.write(`${line}\n`),
      notice: (line) => void process.stderr.write(`${line}\n`),
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
