import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answered, EMPTY, joined, toggled, toSend, type Shelf } from './shelf.ts';

const shelf = (...ids: readonly string[]): Shelf => ids.toReversed().reduce(toggled, EMPTY);

/** A server as the contract describes it. */
function server(...start: readonly string[]) {
  let ids = [...start];
  return {
    ids: () => ids,
    merge({ add, remove }: { add: readonly string[]; remove: readonly string[] }) {
      ids = [...add.filter((id) => !ids.includes(id)), ...ids].filter((id) => !remove.includes(id));
      return ids;
    },
  };
}

function sync(device: Shelf, account: ReturnType<typeof server>): Shelf {
  const sent = toSend(device, 500);
  return answered(device, account.merge(sent), sent);
}

describe('favourites of a person on several devices', () => {
  it('SRV-5 what a guest loved joins what the account has', () => {
    const account = server('owl', 'fox');
    const device = sync(joined(EMPTY, shelf('rose', 'owl')), account);
    expect(device.ids.toSorted()).toEqual(['fox', 'owl', 'rose']);
    expect(device.changes).toEqual({});
    expect(account.ids()).toContain('rose');
  });

  it('SRV-5 what one device took out does not come back from another', () => {
    const account = server();
    let phone = sync(shelf('owl', 'fox'), account);
    let laptop = sync(EMPTY, account);
    phone = sync(toggled(phone, 'owl'), account);
    laptop = sync(laptop, account);
    expect(laptop.ids).toEqual(['fox']);
    expect(sync(phone, account).ids).toEqual(['fox']);
    expect(account.ids()).toEqual(['fox']);
  });

  it('SRV-5 what was taken out without a network is taken out later', () => {
    const account = server('owl', 'fox');
    const device = toggled(sync(EMPTY, account), 'owl');
    expect(toSend(device, 500)).toEqual({ add: [], remove: ['owl'] });
    expect(sync(device, account).ids).toEqual(['fox']);
    expect(account.ids()).toEqual(['fox']);
  });

  it('SRV-5 what is toggled while a send is under way is kept for the next one', () => {
    const before = shelf('owl');
    const sent = toSend(before, 500);
    const meanwhile = toggled(toggled(before, 'owl'), 'fox');
    const after = answered(meanwhile, ['owl'], sent);
    expect(after.ids).toEqual(['fox']);
    expect(toSend(after, 500)).toEqual({ add: ['fox'], remove: ['owl'] });
  });

  it('SRV-5 many are sent in parts', () => {
    const account = server();
    let device = shelf('a', 'b', 'c', 'd', 'e');
    for (let part = 0; part < 3; part++) {
      const sent = toSend(device, 2);
      device = answered(device, account.merge(sent), sent);
    }
    expect(account.ids().toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(device.changes).toEqual({});
  });

  it('SRV-5 devices agree in the end, and the last hand on each page counts', () => {
    const ids = fc.constantFrom('owl', 'fox', 'rose', 'reef');
    const steps = fc.array(fc.record({ device: fc.nat(1), id: ids, syncs: fc.boolean() }), { maxLength: 40 });
    fc.assert(
      fc.property(steps, (all) => {
        const account = server();
        const devices = [EMPTY, EMPTY];
        const truth = new Set<string>();
        for (const { device, id, syncs } of all) {
          // A person has one pair of hands: each device is up to date before it is used.
          devices[device] = toggled(sync(devices[device]!, account), id);
          if (devices[device].ids.includes(id)) truth.add(id);
          else truth.delete(id);
          devices[device] = sync(devices[device], account);
          if (syncs) devices[1 - device] = sync(devices[1 - device]!, account);
        }
        for (const device of devices)
          expect(sync(device, account).ids.toSorted()).toEqual([...truth].toSorted());
      }),
    );
  });
});
