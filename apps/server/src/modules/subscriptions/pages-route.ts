import { type ActivityPage, beginPages, getPages } from '@inkbloom/contracts/activities';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Databases } from '../../plugins/database.ts';
import { ApiError } from '../../plugins/errors.ts';
import { personOf, requirePerson } from '../../plugins/person.ts';
import { activityNotFound, findActivity, toPage } from '../catalogue/catalogue.ts';
import type { PictureLinks } from '../images/images.ts';
import { openingOf, recordBegun } from './access.ts';

/** What the calls work with. */
export interface PagesOptions {
  readonly databases: Databases;
  readonly links: PictureLinks;
  /** Whether members' pages are sold; where not, they are open to everybody. */
  readonly isSold: boolean;
}

type Found = NonNullable<Awaited<ReturnType<typeof findActivity>>>;

/** The failure of somebody without a subscription that opens a page. */
export function membersOnly(): ApiError {
  return new ApiError(
    403,
    'insufficient_permissions',
    'This page is for members of its stream. A subscription opens it.',
  );
}

function isClosed({ activity }: Found): boolean {
  return activity.members_from !== null && Date.parse(activity.members_from) <= Date.now();
}

/** The pages of an activity to view, and to color, for whom they are open. */
export const pagesRoute: FastifyPluginAsyncZod<PagesOptions> = async (app, { databases, links, isSold }) => {
  async function find(id: string): Promise<Found> {
    const found = await findActivity(databases.write, id);
    if (found === undefined) throw activityNotFound();
    return found;
  }

  /** Throws unless the activity is open to who asks; guests are asked to sign in. */
  async function checkOpen(request: FastifyRequest, { activity }: Found, isBegun: boolean): Promise<void> {
    await requirePerson(request);
    const opening = await openingOf(databases.write, personOf(request).id, activity);
    if (opening === 'closed' || (opening === 'begun' && !isBegun)) throw membersOnly();
  }

  function answer(found: Found, isBrief: boolean): { pages: ActivityPage[]; imageList: string[] } {
    const address = isBrief ? links.brief : links.open;
    const pages = found.pages.map((page) => ({
      ...toPage(page, address),
      previewUrl: links.open(page.preview_key),
      thumbnailUrl: links.open(page.thumbnail_key),
    }));
    return { pages, imageList: pages.map(({ imageUrl }) => imageUrl) };
  }

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store');
  });

  app.get(
    getPages.url,
    { schema: { params: getPages.params, response: { 200: getPages.answer } } },
    async (request) => {
      const found = await find(request.params.id);
      const isBrief = isSold && isClosed(found);
      if (isBrief) await checkOpen(request, found, false);
      return { success: true, data: answer(found, isBrief) } as const;
    },
  );

  app.post(
    beginPages.url,
    { schema: { params: beginPages.params, body: beginPages.body, response: { 200: beginPages.answer } } },
    async (request) => {
      const found = await find(request.params.id);
      const isBrief = isSold && isClosed(found);
      if (isBrief) await checkOpen(request, found, true);
      else if (request.headers.authorization !== undefined) await requirePerson(request);
      // Also what is free today may be for members later.
      if (request.person && found.activity.members_from !== null) {
        await recordBegun(databases.write, request.person.id, found.activity.id);
      }
      return { success: true, data: answer(found, isBrief) } as const;
    },
  );
};
