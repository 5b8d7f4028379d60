import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickDrawingProcess } from '../../../../testing/drawing-process.ts';
import { pagesTool } from '../../../../testing/pages.ts';
import { type RunningSandbox, startSandbox } from '../../../../testing/sandbox.ts';
import { findActivity, openLists } from '../../catalogue/catalogue.ts';
import { startDrawingProcess } from '../drawing-process.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const SAID = ['--stream', 'animals', '--by', 'Ada Lines'];

/** The tool, and a folder with files of these contents. */
async function tool(files: Readonly<Record<string, string>>, startProcess = quickDrawingProcess) {
  const made = await pagesTool(startProcess);
  const folder = join(made.dataDir, 'pictures');
  await mkdir(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return { ...made, folder };
}

/** A process that takes every picture for one with a script in it. */
function startRefusing() {
  return quickDrawingProcess({
    import: () => Promise.resolve({ kind: 'refused', code: 'svg_script', message: 'It holds a script.' }),
  });
}

describe('pages import', () => {
  it('MAKE-2 makes a page that waits, and publishes it with the operator’s word, once', async () => {
    const { run, folder, databases, store, dataDir } = await tool({ 'old_castle.svg': 'a castle' });
    const taken = await run('import', join(folder, 'old_castle.svg'), ...SAID, '--tags', 'Castle,hill');
    expect(taken.notices.join('\n')).toMatch(/old_castle\.svg: easy, \d+ regions, \d+ gaps closed/);
    expect([taken.code, taken.results]).toEqual([
      0,
      [expect.stringMatching(/^old-castle-[0-9a-f]{6} waiting$/)],
    ]);
    const slug = taken.results[0]!.split(' ')[0]!;
    expect(await findActivity(databases.read, slug)).toBeUndefined();
    expect(await readdir(join(dataDir, 'imports'))).toEqual(['old_castle.svg.json', 'old_castle.svg.webp']);
    const listed = await run('review');
    expect(listed.results[1]).toMatch(
      /^old-castle-\S+ +when approved +open +animals +easy +Old Castle +By Ada Lines +\/images\/proposals\/\w+\.webp$/,
    );
    expect(await run('review', 'approve', slug)).toMatchObject({ code: 0, results: [`${slug} published`] });
    expect(await run('review', 'approve', slug)).toMatchObject({ code: 0, results: [`${slug} published`] });
    const found = await findActivity(databases.read, slug);
    expect(found?.activity).toMatchObject({
      title: 'Old Castle',
      description: 'Old Castle, drawn by Ada Lines.',
      category: 'animals',
      members_from: null,
      tags: JSON.stringify(['castle', 'hill']),
      origin: JSON.stringify({ kind: 'artist', name: 'Ada Lines' }),
    });
    for (const key of Object.values(found!.pages[0]!).filter((value) => String(value).includes('/')))
      expect(await store.read(String(key))).toBeDefined();
    expect(await openLists(databases.read).count('animals')).toBe(1);
    expect(await run('review', 'reject', slug)).toMatchObject({
      code: 1,
      notices: [expect.stringMatching('^error too_late: ')],
    });
    expect((await run('import', join(folder, 'old_castle.svg'), ...SAID)).notices.at(-1)).toContain(
      'error already_there: ',
    );
  });

  it('MAKE-2 takes a folder, each picture with what is said beside it; one bad file stops no other', async () => {
    const { run, folder, databases } = await tool({
      'a.png': 'first',
      'a.json': JSON.stringify({ title: 'First Light', by: 'Bea', category: 'nature' }),
      'b.png': 'second',
      'b.json': '{"tittle": "Wrong"}',
      'cat.png': 'third',
      'd.txt': 'no picture',
    });
    const ended = await run('import', folder, '--publish', '--members', ...SAID);
    expect([ended.code, ended.results]).toEqual([
      1,
      [expect.stringMatching(/^first-light-\w+ published$/), expect.stringMatching(/^cat-\w+ published$/)],
    ]);
    expect(ended.notices.filter((line) => line.startsWith('error'))).toEqual([
      expect.stringMatching(/^error bad_details: b\.png: b\.json: .*tittle/),
    ]);
    expect(ended.notices.at(-1)).toBe('2 of 3 pictures became pages');
    const rows = await databases.read.selectFrom('activities').selectAll().orderBy('title').execute();
    expect(rows.map(({ title, category, origin }) => [title, category, origin])).toEqual([
      ['Cat', 'animals', '{"kind":"artist","name":"Ada Lines"}'],
      ['First Light', 'nature', '{"kind":"artist","name":"Bea"}'],
    ]);
    expect(rows.every(({ members_from }) => members_from !== null)).toBe(true);
  });

  it('MAKE-2 keeps nothing of a picture that is like a page that is there, or that is no picture', async () => {
    const { run, folder, databases } = await tool({ 'ant.png': 'same', 'bee.png': 'same' });
    expect((await run('import', join(folder, 'ant.png'), ...SAID, '--publish')).code).toBe(0);
    const like = await run('import', join(folder, 'bee.png'), ...SAID);
    expect(like).toMatchObject({ code: 1, results: [] });
    expect(like.notices.at(-1)).toMatch(
      /^error too_alike: bee\.png: it is too much like ant-\w+ \(1\.00\)\.$/,
    );
    const other = await tool({ 'cow.svg': 'none' }, startRefusing);
    const refused = await other.run('import', join(other.folder, 'cow.svg'), ...SAID);
    expect(refused).toMatchObject({ code: 1, notices: ['error svg_script: cow.svg: It holds a script.'] });
    expect(await databases.read.selectFrom('imported_pages').select('id').execute()).toEqual([]);
  });

  it.each([
    ['import', 2, 'wrong_usage'],
    ['import nowhere.svg --stream animals --by Ada', 1, 'file_unreadable'],
    ['import nowhere.svg --stream nowhere --by Ada', 1, 'bad_details'],
    ['review approve', 2, 'wrong_usage'],
    ['review approve nothing', 1, 'unknown_page'],
    ['imagine a fox --stream animals', 1, 'image_model_not_set'],
  ])('refuses "%s" with %i and a word that stays', async (command, code, word) => {
    const { run } = await pagesTool();
    const ended = await run(...command.split(' '));
    expect([ended.code, ended.notices[0]]).toEqual([code, expect.stringMatching(`^error ${word}: .`)]);
  });
});

function modelAt(origin: string) {
  return { url: `${origin}/images/v1`, key: 'sk-sandbox-images', model: 'lines-1' };
}

describe('pages imagine', () => {
  const WISH = ['imagine', 'fox', '--place', 'forest', '--stream', 'animals', '--difficulty', 'easy'];

  it('MAKE-2 makes a page of what an image model draws, and says with what', async () => {
    const { run, databases } = await pagesTool(startDrawingProcess, modelAt(sandbox.origin));
    const ended = await run(...WISH, '--publish');
    expect([ended.code, ended.notices.at(-1), ended.results]).toEqual([
      0,
      expect.stringContaining('Fox in the Woods 1: easy'),
      [expect.stringMatching(/^fox-in-the-woods-\w+ published$/)],
    ]);
    const [row] = await databases.read.selectFrom('activities').selectAll().execute();
    expect(row).toMatchObject({
      description: 'Fox in the Woods, made with lines-1.',
      origin: JSON.stringify({ kind: 'model', name: 'lines-1' }),
    });
  });

  it('MAKE-2 says what is wrong with the model, and never the key', async () => {
    const words: string[] = [];
    async function attempt(model = modelAt(sandbox.origin)) {
      const { run, databases } = await pagesTool(quickDrawingProcess, model);
      const ended = await run(...WISH);
      words.push(...ended.notices, ...ended.results);
      expect(await databases.read.selectFrom('imported_pages').select('id').execute()).toEqual([]);
      return ended.notices.at(-1)?.split(':')[0];
    }
    await sandbox.fail('images', 'error', 1);
    expect(await attempt()).toBe('error image_model_away');
    await sandbox.fail('images', 'down', 1);
    expect(await attempt()).toBe('error image_model_away');
    expect(await attempt({ ...modelAt(sandbox.origin), key: 'sk-of-somebody-else' })).toBe(
      'error image_model_refused_key',
    );
    expect(await attempt({ ...modelAt(sandbox.origin), model: '' })).toBe('error image_model_refused');
    expect(words.join()).not.toMatch(/sk-/);
  });
});
