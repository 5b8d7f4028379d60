import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractSchemas, type CallSchemas } from './contract-schemas.ts';
import { misunderstandings } from './misunderstandings.ts';

// A shell from a store lives for months, an operator upgrades today: each recorded release of the app has to work with
// the server of today, and the app of today with the server of that release.

const FOLDER = join(import.meta.dirname, '../recorded');
const releases = globSync('*.json', { cwd: FOLDER }).map((file) => {
  const calls = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Record<string, CallSchemas>;
  return { release: file.replace('.json', ''), calls: Object.entries(calls) };
});
const today = await contractSchemas();

/** What the reader of each part of a call does not understand of its writer. */
function between(asking: CallSchemas, answering: CallSchemas, name: string): string[] {
  return Object.keys({ ...asking.parts, ...answering.parts }).flatMap((part) => {
    const [asked, answered] = [asking.parts[part], answering.parts[part]];
    if (part === 'answer') return asked && answered ? misunderstandings(asked, answered, name) : [];
    return answered ? misunderstandings(answered, asked ?? {}, `${name} ${part}`) : [];
  });
}

const object = (properties: Record<string, object>, required: string[]) => ({
  type: 'object',
  properties,
  required,
});

describe.each(releases)('NAT-1 the contracts of $release', ({ calls }) => {
  it('are all still there, each at its address', () => {
    const addresses = new Set(Object.values(today).map(({ method, url }) => `${method} ${url}`));
    expect(calls.filter(([, { method, url }]) => !addresses.has(`${method} ${url}`))).toEqual([]);
  });

  it('an app of that release and the server of today understand each other', () => {
    expect(calls.flatMap(([name, then]) => between(then, today[name]!, name))).toEqual([]);
  });

  it('the app of today and a server of that release understand each other', () => {
    expect(calls.flatMap(([name, then]) => between(today[name]!, then, name))).toEqual([]);
  });
});

describe('NAT-1 a misunderstanding', () => {
  const text = { type: 'string' };
  it.each([
    [object({ a: text }, ['a']), object({ a: text }, []), ' .a is needed and not always sent'],
    [object({ a: { type: 'number' } }, []), object({ a: text }, []), ' .a is string, not number'],
    [{ enum: ['b', 'c'] }, { enum: ['b', 'd'] }, '  may be d'],
    [{ type: 'array', items: text }, { type: 'array', items: { type: 'null' } }, ' [] is null, not string'],
    [text, { anyOf: [text, { type: 'null' }] }, '  is null, not string'],
  ])('is found between %j and %j', (reader, writer, found) => {
    expect(misunderstandings(reader, writer, ' ')).toEqual([found]);
    expect(misunderstandings(reader, reader)).toEqual([]);
  });

  it('is not what is sent beyond what is read, nor a whole number', () => {
    expect(misunderstandings(object({}, []), object({ a: text }, ['a']))).toEqual([]);
    expect(misunderstandings({ type: 'number' }, { type: 'integer' })).toEqual([]);
  });
});
