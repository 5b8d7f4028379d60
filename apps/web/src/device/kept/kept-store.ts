import { ActivityDetail } from '@inkbloom/contracts/activities';
import { success } from '@inkbloom/contracts/answers';
import { activityAddress, loadForKeeping } from '../../api/calls/load-for-keeping.ts';
import { ownServer } from '../../api/client/own-server.ts';
import { wholeAddresses } from '../../api/client/whole-addresses.ts';
import type { KeptActivity, KeptRecords } from './kept-records.ts';

/** Bytes that a person may keep here. */
export const KEPT_LIMIT_BYTES = 500_000_000;

/** Why a page is not kept: the limit, a full device, or a page that is for members. */
export type KeptTrouble = 'limit' | 'no-room' | 'closed';

/** Thrown when a page cannot be kept; nothing of it stays behind. */
export class KeptError extends Error {
  override readonly name = 'KeptError';
  readonly trouble: KeptTrouble;

  constructor(trouble: KeptTrouble) {
    super(`a page was not kept: ${trouble}`);
    this.trouble = trouble;
  }
}

/** Where files are kept, by their address. */
export type KeptCache = Pick<Cache, 'put' | 'delete'>;

const Answer = success(ActivityDetail);

function addressesOf({ pages, ...activity }: ActivityDetail): string[] {
  const { imageUrl, thumbnailUrl, thumbnailPreviewUrl, imageList } = activity;
  const files = pages.flatMap((page) => [
    page.imageUrl,
    page.lineUrl,
    page.regionsUrl,
    page.previewUrl,
    page.thumbnailUrl,
  ]);
  const all = [imageUrl, thumbnailUrl, thumbnailPreviewUrl, ...imageList, ...files];
  return [...new Set(all.flatMap((address) => address || []))];
}

function whole(address: string): string {
  return new URL(address, ownServer()).href;
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** The pages kept on this device. */
export class KeptStore {
  readonly #records: KeptRecords;
  readonly #cache: () => Promise<KeptCache>;
  readonly #load: typeof loadForKeeping;
  /** What was put into the cache for each activity that is not noted yet. */
  readonly #underWay = new Set<readonly string[]>();

  constructor(records: KeptRecords, cache: () => Promise<KeptCache>, load = loadForKeeping) {
    this.#records = records;
    this.#cache = cache;
    this.#load = load;
  }

  /** Everything that is kept, the latest first. */
  async list(): Promise<KeptActivity[]> {
    const all = await this.#records.all();
    return all.toSorted((a, b) => b.at - a.at);
  }

  /** Keeps an activity with all of its pages; again, if it is kept already. Throws KeptError and RequestError. */
  async keep(id: string, signal: AbortSignal): Promise<KeptActivity> {
    const address = activityAddress(id);
    const answer = await this.#load(address, signal);
    // Another origin's answer names files without its own: they are kept as they are asked for.
    const { data } = wholeAddresses(Answer.parse(await answer.clone().json()), ownServer());
    if (data.isClosed || data.pages.some(({ regionsUrl }) => regionsUrl === null))
      throw new KeptError('closed');
    const { pages: _pages, thumbnailTemplate: _larger, ...activity } = data;
    const files = addressesOf(data);
    const put: string[] = [];
    this.#underWay.add(put);
    try {
      let bytes = await this.#put(address, answer, put);
      for (const file of files) {
        bytes += await this.#put(file, await this.#load(file, signal), put);
        if ((await this.#bytesBeside(id)) + bytes > KEPT_LIMIT_BYTES) throw new KeptError('limit');
      }
      const kept = { id, activity, addresses: [address, ...files], bytes, at: Date.now() };
      await this.#records.put(kept);
      return kept;
    } catch (error) {
      await this.#drop(put);
      throw isFull(error) ? new KeptError('no-room') : error;
    } finally {
      this.#underWay.delete(put);
    }
  }

  /** Takes an activity away, with the files that no other one needs. */
  async remove(id: string): Promise<void> {
    const kept = (await this.list()).find((one) => one.id === id);
    await this.#records.delete(id);
    if (kept) await this.#drop(kept.addresses);
  }

  async #put(address: string, answer: Response, put: string[]): Promise<number> {
    const body = await answer.blob();
    const { status, headers } = answer;
    const cache = await this.#cache();
    put.push(address);
    await cache.put(address, new Response(body, { status, headers }));
    return body.size;
  }

  async #bytesBeside(id: string): Promise<number> {
    const others = (await this.list()).filter((kept) => kept.id !== id);
    return others.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Takes files away that no kept activity needs, and none that is being kept: what that has put stays. */
  async #drop(addresses: readonly string[]): Promise<void> {
    const before = [...this.#underWay];
    const needed = new Set((await this.list()).flatMap((kept) => kept.addresses.map(whole)));
    const cache = await this.#cache();
    for (const address of addresses) {
      const others = [...before, ...this.#underWay].filter((put) => put !== addresses);
      if (!needed.has(whole(address)) && !others.flat().includes(address)) await cache.delete(address);
    }
  }
}
