/** What tabs tell each other: drafts changed, or a save waits to be sent. */
export type Change = 'changed' | 'queued';

const CHANNEL = 'inkbloom-drafts';
const EVER = 'inkbloom.drafts-ever';
const listeners = new Set<(change: Change) => void>();
let channel: BroadcastChannel | null = null;

function tell(change: Change): void {
  listeners.forEach((listener) => listener(change));
}

function connect(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', (event: MessageEvent<Change>) => tell(event.data));
  return channel;
}

/** Notes that this device has drafts; where nothing can be noted they are found a moment later. */
function note(): void {
  try {
    localStorage.setItem(EVER, 'yes');
  } catch {
    // Then nobody waits for them before the first words of a screen.
  }
}

/** Whether there ever was a draft on this device, without the code that reads them. */
export function everHadDrafts(): boolean {
  return localStorage.getItem(EVER) !== null;
}

/** Tells every tab, this one included, what changed. */
export function announce(change: Change): void {
  note();
  connect().postMessage(change);
  tell(change);
}

/** Calls `listener` at every change in any tab; answers how to stop. */
export function onChange(listener: (change: Change) => void): () => void {
  connect();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
