import { describe, expect, it } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { forgetOld, receive, workThrough } from './inbox.ts';

const NOW = new Date('2026-05-01T12:00:00.000Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const DAY_MS = 86_400_000;

async function start() {
  const databases = await testDatabases();
  const rows = () => databases.write.selectFrom('webhook_inbox').selectAll().orderBy('id').execute();
  return { databases, rows };
}

const events = (...ids: string[]) =>
  ids.map((id) => ({ id, type: 'any', customerId: `of ${id[0]}`, created: 0 }));

describe('SUB-9 what the provider tells', () => {
  it('is written down once, and waits', async () => {
    const { databases, rows } = await start();
    expect(
      await receive(databases, [...events('a1', 'a2'), { ...events('x')[0]!, customerId: null }], NOW),
    ).toBe(3);
    expect(await receive(databases, events('a1', 'b1'), after(1))).toBe(1);
    const at = NOW.toISOString();
    const waiting = {
      type: 'any',
      received_at: at,
      due_at: at,
      attempts: 0,
      last_error: null,
      done_at: null,
    };
    expect(await rows()).toEqual([
      { ...waiting, id: 'a1', customer_id: 'of a' },
      { ...waiting, id: 'a2', customer_id: 'of a' },
      {
        ...waiting,
        id: 'b1',
        customer_id: 'of b',
        received_at: after(1).toISOString(),
        due_at: after(1).toISOString(),
      },
      { ...waiting, id: 'x', customer_id: null },
    ]);
  });

  it('has each customer looked at once, in the order in which it came, and is done', async () => {
    const { databases, rows } = await start();
    await receive(databases, events('b1'), after(1));
    await receive(databases, [...events('a1', 'a2', 'c1'), { ...events('x')[0]!, customerId: null }], NOW);
    await receive(databases, events('late'), after(3));
    const looked: string[] = [];
    const look = async (customer: string) => void looked.push(customer);
    await workThrough(databases, look, () => after(2));
    expect(looked).toEqual(['of a', 'of c', 'of b']);
    const done = (await rows()).filter(({ done_at }) => done_at === after(2).toISOString());
    expect(done.map(({ id }) => id)).toEqual(['a1', 'a2', 'b1', 'c1', 'x']);
    await workThrough(databases, look, () => after(2));
    expect(looked).toHaveLength(3);
    await workThrough(databases, look, () => after(3));
    expect(looked.at(-1)).toBe('of l');
  });

  it('waits longer after each failure, holds up no other customer, and is tried for ever', async () => {
    const { databases, rows } = await start();
    await receive(databases, events('a1', 'b1'), NOW);
    const looked: string[] = [];
    const fail = async (customer: string) => {
      looked.push(customer);
      if (customer === 'of a') throw new Error('away');
    };
    let now = NOW;
    const waits: number[] = [];
    for (let round = 0; round < 7; round++) {
      await expect(workThrough(databases, fail, () => now)).rejects.toThrow('away');
      const due = new Date((await rows())[0]!.due_at);
      waits.push(due.getTime() - now.getTime());
      now = due;
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000]);
    expect(looked.filter((customer) => customer === 'of b')).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 7, last_error: 'away', done_at: null }, { attempts: 0 }]);
    await expect(
      workThrough(
        databases,
        () => Promise.reject('odd'),
        () => now,
      ),
    ).rejects.toBe('odd');
    expect((await rows())[0]?.last_error).toBe('odd');
    await workThrough(
      databases,
      async () => undefined,
      () => after(DAY_MS),
    );
    expect((await rows())[0]?.done_at).not.toBeNull();
  });

  it('is worked through to its end, however much there is', async () => {
    const { databases } = await start();
    const ids = Array.from({ length: 401 }, (_, index) => `a${index}`);
    await databases.write
      .transaction()
      .execute((write) => receive({ ...databases, write }, events(...ids), NOW));
    let looks = 0;
    await workThrough(
      databases,
      async () => void looks++,
      () => NOW,
    );
    expect(looks).toBe(3);
    const left = databases.write.selectFrom('webhook_inbox').select('id').where('done_at', 'is', null);
    expect(await left.execute()).toEqual([]);
  });

  it('is forgotten forty days after it was done', async () => {
    const { databases, rows } = await start();
    await receive(databases, events('a1', 'b1'), NOW);
    const done_at = NOW.toISOString();
    await databases.write.updateTable('webhook_inbox').set({ done_at }).where('id', '=', 'a1').execute();
    await forgetOld(databases, after(40 * DAY_MS));
    expect(await rows()).toHaveLength(2);
    await forgetOld(databases, after(40 * DAY_MS + 1));
    expect((await rows()).map(({ id }) => id)).toEqual(['b1']);
  });
});
