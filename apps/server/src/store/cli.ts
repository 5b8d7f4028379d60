import { OBJECT_KINDS, type ObjectStore } from './object-store.ts';
import { copyFiles } from './copy-files.ts';

const USAGE = `npm run store -- <verb> FROM TO   (files: the folder in DATA_DIR; s3: the bucket of S3_*)

  copy FROM TO    copies what TO lacks; every file is read against its hash. Both may be in use
  check FROM TO   names what TO lacks, or has in another size; exits 1 when that is anything`;

type Name = 'files' | 's3';

/** What the verbs work with. */
export interface StoreContext {
  readonly open: (name: Name) => Promise<ObjectStore>;
  readonly result: (line: string) => void;
  readonly notice: (line: string) => void;
}

interface Pair {
  readonly from: ObjectStore;
  readonly to: ObjectStore;
}

async function copy({ from, to }: Pair, { result, notice }: StoreContext): Promise<boolean> {
  const { files, newFiles, damaged } = await copyFiles(from, to);
  for (const key of damaged) notice(`error damaged: ${key} was not copied`);
  result(`${newFiles} of ${files.length} files were copied`);
  return damaged.length === 0;
}

async function check({ from, to }: Pair, { result, notice }: StoreContext): Promise<boolean> {
  let [files, lacking] = [0, 0];
  for (const kind of OBJECT_KINDS) {
    const sizes = new Map<string, number>();
    for await (const { key, size } of to.list(kind)) sizes.set(key, size);
    for await (const { key, size } of from.list(kind)) {
      files += 1;
      if (sizes.get(key) === size) continue;
      lacking += 1;
      notice(`error missing: ${key}`);
    }
  }
  result(`${files - lacking} of ${files} files are in both`);
  return lacking === 0;
}

function isName(word: string | undefined): word is Name {
  return word === 'files' || word === 's3';
}

/**
 * Runs a verb of the operator's tool for the store. Gives the exit code: 0, 1 when it failed, 2 when it made no sense.
 */
export async function runStore(args: readonly string[], context: StoreContext): Promise<number> {
  const [verb, source, target, ...more] = args;
  const run = { copy, check }[verb ?? ''];
  if (run === undefined || !isName(source) || !isName(target) || source === target || more.length > 0) {
    context.notice(USAGE);
    return 2;
  }
  const pair = { from: await context.open(source), to: await context.open(target) };
  return (await run(pair, context)) ? 0 : 1;
}
