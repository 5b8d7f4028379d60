import type { Browser } from 'playwright-core';

/** An event of Chromium's trace; times are microseconds, `tdur` those of the thread's own processor time. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** What the threads of pages are called, and what runs their tasks. */
const THREAD = 'CrRendererMain';
const TASK = 'ThreadControllerImpl::RunTask';

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;

/** Tasks of a thread while something was done, in milliseconds: all together, the longest, those over a limit. */
export interface Tasks {
  readonly total: number;
  readonly longest: number;
  readonly over: readonly number[];
}

/**
 * The tasks of the page's thread while work is done, by the thread's own processor time: other programs of the machine
 * take wall time from a task, and none of that.
 */
export async function tasksOf(
  browser: Browser,
  limitMs: number,
  work: () => Promise<unknown>,
): Promise<Tasks> {
  await browser.startTracing(undefined, { categories: ['toplevel'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const named = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === THREAD);
  const threads = new Set(named.map(threadOf));
  const tasks = traceEvents
    .filter((event) => event.ph === 'X' && event.name === TASK && threads.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
    .toSorted((a, b) => b - a);
  if (tasks.length === 0) throw new Error('the trace tells no processor time of tasks');
  const total = Math.round(tasks.reduce((sum, ms) => sum + ms, 0));
  return { total, longest: Math.round(tasks[0]!), over: tasks.filter((ms) => ms > limitMs).map(Math.round) };
}
