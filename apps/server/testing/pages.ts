import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { DrawingProcess } from '../src/modules/publishing/drawing-process.ts';
import { sceneWords } from '../src/modules/making/making.ts';
import type { ImageModelConfig } from '../src/modules/publishing/imports/image-model.ts';
import { runPages } from '../src/modules/publishing/pages/cli.ts';
import type { Terminal } from '../src/modules/publishing/pages/terminal.ts';
import { openFileStore } from '../src/store/file-store.ts';
import { quickDrawingProcess } from './drawing-process.ts';
import { testDatabases } from './databases.ts';

/** A terminal that remembers what it was told. */
export class Transcript implements Terminal {
  readonly results: string[] = [];
  readonly notices: string[] = [];
  readonly #listeners: ((line: string) => void)[] = [];

  readonly result = (line: string): void => {
    this.results.push(line);
    for (const listener of this.#listeners.splice(0)) listener(line);
  };

  readonly notice = (line: string): void => {
    this.notices.push(line);
  };

  /** The next line of the result. */
  nextResult(): Promise<string> {
    return new Promise((resolve) => this.#listeners.push(resolve));
  }
}

/** The operator's tool over a data folder of its own, which goes when the test ends; nothing is really drawn. */
export async function pagesTool(
  startProcess: () => DrawingProcess = quickDrawingProcess,
  imageModel?: ImageModelConfig,
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'pages-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const databases = await testDatabases();
  const store = await openFileStore(join(dataDir, 'images'));
  const ending = new AbortController();
  const stores = { databases, store, close: () => Promise.resolve() };
  const rest = {
    startProcess,
    imageModel,
    sceneWords,
    pictureAt: (key: string) => `/images/${key}`,
    dataDir,
    daily: { pages: 3, timezone: 'UTC' },
    open: () => Promise.resolve(stores),
    signal: ending.signal,
  };

  function start(...args: readonly string[]) {
    const terminal = new Transcript();
    return { terminal, done: runPages(args, { terminal, ...rest }) };
  }

  async function run(...args: readonly string[]) {
    const { terminal, done } = start(...args);
    const code = await done;
    return { code, results: terminal.results, notices: terminal.notices };
  }
  return { dataDir, databases, store, start, run, end: () => ending.abort() };
}
