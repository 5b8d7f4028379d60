import { RequestError } from '../../api/client/request-error.ts';
import { cancelDeletion, type Deletion, isAsked, readDeletions, useDeletions } from './deletions.ts';
import type { Outbox } from './outbox.ts';
import { whileNotSent } from './sender.ts';
import type { DraftStore } from './store.ts';

/** What deletions are carried out with. */
export interface DeletionParts {
  readonly store: DraftStore;
  readonly outbox: Outbox;
  /** Deletes on the server, if the revision is still the newest; throws what the request client throws. */
  readonly deleteKept: (id: string, revision: number, person: string | undefined) => Promise<void>;
  /** Tells the person that a drawing was kept, and why. */
  readonly onKept: (deletion: Deletion, reason: string) => void;
}

const GONE_ON_WITH = 'It was gone on with meanwhile.';

/** Deletes a drawing everywhere. The server first: what it still keeps must not vanish from the screen. */
async function carryOut({ store, outbox, deleteKept }: DeletionParts, deletion: Deletion): Promise<void> {
  const { id, revision, gestures, person } = deletion;
  await whileNotSent(outbox, id, async () => {
    const here = await store.get(id);
    if (gestures !== null && here && here.gestures !== gestures) throw new Error(GONE_ON_WITH);
    if (revision !== null) await deleteKept(id, revision, person ?? undefined);
    if (here) await store.removeIfUnchanged(id, here.gestures, () => isAsked(id));
  });
}

function isSignedOut(error: unknown): boolean {
  return error instanceof RequestError && error.status === 401;
}

/**
 * Carries out the deletions of a person whose time is over; one that does not succeed is taken back and told of. Where
 * the session is not theirs any more they wait for it, and this answers false.
 */
export async function carryOutDue(parts: DeletionParts, person: string | null): Promise<boolean> {
  const now = parts.store.device.clock.now();
  for (const deletion of readDeletions()) {
    if (deletion.person !== person || deletion.dueAt > now) continue;
    try {
      await carryOut(parts, deletion);
    } catch (error) {
      if (isSignedOut(error)) return false;
      parts.onKept(deletion, error instanceof Error ? error.message : 'Please try again in a moment.');
    }
    cancelDeletion(deletion.id);
  }
  return true;
}

/** Carries out what is due of a person, now and as it gets due. Gives the function that stops it. */
export function startDeletions(parts: DeletionParts, person: string | null): () => void {
  const { clock } = parts.store.device;
  let isStopped = false;
  let isRunning = false;
  let cancel: (() => void) | undefined;

  async function run(): Promise<void> {
    if (isRunning || isStopped) return;
    isRunning = true;
    const isTheirs = await carryOutDue(parts, person);
    isRunning = false;
    // The next sign-in of its person begins anew.
    if (isTheirs) plan();
  }
  function plan(): void {
    cancel?.();
    const due = readDeletions().filter((deletion) => deletion.person === person);
    if (isStopped || due.length === 0) return;
    const first = Math.min(...due.map(({ dueAt }) => dueAt));
    cancel = clock.after(Math.max(0, first - clock.now()), () => void run());
  }
  plan();
  const ignore = useDeletions.subscribe(plan);
  return () => {
    isStopped = true;
    cancel?.();
    ignore();
  };
}
