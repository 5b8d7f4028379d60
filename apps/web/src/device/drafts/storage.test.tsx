import { onTestFinished } from 'vitest';
import { IndexedDbStorage } from './indexed-db.ts';
import { describeStorage } from '../../../testing/storage-cases.ts';

describeStorage('the browser', async () => {
  await new Promise<void>((resolve, reject) => {
    const clearing = indexedDB.deleteDatabase('inkbloom-drafts');
    clearing.addEventListener('success', () => resolve());
    clearing.addEventListener('error', () => reject(new Error('not cleared')));
  });
  const storage = new IndexedDbStorage();
  onTestFinished(() => storage.close());
  return storage;
});
