import { onChange } from './changes.ts';
import { drainOutbox, type Send } from './sender.ts';

const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 5 * 60_000;

/**
 * Sends a person's waiting saves now, whenever the connection returns, and with growing pauses while the server
 * cannot be reached. Answers how to stop.
 */
export function startSync(person: string, send: Send): () => void {
  let stopped = false;
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async (): Promise<void> => {
    clearTimeout(timer);
    const halt = await drainOutbox(person, send);
    if (stopped) return;
    if (!halt) {
      wait = FIRST_WAIT;
      return;
    }
    timer = setTimeout(run, wait * (1 + Math.random() / 4));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };
  const run = (): void => void attempt().catch((error: unknown) => console.error('sync stopped', error));
  window.addEventListener('online', run);
  const ignore = onChange((change) => change === 'queued' && run());
  run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', run);
    ignore();
  };
}
