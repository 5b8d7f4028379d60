/** What tabs tell each other: drafts changed, or a save waits to be sent. */
export type Change = 'changed' | 'queued';

/** News of the drafts on this device, between its tabs. */
export interface Changes {
  /** Tells every tab, this one included, what changed. */
  announce(change: Change): void;
  /** Calls `listener` at every change in any tab; answers how to stop. */
  onChange(listener: (change: Change) => void): () => void;
}

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
  try {
    return localStorage.getItem(EVER) !== null;
  } catch {
    return false;
  }
}

/** The browser's own channel between tabs. */
export const changes: Changes = {
  announce(change) {
    note();
    connect().postMessage(change);
    tell(change);
  },
  onChange(listener) {
    connect();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
