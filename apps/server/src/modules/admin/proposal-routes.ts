import { judgeProposedPage, listProposedPages, type ProposedPage } from '@inkbloom/contracts/admin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Databases } from '../../plugins/database.ts';
import { ApiError, notFound } from '../../plugins/errors.ts';
import { judgeWaiting, type WaitingPage, waitingPages } from '../publishing/publishing.ts';
import { audit } from './audit.ts';

/** What the calls work with. */
export interface ProposalRoutesOptions {
  readonly databases: Databases;
  readonly address: (key: string) => string;
}

function toProposedPage(
  { linesKey: _lines, colorKey, ...page }: WaitingPage,
  address: (key: string) => string,
) {
  return { ...page, pictureUrl: address(colorKey) } satisfies ProposedPage;
}

/** The calls about pages that wait for an operator's word: the daily ones of the next days, and those from outside. */
export const proposalRoutes: FastifyPluginAsyncZod<ProposalRoutesOptions> = async (app, options) => {
  const { databases, address } = options;

  app.get(
    listProposedPages.url,
    { schema: { hide: true, response: { 200: listProposedPages.answer } } },
    async () => {
      const pages = await waitingPages(databases.read, new Date());
      return { success: true, data: pages.map((page) => toProposedPage(page, address)) } as const;
    },
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
      const judgement = await judgeWaiting(databases, id, opinion, new Date());
      if (judgement === 'unknown') throw notFound();
      if (judgement === 'too late')
        throw new ApiError(409, 'already_published', 'This page is published. Hide it under Pages instead.');
      audit(request, opinion === 'approved' ? 'approve proposal' : 'reject proposal', id);
      return { success: true, data: {} } as const;
    },
  );
};
