import * as z from 'zod/mini';
import { create } from 'zustand';

/** Milliseconds in which a deletion can be taken back. */
const UNDO_MS = 8_000;
const KEY = 'inkbloom.deletions';

const Deletion = z.object({
  id: z.string(),
  /** The person whose drawing it is; null for nobody's. */
  person: z.nullable(z.string()),
  title: z.string(),
  /** What was seen when it was asked for: it is kept if somebody goes on with it meanwhile. */
  revision: z.nullable(z.number()),
  gestures: z.nullable(z.number()),
  /** Milliseconds since 1970. */
  dueAt: z.number(),
});
/** A drawing that goes in a moment. */
export type Deletion = z.infer<typeof Deletion>;

/** What goes in a moment, as this browser has noted it. */
export function readDeletions(): readonly Deletion[] {
  try {
    return z.array(Deletion).parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

function change(next: (all: readonly Deletion[]) => readonly Deletion[]): void {
  const all = next(readDeletions());
  localStorage.setItem(KEY, JSON.stringify(all));
  useDeletions.setState(all, true);
}

/** The drawings that go in a moment; no gallery shows them. */
export const useDeletions = create<readonly Deletion[]>(readDeletions);

/** Asks for a drawing to go in a moment; also after this tab is closed, at the next visit. */
export function requestDeletion(deletion: Omit<Deletion, 'dueAt'>, now: number): void {
  change((all) => [...all.filter(({ id }) => id !== deletion.id), { ...deletion, dueAt: now + UNDO_MS }]);
}

/** Whether a drawing shall still go. */
export function isAsked(id: string): boolean {
  return readDeletions().some((deletion) => deletion.id === id);
}

/** Takes a deletion back. */
export function cancelDeletion(id: string): void {
  change((all) => all.filter((deletion) => deletion.id !== id));
}
