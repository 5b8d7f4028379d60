import { createServer } from 'node:http';
import { openGenerated } from './generated-server.ts';

/*
 * A server of a bench as a process of its own: the whole application over a generated catalogue, or a bare one that
 * sends the same bytes. It tells its port, and when asked, the processor time it took since it was last asked.
 */

/** What a bare server sends: headers as names and values in turn, and the body in base64. */
export interface Bytes {
  readonly headers: string[];
  readonly body: string;
}

const ACTIVITIES = 1_000;

async function serveApp(dataDir: string): Promise<number> {
  const { app } = await openGenerated(ACTIVITIES, { dataDir, isLogging: true });
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

async function serveBytes({ headers, body }: Bytes): Promise<number> {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function isBytes(order: Bytes | string): order is Bytes {
  return typeof order !== 'string';
}

let before = process.cpuUsage();

async function obey(order: Bytes | string): Promise<void> {
  const port = await (isBytes(order) ? serveBytes(order) : serveApp(order));
  process.on('message', () => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    process.send?.(user + system);
  });
  process.send?.(port);
}

process.once('message', (order: Bytes | string) => void obey(order));
process.once('disconnect', () => process.exit(0));
