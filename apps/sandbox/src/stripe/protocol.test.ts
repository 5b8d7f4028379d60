import { describe, expect, it } from 'vitest';
import { listAnswer } from './api-call.ts';
import { fieldsOf, listOf, metadataOf, nested, textOf, textsOf } from './form.ts';
import { periodEndAfter } from './periods.ts';

const seconds = (moment: string) => Date.parse(moment) / 1000;
const endAfter = (anchor: string, interval: 'month' | 'year', moment: string) =>
  new Date(periodEndAfter(seconds(anchor), interval, seconds(moment)) * 1000).toISOString().slice(0, 10);
const fieldsIn = (form: string) => nested(new URLSearchParams(form));

describe('SUB-12 a form of the payment provider', () => {
  it('is read as text, lists and objects in each other', () => {
    const fields = fieldsIn(
      'mode=subscription&items[0][price]=price_1&items[1][price]=price_2&metadata[user]=ada&keys[0]=a&keys[1]=b',
    );
    expect(textOf(fields, 'mode')).toBe('subscription');
    expect(listOf(fields, 'items').map((item) => textOf(item, 'price'))).toEqual(['price_1', 'price_2']);
    expect(metadataOf(fields)).toEqual({ user: 'ada' });
    expect(textsOf(fields, 'keys')).toEqual(['a', 'b']);
  });

  it('has nothing where nothing was sent, or something of another kind', () => {
    const fields = fieldsIn('items=none&mode[a]=b');
    expect([textOf(fields, 'mode'), textOf(fields, 'missing')]).toEqual([undefined, undefined]);
    expect([listOf(fields, 'items'), textsOf(fields, 'missing'), metadataOf(fields)]).toEqual([[], [], {}]);
    expect(Object.keys(fieldsOf(fields, 'items'))).toEqual([]);
  });

  it('reaches nothing but its own fields', () => {
    const fields = fieldsIn('__proto__[polluted]=yes&constructor[prototype][polluted]=yes&toString=1');
    expect('polluted' in {}).toBe(false);
    expect(textOf(fields, 'toString')).toBe('1');
    expect(textOf(fieldsIn('a=b'), 'toString')).toBeUndefined();
  });
});

describe('SUB-12 a list of the payment provider', () => {
  const entries = Array.from({ length: 25 }, (_, at) => ({ id: `id_${at}`, created: Math.floor(at / 2) }));
  const listed = (form = '') => {
    const { data, has_more } = listAnswer(entries, fieldsIn(form));
    return { ids: data.map(({ id }) => id), has_more };
  };

  it('is the ten newest, and is gone on with behind the last of them', () => {
    const first = listed();
    expect([first.ids[0], first.ids.length, first.has_more]).toEqual(['id_24', 10, true]);
    const second = listed(`starting_after=${first.ids.at(-1)}`);
    const third = listed(`starting_after=${second.ids.at(-1)}`);
    expect([third.ids.length, third.has_more]).toEqual([5, false]);
    expect(new Set([...first.ids, ...second.ids, ...third.ids]).size).toBe(25);
  });

  it('is as long as was asked for, and no longer than a hundred', () => {
    expect([listed('limit=25').has_more, listed('limit=24').has_more]).toEqual([false, true]);
    const many = Array.from({ length: 150 }, (_, at) => ({ id: `id_${at}`, created: at }));
    expect(listAnswer(many, fieldsIn('limit=1000')).data).toHaveLength(100);
  });

  it('does not begin anew behind something that is not in it', () => {
    expect(() => listed('starting_after=gone')).toThrow("No such object: 'gone'");
  });
});

describe('SUB-9 a period that is paid for', () => {
  it.each([
    ['2026-01-31', 'month', '2026-01-31', '2026-02-28'],
    ['2026-01-31', 'month', '2026-02-28', '2026-03-31'],
    ['2026-01-31', 'month', '2026-03-31', '2026-04-30'],
    ['2026-12-15', 'month', '2026-12-15', '2027-01-15'],
    ['2028-02-29', 'year', '2028-02-29', '2029-02-28'],
    ['2028-02-29', 'year', '2031-03-01', '2032-02-29'],
  ] as const)('from %s by the %s ends, after %s, on %s', (anchor, interval, moment, end) => {
    expect(endAfter(anchor, interval, moment)).toBe(end);
  });
});
