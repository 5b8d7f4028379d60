import { listTroubledPayments, retryPayment } from '@inkbloom/contracts/admin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../plugins/errors.ts';
import { type Billing, lookAgain, troubledPayments } from '../subscriptions/subscriptions.ts';
import { audit } from './audit.ts';

/** The calls about payments that need a look. */
export const paymentRoutes: FastifyPluginAsyncZod<{ readonly billing: Billing }> = async (
  app,
  { billing },
) => {
  app.get(
    listTroubledPayments.url,
    { schema: { hide: true, response: { 200: listTroubledPayments.answer } } },
    async () => ({ success: true, data: await troubledPayments(billing.databases) }) as const,
  );

  app.post(
    retryPayment.url,
    {
      schema: {
        hide: true,
        params: retryPayment.params,
        body: retryPayment.body,
        response: { 200: retryPayment.answer },
      },
    },
    async (request) => {
      if (!(await lookAgain(billing, request.params.id))) throw notFound();
      audit(request, 'retry payment', request.params.id);
      return { success: true, data: {} } as const;
    },
  );
};
