import { deliverAll, type Halt, type SendSave } from './sender.ts';
import type { Outbox } from './outbox.ts';

/** Milliseconds between attempts at least, and after something unforeseen. */
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Which saves an attempt takes: those whose pause is over, or all. */
type Reach = 'due' | 'all';

/**
 * Sends a person's waiting saves now, whenever the connection returns or a new one waits, and each again after its
 * pause.
 * Where the session has ended it waits for the next start. Answers how to stop, after which no request begins.
 */
export function startRetryingSaves(outbox: Outbox, person: string, send: SendSave): () => void {
  const { clock, changes, onOnline } = outbox.device;
  const stop = new AbortController();
  const { signal } = stop;
  let isRunning = false;
  let next: Reach | null = null;
  let cancel: (() => void) | null = null;

  function again(pause: number): void {
    cancel?.();
    if (!signal.aborted) cancel = clock.after(pause, () => attempt('due'));
  }

  async function planNext(halt: Halt | null): Promise<void> {
    if (halt?.kind === 'signed-out') return;
    const due = await outbox.nextDue(person);
    if (due !== null) again(Math.min(Math.max(due - clock.now(), SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS));
  }

  async function run(reach: Reach): Promise<void> {
    const isForced = reach === 'all';
    const delivery = { person, send, isForced, isStopped: () => signal.aborted };
    try {
      await planNext(await deliverAll(outbox, delivery));
    } catch (error) {
      console.error('saves could not be sent', error);
      again(LONGEST_PAUSE_MS);
    }
  }

  /** One run at a time; what is asked for meanwhile is done after it. */
  function attempt(reach: Reach): void {
    if (signal.aborted) return;
    next = next === 'all' ? 'all' : reach;
    if (!isRunning) void runAll();
  }

  async function runAll(): Promise<void> {
    isRunning = true;
    for (let reach = next; reach && !signal.aborted; reach = next) {
      next = null;
      cancel?.();
      await run(reach);
    }
    isRunning = false;
  }

  const ignoreOnline = onOnline(() => attempt('all'));
  const ignoreChanges = changes.onChange((change) => change === 'queued' && attempt('due'));
  attempt('all');
  return () => {
    stop.abort();
    cancel?.();
    ignoreOnline();
    ignoreChanges();
  };
}
