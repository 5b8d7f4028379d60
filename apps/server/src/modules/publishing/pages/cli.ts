import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addDays, localDay } from '../../../plugins/local-day.ts';
import type { PublishStores } from '../store-activity.ts';
import { check } from './check.ts';
import { PagesError } from './errors.ts';
import { generate } from './generate.ts';
import { imagine, type ImagineContext } from './imagine.ts';
import { importPictures, type PictureDetails, readDetails } from './import.ts';
import { openProposals } from './proposals.ts';
import { type PublishOrder, publish, republish, unpublish } from './publish.ts';
import { cataloguePages, databasePages } from './published.ts';
import { isRecipe, readCompositions, readDay, readDifficulties, readNumber, readRecipe } from './recipes.ts';
import { review } from './review.ts';
import { judgeQueue, listQueue } from './review-queue.ts';
import { drawSheets, readStreams } from './sheet.ts';
import { USAGE } from './usage.ts';
import type { DaysToPlay } from '../year/play.ts';
import { playYear } from '../year/year.ts';

const OPTIONS = {
  difficulty: { type: 'string' },
  count: { type: 'string' },
  seed: { type: 'string' },
  out: { type: 'string' },
  stream: { type: 'string' },
  format: { type: 'string' },
  port: { type: 'string' },
  title: { type: 'string' },
  short: { type: 'boolean' },
  members: { type: 'boolean' },
  approved: { type: 'boolean' },
  publish: { type: 'boolean' },
  description: { type: 'string' },
  tags: { type: 'string' },
  by: { type: 'string' },
  place: { type: 'string' },
  days: { type: 'string' },
  from: { type: 'string' },
} as const;

/** What the verbs work with. */
export interface PagesContext extends ImagineContext {
  /** The server's data folder. */
  readonly dataDir: string;
  /** How the server publishes its daily pages. */
  readonly daily: Pick<DaysToPlay, 'pages' | 'timezone' | 'hemisphere' | 'subjects'>;
  /** Opens the server's database and images; undefined when there are none yet and none shall be made. */
  readonly open: (
    ifThere: boolean,
  ) => Promise<(PublishStores & { readonly close: () => Promise<void> }) | undefined>;
  /** Where a kept picture is looked at. */
  readonly pictureAt: (key: string) => string;
  /** Ends a review. */
  readonly signal: AbortSignal;
}

type Options = ReturnType<typeof read>['values'];
type Verb = (words: readonly string[], options: Options, context: PagesContext) => Promise<boolean>;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new PagesError('wrong_usage', error instanceof Error ? error.message : String(error));
  }
}

function refuseWords(words: readonly string[], most: number): void {
  const [extra] = words.slice(most);
  if (extra !== undefined) throw new PagesError('wrong_usage', `"${extra}" is one word too many.`);
}

async function withStores<T>(
  { open }: PagesContext,
  work: (stores: PublishStores) => Promise<T>,
): Promise<T> {
  const stores = await open(false);
  if (stores === undefined) throw new Error('the data folder could not be opened');
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}

const generateVerb: Verb = async (words, options, context) => {
  refuseWords(words, 1);
  if (words[0] === undefined)
    throw new PagesError('wrong_usage', 'Which composition? "all" draws every one.');
  const order = {
    compositions: readCompositions(words[0]),
    difficulties: readDifficulties(options.difficulty ?? 'all'),
    count: readNumber('count', options.count ?? '3', 1, 1000),
    firstSeed: readNumber('seed', options.seed ?? '1', 0, 999_999_999),
    folder: options.out ?? join(context.dataDir, 'proposals'),
  };
  await generate(order, context);
  return true;
};

const sheetVerb: Verb = async (words, options, context) => {
  refuseWords(words, 0);
  const { format = 'webp' } = options;
  if (format !== 'webp' && format !== 'png') {
    throw new PagesError('wrong_usage', `A sheet is webp or png, not "${format}".`);
  }
  const order = {
    streams: readStreams(options.stream ?? 'all'),
    difficulties: readDifficulties(options.difficulty ?? 'all'),
    folder: options.out ?? join(context.dataDir, 'sheets'),
    format,
  } as const;
  await drawSheets(order, context);
  return true;
};

const checkVerb: Verb = async (words, options, context) => {
  refuseWords(words, 0);
  const stores = await context.open(true);
  const kept = stores === undefined ? [] : await databasePages(stores.databases);
  await stores?.close();
  return check([...cataloguePages(), ...kept], options.short === true, context);
};

/** Without a folder it is about the pages that wait in the database. */
const reviewVerb: Verb = async (words, options, context) => {
  const { terminal, dataDir, signal, pictureAt } = context;
  const [first, ...rest] = words;
  if (first === undefined && options.port === undefined) {
    await withStores(context, ({ databases }) => listQueue(databases, terminal, pictureAt));
    return true;
  }
  if (first === 'approve' || first === 'reject') {
    const opinion = first === 'approve' ? 'approved' : 'rejected';
    await withStores(context, ({ databases }) => judgeQueue(databases, rest, opinion, terminal));
    return true;
  }
  refuseWords(words, 1);
  const port = readNumber('port', options.port ?? '4173', 0, 65_535);
  await review(words[0] ?? join(dataDir, 'proposals'), port, signal, terminal);
  return true;
};

