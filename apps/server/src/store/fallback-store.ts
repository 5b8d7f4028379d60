import type { ListedObject, ObjectStore } from './object-store.ts';

/** A store that reads from another one what it lacks: so that files can be moved while the server runs. */
export function withFallback(first: ObjectStore, second: ObjectStore): ObjectStore {
  async function* list(kind: string): AsyncIterable<ListedObject> {
    const listed = new Set<string>();
    for await (const object of first.list(kind)) {
      listed.add(object.key);
      yield object;
    }
    for await (const object of second.list(kind)) if (!listed.has(object.key)) yield object;
  }

  return {
    ...first,
    list,
    open: async (key) => (await first.open(key)) ?? second.open(key),
    read: async (key) => (await first.read(key)) ?? second.read(key),
    async remove(key) {
      await first.remove(key);
      await second.remove(key);
    },
  };
}
