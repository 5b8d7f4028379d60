// @module-tag postgres
import { describe, expect, it } from 'vitest';
import { journal, receivedSave } from '../../../testing/drawings.ts';
import { saveParts } from '../../../testing/save-parts.ts';
import { boundLeftovers } from './leftovers.ts';
import { type SaveParts, saveRevision } from './save.ts';
import { deleteDrawingOf } from './store.ts';

const LATER_MS = 3 * 60_000;

/** A quota of a few of the drawings below. */
const start = () => saveParts({ quotaBytes: 5_000 });

async function saveAndDelete(parts: SaveParts, user: string, round: number): Promise<void> {
  const drawingId = `${user}-drawing-${round}`;
  await saveRevision(parts, user, await receivedSave({ drawingId }, { journal: largeJournal(round) }));
  await deleteDrawingOf(parts.databases, user, drawingId);
}

/** About a kilobyte that no other round has. */
function largeJournal(round: number): Buffer {
  return Buffer.concat(Array.from({ length: 20 }, (_, place) => journal(round * 100 + place)));
}

async function storedBytes({ store }: SaveParts): Promise<number> {
  let bytes = 0;
  for (const kind of ['drawings', 'journals']) for await (const { size } of store.list(kind)) bytes += size;
  return bytes;
}

describe('KEEP-4 what one person leaves behind by saving and deleting in turn', () => {
  it('takes no more than twice their quota, holds up nobody else, and makes room after some minutes', async () => {
    const parts = await start();
    let refusal: unknown;
    for (let round = 0; round < 50 && refusal === undefined; round++) {
      refusal = await saveAndDelete(parts, 'ada', round).catch((error: unknown) => error);
    }
    expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(await storedBytes(parts)).toBeLessThan(3 * parts.quotaBytes);
    await saveAndDelete(parts, 'eve', 99);

    await boundLeftovers(parts, 'ada', 0, Date.now() + LATER_MS);
    expect(await storedBytes(parts)).toBeLessThan(parts.quotaBytes);
    await saveAndDelete(parts, 'ada', 100);
  });

  it('counts saves that were refused when their files were stored already', async () => {
    const parts = { ...(await start()), quotaBytes: 1_500 };
    const codes = new Set<unknown>();
    for (let round = 0; round < 20; round++) {
      const save = saveRevision(parts, 'ada', await receivedSave({}, { journal: largeJournal(round) }));
      codes.add(
        await save.then(
          () => 'saved',
          (error: { code: string }) => error.code,
        ),
      );
    }
    expect([...codes]).toEqual(['saved', 'quota_exceeded', 'too_many_requests']);
    expect(await storedBytes(parts)).toBeLessThan(4 * parts.quotaBytes);
  });
});
