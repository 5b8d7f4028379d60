import { judgeProposedPage, listProposedPages, type ProposedPage } from '@inkbloom/contracts/admin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Databases } from '../../plugins/database.ts';
import { notFound } from '../../plugins/errors.ts';
import { audit } from './audit.ts';

const LIMIT = 100;
const DAY_MS = 86_400_000;

const Facts = z.object({
  title: z.string(),
  category: z.string(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
});

/** What the calls work with. */
export interface ProposalRoutesOptions {
  readonly databases: Databases;
  readonly address: (key: string) => string;
}

/** Yesterday in UTC: no place on earth has an earlier day. */
function firstDay(now: Date): string {
  return new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
}

/** Pages that could still go out, those first that nobody looked at. */
async function proposedPages(
  { databases, address }: ProposalRoutesOptions,
  now: Date,
): Promise<ProposedPage[]> {
  const rows = await databases.read
    .selectFrom('daily_proposals')
    .select(['id', 'day', 'facts', 'color_key', 'opinion'])
    .where('day', '>=', firstDay(now))
    .orderBy('day')
    .orderBy('slot')
    .orderBy('score', 'desc')
    .limit(LIMIT)
    .execute();
  const pages = rows.map(({ id, day, facts, color_key, opinion }) => ({
    id,
    day,
    opinion,
    pictureUrl: address(color_key),
    ...Facts.parse(JSON.parse(facts)),
  }));
  return pages.toSorted((a, b) => Number(a.opinion !== null) - Number(b.opinion !== null));
}

/** The calls about pages that could go out on the next days. */
export const proposalRoutes: FastifyPluginAsyncZod<ProposalRoutesOptions> = async (app, options) => {
  app.get(
    listProposedPages.url,
    { schema: { hide: true, response: { 200: listProposedPages.answer } } },
    async () => ({ success: true, data: await proposedPages(options, new Date()) }) as const,
  );

  app.post(
    judgeProposedPage.url,
    {
      schema: {
        hide: true,
        params: judgeProposedPage.params,
        body: judgeProposedPage.body,
        response: { 200: judgeProposedPage.answer },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { opinion } = request.body;
      const { numUpdatedRows } = await options.databases.write
        .updateTable('daily_proposals')
        .set({ opinion })
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound();
      audit(request, opinion === 'approved' ? 'approve proposal' : 'reject proposal', id);
      return { success: true, data: {} } as const;
    },
  );
};
