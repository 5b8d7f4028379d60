import { buildWeb } from './web-build.ts';
import { askReadiness, startStack, type Readiness, type Stack } from './stack.ts';

const started = performance.now();
const stopping = new AbortController();
// `disconnect`: the launcher is gone, however it ended.
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.on(event, () => stopping.abort());

let stack: Stack;

try {
  await buildWeb();
  stack = await startStack({
    environment: process.env,
    onOutput: (text) => void process.stderr.write(text),
    onProgress: showProgress,
    signal: stopping.signal,
  });
} catch (error) {
  if (!stopping.signal.aborted)
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(stopping.signal.aborted ? 0 : 1);
}
announce(stack);
await followFirstFill(stack.origin);
const code = await stack.ended;
await stack.stop();
process.exit(stopping.signal.aborted ? 0 : code || 1);

function announce({ origin, sandboxOrigin }: Stack): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const publicUrl = process.env['PUBLIC_URL'] || origin;
  const lines = [`Inkbloom is ready after ${seconds} s:  ${publicUrl}`];
  if (sandboxOrigin) lines.push(`Stand-ins for sign-in:  ${sandboxOrigin}`);
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}

async function followFirstFill(origin: string): Promise<void> {
  for (;;) {
    const pages = (await askReadiness(origin))?.pages;
    if (!pages || pages.done >= pages.total || stopping.signal.aborted) return;
    showProgress({ ready: true, pages });
    await new Promise((resolve) => setTimeout(resolve, 3000));
  }
}

function showProgress({ pages }: Readiness): void {
  if (pages && pages.done < pages.total)
    process.stdout.write(`Drawing pages: ${pages.done} of ${pages.total}\n`);
}
