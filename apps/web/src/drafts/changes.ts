/** What tabs tell each other: drafts changed, or a save waits to be sent. */
export type Change = 'changed' | 'queued';

const CHANNEL = 'inkbloom-drafts';
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

/** Tells every tab, this one included, what changed. */
export function announce(change: Change): void {
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
