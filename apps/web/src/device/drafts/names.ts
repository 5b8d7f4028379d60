import type { DraftStore } from './store.ts';

/** Tells the server what a drawing is called; throws what the request client throws. */
export type SendName = (drawingId: string, name: string) => Promise<unknown>;

/**
 * Tells the server the names that a person's drawings got on this device before it knew them. A name that does not get
 * through is sent another time.
 */
export async function sendNames(store: DraftStore, person: string, send: SendName): Promise<void> {
  for (const { drawingId, name, person: owner, baseRevision } of await store.list()) {
    if (!name || owner !== person || baseRevision === 0) continue;
    try {
      await send(drawingId, name);
      await store.rename(drawingId, null, name);
    } catch (error) {
      console.info('the name of a drawing could not be sent', error);
    }
  }
}
