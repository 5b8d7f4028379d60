import type { Browser } from 'playwright-core';

/** An event of Chromium's trace; times are microseconds, `tdur` those of the thread's own processor time. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** What the threads of pages are called, and what runs their tasks. */
const THREAD = 'CrRendererMain';
const TASK = 'ThreadControllerImpl::RunTask';

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;

/** Names of the marks in the page between which tasks count. */
export interface Marks {
  readonly begin: string;
  readonly end: string;
}

/** Tasks of a thread while something was done, in milliseconds: the longest, and those over a limit. */
export interface Tasks {
  readonly longest: number;
  readonly over: readonly number[];
}

function momentOf(events: readonly TraceEvent[], name: string): number {
  const mark = events.find((event) => event.name === name);
  if (!mark) throw new Error(`the trace has no mark ${name}`);
  return mark.ts;
}

/**
 * How long the tasks of the page's thread took while work was done, the longest first, in milliseconds of the thread's
 * own processor time: other programs of the machine take wall time from a task, and none of that. With marks, only
 * tasks that ran between them.
 */
export async function taskTimes(
  browser: Browser,
  marks: Marks | null,
  work: () => Promise<unknown>,
): Promise<readonly number[]> {
  await browser.startTracing(undefined, { categories: ['toplevel', 'blink.user_timing'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const [begin, end] = marks
    ? [momentOf(traceEvents, marks.begin), momentOf(traceEvents, marks.end)]
    : [0, Infinity];
  const named = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === THREAD);
  const threads = new Set(named.map(threadOf));
  const tasks = traceEvents
    .filter((event) => event.ph === 'X' && event.name === TASK && threads.has(threadOf(event)))
    .filter(({ ts, dur = 0 }) => ts + dur >= begin && ts <= end)
    .map(({ tdur = 0 }) => tdur / 1000)
    .toSorted((a, b) => b - a);
  if (tasks.length === 0) throw new Error('the trace tells no processor time of tasks');
  return tasks;
}

/** The tasks of the page's thread while work is done. */
export async function tasksOf(
  browser: Browser,
  limitMs: number,
  work: () => Promise<unknown>,
): Promise<Tasks> {
  const tasks = await taskTimes(browser, null, work);
  return { longest: Math.round(tasks[0]!), over: tasks.filter((ms) => ms > limitMs).map(Math.round) };
}
