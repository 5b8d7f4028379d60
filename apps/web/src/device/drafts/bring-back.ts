import type { SavedDrawing } from '@inkbloom/contracts/drawings';
import type { RestoreInput } from '../../api/calls/drawing-versions.ts';
import type { Drafts } from './browser-device.ts';
import { journalOfText } from './kept-drawings.ts';
import { afterSending, type Halt, type SendSave } from './sender.ts';

/** A version of a drawing as the server gives it. */
interface FetchedVersion {
  readonly journal: string | null;
  readonly coloredShare: number;
}

/** What is asked of the server; both throw what the request client throws. */
export interface VersionSource {
  readonly get: (drawingId: string, revision: number) => Promise<FetchedVersion>;
  readonly restore: (input: RestoreInput) => Promise<SavedDrawing>;
}

/** Thrown when saves of the drawing still wait on this device, which have to go first; nothing has changed then. */
export class SavesWaitError extends Error {
  override readonly name = 'SavesWaitError';
  readonly halt: Halt;

  constructor(halt: Halt) {
    super('saves of this drawing wait to be sent');
    this.halt = halt;
  }
}

/** Thrown for a version that was kept as a picture alone; nothing has changed then. */
export class NoJournalError extends Error {
  override readonly name = 'NoJournalError';
}

/** Who brings a version back, and how saves that wait are sent. */
export interface BringingBack extends RestoreInput {
  readonly person: string;
  readonly send: SendSave;
}

/**
 * Brings a version of a drawing back as a new revision on top. What waits of the drawing is sent first, so that it is
 * one of the earlier versions then; strokes that were never saved go on as a drawing of their own, whose id is
 * answered. Throws SavesWaitError, NoJournalError and what the request client throws.
 */
export async function bringBack(
  { store, outbox }: Drafts,
  { person, send, ...input }: BringingBack,
  source: VersionSource,
): Promise<string | null> {
  const { drawingId, revision } = input;
  const delivery = { person, send, isForced: true, isStopped: () => false };
  const before = await store.get(drawingId);
  return afterSending(outbox, drawingId, delivery, async (halt) => {
    if (halt) throw new SavesWaitError(halt);
    const { journal, coloredShare } = await source.get(drawingId, revision);
    if (journal === null) throw new NoJournalError('this version has no journal');
    const kept = journalOfText(journal);
    // What was just sent from here is no news to the person.
    const sent = await store.get(drawingId);
    const hasSent = sent !== undefined && before !== undefined && sent.baseRevision > before.baseRevision;
    const baseRevision = hasSent ? sent.baseRevision : input.baseRevision;
    const saved = await source.restore({ ...input, baseRevision });
    const aside = await store.bringIn({ drawingId, person, revision: saved.revision, coloredShare }, kept);
    if (aside !== null) store.device.changes.announce('queued');
    return aside;
  });
}
