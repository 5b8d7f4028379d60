import { Capacitor } from '@capacitor/core';
import { toBase64 } from '../../api/client/base64.ts';
import { ownServer } from '../../api/client/own-server.ts';
import { wholeAddresses } from '../../api/client/whole-addresses.ts';
import type { KeptActivity, KeptRecords } from '../kept/kept-records.ts';
import type { KeptCache } from '../kept/kept-store.ts';
import {
  namesOfOwnFiles,
  OWN_FILES,
  readOwnJson,
  removeOwnFile,
  writeOwnFile,
  writeOwnJson,
} from './files.ts';
import { Filesystem } from './plugins.ts';

const FILES = 'kept/files';
const RECORDS = 'kept/records';
/** What the systems say of a device without room. */
const NO_ROOM = /ENOSPC|no space|out of space/i;

/** A name that every file system takes: another one for each text. */
function safeName(text: string): string {
  return text.replaceAll(/[^\w.-]/g, (letter) => `~${letter.codePointAt(0)}~`);
}

/** The file of an address of the server. */
function nameOf(address: string): string {
  const { pathname, search } = new URL(address);
  return safeName((pathname + search).slice(1));
}

const fileOf = (address: string) => `${FILES}/${nameOf(address)}`;
const recordOf = (id: string) => `${RECORDS}/${safeName(id)}.json`;

function isOwnAnswer({ id }: KeptActivity, address: string): boolean {
  return new URL(address).pathname.endsWith(`/activities/${encodeURIComponent(id)}`);
}

async function writeOrSayFull(path: string, data: string): Promise<void> {
  try {
    await writeOwnFile(path, data);
  } catch (error) {
    const isFull = error instanceof Error && NO_ROOM.test(error.message);
    throw isFull ? new DOMException(error.message, 'QuotaExceededError') : error;
  }
}

/** The pages that are kept in the shell's own files, which the system does not clear. */
export class ShellKept {
  #opening: Promise<Map<string, KeptActivity>> | undefined;
  /** Under which address the web view has the files; it may be another one after an update of the app. */
  #folder = '';

  /** What is kept. Its pictures have the addresses of files, so that they are there without a network. */
  readonly records: KeptRecords = {
    all: async () => {
      const kept = [...(await this.#open()).values()];
      return kept.map((one) => ({ ...one, activity: this.#withFiles(one, one.activity) }));
    },
    put: async (kept) => {
      await writeOwnJson(recordOf(kept.id), kept);
      (await this.#open()).set(kept.id, kept);
    },
    delete: async (id) => {
      if (!(await this.#open()).delete(id)) return;
      await removeOwnFile(recordOf(id));
    },
  };

  readonly files: KeptCache = {
    put: async (address, answer) => {
      const bytes = new Uint8Array(await answer.arrayBuffer());
      await writeOrSayFull(fileOf(address as string), toBase64(bytes));
    },
    delete: async (address) =>
      removeOwnFile(fileOf(address as string)).then(
        () => true,
        () => false,
      ),
  };

  /** Whether something is kept of an address. */
  async has(address: string): Promise<boolean> {
    return (await this.#ownerOf(address)) !== undefined;
  }

  /** What is kept of an address, its files by `load`; undefined where nothing is. */
  async answer(address: string, load: typeof globalThis.fetch): Promise<Response | undefined> {
    const owner = await this.#ownerOf(address);
    if (!owner) return undefined;
    if (!isOwnAnswer(owner, address)) return load(this.#fileAddress(address));
    const detail = await readOwnJson(fileOf(address));
    return detail === undefined ? undefined : Response.json(this.#withFiles(owner, detail));
  }

  async #ownerOf(address: string): Promise<KeptActivity | undefined> {
    return [...(await this.#open()).values()].find(({ addresses }) => addresses.includes(address));
  }

  #open(): Promise<Map<string, KeptActivity>> {
    this.#opening ??= this.#read().catch((error: unknown) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }

  async #read(): Promise<Map<string, KeptActivity>> {
    const { uri } = await Filesystem.getUri({ path: FILES, directory: OWN_FILES });
    this.#folder = Capacitor.convertFileSrc(uri);
    const names = await namesOfOwnFiles(RECORDS);
    const found = await Promise.all(names.map((name) => readOwnJson<KeptActivity>(`${RECORDS}/${name}`)));
    return new Map(found.flatMap((kept) => (kept ? [[kept.id, kept] as const] : [])));
  }

  #fileAddress(address: string): string {
    return `${this.#folder}/${nameOf(address)}`;
  }

  /** The value with the addresses of files in place of those of the server. */
  #withFiles<T>({ addresses }: KeptActivity, value: T): T {
    const known = new Set(addresses);
    const text = JSON.stringify(wholeAddresses(value, ownServer()), (_name, field: unknown) =>
      typeof field === 'string' && known.has(field) ? this.#fileAddress(field) : field,
    );
    return JSON.parse(text) as T;
  }
}
