import { MAX_FAVORITE_CHANGES } from '@inkbloom/contracts/favorites';
import type { FavoriteChanges } from '../../api/calls/send-favorites.ts';
import { favorites, keepShelf, shelfOf, takeShelf } from './favorites.ts';
import { answered, toSend, type Shelf } from './shelf.ts';

/** Sends changes to the account and gives all its favorites; rejects when that cannot be done now. */
export type Merge = (changes: FavoriteChanges) => Promise<readonly string[]>;

/**
 * Milliseconds of quiet before a change is sent, until a failed send is tried again, and between looks at the account.
 */
const QUIET = 800;
const FIRST_WAIT = 2000;
const LONGEST_WAIT = 5 * 60_000;
const LOOK = 60_000;
const LOCK = 'inkbloom-favourites';

function isUnsent({ changes }: Shelf): boolean {
  return Object.keys(changes).length > 0;
}

async function sendAll(person: string, merge: Merge): Promise<void> {
  do {
    const sent = toSend(shelfOf(person), MAX_FAVORITE_CHANGES);
    const kept = await merge(sent);
    keepShelf(person, (shelf) => answered(shelf, kept, sent));
  } while (isUnsent(shelfOf(person)));
}

/**
 * Keeps the favorites of a person the same here and on the account: sends what is toggled after a moment of quiet,
 * and what could not be sent when the network is back; one tab at a time. Gives the function that stops it.
 */
export function startFavoriteSync(person: string, merge: Merge): () => void {
  let isStopped = false;
  let wait = FIRST_WAIT;
  let lastLook = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(pause: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void send(), pause);
  }
  async function send(): Promise<void> {
    lastLook = Date.now();
    try {
      await navigator.locks.request(LOCK, () => (isStopped ? undefined : sendAll(person, merge)));
      wait = FIRST_WAIT;
    } catch {
      // What could not be sent waits on the shelf.
      later(wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
  }
  const now = () => later(0);
  const onLook = () => {
    if (document.visibilityState === 'visible' && Date.now() - lastLook > LOOK) now();
  };
  takeShelf(person);
  const unsubscribe = favorites.subscribe(({ shelves }, before) => {
    const shelf = shelves[person];
    if (shelf && shelf.changes !== before.shelves[person]?.changes && isUnsent(shelf)) later(QUIET);
  });
  window.addEventListener('online', now);
  document.addEventListener('visibilitychange', onLook);
  now();

  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', now);
    document.removeEventListener('visibilitychange', onLook);
  };
}
