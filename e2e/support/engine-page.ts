import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { freePort } from '../../scripts/ports.ts';
import { root } from '../../scripts/run.ts';

/** Modules outside the repository's sources that the engine imports, and where their browser version lies. */
const PACKAGES: Readonly<Record<string, string>> = { fflate: '/node_modules/fflate/esm/browser.js' };

/**
 * The page itself: it paints the golden journals with the fast kernels and without, here and in a worker. Under
 * `/shown` it gives the engine and its canvas as globals instead, with ink from an address.
 */
const FILES: Readonly<Record<string, string>> = {
  '/': `<!doctype html><title>Engine</title><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>`,
  '/shown': `<!doctype html><title>Engine</title><link rel="icon" href="data:,"><body style="margin:0">
    <div id="host" style="position:fixed;inset:0"></div><script type="module">
    import { createEngine } from '/packages/engine/src/engine.ts';
    import { loadInk, mountEngine } from '/packages/engine/src/dom/dom.ts';
    globalThis.show = async (page, ink) => {
      const engine = createEngine({ ...page, regions: null });
      const host = document.querySelector('#host');
      const mounted = mountEngine(engine, { host, ink: ink && (await loadInk(ink)) });
      Object.assign(globalThis, { engine, mounted });
    };</script>`,
  '/paint.js': `
    import { paintGolden } from '/packages/engine/testing/golden.ts';
    export const fast = paintGolden();
    globalThis.WebAssembly = undefined;
    export const plain = paintGolden();`,
  '/worker.js': `import { fast, plain } from '/paint.js'; postMessage({ fast, plain });`,
  '/page.js': `
    const send = (outcome) => fetch('/outcome', { method: 'POST', body: JSON.stringify(outcome) });
    const inWorker = () => new Promise((resolve, reject) => {
      const worker = new Worker('/worker.js', { type: 'module' });
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = reject;
    });
    import('/paint.js')
      .then(async ({ fast, plain }) => send({ page: { fast, plain }, worker: await inWorker() }))
      .catch((error) => send({ error: String(error) }));`,
};

/** A page that paints with the engine's sources, unbundled, and tells what it painted. */
export interface EnginePage {
  readonly address: string;
  /** What a browser that opens the page sends. */
  readonly outcome: Promise<unknown>;
  close(): void;
}

/** Serves the page on a free port. */
export async function serveEnginePage(): Promise<EnginePage> {
  const port = await freePort();
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const server: Server = createServer((request, response) => {
    answer(request, response).then((outcome) => outcome !== null && resolve(outcome), reject);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { address: `http://127.0.0.1:${port}/`, outcome: promise, close: () => void server.close() };
}

/** Answers one request; gives the outcome when the request brings it. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const path = request.url ?? '/';
  if (request.method === 'POST') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.end();
    return JSON.parse(Buffer.concat(chunks).toString());
  }
  const type = FILES[path]?.startsWith('<') ? 'text/html' : 'text/javascript';
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(FILES[path] ?? source(path));
  return null;
}

/** A module as a browser takes it: without types, every import an address. */
function source(path: string): string {
  const text = readFileSync(`${root}${path}`, 'utf8');
  if (!path.endsWith('.ts')) return text;
  return stripTypeScriptTypes(text)
    .replace(/from '@inkbloom\/formats\/([\w-]+)'/g, "from '/packages/formats/src/$1.ts'")
    .replace(/from '(\w+)'/g, (whole, name: string) => (PACKAGES[name] ? `from '${PACKAGES[name]}'` : whole));
}
