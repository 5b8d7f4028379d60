import { originWords } from '@inkbloom/contracts/origin-words';
import type { Databases } from '../../../plugins/database.ts';
import { judgeWaiting } from '../review/opinions.ts';
import { waitingPages } from '../review/queue.ts';
import { PagesError } from './errors.ts';
import { tableOf, type Terminal } from './terminal.ts';

/** Lists the pages that wait for a word, with where their pictures are. */
export async function listQueue(
  { read }: Databases,
  terminal: Terminal,
  pictureAt: (key: string) => string,
): Promise<void> {
  const pages = await waitingPages(read, new Date());
  const rows = pages.map(({ id, day, title, category, difficulty, origin, opinion, colorKey }) => [
    id,
    day ?? 'when approved',
    opinion ?? 'open',
    category,
    difficulty,
    title,
    originWords(origin ?? undefined, 'Inkbloom'),
    pictureAt(colorKey),
  ]);
  const head = ['id', 'goes out', 'opinion', 'stream', 'grade', 'title', 'origin', 'picture'];
  for (const line of tableOf([head, ...rows])) terminal.result(line);
  terminal.notice(`${pages.filter(({ opinion }) => opinion === null).length} wait for a word`);
}

/** Says of pages that they may go out, or may not. */
export async function judgeQueue(
  databases: Databases,
  ids: readonly string[],
  opinion: 'approved' | 'rejected',
  terminal: Terminal,
): Promise<void> {
  if (ids.length === 0) throw new PagesError('wrong_usage', 'Which page? `review` lists them.');
  for (const id of ids) {
    const judgement = await judgeWaiting(databases, id, opinion, new Date());
    if (judgement === 'unknown') throw new PagesError('unknown_page', `No page ${id} waits.`);
    if (judgement === 'too late')
      throw new PagesError('too_late', `${id} is published. unpublish takes it out of the lists.`);
    terminal.result(`${id} ${judgement === 'published' ? 'published' : opinion}`);
  }
}
