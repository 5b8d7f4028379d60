import { connect } from 'node:net';

/** Requests that one connection makes; each has an address of its own, so that no limit on addresses is met. */
const REQUESTS_EACH = 1_000;
const CONNECTIONS = 20;
export const REQUESTS = REQUESTS_EACH * CONNECTIONS;

const HEAD_END = '\r\n\r\n';

/** The whole length of an answer, once its head is there. */
function lengthOf(data: Buffer): number {
  const end = data.indexOf(HEAD_END);
  if (end < 0) return Infinity;
  const length = /content-length: (\d+)/i.exec(data.toString('latin1', 0, end))?.[1] ?? '0';
  return end + HEAD_END.length + Number(length);
}

/** One connection that asks for the same thing again and again; gives how long each answer took, in milliseconds. */
function askAgain(port: number, localAddress: string, request: string): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    let received = Buffer.alloc(0);
    let start = 0;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    const ask = () => {
      received = Buffer.alloc(0);
      start = performance.now();
      socket.write(request);
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('data', (data) => {
      received = received.length === 0 ? data : Buffer.concat([received, data]);
      if (received.length < lengthOf(received)) return;
      times.push(performance.now() - start);
      if (times.length < REQUESTS_EACH) return ask();
      socket.end();
      return resolve(times);
    });
  });
}

/** Loads a server from many connections at once; each round comes from other addresses of this machine. */
export async function load(port: number, round: number, request: string): Promise<number[]> {
  const addresses = Array.from({ length: CONNECTIONS }, (_, index) => `127.${round + 1}.0.${index + 1}`);
  return (await Promise.all(addresses.map((address) => askAgain(port, address, request)))).flat();
}
