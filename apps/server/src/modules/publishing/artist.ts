import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Recipe } from '@inkbloom/formats/page';
import type { DrawnPage } from './draw.ts';
import type { Look } from './look.ts';
import type { Verdict } from './verdict.ts';
import type { JobResult, Jobs } from './worker.ts';

const SCRIPT = fileURLToPath(new URL('./worker.ts', import.meta.url));
/** How far the drawing steps back for everything else: about a third of a processor that others want too. */
const NICENESS = 5;

/**
 * Draws pages in a process of its own, one job at a time. It stands behind the server in the queue for the processor,
 * so that requests are answered as fast as if nobody drew.
 */
export interface Artist {
  /** Draws pages in order. Rejects when a recipe cannot be drawn, or when the process ended. */
  readonly draw: (recipes: readonly Recipe[]) => Promise<readonly DrawnPage[]>;
  /** Draws a page only to hold it against its gates. Rejects like `draw`. */
  readonly judge: (recipe: Recipe) => Promise<Verdict>;
  /** Draws a page small for looking at it. Rejects like `draw`. */
  readonly look: (recipe: Recipe, side: number) => Promise<Look>;
  /** Ends the process; what it was drawing is let go. */
  readonly close: () => Promise<void>;
}

/** Starts a process that draws. */
export function hireArtist(): Artist {
  const child = fork(SCRIPT, { serialization: 'advanced' });
  if (child.pid !== undefined) setPriority(child.pid, NICENESS);
  const exited = once(child, 'exit');
  const ended = exited.then(() => Promise.reject(new Error('the drawing process ended')));
  ended.catch(() => undefined);

  async function ask<Kind extends keyof Jobs>(
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
    look: (recipe, side) => ask('look', { recipe, side }),
    async close() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
