import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Recipe } from '@inkbloom/formats/page';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { quickDrawingProcess, verdictOn } from '../../../../testing/drawing-process.ts';
import { pagesTool } from '../../../../testing/pages.ts';
import { findActivity, openLists } from '../../catalogue/catalogue.ts';
import { startDrawingProcess } from '../drawing-process.ts';
import { databasePages } from './published.ts';

const PROGRAM = fileURLToPath(new URL('../../../pages.ts', import.meta.url));
const RECIPE = 'flower-bloom:easy:1';

/** A judge who lets nothing pass. */
function refuse(recipe: Recipe) {
  return Promise.resolve(verdictOn(recipe, ['too many specks']));
}

async function generated() {
  const tool = await pagesTool();
  await tool.run('generate', 'flower-bloom', '--difficulty', 'easy', '--count', '2');
  return tool;
}

/** Commands that cannot be done, what they exit with, and the word that says why. */
const REFUSED: readonly (readonly [command: string, code: number, word: string])[] = [
  ['paint', 2, 'unknown_verb'],
  ['constructor', 2, 'unknown_verb'],
  ['generate', 2, 'wrong_usage'],
  ['generate owl-branch cat', 2, 'wrong_usage'],
  ['generate no-such-thing', 1, 'unknown_composition'],
  ['generate owl-branch --count many', 2, 'wrong_usage'],
  ['generate owl-branch --difficulty brutal', 2, 'wrong_usage'],
  ['sheet --colour', 2, 'wrong_usage'],
  ['sheet --format gif', 2, 'wrong_usage'],
  ['sheet --stream nowhere', 1, 'unknown_stream'],
  ['check everything', 2, 'wrong_usage'],
  ['review nowhere', 1, 'nothing_to_review'],
  ['publish', 2, 'wrong_usage'],
  ['publish owl-branch:easy', 2, 'wrong_usage'],
  ['publish owl-branch:all:3', 2, 'wrong_usage'],
  ['publish owl-branch:easy:3#up', 2, 'wrong_usage'],
  ['year --days 0', 2, 'wrong_usage'],
  ['year --from tomorrow', 2, 'wrong_usage'],
  ['publish no-such-slug', 1, 'unknown_activity'],
  ['publish --approved', 1, 'nothing_approved'],
  ['unpublish', 2, 'wrong_usage'],
  ['unpublish no-such-slug', 1, 'unknown_activity'],
];

describe('the command for pages', () => {
  it('tells what it can do', async () => {
    const { run } = await pagesTool();
    for (const command of [[], ['--help'], ['help']]) {
      const { code, results } = await run(...command);
      expect([code, results.join()]).toEqual([0, expect.stringContaining('Usage: npm run pages')]);
    }
  });

  it('refuses what it cannot do with words that stay', async () => {
    const { run } = await pagesTool();
    for (const [command, code, word] of REFUSED) {
      const ended = await run(...command.split(' '));
      expect([command, ended.code, ended.notices[0]]).toEqual([
        command,
        code,
        expect.stringMatching(`^error ${word}: .`),
      ]);
      expect(ended.notices.join().includes('Usage: ')).toBe(code === 2);
    }
  });

  it('is a program that exits with what it ends with', async () => {
    const { dataDir } = await pagesTool();
    const env = { ...process.env, DATA_DIR: dataDir };
    const failed = promisify(execFile)(process.execPath, [PROGRAM, 'paint'], { env });
    await expect(failed).rejects.toMatchObject({ code: 2, stdout: '' });
  });
});

describe('pages generate', () => {
  it('draws pages that pass into a folder, and says how far it is', async () => {
    const { run, dataDir } = await pagesTool();
    const ended = await run(
      'generate',
      'flower-bloom',
      '--difficulty',
      'easy',
      '--count',
      '2',
      '--seed',
      '1',
    );
    expect(ended).toMatchObject({ code: 0, results: [`2 pages in ${join(dataDir, 'proposals')}`] });
    expect(ended.notices).toContain('Drawing: 1 of 1');
    const files = await readdir(join(dataDir, 'proposals'));
    expect(
      files.filter((name) => name.startsWith('flower-bloom-easy-')).map((name) => name.split('.')[1]),
    ).toEqual(['png', 'svg', 'webp', 'png', 'svg', 'webp']);
    expect(files).toContain('pages.json');
  });
});

describe('pages sheet', () => {
  it('lays out a stream by difficulty', async () => {
    const { run, dataDir } = await pagesTool(startDrawingProcess);
    const file = join(dataDir, 'sheets', 'adventure-easy.png');
    const order = ['--stream', 'adventure', '--difficulty', 'easy', '--format', 'png'];
    expect(await run('sheet', ...order)).toMatchObject({ code: 0, results: [file] });
    const { width, height } = await sharp(file).metadata();
    expect(width % 200).toBe(0);
    expect(height % 400).toBe(0);
  });
});

