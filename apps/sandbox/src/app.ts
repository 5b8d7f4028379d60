import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Settings } from './environment.ts';
import { faults } from './faults.ts';
import { images } from './images/images.ts';
import { indexPage } from './index-page.ts';
import { mail } from './mail/mail.ts';
import { openId, PROVIDERS, type ProviderName } from './openid/openid.ts';
import { escapeHtml, sendPage } from './page.ts';
import { stripe } from './stripe/stripe.ts';

const BODY_LIMIT = 64 * 1024;

function errorPage(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    const message = error.validation || status < 500 ? error.message : 'The sandbox failed.';
    if (status >= 500) process.stderr.write(`sandbox: ${request.method} ${request.url}: ${error.stack}\n`);
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    if (!wantsPage) return reply.code(status).send({ error: message });
    return sendPage(reply.code(status), 'Sandbox', `<h1>That did not work</h1><p>${escapeHtml(message)}</p>`);
  });
}

/** Assembles the sandbox; the caller lets it listen, on loopback only. */
export async function buildSandbox(settings: Settings): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true });
  const names = Object.keys(PROVIDERS) as ProviderName[];
  errorPage(app);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  const faultSource = faults(app, [...names, 'stripe', 'images'], ['mail', 'webhooks']);
  const listed = [
    ...names.map((name) => ({
      name: PROVIDERS[name],
      address: `${settings.origin}/${name}`,
      about: `Sign-in by OpenID Connect, in place of ${PROVIDERS[name]}. Its issuer:`,
    })),
    {
      name: 'Mail',
      address: `${settings.origin}/mail`,
      about: `Every mail that arrives by SMTP at port ${settings.smtpPort}. The mailbox:`,
    },
    {
      name: 'Payments',
      address: `${settings.origin}/stripe/v1`,
      about: 'Checkout, portal, renewals and webhooks, in place of Stripe. Its API:',
    },
    {
      name: 'Image model',
      address: `${settings.origin}/images/v1`,
      about: 'Draws a flower for every prompt, in place of an OpenAI-compatible images service. Its API:',
    },
  ];
  app.get('/', (_request, reply) => sendPage(reply, 'Local sandbox', indexPage(listed)));
  await mail(app, settings, faultSource);
  await stripe(app, settings, faultSource);
  images(app);
  for (const name of names) await openId(app, name, settings);
  return app;
}