async function approvedOrders(folder: string, forMembers: boolean): Promise<PublishOrder[]> {
  const candidates = await (await openProposals(folder)).candidates();
  if (candidates.length === 0) throw new PagesError('nothing_approved', `Nothing in ${folder} was approved.`);
  return candidates.map(({ recipe }) => ({ recipe, title: undefined, forMembers }));
}

const publishVerb: Verb = async (words, options, context) => {
  const { terminal, dataDir } = context;
  const forMembers = options.members === true;
  if (options.approved === true) {
    refuseWords(words, 1);
    const orders = await approvedOrders(words[0] ?? join(dataDir, 'proposals'), forMembers);
    await withStores(context, (stores) => publish(stores, orders, context, 'skip'));
    return true;
  }
  const [first] = words;
  if (first === undefined) throw new PagesError('wrong_usage', 'What shall be published?');
  if (!isRecipe(first)) {
    refuseWords(words, 1);
    await withStores(context, (stores) => republish(stores, first, terminal));
    return true;
  }
  const orders = words.map((word) => ({ recipe: readRecipe(word), title: options.title, forMembers }));
  await withStores(context, (stores) => publish(stores, orders, context, 'refuse'));
  return true;
};

const unpublishVerb: Verb = async (words, _options, context) => {
  if (words.length === 0)
    throw new PagesError('wrong_usage', 'Which activity? Its slug is the end of its address.');
  await withStores(context, (stores) => unpublish(stores, words, context.terminal));
  return true;
};

/** What a command says of the pictures that it brings. */
function detailsOf({ title, description, stream, tags, by, difficulty }: Options): PictureDetails {
  const given = { title, description, category: stream, tags: tags?.split(','), by, difficulty };
  return readDetails(
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    'The command',
  );
}

/** What the verbs that bring pages from outside have in common. */
function bringing(options: Options, { dataDir }: PagesContext) {
  return {
    details: detailsOf(options),
    forMembers: options.members === true,
    isPublished: options.publish === true,
    folder: options.out ?? join(dataDir, 'imports'),
  };
}

const importVerb: Verb = async (words, options, context) => {
  refuseWords(words, 1);
  const [path] = words;
  if (path === undefined) throw new PagesError('wrong_usage', 'Which picture, or folder of pictures?');
  const command = { path, ...bringing(options, context) };
  return withStores(context, (stores) => importPictures(command, stores, context));
};

const imagineVerb: Verb = async (words, options, context) => {
  const command = {
    subject: words.join(' '),
    place: options.place ?? '',
    count: readNumber('count', options.count ?? '1', 1, 20),
    ...bringing(options, context),
  };
  return withStores(context, (stores) => imagine(command, stores, context));
};

/** Everything is played in a database of its own: the server's is only read. */
const yearVerb: Verb = async (words, options, context) => {
  refuseWords(words, 0);
  const { pages, timezone } = context.daily;
  if (pages === 0) throw new PagesError('no_daily_pages', 'DAILY_PAGES is 0: there is no year to play.');
  const order = {
    ...context.daily,
    days: readNumber('days', options.days ?? '365', 1, 3660),
    from: options.from === undefined ? addDays(localDay(Date.now(), timezone), 1) : readDay(options.from),
    folder: options.out ?? join(context.dataDir, 'sheets'),
  };
  await withStores(context, ({ databases }) => playYear(order, databases, context));
  return true;
};

const VERBS: Readonly<Record<string, Verb>> = {
  generate: generateVerb,
  sheet: sheetVerb,
  check: checkVerb,
  year: yearVerb,
  review: reviewVerb,
  import: importVerb,
  imagine: imagineVerb,
  publish: publishVerb,
  unpublish: unpublishVerb,
};

async function run([verb = 'help', ...rest]: readonly string[], context: PagesContext): Promise<number> {
  if (['help', '--help', '-h'].includes(verb)) {
    context.terminal.result(USAGE);
    return 0;
  }
  const work = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (work === undefined) throw new PagesError('unknown_verb', `There is no verb "${verb}".`);
  const { values, positionals } = read(rest);
  return (await work(positionals, values, context)) ? 0 : 1;
}

/** Does what a command says and gives what the program exits with: 0, 1 when it failed, 2 when it made no sense. */
export async function runPages(args: readonly string[], context: PagesContext): Promise<number> {
  try {
    return await run(args, context);
  } catch (error) {
    if (!(error instanceof PagesError)) throw error;
    context.terminal.notice(`error ${error.word}: ${error.message}`);
    if (error.exitCode === 2) context.terminal.notice(USAGE);
    return error.exitCode;
  }
}
