import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from './config.ts';
import { startDrawingProcess } from './modules/publishing/drawing-process.ts';
import { sceneWords } from './modules/making/making.ts';
import { runPages } from './modules/publishing/pages/cli.ts';
import { openServices } from './services.ts';

// The operator's tool for pages: `npm run pages -- <verb>`, with the variables of the server.

/** Milliseconds that a command has to end by itself after a signal, and what it exits with when it does not. */
const TIME_TO_END = 500;
const INTERRUPTED = 130;

function hasData({ databaseUrl, dataDir }: Config): boolean {
  return databaseUrl !== undefined || existsSync(join(dataDir, 'inkbloom.sqlite'));
}

async function open(config: Config, ifThere: boolean) {
  if (ifThere && !hasData(config)) return undefined;
  const { databases, store } = await openServices(config, { isAlone: false });
  return { databases, store, close: databases.close };
}

function contextOf(config: Config) {
  const ending = new AbortController();
  function end(): void {
    ending.abort();
    setTimeout(() => process.exit(INTERRUPTED), TIME_TO_END).unref();
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  return {
    terminal: {
      result: (line: string) => void process.stdout.write(`${line}\n`),
      notice: (line: string) => void process.stderr.write(`${line}\n`),
    },
    startProcess: startDrawingProcess,
    dataDir: config.dataDir,
    daily: config.daily,
    imageModel: config.imageModel,
    sceneWords,
    pictureAt: (key: string) => `${config.publicUrl}/images/${key}`,
    open: (ifThere: boolean) => open(config, ifThere),
    signal: ending.signal,
  };
}

try {
  process.exitCode = await runPages(process.argv.slice(2), contextOf(readConfig(process.env)));
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
