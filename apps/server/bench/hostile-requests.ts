import { connect } from 'node:net';

/*
 * Requests as attackers and broken programs send them: bytes for a socket, since no client library would send them.
 */

const HOST = 'host: localhost\r\n';
const JSON_TYPE = 'content-type: application/json\r\n';

const PATHS = [
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2f..%2fsecrets.json',
  '/images/../../secrets.json',
  '/images/pages/..%2f..%2finkbloom.sqlite',
  '/images/pages/%2e%2e%5csecrets.json',
  '/assets/../../../../../../etc/passwd',
  '//etc/passwd',
  '/%61pi/drawings/save',
  '/api/v1/activities/%00',
  '/api/v1/activities/%ff%fe',
  '/api/v1/activities/%e0%a4%a',
  '/api/v1/activities?limit=1e309',
  '/api/v1/activities?page=-1&limit=99999999999999999999',
  '/api/v1/activities?sortBy=title;drop%20table%20activities',
  '/api/v1/activities?category[$ne]=x&category[]=y&__proto__[a]=b',
  '/api/v1/drawings/%2e%2e%2f%2e%2e',
  `/api/v1/activities/${'a'.repeat(6000)}`,
  `/?${'a=b&'.repeat(1500)}`,
  'http://localhost/../../etc/passwd',
  'http://[::1',
  '*',
];

const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"events":{"length":1e9}}',
  '{"events":[{"__proto__":{"admin":true}}]}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"events":[null,1,"x",[],{}]}',
  '\u0000\u0001\ufffd',
  `{"a":${'['.repeat(500)}`,
  `{"email":"${'a'.repeat(5000)}@example.org"}`,
];

const CALLS = [
  'POST /api/v1/analytics/events',
  'POST /api/drawings/save',
  'POST /api/auth/sign-in/social',
  'POST /api/auth/sign-in/magic-link',
  'PUT /api/v1/favorites/owl',
  'DELETE /api/v1/drawings/x',
  'PATCH /api/v1/activities',
];

/** Requests that break the protocol itself. */
const BROKEN = [
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  `FETCH / HTTP/1.1\r\n${HOST}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`,
  `GET / HTTP/1.1\nhost: localhost\n\n`,
  `GET / HTTP/1.1\r\nhost: ${'a'.repeat(300)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: <script>\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}x: a\u0000b\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}x: ${'a'.repeat(40_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}${'x: y\r\n'.repeat(3000)}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}cookie: ${'a=%zz; '.repeat(500)}\r\n\r\n`,
  `GET /api/v1/drawings HTTP/1.1\r\n${HOST}authorization: Bearer a.b.c\r\n\r\n`,
  `GET /api/v1/drawings HTTP/1.1\r\n${HOST}authorization: Bearer ${'x'.repeat(9000)}\r\n\r\n`,
  `GET /images/pages/a.png HTTP/1.1\r\n${HOST}range: bytes=9-1,,-,a-b\r\nif-none-match: ${'W/"x",'.repeat(800)}\r\n\r\n`,
  `POST /api/v1/analytics/events HTTP/1.1\r\n${HOST}${JSON_TYPE}content-length: -1\r\n\r\n`,
  `POST /api/v1/analytics/events HTTP/1.1\r\n${HOST}${JSON_TYPE}content-length: 5\r\ncontent-length: 6\r\n\r\nabcdef`,
  `POST /api/v1/analytics/events HTTP/1.1\r\n${HOST}${JSON_TYPE}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  `POST /api/v1/analytics/events HTTP/1.1\r\n${HOST}${JSON_TYPE}transfer-encoding: chunked\r\n\r\nzz\r\nabc\r\n`,
  `POST /api/v1/analytics/events HTTP/1.1\r\n${HOST}${JSON_TYPE}content-encoding: gzip\r\ncontent-length: 3\r\n\r\nabc`,
  `POST /api/v1/analytics/events HTTP/1.1\r\n${HOST}content-type: ${'a'.repeat(500)}/\r\ncontent-length: 2\r\n\r\n{}`,
  `POST /api/drawings/save HTTP/1.1\r\n${HOST}content-type: multipart/form-data\r\ncontent-length: 2\r\n\r\n--`,
  `GET / HTTP/1.1\r\n${HOST}upgrade: websocket\r\nconnection: upgrade\r\n\r\n`,
  `OPTIONS /api/v1/activities HTTP/1.1\r\n${HOST}origin: null\r\naccess-control-request-method: \u007f\r\n\r\n`,
];

function bodyRequest(call: string, body: string, authorization: string): string {
  const own = authorization === '' ? '' : `authorization: ${authorization}\r\n`;
  return `${call} HTTP/1.1\r\n${HOST}${own}${JSON_TYPE}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** One of many thousand requests by its number; the same number gives the same request. */
export function hostileRequest(number: number, authorization = ''): string {
  const pick = <T>(list: readonly T[], step: number): T => list[Math.floor(number / step) % list.length]!;
  if (number % 3 === 0) return pick(BROKEN, 3);
  if (number % 3 === 1)
    return `${pick(['GET', 'HEAD', 'POST'], 63)} ${pick(PATHS, 3)} HTTP/1.1\r\n${HOST}\r\n`;
  return bodyRequest(pick(CALLS, 3), pick(BODIES, 21), number % 2 === 0 ? authorization : '');
}

/** What came back: the status, 0 where the connection was closed without one, and all of the text. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

const PATIENCE_MS = 5_000;

/** Sends bytes and reads until the head of the answer has come, or the connection is closed. */
export function sendRaw(port: number, localAddress: string, request: string): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    const end = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    const timer = setTimeout(end, PATIENCE_MS);
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      text += part;
      if (text.includes('\r\n\r\n')) end();
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.write(request, 'latin1');
  });
}
