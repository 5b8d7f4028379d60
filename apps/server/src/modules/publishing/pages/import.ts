import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import * as z from 'zod';
import { categoryStreams } from '../../catalogue/catalogue.ts';
import { startImportWorker } from '../imports/import-worker.ts';
import { MOST_BYTES } from '../imports/read-picture.ts';
import type { PublishStores } from '../store-activity.ts';
import { PagesError } from './errors.ts';
import type { DrawingContext } from './process-pool.ts';
import { type TakeOrder, takePicture } from './take-picture.ts';

const EXTENSIONS = ['.svg', '.png', '.jpg', '.jpeg', '.webp'];
/** Files that one command takes, and bytes of what is said about one. */
const MOST_FILES = 500;
const MOST_NOTE_BYTES = 20_000;

const Words = z.string().trim().min(1).max(40);
const Details = z.strictObject({
  title: z.string().trim().min(2).max(80).optional(),
  description: z.string().trim().min(1).max(500).optional(),
  category: z.enum(categoryStreams, { error: `must be one of ${categoryStreams.join(', ')}` }).optional(),
  tags: z
    .array(Words.transform((tag) => tag.toLowerCase()))
    .max(12)
    .optional(),
  by: z.string().trim().min(1).max(80).optional(),
  difficulty: z.enum(['easy', 'medium', 'hard']).optional(),
});

/** What is said about a picture. */
export type PictureDetails = z.infer<typeof Details>;

/** What shall be imported, and what is said of every picture that does not say it itself. */
export interface ImportCommand {
  readonly path: string;
  readonly details: PictureDetails;
  readonly forMembers: boolean;
  readonly isPublished: boolean;
  /** Where reports go. */
  readonly folder: string;
}

/** Reads what is said about a picture; throws PagesError for what makes no sense. */
export function readDetails(given: unknown, where: string): PictureDetails {
  const parsed = Details.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = issue?.path.join('.') ?? '';
  throw new PagesError('bad_details', `${where}: ${name} ${issue?.message ?? 'cannot be read'}.`);
}

/** "old-oak_tree" as a title: "Old Oak Tree". */
function titleFrom(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ');
}

async function detailsBeside(file: string): Promise<PictureDetails> {
  const note = `${file.slice(0, -extname(file).length)}.json`;
  const found = await stat(note).catch(() => undefined);
  if (found === undefined) return {};
  if (!found.isFile() || found.size > MOST_NOTE_BYTES)
    throw new PagesError('bad_details', `${basename(note)} is no small file.`);
  try {
    return readDetails(JSON.parse(await readFile(note, 'utf8')), basename(note));
  } catch (error) {
    if (error instanceof PagesError) throw error;
    throw new PagesError('bad_details', `${basename(note)} is no JSON.`);
  }
}

async function bytesOf(file: string): Promise<Uint8Array> {
  const { size } = await stat(file);
  if (size > MOST_BYTES) throw new PagesError('file_too_large', `A file has at most ${MOST_BYTES / 1e6} MB.`);
  return readFile(file);
}

/** The pictures at a path: itself, or those of a folder by name. */
async function filesAt(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new PagesError('file_unreadable', `There is no file or folder ${path}.`);
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && EXTENSIONS.includes(extname(entry.name).toLowerCase()))
    .map(({ name }) => join(path, name))
    .toSorted();
  if (files.length === 0) throw new PagesError('file_unreadable', `There are no pictures in ${path}.`);
  if (files.length > MOST_FILES)
    throw new PagesError('wrong_usage', `There are more than ${MOST_FILES} pictures in ${path}.`);
  return files;
}

async function orderFor(file: string, command: ImportCommand): Promise<TakeOrder> {
  const details = { ...command.details, ...(await detailsBeside(file)) };
  const { category, by, tags = [], difficulty } = details;
  const title = details.title ?? titleFrom(basename(file, extname(file)));
  if (category === undefined) throw new PagesError('bad_details', 'which stream? --stream names it.');
  if (by === undefined) throw new PagesError('bad_details', 'who drew it? --by names them.');
  if (title.length < 2) throw new PagesError('bad_details', 'what is it called? --title names it.');
  const description = details.description ?? `${title}, drawn by ${by}.`;
  return {
    name: basename(file),
    bytes: await bytesOf(file),
    about: { title, description, category, tags },
    difficulty,
    origin: { kind: 'artist', name: by },
    forMembers: command.forMembers,
    isPublished: command.isPublished,
  };
}

/** Makes pages of pictures; one that cannot be taken does not stop the others. Tells whether all were taken. */
export async function importPictures(
  command: ImportCommand,
  stores: PublishStores,
  { terminal, startProcess }: DrawingContext,
): Promise<boolean> {
  const files = await filesAt(command.path);
  if (files.length > 1 && command.details.title !== undefined)
    throw new PagesError('wrong_usage', '--title is for one picture; a folder has a JSON file beside each.');
  const worker = startImportWorker(startProcess);
  let taken = 0;
  try {
    for (const file of files) {
      try {
        const order = await orderFor(file, command);
        if (await takePicture({ worker, stores, terminal, folder: command.folder }, order)) taken++;
      } catch (error) {
        if (!(error instanceof PagesError)) throw error;
        terminal.notice(`error ${error.word}: ${basename(file)}: ${error.message}`);
      }
    }
  } finally {
    await worker.close();
  }
  if (files.length > 1) terminal.notice(`${taken} of ${files.length} pictures became pages`);
  return taken === files.length;
}
