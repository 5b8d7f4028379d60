import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { noChunkCycles } from './no-chunk-cycles.ts';
import { precompress } from './precompress.ts';
import { routePreloads } from './route-preloads.ts';

interface FakeChunk {
  readonly imports?: readonly string[];
  /** What of the app it stands for, below the app's folder. */
  readonly is?: string;
}

function bundleOf(chunks: Readonly<Record<string, FakeChunk>>) {
  return Object.fromEntries(
    Object.entries(chunks).map(([fileName, { imports = [], is }]) => [
      fileName,
      { type: 'chunk', fileName, imports, facadeModuleId: is ? `/color/apps/web/${is}` : null },
    ]),
  );
}

/** Calls a hook of a plugin as the bundler does. */
function call(
  plugin: object,
  hook: 'generateBundle' | 'writeBundle',
  self: object,
  ...given: unknown[]
): unknown {
  const hooks = plugin as Record<string, (...given: unknown[]) => unknown>;
  return hooks[hook]?.apply(self, given);
}

const errorsOf = (chunks: Readonly<Record<string, FakeChunk>>) => {
  const errors: string[] = [];
  call(
    noChunkCycles(),
    'generateBundle',
    { error: (text: string) => errors.push(text) },
    {},
    bundleOf(chunks),
  );
  return errors;
};

describe('chunks of a build', () => {
  it('may not import each other in a circle, which is named', () => {
    const circle = {
      app: { imports: ['a'] },
      a: { imports: ['b'] },
      b: { imports: ['c'] },
      c: { imports: ['a'] },
    };
    expect(errorsOf(circle)).toEqual(['chunks import each other in a circle: a -> b -> c -> a']);
    expect(errorsOf({ a: { imports: ['a'] } })).toHaveLength(1);
  });

  it('may be needed by several, and import what is no chunk', () => {
    const diamond = {
      app: { imports: ['a', 'b'] },
      a: { imports: ['c'] },
      b: { imports: ['c', 'gone'] },
      c: {},
    };
    expect(errorsOf(diamond)).toEqual([]);
  });
});

it('FIND-1 each address has the scripts that its screen begins with, and none that the page has already', () => {
  const emitted: { fileName: string; source: string }[] = [];
  const bundle = bundleOf({
    'entry.js': { imports: ['shell.js'], is: 'index.html' },
    'shell.js': {},
    'main.js': { imports: ['framework.js', 'shell.js'], is: 'src/main.tsx' },
    'framework.js': {},
    'layout.js': { imports: ['framework.js'], is: 'src/app/layout.tsx' },
    'gallery.js': { imports: ['cards.js'], is: 'src/screens/gallery/gallery.tsx' },
    'cards.js': { imports: ['framework.js'] },
    'landing.js': { is: 'src/screens/landing/landing.tsx' },
  });
  call(
    routePreloads(),
    'generateBundle',
    { emitFile: (file: (typeof emitted)[0]) => emitted.push(file) },
    {},
    {
      ...bundle,
      'style.css': { type: 'asset', fileName: 'style.css' },
    },
  );
  expect(emitted[0]?.fileName).toBe('preloads.json');
  const preloads = JSON.parse(emitted[0]?.source ?? '') as [string, string[]][];
  const scriptsOf = (path: string) =>
    preloads.find(([address]) => new RegExp(address).test(path))?.[1].toSorted();
  expect(scriptsOf('/gallery')).toEqual([
    '/cards.js',
    '/framework.js',
    '/gallery.js',
    '/layout.js',
    '/main.js',
  ]);
  expect(scriptsOf('/')).toEqual(['/framework.js', '/landing.js', '/main.js']);
  expect(scriptsOf('/account')).toEqual(['/framework.js', '/main.js']);
});

it('FIND-1 code and style sheets lie compressed beside themselves, small files and pictures do not', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const assets = join(dir, 'assets');
  await mkdir(assets);
  const long = 'const words = 1;\n'.repeat(100);
  for (const [name, text] of [
    ['app.js', long],
    ['tiny.js', 'x'],
    ['photo.webp', long],
  ] as const) {
    await writeFile(join(assets, name), text);
  }
  await call(precompress(), 'writeBundle', {}, { dir });
  expect((await readdir(assets)).toSorted()).toEqual([
    'app.js',
    'app.js.br',
    'app.js.gz',
    'photo.webp',
    'tiny.js',
  ]);
  expect(String(brotliDecompressSync(await readFile(join(assets, 'app.js.br'))))).toBe(long);
  expect(String(gunzipSync(await readFile(join(assets, 'app.js.gz'))))).toBe(long);
});
