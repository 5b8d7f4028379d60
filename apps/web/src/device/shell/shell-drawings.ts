import { joinJournal, splitJournal } from '@inkbloom/formats/journal';
import type { Draft } from '../drafts/draft.ts';
import type { DraftStore } from '../drafts/store.ts';
import { toBase64 } from '../../api/client/base64.ts';
import {
  namesOfOwnFiles,
  OWN_FILES,
  readOwnFile,
  readOwnJson,
  removeOwnFile,
  writeOwnFile,
  writeOwnJson,
} from './files.ts';
import { Filesystem } from './plugins.ts';

const FOLDER = 'drawings';
const BIRTH = `${FOLDER}/store.json`;
/** Facts are written in turns, so that one of two files is always whole. */
const TURNS = ['a', 'b'] as const;
/** The page's size is known by the page. */
const HEADER = { width: 1, height: 1 };

/** What the files hold of a drawing. */
interface Laid {
  readonly gestures: number;
  readonly baseRevision: number;
  readonly updatedAt: number;
  readonly turn: number;
}

const journalFile = (id: string) => `${FOLDER}/${id}.journal`;
const factsFile = (id: string, turn: number) => `${FOLDER}/${id}.${TURNS[turn % TURNS.length]}.json`;

function bytesOf(gestures: readonly Uint8Array[]): string {
  const whole = new Uint8Array(gestures.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const gesture of gestures) {
    whole.set(gesture, at);
    at += gesture.length;
  }
  return toBase64(whole);
}

/** A drawing as its files have it; undefined when they hold none. */
async function readDrawing(id: string) {
  const facts = await Promise.all(TURNS.map((_name, turn) => readOwnJson<Draft>(factsFile(id, turn))));
  const [draft] = facts.flatMap((one) => one ?? []).toSorted((a, b) => b.updatedAt - a.updatedAt);
  const bytes = await readOwnFile(journalFile(id));
  if (!draft || !bytes) return undefined;
  const { entries } = splitJournal(bytes);
  const savedGestures = Math.min(draft.savedGestures, entries.length);
  return {
    draft: { ...draft, gestures: entries.length, savedGestures, thumbnail: null },
    gestures: entries,
    keyframe: null,
  };
}

/** The drawings of a device, once more in the shell's own files. */
export class ShellDrawings {
  readonly #store: DraftStore;
  readonly #laid = new Map<string, Laid>();
  #queue: Promise<void> = Promise.resolve();

  constructor(store: DraftStore) {
    this.#store = store;
  }

  /** Puts back what the files have and the device's store has not, where the system cleared it. Answers how many. */
  async restore(): Promise<number> {
    const birth = await this.#birth();
    const known = await readOwnJson<{ birth: string }>(BIRTH);
    const found = known?.birth === birth ? [] : await this.#readAll();
    const added = await this.#store.addAll(found, async ({ draft }, tx) =>
      (await tx.get('drafts', draft.drawingId)) ? null : draft,
    );
    await writeOwnJson(BIRTH, { birth });
    return added;
  }

  /** Lays down what changed since the last time, one pass at a time; a store that was cleared is filled again first. */
  update(): Promise<void> {
    this.#queue = this.#queue
      .then(() => this.#pass())
      .catch((error: unknown) => {
        console.info('drawings were not laid down', error);
      });
    return this.#queue;
  }

  async #pass(): Promise<void> {
    const known = await readOwnJson<{ birth: string }>(BIRTH);
    if (known?.birth !== (await this.#birth())) await this.restore();
    const drafts = await this.#store.list();
    for (const draft of drafts.filter(({ gestures }) => gestures > 0)) await this.#lay(draft);
    await this.#removeOthers(new Set(drafts.map(({ drawingId }) => drawingId)));
  }

  #birth(): Promise<string> {
    return this.#store.device.storage.read(['about'], async (tx) => (await tx.get('about', 'birth')) ?? '');
  }

  async #lay(draft: Draft): Promise<void> {
    const { drawingId, gestures, baseRevision, updatedAt } = draft;
    const laid = this.#laid.get(drawingId);
    if (laid?.gestures === gestures && laid.updatedAt === updatedAt && laid.baseRevision === baseRevision)
      return;
    const goesOn = laid !== undefined && laid.baseRevision === baseRevision && laid.gestures <= gestures;
    const from = goesOn ? laid.gestures : 0;
    const more = await this.#gestures(drawingId, from, gestures);
    const path = journalFile(drawingId);
    if (!goesOn) await writeOwnFile(path, toBase64(joinJournal(HEADER, more)));
    else if (more.length > 0)
      await Filesystem.appendFile({ path, data: bytesOf(more), directory: OWN_FILES });
    const turn = (laid?.turn ?? 0) + 1;
    await writeOwnJson(factsFile(drawingId, turn), { ...draft, thumbnail: null });
    this.#laid.set(drawingId, { gestures: from + more.length, baseRevision, updatedAt, turn });
  }

  #gestures(drawingId: string, from: number, to: number): Promise<Uint8Array[]> {
    return this.#store.device.storage.read(['gestures'], async (tx) => {
      const counters = Array.from({ length: to - from }, (_, at) => from + at);
      const found = await Promise.all(counters.map((counter) => tx.get('gestures', [drawingId, counter])));
      return found.flatMap((record) => record?.bytes ?? []);
    });
  }

  async #readAll() {
    const names = await namesOfOwnFiles(FOLDER);
    const ids = names.flatMap((name) => (name.endsWith('.journal') ? name.slice(0, -'.journal'.length) : []));
    const found = [];
    for (const id of ids) {
      const drawing = await readDrawing(id);
      if (drawing) found.push(drawing);
    }
    return found;
  }

  /** A drawing that was deleted in the app has no files either. */
  async #removeOthers(here: ReadonlySet<string>): Promise<void> {
    const names = (await namesOfOwnFiles(FOLDER)).filter((name) => name !== 'store.json');
    for (const name of names.filter((one) => !here.has(one.split('.', 1)[0] ?? '')))
      await removeOwnFile(`${FOLDER}/${name}`);
    for (const id of this.#laid.keys()) if (!here.has(id)) this.#laid.delete(id);
  }
}
