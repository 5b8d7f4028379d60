import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openFileStore } from '../src/store/file-store.ts';
import type { ObjectStore } from '../src/store/object-store.ts';

/** A store in a folder of its own, which goes when the test ends. */
export async function testStore(options: Parameters<typeof openFileStore>[1] = {}): Promise<ObjectStore> {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return openFileStore(folder, options);
}

/** A store beside which something happens before, or after, its n-th write (counted from 0). */
export function interruptedStore(
  store: ObjectStore,
  at: { readonly write: number; readonly when: 'before' | 'after' },
  interrupt: () => Promise<unknown>,
): ObjectStore {
  let writes = 0;
  return {
    ...store,
    async write(key, bytes) {
      const isIt = writes++ === at.write;
      if (isIt && at.when === 'before') await interrupt();
      await store.write(key, bytes);
      if (isIt && at.when === 'after') await interrupt();
    },
  };
}
