import { spawn } from 'node:child_process';
import { root } from './run.ts';
import { startStack } from './stack.ts';

// The API and the sandbox as in a start, and in front of them Vite with hot reload, which passes /api and /images on.
const VITE = 'http://localhost:5173';
const stopping = new AbortController();
const stack = await startStack({
  // Sign-in must come back to the address the person looks at.
  environment: { ...process.env, PUBLIC_URL: process.env['PUBLIC_URL'] || VITE },
  onOutput: (text) => void process.stderr.write(text),
  signal: stopping.signal,
});
const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'apps/web'], {
  cwd: root,
  stdio: 'inherit',
});
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.on(event, () => {
    vite.kill();
    stopping.abort();
  });
}
process.exit(await stack.ended);
