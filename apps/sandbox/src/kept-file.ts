import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The JSON kept in a file, or what `make` gives, which is then kept. The file is the owner's alone. */
export async function loadOrMake<T>(file: string, make: () => T): Promise<T> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const made = make();
  await keep(file, made);
  return made;
}

/** Replaces the JSON in a file so that a reader finds either the old or the new value whole. */
export async function keep(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.draft`;
  await writeFile(draft, JSON.stringify(value, null, 2), { mode: 0o600 });
  await rename(draft, file);
}