describe('pages publish', () => {
  it('publishes a recipe as the newest page, free unless told otherwise, once', async () => {
    const { run, databases } = await pagesTool();
    const ended = await run('publish', RECIPE, '--title', 'Rose of the House');
    expect(ended.code).toBe(0);
    const [slug = ''] = ended.results;
    expect(slug).toMatch(/^rose-of-the-house-[0-9a-f]{6}$/);
    const found = await findActivity(databases.read, slug);
    expect(found?.activity).toMatchObject({
      title: 'Rose of the House',
      category: 'flower-bloom',
      members_from: null,
    });
    expect(await databasePages(databases)).toMatchObject([
      { activity: slug, recipe: { composition: 'flower-bloom', difficulty: 'easy', seed: '1' } },
    ]);
    const again = await run('publish', RECIPE, '--title', 'Rose of the House');
    expect(again.code).toBe(1);
    expect(again.notices.at(-1)).toContain('already_published');
  });

  it('SUB-11 publishes for members from the beginning when told to', async () => {
    const { run, databases } = await pagesTool();
    const [slug = ''] = (await run('publish', RECIPE, '--members')).results;
    const found = await findActivity(databases.read, slug);
    expect(found?.activity.members_from).toBe(found?.activity.created_at);
  });

  it('publishes nothing that fails its gates', async () => {
    const { run, databases } = await pagesTool(() => quickDrawingProcess({ judge: refuse }));
    const ended = await run('publish', RECIPE);
    expect(ended.code).toBe(1);
    expect(ended.notices.at(-1)).toMatch(/^error gates_failed: .*specks/);
    expect(await openLists(databases.read).count('fresh-and-new')).toBe(0);
  });

  it('takes back what was published, keeps it for those who colored it, and shows it again', async () => {
    const { run, databases } = await pagesTool();
    const [slug = ''] = (await run('publish', RECIPE)).results;
    const lists = openLists(databases.read);
    expect(await run('unpublish', slug)).toMatchObject({ code: 0, results: [slug] });
    expect(await lists.count('flower-bloom')).toBe(0);
    expect(await findActivity(databases.read, slug)).toBeDefined();
    expect((await run('unpublish', slug)).code).toBe(1);
    expect(await run('publish', slug)).toMatchObject({ code: 0, results: [slug] });
    expect(await lists.count('flower-bloom')).toBe(1);
  });
});

describe('pages review', () => {
  it('keeps an opinion on each page, and what was approved can be published', async () => {
    const { start, run, end, databases } = await generated();
    const { terminal, done } = start('review', '--port', '0');
    const address = await terminal.nextResult();
    const { pages } = (await (await fetch(`${address}pages`)).json()) as { pages: { name: string }[] };
    const say = (name: string, opinion: string | null) =>
      fetch(`${address}opinions`, { method: 'POST', body: JSON.stringify({ name, opinion }) });
    const [first, second] = pages.map(({ name }) => name);
    for (const opinion of ['rejected', null, 'approved'])
      expect((await say(first!, opinion)).status).toBe(200);
    expect((await say(second!, 'rejected')).status).toBe(200);
    expect((await say('../verdicts', 'approved')).status).toBe(400);
    expect((await say(first!, 'perhaps')).status).toBe(400);
    end();
    expect(await done).toBe(0);
    expect(terminal.notices.at(-1)).toContain('1 approved');

    const published = await run('publish', '--approved');
    expect(published.results).toHaveLength(1);
    expect(await openLists(databases.read).count('flower-bloom')).toBe(1);
    const again = await run('publish', '--approved');
    expect(again).toMatchObject({ code: 0, results: [] });
    expect(again.notices.at(-1)).toContain('published already');
  });

  it('says so when its port is taken', async () => {
    const { start, run, end } = await generated();
    const { terminal, done } = start('review', '--port', '0');
    const { port } = new URL(await terminal.nextResult());
    const second = await run('review', '--port', port);
    expect(second.code).toBe(1);
    expect(second.notices[0]).toMatch(/^error port_taken: /);
    end();
    await done;
  });

  it('is for this machine and its own page alone, and gives out nothing but the pictures', async () => {
    const { start, end } = await generated();
    const { terminal, done } = start('review', '--port', '0');
    const address = await terminal.nextResult();
    const status = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(new URL(path, address), { headers })).status;
    expect(await status('/')).toBe(200);
    expect(await status('/pictures/flower-bloom-easy-1.webp')).toBe(200);
    expect(await status('/pictures/..%2Fpages.json')).toBe(404);
    expect(await status('/pictures/flower-bloom-easy-1.json')).toBe(404);
    expect(await status('/verdicts.json')).toBe(404);
    expect(await status('/', { origin: 'https://example.org' })).toBe(403);
    const answer = await fetch(address);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    end();
    await done;
  });
});
