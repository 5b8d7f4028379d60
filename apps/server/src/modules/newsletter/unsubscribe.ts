import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { NewsletterParts } from './readers.ts';

const URL_PATH = '/api/v1/newsletter/unsubscribe';
const Query = z.strictObject({ reader: z.string().max(64), key: z.string().max(64) });

function keyOf(secret: string, readerId: string): string {
  return createHmac('sha256', secret).update(`newsletter unsubscribe\n${readerId}`).digest('base64url');
}

/** The address that takes a reader off; it works signed out, for as long as the account is there. */
export function unsubscribeUrl(publicUrl: string, secret: string, readerId: string): string {
  const query = new URLSearchParams({ reader: readerId, key: keyOf(secret, readerId) });
  return `${publicUrl}${URL_PATH}?${query.toString()}`;
}

function isRight(secret: string, { reader, key }: z.infer<typeof Query>): boolean {
  const [wanted, given] = [Buffer.from(keyOf(secret, reader)), Buffer.from(key)];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title></head><body><main><h1>${title}</h1>${content}</main></body></html>`;
}

const HOME = '<p><a href="/">Back to the pages</a></p>';
const QUESTION = page(
  'Unsubscribe from the newsletter?',
  `<p>You will get no more of these mails. Your account and your drawings stay as they are.</p><form method="post"><button>Unsubscribe</button></form>${HOME}`,
);
const DONE = page(
  'You are unsubscribed',
  `<p>No more of these mails will come. You can switch them on again in the settings of your account.</p>${HOME}`,
);
const WRONG = page('This link is not whole', `<p>Open the link of the mail once more, all of it.</p>${HOME}`);

/**
 * Takes readers off by the link of a mail. A mail program posts to it by itself (RFC 8058); for a person who opens it
 * there
 * is a page with a button that does the same.
 */
export const unsubscribing: FastifyPluginAsyncZod<NewsletterParts> = async (app, { databases, secret }) => {
  // What a form or a mail program sends says nothing that the address does not.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, _body, done) => done(null),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
  });

  app.get(URL_PATH, { schema: { querystring: Query, hide: true } }, async (request, reply) => {
    return isRight(secret, request.query) ? QUESTION : reply.code(400).send(WRONG);
  });

  app.post(URL_PATH, { schema: { querystring: Query, hide: true } }, async (request, reply) => {
    if (!isRight(secret, request.query)) return reply.code(400).send(WRONG);
    await databases.write
      .updateTable('newsletter_readers')
      .set({ new_pages: 0, news: 0, confirmed_email: null, token_hash: null, token_until: null })
      .where('id', '=', request.query.reader)
      .execute();
    return DONE;
  });
};
