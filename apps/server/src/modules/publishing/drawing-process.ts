import { fork } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Recipe } from '@inkbloom/formats/page';
import type { DrawnPage } from './draw.ts';
import type { ImportOrder, ImportOutcome } from './imports/import-page.ts';
import type { MadeDrawing, MakeOrder } from './make-page.ts';
import type { SmallPreview } from './small-preview.ts';
import type { Sketch, Verdict } from './verdict.ts';
import type { JobResult, Jobs } from './worker.ts';

const SCRIPT = fileURLToPath(new URL('./worker.ts', import.meta.url));
/** Scheduling priority: about a third of a processor that others want too, so that requests are not slowed. */
const NICENESS = 5;

/** Draws pages in a process of its own, one job at a time; jobs asked for meanwhile wait their turn. */
export interface DrawingProcess {
  /** Draws pages in order. Rejects when a recipe cannot be drawn, or when the process ended. */
  readonly draw: (recipes: readonly Recipe[]) => Promise<readonly DrawnPage[]>;
  /** Draws a page only to hold it against its gates. Rejects like `draw`. */
  readonly judge: (recipe: Recipe) => Promise<Verdict>;
  /** Draws a page to tell what it is and where its ink lies; judging it next is quick. Rejects like `draw`. */
  readonly sketch: (recipe: Recipe) => Promise<Sketch>;
  /** Draws a page small, `side` pixels long. Rejects like `draw`. */
  readonly preview: (recipe: Recipe, side: number) => Promise<SmallPreview>;
  /** Draws a page that a person wishes for; undefined when none passed its gates. Rejects like `draw`. */
  readonly make: (order: MakeOrder) => Promise<MadeDrawing | undefined>;
  /** Makes a page of a picture; what it cannot be made of is an answer. Rejects like `draw`. */
  readonly import: (order: ImportOrder) => Promise<ImportOutcome>;
  /** The print of a page that is kept as a PNG. Rejects like `draw`. */
  readonly print: (image: Uint8Array) => Promise<Float32Array>;
  /** The names of all compositions. Rejects like `draw`. */
  readonly compositions: () => Promise<readonly string[]>;
  /** Ends the process; jobs that were not finished reject. */
  readonly close: () => Promise<void>;
}

/** Starts a process that draws. */
export function startDrawingProcess(): DrawingProcess {
  // Drawing makes and drops much: with the small heap of a server at rest it takes a seventh longer.
  const child = fork(SCRIPT, { serialization: 'advanced', execArgv: [] });
  if (child.pid !== undefined) setPriority(child.pid, Math.max(NICENESS, getPriority()));
  const exited = once(child, 'exit');
  const ended = exited.then(() => Promise.reject(new Error('the drawing process ended')));
  ended.catch(() => undefined);

  let previous: Promise<unknown> = Promise.resolve();

  /** Answers carry no id: a job is sent when the one before has its answer. */
  function ask<Kind extends keyof Jobs>(
    kind: Kind,
    asked: Jobs[Kind]['asked'],
  ): Promise<Jobs[Kind]['answer']> {
    const answer = previous.then(() => send(kind, asked));
    previous = answer.catch(() => undefined);
    return answer;
  }

  async function send<Kind extends keyof Jobs>(
    kind: Kind,
    asked: Jobs[Kind]['asked'],
  ): Promise<Jobs[Kind]['answer']> {
    const answer = once(child, 'message');
    child.send({ kind, asked });
    const [result] = (await Promise.race([answer, ended])) as [JobResult];
    if ('failure' in result) throw new Error(result.failure);
    return result.answer;
  }

  return {
    draw: (recipes) => ask('draw', recipes),
    judge: (recipe) => ask('judge', recipe),
    sketch: (recipe) => ask('sketch', recipe),
    preview: (recipe, side) => ask('preview', { recipe, side }),
    make: (order) => ask('make', order),
    import: (order) => ask('import', order),
    print: (image) => ask('print', image),
    compositions: () => ask('compositions', undefined),
    async close() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
