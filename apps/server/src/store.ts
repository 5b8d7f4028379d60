import { ConfigError, readConfig } from './config.ts';
import { runStore } from './store/cli.ts';
import { openFileStore } from './store/file-store.ts';
import { openBucket, storeFolder } from './store/open-store.ts';
import { StartError } from './start-error.ts';

// The operator's tool for the store of pictures: `npm run store -- <verb>`, with the variables of the server.

async function open(name: 'files' | 's3') {
  const { dataDir, s3 } = readConfig(process.env);
  if (name === 'files') return openFileStore(storeFolder(dataDir), { isAlone: false });
  if (s3 === undefined) throw new ConfigError('S3_ENDPOINT is missing: it is needed to name the bucket');
  return (await openBucket(s3)).store;
}

try {
  process.exitCode = await runStore(process.argv.slice(2), {
    open,
    result: (line) => void process.stdout.write(`${line}\n`),
    notice: (line) => void process.stderr.write(`${line}\n`),
  });
} catch (error) {
  const isPlain = error instanceof StartError;
  process.stderr.write(`${isPlain ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
