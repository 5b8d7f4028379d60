import { isForMembers } from '@inkbloom/contracts/access';
import { CARD_WIDTHS, type CardForm } from '@inkbloom/contracts/card-pictures';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { notFound } from '../../plugins/errors.ts';
import { matchesTag } from '../../plugins/etags.ts';
import { cardVersion, findActivity } from '../catalogue/catalogue.ts';
import { type KeptIn, MadePictures } from './made-pictures.ts';

/** An address that names the version never shows anything else. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=60';

/** Cards cut at once: one, so that requests that cost less go on beside it. */
const inTurn = pLimit(1);

interface CardRequest {
  Params: { form: CardForm; width: string; id: string; version: string };
}

/** What larger cards are made from. */
export interface CardParts extends KeptIn {
  /** Whether members' pages are sold; those have their small thumbnails alone. */
  readonly isSold: boolean;
}

async function readOf({ store }: KeptIn, key: string): Promise<Uint8Array> {
  const bytes = await store.read(key);
  if (bytes === undefined) throw new Error(`${key} is not in the store`);
  return bytes;
}

/** Thumbnails at the sizes of large cards and fine screens, at the addresses of `thumbnailTemplate`. */
export async function cardRoutes(app: FastifyInstance, parts: CardParts): Promise<void> {
  const made = new MadePictures(parts);

  async function cut(form: CardForm, width: number, keys: { lines: string; color: string }) {
    const { cutCard } = await import('./card.ts');
    const lines = await readOf(parts, keys.lines);
    return cutCard(lines, form === 'lines' ? lines : await readOf(parts, keys.color), width);
  }

  app.get<CardRequest>(
    `/images/cards/:form(^lines|color$)/:width(^${CARD_WIDTHS.join('|')}$)/:id/:version.webp`,
    { schema: { hide: true }, logLevel: 'warn' },
    async (request, reply) => {
      const { form, width, id, version: asked } = request.params;
      const found = await findActivity(parts.databases.read, id);
      const page = found?.pages[0];
      if (found === undefined || page === undefined) throw notFound();
      if (parts.isSold && isForMembers(found.activity.members_from)) throw notFound();
      const version = cardVersion(found.activity);
      const tag = `"${version}"`;
      reply.header('cache-control', asked === version ? FOR_EVER : BRIEFLY).header('etag', tag);
      reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*');
      if (matchesTag(request, tag)) return reply.code(304).send();
      const keys = { lines: page.image_key, color: page.preview_key };
      const make = () => inTurn(() => cut(form, Number(width), keys));
      const name = `cards/${form}/${width}/${id}`;
      return reply.type('image/webp').send(await made.get({ name, version, extension: 'webp', make }));
    },
  );
}
