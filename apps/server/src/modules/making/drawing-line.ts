import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { MadePageRow } from '../../plugins/drawn-page-tables.ts';
import {
  type DrawingProcess,
  filesOfStored,
  type PublishStores,
  startDrawingProcess,
  storePictures,
} from '../publishing/publishing.ts';
import { beginNext, endDrawing, putBack } from './line-store.ts';
import { removeFiles } from './made-files.ts';
import { wishOf } from './requests.ts';
import { understand } from './wishes.ts';
import type { WordList } from './word-list.ts';

/** Another replica's requests are looked for so often; whoever asks here wakes the line at once. */
const LOOK_EVERY_MS = 2_000;
/** A drawing process that nobody needed for so long ends. */
const IDLE_MS = 30_000;
/** A drawing that takes longer is given up. */
const LONGEST_MS = 60_000;

/** What the line draws with. */
export interface DrawingLineOptions extends PublishStores {
  readonly words: WordList;
  readonly log: FastifyBaseLogger;
  readonly startProcess?: () => DrawingProcess;
}

/** Draws what people asked for. */
export interface DrawingLine {
  /** Draws until `stop`; never rejects. */
  readonly run: () => Promise<void>;
  /** Somebody asked: looks at once. */
  readonly wake: () => void;
  /** Lets what is being drawn wait again, and resolves when nothing is under way. */
  readonly stop: () => Promise<void>;
}

/** Makes the line of a server: one page at a time, in a process of its own that ends when nobody asks. */
export function createDrawingLine(options: DrawingLineOptions): DrawingLine {
  const { databases, store, words, log, startProcess = startDrawingProcess } = options;
  const stopping = new AbortController();
  let running = Promise.resolve();
  let awake = Promise.withResolvers<void>();
  let drawingProcess: DrawingProcess | undefined;
  let usedAt = 0;

  async function closeProcess(): Promise<void> {
    const open = drawingProcess;
    drawingProcess = undefined;
    await open?.close();
  }

  async function make(row: MadePageRow) {
    const { wish, chance } = wishOf(row);
    drawingProcess ??= startProcess();
    const order = { wish: understand(wish, row.place, words), seed: chance };
    const timer = new AbortController();
    const signal = AbortSignal.any([timer.signal, stopping.signal]);
    const late = sleep(LONGEST_MS, undefined, { signal, ref: false }).then(() => {
      throw new Error('the drawing took too long');
    });
    try {
      return await Promise.race([drawingProcess.make(order), late]);
    } finally {
      late.catch(() => undefined);
      timer.abort();
    }
  }

  async function draw(row: MadePageRow): Promise<void> {
    const made = await make(row);
    if (made === undefined) {
      await endDrawing(databases, row, { state: 'failed', problem: 'no_page_passed', page: null });
      return;
    }
    const entry = { ...made.facts, slug: row.id, recipes: [] };
    const terms = { publishedAt: new Date().toISOString(), membersFrom: null, owner: row.owner };
    const stored = await storePictures(store, entry, [made.drawn], terms);
    const outcome = { state: 'ready', problem: null, page: JSON.stringify(stored) } as const;
    if (!(await endDrawing(databases, row, outcome))) await removeFiles(store, filesOfStored(stored));
  }

  /** Draws the next page; false when nothing waits. */
  async function drawNext(): Promise<boolean> {
    const row = await beginNext(databases);
    if (row === undefined) return false;
    try {
      await draw(row);
    } catch (error) {
      await closeProcess();
      if (stopping.signal.aborted) return false;
      log.error({ err: error, page: row.id }, 'a page that somebody asked for was not drawn');
      await endDrawing(databases, row, { state: 'failed', problem: 'drawing_failed', page: null });
    }
    usedAt = Date.now();
    return true;
  }

  async function rest(): Promise<void> {
    if (drawingProcess !== undefined && Date.now() - usedAt > IDLE_MS) await closeProcess();
    const looking = new AbortController();
    const pause = sleep(LOOK_EVERY_MS, undefined, { signal: looking.signal, ref: false }).catch(
      () => undefined,
    );
    await Promise.race([pause, awake.promise]);
    looking.abort();
    awake = Promise.withResolvers();
  }

  async function run(): Promise<void> {
    // What a server that ended had begun; beside other servers it is known only by its age.
    if (databases.kind === 'sqlite')
      await putBack(databases.write, new Date().toISOString()).catch(() => undefined);
    while (!stopping.signal.aborted) {
      const hasDrawn = await drawNext().catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ err: error }, 'the line of drawings could not be read');
        return false;
      });
      if (!hasDrawn && !stopping.signal.aborted) await rest();
    }
    await closeProcess();
    if (databases.kind === 'sqlite')
      await putBack(databases.write, new Date().toISOString()).catch(() => undefined);
  }

  return {
    run() {
      running = run();
      return running;
    },
    wake: () => awake.resolve(),
    async stop() {
      stopping.abort();
      awake.resolve();
      await closeProcess();
      await running;
    },
  };
}
