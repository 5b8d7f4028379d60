import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageFacts, Recipe } from '@inkbloom/formats/page';

/** A drawn page that waits for an opinion. */
export interface Proposal {
  /** The name of its files. */
  readonly name: string;
  readonly recipe: Recipe;
  readonly facts: PageFacts;
  readonly hash: string;
}

/** What a person said of a page. */
export type Opinion = 'approved' | 'rejected';

/** A folder of proposals and of what was said about them. */
export interface Proposals {
  readonly folder: string;
  readonly list: () => Promise<readonly Proposal[]>;
  /** Adds proposals; one of the same name is replaced. */
  readonly add: (proposals: readonly Proposal[]) => Promise<void>;
  readonly opinions: () => Promise<Readonly<Record<string, Opinion>>>;
  /** Keeps an opinion, or takes it back; what is approved is then written down in candidates.json. */
  readonly setOpinion: (name: string, opinion: Opinion | undefined) => Promise<void>;
  /** The approved ones. */
  readonly candidates: () => Promise<readonly Proposal[]>;
}

async function readJson<T>(file: string, fallback: T): Promise<T> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return fallback;
    throw error;
  }
}

/** A file is there whole or as it was before. */
async function writeJson(file: string, value: unknown): Promise<void> {
  const draft = `${file}.draft`;
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`);
  await rename(draft, file);
}

/** Opens a folder of proposals, which is made when there is none. */
export async function openProposals(folder: string): Promise<Proposals> {
  await mkdir(folder, { recursive: true });
  const pages = join(folder, 'pages.json');
  const verdicts = join(folder, 'verdicts.json');
  const list = () => readJson<readonly Proposal[]>(pages, []);
  const opinions = () => readJson<Readonly<Record<string, Opinion>>>(verdicts, {});

  async function candidates(): Promise<readonly Proposal[]> {
    const said = await opinions();
    return (await list()).filter(({ name }) => said[name] === 'approved');
  }

  return {
    folder,
    list,
    opinions,
    candidates,
    async add(proposals) {
      const names = new Set(proposals.map(({ name }) => name));
      const kept = (await list()).filter(({ name }) => !names.has(name));
      await writeJson(pages, [...kept, ...proposals]);
    },
    async setOpinion(name, opinion) {
      const { [name]: _earlier, ...others } = await opinions();
      await writeJson(verdicts, opinion === undefined ? others : { ...others, [name]: opinion });
      await writeJson(join(folder, 'candidates.json'), await candidates());
    },
  };
}
