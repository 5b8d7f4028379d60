import { getKeepingRoom } from '@inkbloom/contracts/keeping';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import pLimit from 'p-limit';
import type { Databases } from '../../plugins/database.ts';
import { PUBLIC_CACHE } from '../../plugins/etags.ts';
import type { ObjectStore } from '../../store/object-store.ts';

/** Activities of a list that are looked at; a longer one is reckoned from them. */
const LOOKED_AT = 200;
/** Files that are asked for their length at once. */
const AT_ONCE = 16;
/** What an answer about an activity takes beside its files, in bytes. */
const ANSWER_BYTES = 2_000;

/** What the module works with. */
export interface KeepingOptions {
  readonly databases: Databases;
  readonly store: ObjectStore;
  /** Whether members' pages are sold; those cannot be kept. */
  readonly isSold: boolean;
}

/** The activities of a list that may be kept, as many as are looked at, and how many there are. */
async function openOnes({ databases: { read }, isSold }: KeepingOptions, list: string) {
  const listed = read
    .selectFrom('listings')
    .innerJoin('activities', 'activities.id', 'listings.activity_id')
    .where('listings.list', '=', list)
    .$if(isSold, (query) => query.where('activities.members_from', 'is', null));
  const { total } = await listed
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await listed
    .select(['activities.id', 'activities.thumbnail_preview_key'])
    .orderBy('listings.created_at', 'desc')
    .limit(LOOKED_AT)
    .execute();
  return { total: Number(total), rows };
}

/** The keys of all files that are kept of activities. */
async function filesOf({ databases: { read } }: KeepingOptions, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const pages = await read
    .selectFrom('activity_pages')
    .select(['image_key', 'line_key', 'regions_key', 'preview_key', 'thumbnail_key'])
    .where('activity_id', 'in', ids)
    .execute();
  return pages.flatMap((page) => Object.values(page));
}

const routes: FastifyPluginAsyncZod<KeepingOptions> = async (app, options) => {
  const inTurn = pLimit(AT_ONCE);
  /** A key is made from the content: its length never changes. */
  const lengths = new Map<string, number>();

  async function lengthOf(key: string): Promise<number> {
    const length = lengths.get(key) ?? (await inTurn(() => options.store.open(key)))?.size ?? 0;
    lengths.set(key, length);
    return length;
  }

  app.get(
    getKeepingRoom.url,
    { schema: { querystring: getKeepingRoom.querystring, response: { 200: getKeepingRoom.answer } } },
    async (request, reply) => {
      reply.header('cache-control', PUBLIC_CACHE);
      const { total, rows } = await openOnes(options, request.query.category);
      const ids = rows.map(({ id }) => id);
      const files = await filesOf(options, ids);
      const keys = new Set([...files, ...rows.map((row) => row.thumbnail_preview_key)]);
      const found = await Promise.all([...keys].map(lengthOf));
      const seen = found.reduce((sum, length) => sum + length, rows.length * ANSWER_BYTES);
      const bytes = rows.length === 0 ? 0 : Math.round((seen * total) / rows.length);
      return { success: true, data: { activities: total, bytes } } as const;
    },
  );
};

/** How much room pages take that somebody wants to keep for times without a network. */
export const keepingModule = fastifyPlugin(routes, { encapsulate: true, name: 'keeping' });
