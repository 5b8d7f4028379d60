import { isWhole, OBJECT_KINDS, type ObjectKey, type ObjectStore } from './object-store.ts';

/** A file of a store, and its size. */
export interface KeptFile {
  readonly key: ObjectKey;
  readonly bytes: number;
}

/** What was copied: every file that is there now, and what is wrong with the store they came from. */
export interface Copied {
  readonly files: readonly KeptFile[];
  readonly newFiles: number;
  readonly newBytes: number;
  /** Files whose bytes are not those that their key was made of. */
  readonly damaged: readonly ObjectKey[];
}

/** Everything in a store. */
export async function* listAll(store: ObjectStore): AsyncIterable<KeptFile> {
  for (const kind of OBJECT_KINDS) {
    for await (const { key, size } of store.list(kind)) yield { key, bytes: size };
  }
}

async function sizeIn(store: ObjectStore, key: ObjectKey): Promise<number | undefined> {
  return (await store.open(key))?.size;
}

/** Copies every file that the other store lacks, and reads each that it copies against its hash. */
export async function copyFiles(from: ObjectStore, to: ObjectStore): Promise<Copied> {
  const files: KeptFile[] = [];
  const damaged: ObjectKey[] = [];
  let [newFiles, newBytes] = [0, 0];
  for await (const file of listAll(from)) {
    if ((await sizeIn(to, file.key)) === file.bytes) {
      files.push(file);
      continue;
    }
    const bytes = await from.read(file.key);
    // Swept since it was listed: nothing needs it.
    if (bytes === undefined) continue;
    if (!isWhole(file.key, bytes)) {
      damaged.push(file.key);
      continue;
    }
    await to.write(file.key, bytes);
    files.push({ key: file.key, bytes: bytes.length });
    newFiles += 1;
    newBytes += bytes.length;
  }
  return { files, newFiles, newBytes, damaged };
}
