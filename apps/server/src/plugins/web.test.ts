import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from '../../testing/server.ts';

const WEB = fileURLToPath(new URL('../../../web', import.meta.url));
const HTML = '<!doctype html><head><title>App</title><!--configuration--></head><div id="root"></div>';
const NAVIGATION = { accept: 'text/html,*/*' };

async function startBuilt(variables: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'web-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), HTML);
  await writeFile(join(folder, 'site.webmanifest'), '{"name":"Built","start_url":"/gallery"}');
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
  await writeFile(join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync('export {};'));
  await writeFile(join(folder, '.sources'), 'hidden');
  return startServer({ variables: { WEB_DIST: folder, ...variables } });
}

describe('the app', () => {
  it.each([
    ['/', 200],
    ['/index.html', 200],
    ['/gallery', 200],
    ['/activity/owl?from=x', 404],
    ['/no/such/page', 404],
    ['/no/such/file.php', 404],
  ])('FIND-1 is its one page at %s, never cached unasked, with the status %i', async (url, status) => {
    const { app } = await startBuilt();
    const answer = await app.inject({ url, headers: NAVIGATION });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<div id="root">');
  });

  it('finds the configuration in the page, and nothing in it can end the element', async () => {
    const { app } = await startBuilt({ APP_NAME: '</script><b>$& Tint' });
    const { body } = await app.inject({ url: '/', headers: NAVIGATION });
    const [, json = ''] =
      /<script type="application\/json" id="configuration">(.*?)<\/script>/.exec(body) ?? [];
    const configuration = (await app.inject('/api/v1/configuration')).json<{ data: object }>().data;
    expect(JSON.parse(json)).toEqual(configuration);
    expect(configuration).toMatchObject({ appName: '</script><b>$& Tint', providers: [] });
  });

  it('SRV-4 keeps files named by their content for ever, others only with a question', async () => {
    const { app } = await startBuilt();
    const asset = await app.inject('/assets/app-1a2b.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toMatch(/javascript/);
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('sends the compressed file that lies beside one to whoever understands it', async () => {
    const { app } = await startBuilt();
    const ask = (encoding: string) =>
      app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': encoding } });
    const small = await ask('gzip, br');
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['content-type']).toMatch(/javascript/);
    expect(small.headers['cache-control']).toContain('immutable');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe('export {};');
    expect((await ask('identity')).body).toBe('export {};');
  });

  it('LAND-8 is installed under the name that the operator gave it', async () => {
    const { app } = await startBuilt({ APP_NAME: 'Tint' });
    const answer = await app.inject('/site.webmanifest');
    expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(answer.json()).toEqual({ name: 'Tint', short_name: 'Tint', start_url: '/gallery' });
  });

  it.each([
    ['/logo.png', 'image/png'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/og-image.png', 'image/png'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/browserconfig.xml', 'application/xml'],
    ['/site.webmanifest', 'application/manifest+json'],
  ])('LAND-8 LAND-9 has %s', async (url, type) => {
    const folder = await mkdtemp(join(tmpdir(), 'web-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await cp(join(WEB, 'public'), folder, { recursive: true });
    await writeFile(join(folder, 'index.html'), HTML);
    const built = await startServer({ variables: { WEB_DIST: folder } });
    const answer = await built.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain(type);
  });

  it.each([
    'facebookexternalhit/1.1',
    'Twitterbot/1.0',
    'WhatsApp/2.23.20.0',
    'TelegramBot (like TwitterBot)',
    'curl/8.5.0',
  ])('FIND-1 is its page for %s, which says that it reads anything', async (agent) => {
    const { app } = await startBuilt();
    const headers = { accept: '*/*', 'user-agent': agent };
    for (const [url, status] of [
      ['/gallery', 200],
      ['/streams', 200],
      ['/privacy', 200],
      ['/gallery/animals', 200],
      ['/activity/nope', 404],
      ['/gallery/%E0%A4%A', 404],
      ['/%zz', 404],
      ['/..%2f..%2fetc/passwd', 404],
    ] as const) {
      const answer = await app.inject({ url, headers });
      expect([url, answer.statusCode]).toEqual([url, status]);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.body).toContain('<div id="root">');
    }
    expect((await app.inject({ url: '/gallery', headers, method: 'HEAD' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/gallery', headers, method: 'POST' })).statusCode).toBe(404);
  });

  it.each([
    ['/GALLERY', '/gallery'],
    ['/gallery/Animals/?page=2', '/gallery/animals?page=2'],
    ['/activity', '/'],
  ])('FIND-1 leads from %s to %s', async (url, target) => {
    const { app } = await startBuilt();
    const answer = await app.inject({ url, headers: NAVIGATION });
    expect(answer.statusCode).toBe(301);
    expect(answer.headers['location']).toBe(target);
  });

  it.each(['/assets/gone.js', '/api/v2/things', '/images/x', '/share/streams/x', '/.sources', '/api/v1/%zz'])(
    'is not what %s answers',
    async (url) => {
      const { app } = await startBuilt();
      const answer = await app.inject({ url, headers: { accept: '*/*' } });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ success: false, error: 'not_found' });
    },
  );

  it('says so when it has not been built', async () => {
    const { app } = await startServer();
    const answer = await app.inject({ url: '/gallery', headers: NAVIGATION });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('has not been built');
  });

  it('may load from itself alone', async () => {
    const { app } = await startBuilt();
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('may load pictures from the content delivery host, and asks for https where it is served by it', async () => {
    const { app } = await startBuilt({
      ASSET_BASE_URL: 'https://cdn.example.org/color',
      PUBLIC_URL: 'https://color.example.org',
    });
    const { headers } = await app.inject('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example.org");
    expect(policy).toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });
});
