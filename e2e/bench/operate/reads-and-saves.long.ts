import { createServer } from 'node:http';
import { once } from 'node:events';
import { quantile, report, withFolder } from './programs.ts';
import { openConnection, type Outcome, saveRequest, type Sent, startBusyServer } from './traffic.ts';

/*
 * Nine reads and a save, again and again, over 50 and 200 connections, beside a bare node:http that sends the same
 * bytes from memory and reads the same bodies. Both share this machine with the ones who ask. Everybody asks again at
 * once, so what a save takes here is how long the queue for decoding is: as many as there are connections.
 */

const SECONDS = Number(process.env['SECONDS'] ?? 10);
const CONNECTIONS = [50, 200];
const READS_A_SAVE = 9;
/** Each may save sixty times a minute. */
const PEOPLE = 60;
const PREPARED_SAVES = 3_000;

interface Round {
  readonly reads: readonly number[];
  readonly saves: readonly number[];
  readonly failed: number;
}

/** A server that sends what it is told, and reads what it is sent. */
async function startBare(bodyOf: (path: string) => Buffer): Promise<number> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.end(bodyOf(request.url ?? '')));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function round(
  port: number,
  connections: number,
  network: number,
  reads: readonly Sent[],
  saves: () => Sent | undefined,
): Promise<Round> {
  const end = performance.now() + SECONDS * 1000;
  const [readTimes, saveTimes]: [number[], number[]] = [[], []];
  let failed = 0;
  function note(outcome: Outcome, times: number[]): void {
    if (outcome.status === 200) times.push(outcome.ms);
    else failed += 1;
  }
  async function one(place: number): Promise<void> {
    const { send, close } = openConnection(port, `127.${network}.${1 + (place >> 7)}.${1 + (place & 127)}`);
    for (let at = place; performance.now() < end; at += 1) {
      const save = at % (READS_A_SAVE + 1) === 0 ? saves() : undefined;
      if (save) note(await send(save), saveTimes);
      else note(await send(reads[at % reads.length]!), readTimes);
    }
    close();
  }
  await Promise.all(Array.from({ length: connections }, (_, place) => one(place)));
  return { reads: readTimes, saves: saveTimes, failed };
}

function tell(name: string, { reads, saves, failed }: Round, isOurs: boolean): number {
  const rate = (reads.length + saves.length) / SECONDS;
  const words = [
    `${name}: ${Math.round(rate)}/s`,
    `reads half ${quantile(reads, 0.5).toFixed(1)} ms, 99 of 100 ${quantile(reads, 0.99).toFixed(1)} ms`,
    `saves half ${quantile(saves, 0.5).toFixed(0)} ms, 19 of 20 ${quantile(saves, 0.95).toFixed(0)} ms`,
    `${failed} failed`,
  ];
  report(words.join('; '), !isOurs || failed === 0);
  return rate;
}

await withFolder(async (folder) => {
  const { slugs, server, tokens, picture, stop } = await startBusyServer(folder, PEOPLE);
  const prepared: Sent[] = [];
  for (let at = 0; at < PREPARED_SAVES; at += 1)
    prepared.push(await saveRequest(tokens[at % PEOPLE]!, slugs[at % slugs.length]!, at, picture));
  const paths = Array.from({ length: 10 }, (_, page) => `/api/v1/activities?limit=20&page=${page + 1}`);
  const reads = paths.map((path): Sent => ({ method: 'GET', path }));
  const bodies = new Map<string, Buffer>();
  for (const path of paths)
    bodies.set(path, Buffer.from(await (await fetch(server.origin + path)).arrayBuffer()));
  const bare = await startBare((path) => bodies.get(path) ?? Buffer.from('{}'));
  let network = 20;
  for (const connections of CONNECTIONS) {
    const ours = await round(server.port, connections, network++, reads, () => prepared.pop());
    const mine = tell(`${connections} connections, Inkbloom`, ours, true);
    const some = prepared.at(-1);
    const other = await round(bare, connections, network++, reads, () => some);
    const theirs = tell(`${connections} connections, bare node:http`, other, false);
    report(`${connections} connections: ${((100 * mine) / theirs).toFixed(0)} % of a bare server's requests`);
  }
  await stop();
});
process.exit();
