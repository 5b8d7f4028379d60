// @module-tag postgres
import { describe, expect, it } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { openLists } from './lists.ts';
import { featuredOn } from './list-queries.ts';

async function pickerOf(count: number, tagsOf = (_place: number): string[] => []) {
  const databases = await testDatabases();
  const shelf = Array.from({ length: count }, (_, at) => ({
    id: `page-${String(at).padStart(2, '0')}`,
    tags: tagsOf(at),
  }));
  await addActivities(databases, ...shelf);
  const lists = openLists(databases.read);
  return async (moment: string) => (await featuredOn(lists, Date.parse(moment))).map(({ id }) => id);
}

/** The first pages of the catalogue that these tests give to Easter. */
const EASTER_PAGES = 12;
const isEaster = (id: string) => Number(id.slice(-2)) < EASTER_PAGES;

describe('the featured picks', () => {
  it('FEA-1 SRV-6 are the same six all day and six others on the next', async () => {
    const picks = await pickerOf(20);
    const today = await picks('2026-03-01T00:00:00Z');
    expect(today).toHaveLength(6);
    expect(await picks('2026-03-01T23:59:59Z')).toEqual(today);
    const tomorrow = await picks('2026-03-02T00:00:00Z');
    expect(new Set([...today, ...tomorrow]).size).toBe(12);
  });

  it('FEA-1 SRV-6 go round the whole catalogue', async () => {
    const picks = await pickerOf(15);
    const days = ['01', '02', '03', '04', '05'].map((day) => picks(`2026-03-${day}T12:00:00Z`));
    expect(new Set((await Promise.all(days)).flat()).size).toBe(15);
  });

  it('FEA-1 are all there is when that is less', async () => {
    const picks = await pickerOf(4);
    expect((await picks('2026-03-01T12:00:00Z')).toSorted()).toEqual([
      'page-00',
      'page-01',
      'page-02',
      'page-03',
    ]);
    expect(await (await pickerOf(0))('2026-03-01T12:00:00Z')).toEqual([]);
  });

  it('FEA-1 show no feast that is far off, but those that are near', async () => {
    const picks = await pickerOf(30, (place) => (place < EASTER_PAGES ? ['spring', 'easter'] : ['spring']));
    const days = (month: string) =>
      Promise.all(['01', '02', '03', '04', '05'].map((day) => picks(`2026-${month}-${day}T12:00:00Z`)));
    const november = await days('11');
    expect(november.flat().filter(isEaster)).toEqual([]);
    for (const day of november) expect(new Set(day).size).toBe(6);
    expect((await days('04')).flat().filter(isEaster)).toHaveLength(EASTER_PAGES);
  });

  it('FEA-1 are pages of a feast where there is nothing else', async () => {
    const picks = await pickerOf(8, () => ['easter']);
    expect(await picks('2026-11-01T12:00:00Z')).toHaveLength(6);
  });
});
