import { Agent, request } from 'node:http';
import sharp from 'sharp';
import { openFileStore } from '../../../apps/server/src/store/file-store.ts';
import { Browser } from '../../../apps/server/testing/browser.ts';
import { encodeForm, journal, saveForm } from '../../../apps/server/testing/drawings.ts';
import { startSandbox } from '../../../apps/server/testing/sandbox.ts';
import { accessToken, signIn } from '../../../apps/server/testing/sign-in.ts';
import { fillCatalogue, startServer } from './programs.ts';

const PAGE = { width: 1536, height: 2048 };
/** Pixels of noise on each side, which make a picture as large as drawings are: some 190 KB. */
const NOISE = 215;

/** A request as it goes over a connection. */
export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** What came of a request. */
export interface Outcome {
  readonly status: number;
  readonly ms: number;
}

/** Signs people in, one after the other; gives their tokens. */
export async function signInMany(origin: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const browser = new Browser();
    await signIn(browser, origin, { email: `person-${at}@example.org` });
    tokens.push(await accessToken(browser, origin));
  }
  return tokens;
}

/** A drawing as a browser exports it: a white page with something on it that does not compress. */
export async function drawnPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const size = { width: NOISE, height: NOISE, channels: 3 } as const;
  const spot = await sharp({ create: { ...size, background: '#888', noise } })
    .png()
    .toBuffer();
  return sharp({ create: { ...PAGE, channels: 3, background: '#fff' } })
    .composite([{ input: spot, left: 300, top: 400 }])
    .png()
    .toBuffer();
}

/** A server with the catalogue in this folder and so many people signed in, and a picture that they can save. */
export async function startBusyServer(folder: string, people: number) {
  const slugs = await fillCatalogue(folder, await openFileStore(`${folder}/images`));
  const sandbox = await startSandbox();
  const server = await startServer({
    DATA_DIR: folder,
    DAILY_PAGES: '0',
    GOOGLE_ISSUER: `${sandbox.origin}/google`,
    GOOGLE_CLIENT_ID: 'sandbox-google',
    GOOGLE_CLIENT_SECRET: 'sandbox-google-secret',
  });
  const tokens = await signInMany(server.origin, people);
  const picture = await drawnPicture();
  async function stop(): Promise<void> {
    await server.end();
    await sandbox.stop();
  }
  return { slugs, server, tokens, picture, stop };
}

/** A save of a new drawing. */
export async function saveRequest(
  token: string,
  activityId: string,
  number: number,
  picture: Buffer,
): Promise<Sent> {
  const drawingId = `drawing-${number}`;
  const key = { drawingId, baseRevision: 0, idempotencyKey: `key-of-${drawingId}`, activityId };
  const form = await saveForm(key, { picture, journal: journal(number & 0xff_ff_ff) });
  const { payload, headers } = await encodeForm(form);
  return {
    method: 'POST',
    path: '/api/drawings/save',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: payload,
  };
}

/** One kept-alive connection from an address of its own. */
export function openConnection(port: number, localAddress: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  function send({ method, path, headers = {}, body }: Sent): Promise<Outcome> {
    const begun = performance.now();
    const length = body ? { 'content-length': String(body.length) } : {};
    const options = { port, host: '127.0.0.1', localAddress, agent, method, path };
    return new Promise((resolve, reject) => {
      const sent = request({ ...options, headers: { ...headers, ...length } }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - begun }));
        answer.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }
  return { send, close: () => agent.destroy() };
}
