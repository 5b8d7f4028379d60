import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../plugins/errors.ts';
import type { Billing } from './billing.ts';
import { receive } from './inbox.ts';
import type { Happening } from './provider/calls.ts';

/** Where the provider sends its events. */
export const WEBHOOK_PATH = '/api/v1/webhooks/stripe';
const BODY_LIMIT = 512 * 1024;

function read({ provider }: Billing, body: unknown, signature: unknown): Happening {
  try {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new Error('unsigned');
    return provider.readWebhook(body, signature);
  } catch {
    throw new ApiError(400, 'invalid_signature', 'This was not signed by the payment provider.');
  }
}

/**
 * Takes the provider's events: the signature is checked over the raw bytes, and the event is on disk before it is
 * answered. What it says is not believed; the worker asks the provider.
 */
export const webhookRoute: FastifyPluginAsync<{ readonly billing: Billing }> = async (app, { billing }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  app.post(WEBHOOK_PATH, { schema: { hide: true } }, async (request) => {
    const happening = read(billing, request.body, request.headers['stripe-signature']);
    await receive(billing.databases, [happening]);
    billing.wake();
    return { received: true };
  });
};
