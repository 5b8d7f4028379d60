import { getFavorites, mergeFavorites } from '@inkbloom/contracts/favorites';
import { ask } from '../client/connection.ts';

export interface FavoriteChanges {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** Tells the account what changed on this device, and gives the ids of all its favorites, the latest first. */
export async function sendFavorites(changes: FavoriteChanges): Promise<readonly string[]> {
  const isNothing = changes.add.length === 0 && changes.remove.length === 0;
  const { data } = await (isNothing ? ask(getFavorites) : ask(mergeFavorites, { body: changes }));
  return data.ids;
}
