import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addActivities, type ActivityNotes } from '../../../testing/activities.ts';
import { shopVariables } from '../../../testing/shop.ts';
import { startServer, type TestServer } from '../../../testing/server.ts';

const HTML = `<!doctype html><head><!--head--><title>Built</title><!--/head--><!--configuration--></head>
  <div id="written"><!--screen--></div><div id="root"></div>`;
const EVIL = '"><script>alert(1)</script>&\'';

const SHELF: readonly ActivityNotes[] = [
  {
    id: 'owl',
    title: 'Quiet Owl',
    description: 'An owl at night.',
    tags: ['bird', 'night'],
    difficulty: 'hard',
  },
  { id: 'evil', title: EVIL, description: `</script>${EVIL}`, category: 'flowers', tags: [EVIL] },
];

async function start(variables: Record<string, string> = {}, shelf = SHELF): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), HTML);
  const server = await startServer({
    variables: { WEB_DIST: folder, PUBLIC_URL: 'https://color.example.org', ...variables },
  });
  await addActivities(server.databases, ...shelf);
  return server;
}

async function open({ app }: TestServer, url: string, status = 200): Promise<string> {
  const answer = await app.inject({ url, headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(status);
  return answer.body;
}

/** What a browser that runs no scripts shows. */
function screenOf(html: string): string {
  return /<div id="written">(.*)<\/div><div id="root">/s.exec(html)?.[1] ?? '';
}

function firstAnswersOf(html: string): Record<string, unknown> | undefined {
  const [, json] = /<script type="application\/json" id="first-answers">(.*?)<\/script>/.exec(html) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
}

function titleOf(html: string): string | undefined {
  return /<title>(.*?)<\/title>/.exec(html)?.[1];
}

function metaOf(html: string, key: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${key}" content="(.*?)" />`).exec(html)?.[1];
}

function thingOf(html: string): Record<string, unknown> {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
}

describe('the head of a page', () => {
  it('SRV-1 of an activity tells its title, words, address and own picture', async () => {
    const html = await open(await start(), '/activity/owl?from=mail');
    expect(titleOf(html)).toBe('Quiet Owl coloring page · Inkbloom');
    expect(metaOf(html, 'description')).toBe('An owl at night.');
    expect(html).toContain('<link rel="canonical" href="https://color.example.org/activity/owl" />');
    expect(html).toContain(
      '<link rel="alternate" hreflang="x-default" href="https://color.example.org/activity/owl" />',
    );
    expect(metaOf(html, 'og:image')).toMatch(
      /^https:\/\/color\.example\.org\/share\/activities\/owl\.jpg\?v=[0-9a-f]{12}$/,
    );
    expect(metaOf(html, 'og:image:width')).toBe('1200');
    expect(metaOf(html, 'og:image:height')).toBe('630');
    expect(thingOf(html)).toMatchObject({
      '@type': 'CreativeWork',
      name: 'Quiet Owl',
      keywords: 'bird, night, hard',
      isAccessibleForFree: true,
    });
    expect(html).not.toContain('Built');
  });

  it('is nothing but text, whatever an activity is called', async () => {
    const html = await open(await start(), '/activity/evil');
    expect(html).not.toContain('alert(1)</script>');
    expect(html).not.toContain('<script>');
    expect(metaOf(html, 'og:title')).toBe(
      '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39; coloring page',
    );
    expect(thingOf(html)).toMatchObject({ name: EVIL, description: `</script>${EVIL}` });
  });

  it('of a stream shows its newest page', async () => {
    const html = await open(await start(), '/gallery/animals/');
    expect(titleOf(html)).toBe('Animals coloring pages · Inkbloom');
    expect(metaOf(html, 'og:url')).toBe('https://color.example.org/gallery/animals');
    expect(metaOf(html, 'og:image')).toContain('https://color.example.org/share/streams/animals.jpg?v=');
    expect(thingOf(html)).toMatchObject({ '@type': 'CollectionPage', name: 'Animals' });
  });

  it('of an empty stream shows the app', async () => {
    const html = await open(await start(), '/gallery/mandalas');
    expect(metaOf(html, 'og:image')).toBe('https://color.example.org/og-image.png');
  });

  it('LAND-9 of the landing page lists the app: free, in dollars, entertainment, web and phones', async () => {
    const html = await open(await start({ APP_NAME: 'Tint & Co' }), '/');
    expect(titleOf(html)).toBe('Fresh coloring pages every day! · Tint &amp; Co');
    expect(thingOf(html)).toMatchObject({
      '@type': 'WebApplication',
      name: 'Tint & Co',
      applicationCategory: 'EntertainmentApplication',
      operatingSystem: 'Web, Android, iOS',
      offers: { price: 0, priceCurrency: 'USD' },
      url: 'https://color.example.org/',
    });
  });

  it('LAND-3 of the landing page brings the page that is colored there, and its picture early', async () => {
    const mandala = { category: 'mandalas', difficulty: 'easy' } as const;
    const shelf = [
      { id: 'rings', title: 'Rings </script>', ...mandala },
      { id: 'members', ...mandala },
    ];
    const server = await start({}, shelf);
    const members = server.databases.write.updateTable('activities').where('id', '=', 'members');
    await members.set({ members_from: '2026-01-02T00:00:00.000Z' }).execute();
    const html = await open(server, '/');
    const [, written = ''] = /<script type="application\/json" id="hero">(.*?)<\/script>/.exec(html) ?? [];
    const hero = JSON.parse(written) as { title: string; page: { lineUrl: string } };
    expect(hero).toMatchObject({ id: 'rings', title: 'Rings </script>' });
    expect(html).toContain(
      `<link rel="preload" as="image" href="${hero.page.lineUrl}" fetchpriority="high" />`,
    );
    expect(await open(server, '/gallery')).not.toContain('id="hero"');
  });

  it.each([
    ['/gallery', 'thumbnails'],
    ['/gallery/animals', 'thumbnails'],
    ['/featured', 'thumbnails'],
    ['/activity/owl', 'pages'],
  ])('of %s brings the pictures that stand where it opens', async (path, kind) => {
    const server = await start();
    const first = new RegExp(
      `<link rel="preload" as="image" href="/images/${kind}/[^"]+"( imagesrcset="[^"]+ 1200w" imagesizes="[^"]+")? fetchpriority="high" />`,
    );
    expect(await open(server, path)).toMatch(first);
    expect(await open(server, `${path}?search=owl`)).not.toContain('rel="preload"');
  });

  it('STR-4 of a stream tells a guest that it is limited, and nobody who may be signed in', async () => {
    const { app } = await start(shopVariables('http://localhost:9'));
    const html = { accept: 'text/html' };
    const guest = await app.inject({ url: '/gallery/animals', headers: html });
    expect(screenOf(guest.body)).toContain('Limited Access');
    expect(firstAnswersOf(guest.body)).toMatchObject({ offered: { data: expect.any(Array) as unknown[] } });
    const headers = { ...html, cookie: 'theme=dark; __Secure-inkbloom.session_token=x' };
    const person = await app.inject({ url: '/gallery/animals', headers });
    expect(screenOf(person.body)).not.toContain('Limited Access');
    expect(screenOf(await open(await start(), '/gallery/animals'))).not.toContain('Limited Access');
  });

  it('FIND-1 of an activity says where it stands, and whether it is free', async () => {
    const server = await start(shopVariables('http://localhost:9'));
    const html = await open(server, '/activity/owl');
    const lists = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const crumbs = JSON.parse(lists[1]?.[1] ?? '') as { itemListElement: { name: string; item: string }[] };
    expect(crumbs.itemListElement.map(({ name }) => name)).toEqual([
      'Home',
      'Coloring pages',
      'Animals',
      'Quiet Owl coloring page',
    ]);
    expect(crumbs.itemListElement[2]?.item).toBe('https://color.example.org/gallery/animals');
    const members = server.databases.write.updateTable('activities').where('id', '=', 'owl');
    await members.set({ members_from: '2026-01-02T00:00:00.000Z' }).execute();
    expect(thingOf(await open(server, '/activity/owl'))).toMatchObject({ isAccessibleForFree: false });
  });

  it.each([
    [undefined, 'Drawn by Inkbloom', '"creator":{"@type":"Organization","name":"Inkbloom"}'],
    [
      { kind: 'artist', name: 'Ada <b>' },
      'By Ada &lt;b&gt;',
      '"creator":{"@type":"Person","name":"Ada \\u003cb>"}',
    ],
    [
      { kind: 'model', name: 'lines-1' },
      'Made with lines-1',
      '"creator":{"@type":"SoftwareApplication","name":"lines-1"}',
    ],
  ])('MAKE-2 of an activity by %j says who drew it', async (origin, words, creator) => {
    const server = await start({}, [{ id: 'fox', ...(origin && { origin: JSON.stringify(origin) }) }]);
    const html = await open(server, '/activity/fox');
    expect(screenOf(html)).toContain(`>${words}</p>`);
    expect(html).toContain(creator);
    const answer = await server.app.inject('/api/v1/activities/fox');
    expect(answer.json<{ data: { origin?: object } }>().data.origin).toEqual(origin);
  });

  it('FIND-1 of a category that is no stream is found, but not by searching', async () => {
    const server = await start({}, [{ id: 'cave', category: 'adventure' }]);
    const html = await open(server, '/gallery/adventure');
    expect(titleOf(html)).toBe('Adventure coloring pages · Inkbloom');
    expect(metaOf(html, 'robots')).toBe('noindex');
  });

  it.each(['/gallery', '/streams', '/featured', '/privacy', '/terms', '/about'])(
    'of %s can be found',
    async (path) => {
      const html = await open(await start(), path);
      expect(titleOf(html)).toMatch(/^.+ · Inkbloom$/);
      expect(html).toContain(`<link rel="canonical" href="https://color.example.org${path}" />`);
    },
  );

  it.each([
    '/auth',
    '/account',
    '/subscription',
    '/nowhere',
    '/activity/gone',
    '/gallery/gone',
    '/activity/%E0%A4%A',
  ])('of %s is passed over by search engines', async (path) => {
    const { app } = await start();
    const { body } = await app.inject({ url: path, headers: { accept: 'text/html' } });
    expect(body).not.toContain('rel="canonical"');
    expect(metaOf(body, 'robots')).toBe('noindex');
  });

  it('is the built one while the database is away', async () => {
    const server = await start({ LOG_LEVEL: 'silent' });
    await sql`drop table activity_pages`.execute(server.databases.write);
    expect(titleOf(await open(server, '/activity/owl'))).toBe('Built');
  });
});

describe('FIND-1 the screen without scripts', () => {
  const shelf = Array.from({ length: 25 }, (_, place) => ({ id: `owl-${place}`, title: `Owl ${place}` }));

  it.each(['/gallery', '/gallery/animals'])(
    '%s shows the first twenty pages with their links',
    async (path) => {
      const screen = screenOf(await open(await start({}, shelf), path));
      const links = [...screen.matchAll(/href="\/activity\/(owl-\d+)"/g)].map(([, id]) => id);
      expect(links).toEqual(Array.from({ length: 20 }, (_, place) => `owl-${24 - place}`));
      expect(screen.match(/<h1/g)).toHaveLength(1);
      expect(screen).toMatch(/<img\s+src="\/images\/thumbnails\/[0-9a-f]+\.webp"/);
    },
  );

  it('an activity shows its title, picture, words, stream, tags and more of its stream', async () => {
    const screen = screenOf(await open(await start({}, [...shelf, ...SHELF]), '/activity/owl'));
    expect(screen).toContain('>Quiet Owl</h1>');
    expect(screen).toContain('An owl at night.');
    expect(screen).toMatch(/<img\s+src="\/images\/pages\/[0-9a-f]+\.png"\s+alt="Quiet Owl, coloring page"/);
    for (const href of ['/gallery/animals', '/gallery?search=night', '/activity/owl-24'])
      expect(screen).toContain(`href="${href}"`);
  });

  it.each(['/', '/streams', '/featured', '/privacy', '/about', '/terms'])(
    '%s says what it is and leads on',
    async (path) => {
      const screen = screenOf(await open(await start(), path));
      expect(screen).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
      expect(screen).toContain('href="/gallery"');
      expect(screen).toMatch(/<img\s/);
    },
  );

  it('an address where nothing is says so and leads on', async () => {
    const html = await open(await start(), '/activity/nope', 404);
    expect(titleOf(html)).toBe('Page not found · Inkbloom');
    expect(screenOf(html)).toContain('href="/gallery"');
  });
});

describe('REQ-2 the answers that a screen begins with', () => {
  it.each([
    ['/gallery', { list: '/api/v1/activities?page=1&limit=50', categories: '/api/v1/categories' }],
    ['/gallery/animals', { list: '/api/v1/activities?limit=20&category=animals&page=1' }],
    ['/activity/owl', { activity: '/api/v1/activities/owl' }],
    ['/featured', { featured: '/api/v1/activities/featured', daily: '/api/v1/daily' }],
    ['/streams', { categories: '/api/v1/categories' }],
  ])('stand in the page of %s as the API gives them', async (path, calls) => {
    const server = await start();
    const answers = firstAnswersOf(await open(server, path)) ?? {};
    expect(Date.now() - Number(answers['at'])).toBeLessThan(60_000);
    for (const [name, url] of Object.entries(calls)) {
      const written = answers[name] as { answer?: unknown };
      expect(written.answer ?? written).toEqual((await server.app.inject(url)).json());
    }
  });

  it('stand in no page that opens on something else', async () => {
    const server = await start();
    expect(firstAnswersOf(await open(server, '/gallery?search=owl'))).toBeUndefined();
    expect(firstAnswersOf(await open(server, '/about'))).toBeUndefined();
  });
});

describe('what search engines ask for', () => {
  it('robots.txt names the sitemap and keeps out of the account', async () => {
    const { app } = await start();
    const { body, headers } = await app.inject('/robots.txt');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toContain('User-agent: *\nDisallow: /subscription\nDisallow: /auth\nDisallow: /account\n');
    expect(body).toContain('\nSitemap: https://color.example.org/sitemap.xml\n');
  });

  it('sitemap.xml lists every page, stream and activity', async () => {
    const { app } = await start({ ABOUT_URL: 'https://example.org/us' });
    const { body, headers } = await app.inject('/sitemap.xml');
    expect(headers['content-type']).toMatch(/^application\/xml/);
    const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toContain('https://color.example.org/');
    expect(addresses).toContain('https://color.example.org/gallery/explore-more');
    expect(addresses).toContain('https://color.example.org/activity/owl');
    expect(addresses).not.toContain('https://color.example.org/auth');
    expect(addresses).not.toContain('https://color.example.org/subscription');
    expect(addresses).not.toContain('https://color.example.org/about');
    expect(body).toContain('<lastmod>2026-01-01T00:00:00.000Z</lastmod>');
  });

  it('comes in parts when there are many activities', async () => {
    const server = await start();
    await server.databases.write.updateTable('list_counts').set({ total: 20_000 }).execute();
    const { body } = await server.app.inject('/sitemap.xml');
    expect(body).toContain('<sitemapindex');
    expect(body).toContain('<loc>https://color.example.org/sitemap-4.xml</loc>');
    expect((await server.app.inject('/sitemap-0.xml')).body).toContain('/gallery/nature</loc>');
    expect((await server.app.inject('/sitemap-1.xml')).body).toContain('/activity/owl</loc>');
    expect((await server.app.inject('/sitemap-9.xml')).statusCode).toBe(404);
    expect((await server.app.inject('/sitemap-x.xml')).statusCode).toBe(404);
  });
});
