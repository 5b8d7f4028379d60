import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Recipe } from '@inkbloom/formats/page';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { DrawingProcess } from '../drawing-process.ts';
import { quickDrawingProcess, verdictOn } from '../../../../testing/drawing-process.ts';
import { pagesTool } from '../../../../testing/pages.ts';

/** A tool whose database has one published page. */
async function publishedTool(changes: Partial<DrawingProcess> = {}) {
  const picture = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#ffffff' } })
    .webp()
    .toBuffer();
  const preview = () => Promise.resolve({ lines: picture, colored: picture });
  const tool = await pagesTool(() => quickDrawingProcess({ preview, ...changes }));
  await tool.run('publish', 'flower-bloom:easy:1');
  return tool;
}

function figure(results: readonly string[], name: string): string {
  return (
    results
      .find((line) => line.startsWith(`${name}  `))
      ?.slice(name.length)
      .trim() ?? ''
  );
}

const withoutInk = () => Promise.reject(new Error('no ink'));

const YEAR = ['year', '--days', '5', '--from', '2026-04-02'];

describe('pages year', () => {
  it('MAKE-3 plays days through the job and writes down what they would be', async () => {
    const { run, dataDir, databases } = await publishedTool();
    const { code, results, notices } = await run(...YEAR);
    expect(code).toBe(0);
    expect(notices).toContain('Playing: 5 of 5');
    expect(figure(results, 'days')).toBe('5, 2026-04-02 to 2026-04-06, after 1 pages');
    expect(figure(results, 'pages')).toBe('15 of 15 (100.0 %), 3.00 a day');
    expect(figure(results, 'families that came back')).toBe('0 before 30 days, 0 before 14');
    expect(figure(results, 'difficulties')).toMatch(/^easy \d, medium \d, hard \d$/);
    expect(figure(results, 'pages for feasts')).toMatch(/^Easter \d/);
    expect(figure(results, 'feasts out of their days')).toBe('none');
    expect(figure(results, 'weeks with a whole story')).toMatch(/^2 of 2 /);
    expect(figure(results, 'drawings a place')).toBe('median 1, most 1');
    const written = await readFile(join(dataDir, 'sheets', 'daily-year.md'), 'utf8');
    expect(written).toContain('| pages | 15 of 15 (100.0 %), 3.00 a day |');
    const sheet = await sharp(join(dataDir, 'sheets', 'daily-year.webp')).metadata();
    expect(sheet.width).toBeGreaterThan(400);
    // Nothing of it is published.
    expect(await databases.read.selectFrom('daily_pages').selectAll().execute()).toEqual([]);
    expect(await databases.read.selectFrom('activities').select('id').execute()).toHaveLength(1);
  });

  it('MAKE-3 compares with what is published and with every day before, and names empty days', async () => {
    const same = verdictOn({ composition: 'same', difficulty: 'easy', seed: '1' });
    const sketch = (recipe: Recipe) => Promise.resolve({ ...verdictOn(recipe), print: same.print });
    const { run } = await publishedTool({ sketch, judge: sketch });
    const { results } = await run('year', '--days', '2', '--from', '2026-03-28');
    expect(figure(results, 'pages')).toBe('1 of 6 (16.7 %), 0.50 a day');
    expect(figure(results, 'days with an empty place')).toBe('2, the first 2026-03-28');
    expect(figure(results, 'empty days by month')).toBe('2026-03 2');
  });

  it('says what is missing where nothing was published, or a day is no day', async () => {
    const { run } = await pagesTool();
    expect((await run(...YEAR)).notices[0]).toMatch(/^error nothing_published: /);
    expect((await run('year', '--from', '2026-02-30')).notices[0]).toMatch(/^error wrong_usage: /);
  });

  it('ends where it is when it is interrupted, and writes nothing', async () => {
    const { start, end, dataDir } = await publishedTool({
      sketch: (recipe) => {
        end();
        return Promise.resolve(verdictOn(recipe));
      },
    });
    await expect(start(...YEAR).done).rejects.toThrow('aborted');
    await expect(readFile(join(dataDir, 'sheets', 'daily-year.md'))).rejects.toThrow('ENOENT');
  });

  it('fails when a day could not be finished', async () => {
    const { start } = await publishedTool({ sketch: withoutInk });
    await expect(start('year', '--days', '1', '--from', '2026-03-28').done).rejects.toThrow('no ink');
  });
});
