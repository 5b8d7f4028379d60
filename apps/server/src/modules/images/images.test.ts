import { describe, expect, it } from 'vitest';
import { startServer } from '../../../testing/server.ts';
import { pictureLinks } from './links.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4"/></svg>';

function queryOf(address: string) {
  return Object.fromEntries(new URL(address, 'https://x.example.org').searchParams);
}

describe('kept pictures', () => {
  it('SRV-4 are served for ever, by a fixed type, to any host of the app', async () => {
    const { app, store } = await startServer();
    const key = await store.put('lines', 'svg', Buffer.from(SVG));
    const answer = await app.inject(`/images/${key}`);
    expect(answer.body).toBe(SVG);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('SRV-4 are not sent again to a caller that has them', async () => {
    const { app, store } = await startServer();
    const url = `/images/${await store.put('lines', 'svg', Buffer.from(SVG))}`;
    const { etag } = (await app.inject(url)).headers;
    const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('answer a HEAD with their length', async () => {
    const { app, store } = await startServer();
    const url = `/images/${await store.put('pages', 'png', Buffer.from('bytes'))}`;
    const answer = await app.inject({ method: 'HEAD', url });
    expect(answer.headers['content-length']).toBe('5');
    expect(answer.body).toBe('');
  });

  it('are sent in the part that a caller lacks', async () => {
    const { app, store } = await startServer();
    const url = `/images/${await store.put('pages', 'png', Buffer.from('0123456789'))}`;
    const get = (range: string, more: object = {}) => app.inject({ url, headers: { range, ...more } });
    const whole = await app.inject(url);
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '10' });
    expect(whole.headers).not.toHaveProperty('content-range');
    const part = await get('bytes=2-4');
    expect([part.statusCode, part.body]).toEqual([206, '234']);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' });
    expect((await get('bytes=7-')).body).toBe('789');
    expect((await get('bytes=-2')).body).toBe('89');
    expect((await get('bytes=2-4', { 'if-range': String(whole.headers.etag) })).statusCode).toBe(206);
    for (const [range, more] of [
      ['bytes=0-1,4-5', {}],
      ['lines=1-2', {}],
      ['nonsense', {}],
      ['bytes=2-4', { 'if-range': '"another"' }],
    ] as const) {
      expect((await get(range, more)).body).toBe('0123456789');
    }
    const beyond = await get('bytes=10-');
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe('bytes */10');
    expect(beyond.json()).toMatchObject({ success: false, error: 'range_not_satisfiable' });
  });

  it('shrink on the way where that is worth it', async () => {
    const { app, store } = await startServer();
    const key = await store.put('regions', 'bin', Buffer.alloc(50_000, 7));
    const answer = await app.inject({ url: `/images/${key}`, headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeLessThan(1000);
  });

  it.each([
    `/images/lines/${'0'.repeat(64)}.svg`,
    `/images/journals/${'0'.repeat(64)}.bin`,
    `/images/lines/${'0'.repeat(64)}.html`,
    '/images/lines/..%2F..%2Fsecrets.json',
    '/images/drafts/left',
    '/images/lines',
  ])('answer 404 at %s', async (url) => {
    const { app } = await startServer();
    const answer = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, error: 'not_found' });
  });

  it('never hand out a journal, even one that is kept', async () => {
    const { app, store } = await startServer();
    const key = await store.put('journals', 'bin', Buffer.from('strokes'));
    expect((await app.inject(`/images/${key}`)).statusCode).toBe(404);
  });
});

describe('addresses of private pictures', () => {
  const KEY = `drawings/${'a'.repeat(64)}.png`;
  const START = Date.UTC(2026, 0, 1);
  const MINUTE = 60_000;

  function linksAt(minutes: number, secret = 'one secret') {
    return pictureLinks('https://cdn.example.org', secret, () => START + minutes * MINUTE);
  }

  it('stay on this server and are the same for half an hour, so that they can be cached', () => {
    expect(linksAt(0).signed(KEY)).toBe(linksAt(29).signed(KEY));
    expect(linksAt(0).signed(KEY)).not.toBe(linksAt(30).signed(KEY));
    expect(linksAt(0).signed(KEY)).toMatch(/^\/images\/drawings\//);
    expect(linksAt(0).open(KEY)).toMatch(/^https:\/\/cdn\.example\.org\/images\//);
  });

  it('work for at most an hour', () => {
    const query = queryOf(linksAt(0).signed(KEY));
    expect(linksAt(0).remaining(KEY, query)).toBe(3600);
    expect(linksAt(59).remaining(KEY, query)).toBe(60);
    expect(linksAt(60).remaining(KEY, query)).toBeUndefined();
  });

  it('open nothing else and cannot be made without the secret', () => {
    const query = queryOf(linksAt(0).signed(KEY));
    expect(linksAt(0).remaining(`drawings/${'b'.repeat(64)}.png`, query)).toBeUndefined();
    expect(linksAt(0).remaining(KEY, { ...query, until: '4102444800' })).toBeUndefined();
    expect(linksAt(0).remaining(KEY, {})).toBeUndefined();
    expect(linksAt(0, 'another').remaining(KEY, query)).toBeUndefined();
  });
});
