/**
 * The favorites of one person, or of nobody, on this device. `changes` holds what was toggled since the server last
 * answered, so that neither a removal nor an addition is lost or undone by an older list.
 */
export interface Shelf {
  /** Activity ids, the latest first. */
  readonly ids: readonly string[];
  /** True for what was added, false for what was taken out. */
  readonly changes: Readonly<Record<string, boolean>>;
}

export const EMPTY: Shelf = { ids: [], changes: {} };

function withChange(ids: readonly string[], id: string, isAdded: boolean): readonly string[] {
  const others = ids.filter((other) => other !== id);
  return isAdded ? [id, ...others] : others;
}

/** Adds an activity, or takes it out again. */
export function toggled({ ids, changes }: Shelf, id: string): Shelf {
  const isAdded = !ids.includes(id);
  return { ids: withChange(ids, id, isAdded), changes: { ...changes, [id]: isAdded } };
}

/** A person's shelf with what lay here while nobody was signed in. */
export function joined(own: Shelf, guests: Shelf): Shelf {
  return guests.ids
    .toReversed()
    .reduce((shelf, id) => (shelf.ids.includes(id) ? shelf : toggled(shelf, id)), own);
}

/** What the next send tells the server; at most so many ids each way. */
export function toSend({ ids, changes }: Shelf, most: number): { add: string[]; remove: string[] } {
  const removed = Object.keys(changes).filter((id) => changes[id] === false);
  return { add: ids.filter((id) => changes[id] === true).slice(0, most), remove: removed.slice(0, most) };
}

/**
 * The shelf after the server answered: its list, and over it what was toggled here since the send.
 * @param kept all ids the server has, the latest first
 * @param sent what it was told
 */
export function answered(
  { ids, changes }: Shelf,
  kept: readonly string[],
  sent: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Shelf {
  const done = new Map([
    ...sent.add.map((id) => [id, true] as const),
    ...sent.remove.map((id) => [id, false] as const),
  ]);
  // One that says something else than the list, as in a broken storage, would be sent for ever.
  const left = Object.entries(changes).filter(
    ([id, isAdded]) => done.get(id) !== isAdded && isAdded === ids.includes(id),
  );
  const added = ids.filter((id) => left.some(([other, isAdded]) => other === id && isAdded));
  const rest = kept.filter((id) => !left.some(([other]) => other === id));
  return { ids: [...added, ...rest], changes: Object.fromEntries(left) };
}
