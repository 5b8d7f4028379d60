import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addPerson } from '../../../testing/people.ts';
import { keep, saveParts } from '../../../testing/save-parts.ts';
import { runDrawings } from './drawings.ts';

async function* bytesOf(userId: string) {
  yield new TextEncoder().encode(`a zip of ${userId}`);
}

async function start() {
  const parts = await saveParts({}, [{ id: 'owl', title: 'Quiet Owl' }, { id: 'fox' }]);
  for (const id of ['ada', 'eve']) await addPerson(parts.databases, id);
  const said: string[] = [];
  const drawings = async (...args: string[]) => {
    said.length = 0;
    return runDrawings(args, {
      ...parts,
      everythingOf: bytesOf,
      result: (line) => void said.push(line),
      notice: (line) => void said.push(`(${line})`),
    });
  };
  return { parts, drawings, said };
}

const at = (day: number) => `2026-03-0${day}T00:00:00.000Z`;

it('OPS-1 an operator lists a person’s drawings by their address or id, the last saved first', async () => {
  const { parts, drawings, said } = await start();
  const { write } = parts.databases;
  for (const baseRevision of [0, 1]) await keep(parts, 'ada', { drawingId: 'drawing-1', baseRevision });
  await keep(parts, 'ada', { drawingId: 'drawing-2', activityId: 'fox' });
  await keep(parts, 'eve', { drawingId: 'drawing-3' });
  const change = (values: object, id: string) =>
    write.updateTable('drawings').set(values).where('id', '=', id).execute();
  await change({ updated_at: at(1), bytes: 70 }, 'drawing-1');
  await change({ updated_at: at(2), bytes: null, title: 'My fox' }, 'drawing-2');
  for (const word of ['ADA@example.com', 'ada']) {
    expect(await drawings('list', word)).toBe(0);
    expect(said).toEqual([
      `drawing-2\tfox\tMy fox\t1\t\t${at(2)}`,
      `drawing-1\towl\tQuiet Owl\t2\t70\t${at(1)}`,
      '(2 drawings)',
    ]);
  }
  await drawings('list', 'eve');
  expect(said.at(-1)).toBe('(1 drawing)');
});

it('OPS-1 an operator takes everything along for a person, into a file that only they can read', async () => {
  const { drawings, said } = await start();
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'ada.zip');
  expect(await drawings('export', 'ada@example.com', file)).toBe(0);
  expect(said).toEqual([file]);
  expect(await readFile(file, 'utf8')).toBe('a zip of ada');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(drawings('export', 'ada@example.com', file), 'nothing is replaced').rejects.toThrow('EEXIST');
});

it('OPS-1 an operator tidies, and is told of people who are not there and of verbs that make no sense', async () => {
  const { drawings, said } = await start();
  expect(await drawings('tidy')).toBe(0);
  expect(said).toEqual(['earlier versions\t0', 'orphaned files\t0', 'answers to saves\t0']);
  for (const args of [
    ['list', 'nobody@example.org'],
    ['export', 'nobody@example.org', 'file.zip'],
  ]) {
    expect(await drawings(...args)).toBe(1);
    expect(said).toEqual(['(error not_found: there is nobody with the address or id nobody@example.org)']);
  }
  const senseless = [
    [],
    ['list'],
    ['list', 'ada', 'more'],
    ['export', 'ada'],
    ['export', 'ada', 'file.zip', 'more'],
    ['tidy', 'ada'],
    ['tidy', 'ada', 'file.zip'],
    ['other', 'ada'],
    ['other', 'ada', 'file.zip'],
  ];
  for (const args of senseless) {
    expect([args, await drawings(...args), said]).toEqual([args, undefined, []]);
  }
});
