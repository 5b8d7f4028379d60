import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Databases, openDatabases } from '../../../plugins/database.ts';
import { addDays } from '../../../plugins/local-day.ts';
import { migrate } from '../../../plugins/migrate.ts';
import { DAILY_SUBJECTS } from '../daily/subject-list.ts';
import { PagesError } from '../pages/errors.ts';
import type { DrawingContext } from '../pages/process-pool.ts';
import { progressOf, tableOf } from '../pages/terminal.ts';
import { drawingWithoutPictures } from './effort.ts';
import { calendarOf, likenessesOf, pagesOfDays } from './figures.ts';
import { type DaysToPlay, playDays } from './play.ts';
import { copyPublished } from './published.ts';
import { type DaysPlayed, figuresOf, reportOf } from './report.ts';
import { drawYear } from './sheet.ts';

/** Which days, and where what was found is written. */
export interface YearOrder extends DaysToPlay {
  readonly folder: string;
}

/** What a year is played with. */
export interface YearContext extends DrawingContext {
  readonly signal: AbortSignal;
}

/** A database of its own, which goes when the work is done. */
async function withDatabase<T>(work: (databases: Databases) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'inkbloom-year-'));
  try {
    const databases = await openDatabases({ dataDir });
    try {
      await migrate(databases);
      return await work(databases);
    } finally {
      await databases.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function play(
  order: YearOrder,
  published: Databases,
  databases: Databases,
  { terminal, startProcess, signal }: YearContext,
): Promise<DaysPlayed> {
  const { from, days, pages: wanted, hemisphere = 'north', subjects = DAILY_SUBJECTS } = order;
  const earlier = await copyPublished(published, databases, from);
  if (earlier === 0) {
    throw new PagesError(
      'nothing_published',
      'No published page has a print yet. Start the server once: it publishes the catalogue.',
    );
  }
  const real = startProcess();
  const { drawingProcess, places, forms } = drawingWithoutPictures(real);
  try {
    const onDay = progressOf(terminal, 'Playing', days);
    await playDays(order, { databases, drawingProcess, onDay, signal });
  } finally {
    await real.close();
  }
  const pages = await pagesOfDays(databases, from, addDays(from, days));
  return {
    from,
    days,
    wanted,
    hemisphere,
    earlier,
    pages,
    likenesses: await likenessesOf(databases, pages),
    calendar: await calendarOf(databases, pages, { subjects, hemisphere }),
    subjects: {
      compositions: subjects.length,
      families: new Set(subjects.map(({ family }) => family)).size,
    },
    places,
    forms,
  };
}

/** Plays days of daily pages beside what is published, and writes down what they would be. Nothing is published. */
export async function playYear(order: YearOrder, published: Databases, context: YearContext): Promise<void> {
  const played = await withDatabase((databases) => play(order, published, databases, context));
  const figures = figuresOf(played);
  tableOf(figures).forEach(context.terminal.result);
  await mkdir(order.folder, { recursive: true });
  await writeFile(join(order.folder, 'daily-year.md'), reportOf(order.days, figures));
  await drawYear(played.pages, join(order.folder, 'daily-year.webp'), context);
}
