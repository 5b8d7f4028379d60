import { randomUUID } from 'node:crypto';
import { MAX_BODY_BYTES } from '@inkbloom/contracts/limits';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { createHttpServer } from './http-server.ts';
import packageJson from '../package.json' with { type: 'json' };
import type { Config } from './config.ts';
import { adminModule } from './modules/admin/admin.ts';
import { analyticsModule } from './modules/analytics/analytics.ts';
import { catalogueModule, membersFromOf, openLists } from './modules/catalogue/catalogue.ts';
import { configurationModule, publicConfiguration } from './modules/configuration/configuration.ts';
import { drawingsModule } from './modules/drawings/drawings.ts';
import { favoritesModule } from './modules/favorites/favorites.ts';
import { identityModule } from './modules/identity/identity.ts';
import { imagesModule, pictureLinks, type PictureLinks } from './modules/images/images.ts';
import { keepingModule } from './modules/keeping/keeping.ts';
import { makingModule } from './modules/making/making.ts';
import type { Mailer } from './modules/mail/mail.ts';
import { headsModule, redirectOf, writePage } from './modules/heads/heads.ts';
import { nativeModule } from './modules/native/native.ts';
import { newsletterModule } from './modules/newsletter/newsletter.ts';
import { type DeletionParts, peopleModule } from './modules/people/people.ts';
import { printsModule } from './modules/prints/prints.ts';
import type { DrawingProcess } from './modules/publishing/publishing.ts';
import { recordsModule } from './modules/records/records.ts';
import { reportsModule } from './modules/reports/reports.ts';
import { retentionModule } from './modules/retention/retention.ts';
import { shareModule } from './modules/share/share.ts';
import { stateGauges, type StateParts, statusModule } from './modules/status/status.ts';
import {
  type Billing,
  endPayments,
  offeredStreams,
  openBilling,
  stopRenewal,
  subscriptionsModule,
} from './modules/subscriptions/subscriptions.ts';
import { type AddressLimit, createAddressLimit } from './plugins/address-limit.ts';
import { AnswerCache } from './plugins/answer-cache.ts';
import { compression } from './plugins/compression.ts';
import { documentation } from './plugins/documentation.ts';
import { answerFrameworkError, errors } from './plugins/errors.ts';
import { publicAnswers } from './plugins/public-answers.ts';
import { headers } from './plugins/headers.ts';
import { type CatalogueProgress, health } from './plugins/health.ts';
import { jsonBodies } from './plugins/json-bodies.ts';
import { limits } from './plugins/limits.ts';
import { policyReports } from './plugins/policy-reports.ts';
import { requestLog } from './plugins/request-log.ts';
import { sharing } from './plugins/sharing.ts';
import { web } from './plugins/web.ts';
import type { Services } from './services.ts';

/** Seconds a caller has to send a whole request; a drawing from a slow phone is large. */
const REQUEST_SECONDS = 120;

/** What the operators' modules share with those of the people. */
interface OperatingParts {
  readonly links: PictureLinks;
  readonly leaving: DeletionParts;
  readonly billing: Billing | undefined;
}

/** What the application works with, and how far its catalogue is. */
export interface AppParts extends Omit<Services, 'close'> {
  readonly progress: () => CatalogueProgress;
  /** Where mail is queued; undefined where none can be sent. */
  readonly mailer: Mailer | undefined;
  /** Starts a process that draws; a real one unless told otherwise. */
  readonly startProcess?: (() => DrawingProcess) | undefined;
}

/** What is decided before a request reaches the application. */
interface Memory {
  readonly cache: AnswerCache;
  readonly addresses: AddressLimit;
}

/** What the log tells of a request: never its query, which may carry sign-in codes, signatures and searches. */
function describeRequest(request: FastifyRequest) {
  const [path] = request.url.split('?', 1);
  return { method: request.method, path, address: request.ip };
}

function serverOptions(config: Config, memory: Memory): FastifyServerOptions {
  return {
    serverFactory: (handler, options) =>
      createHttpServer(memory, handler, options as { keepAliveTimeout: number; requestTimeout: number }),
    logger: { level: config.logLevel, serializers: { req: describeRequest } },
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_SECONDS * 1000,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    // While the server drains, whoever still asks is answered, and the connection closed.
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  };
}

async function addPlugins(
  app: FastifyInstance,
  config: Config,
  parts: AppParts,
  { cache, addresses }: Memory,
): Promise<void> {
  await app.register(requestLog);
  await app.register(errors);
  await app.register(jsonBodies);
  await app.register(headers, { config });
  await app.register(sharing, { hasShell: config.native !== undefined });
  await app.register(publicAnswers, { cache });
  await app.register(compression);
  await app.register(limits, { addresses, counter: parts.counter });
  await app.register(documentation, { version: packageJson.version });
  await app.register(health, parts);
  if (config.tracesUrl !== undefined) {
    const { tracing } = await import('./plugins/tracing.ts');
    await app.register(tracing, { url: config.tracesUrl, version: packageJson.version });
  }
  if (config.metricsPort !== undefined) {
    const { metrics } = await import('./plugins/metrics.ts');
    const gauges = stateGauges(statePartsOf(config, parts));
    await app.register(metrics, { port: config.metricsPort, cache, gauges, version: packageJson.version });
  }
}

function statePartsOf(config: Config, { databases, progress }: AppParts): StateParts {
  return { databases, progress, dataDir: config.dataDir, isSold: config.payments !== undefined };
}

/** Whether a path is a page of this server: privacy, terms and about may be pages elsewhere. */
function isOwnPage({ links }: Config): (path: string) => boolean {
  const optional = ['/privacy', '/terms', '/about'];
  const linked: readonly string[] = Object.values(links);
  return (path) => !optional.includes(path) || linked.includes(path);
}

/** What operators and monitors look at, and what they do. */
async function addOperating(
  app: FastifyInstance,
  config: Config,
  parts: AppParts,
  { links, leaving, billing }: OperatingParts,
): Promise<void> {
  const { databases, store, secrets, mailer } = parts;
  const { appName } = config;
  await app.register(policyReports);
  const state = statePartsOf(config, parts);
  await app.register(reportsModule, { databases, secret: secrets.identity });
  await app.register(retentionModule, { databases });
  await app.register(statusModule, { ...state, store, appName, hasMail: mailer !== undefined });
  if (config.adminEmails.length === 0) return;
  const { version } = packageJson;
  await app.register(adminModule, {
    parts: { ...state, config, store, version },
    address: links.open,
    people: leaving,
    billing,
  });
}

async function addModules(app: FastifyInstance, config: Config, parts: AppParts): Promise<void> {
  const { databases, store, secrets, mailer, counter } = parts;
  const lists = openLists(databases.read);
  const links = pictureLinks(config.assetBaseUrl, secrets.pictures);
  const configuration = publicConfiguration(config, packageJson.version);
  const isSold = config.payments !== undefined;
  const showing = { address: links.open, isSold };
  const { publicUrl } = config;
  const { timezone } = config.daily;
  const billing =
    config.payments && openBilling(config.payments, { databases, mailer, publicUrl, log: app.log });
  await app.register(identityModule, {
    config,
    databases,
    secret: secrets.identity,
    mailer,
    attempts: counter,
  });
  const payments = billing && {
    stopRenewal: (userId: string) => stopRenewal(billing, userId),
    end: (userId: string) => endPayments(billing, userId),
  };
  const leaving = { databases, store, publicUrl, mailer, payments };
  await app.register(peopleModule, leaving);
  const { appName } = config;
  await app.register(newsletterModule, { databases, publicUrl, appName, secret: secrets.identity, mailer });
  await app.register(recordsModule, { databases, address: links.open });
  await app.register(configurationModule, { configuration });
  await app.register(catalogueModule, { databases, lists, timezone, ...showing });
  const quotaBytes = config.drawingsQuotaBytes;
  await app.register(drawingsModule, { databases, store, links, quotaBytes, isSold });
  await app.register(makingModule, {
    databases,
    store,
    counter,
    address: links.open,
    wordsFile: config.makeWordsFile,
    startProcess: parts.startProcess,
  });
  await app.register(favoritesModule, { databases });
  await app.register(printsModule, { databases, store, isSold });
  await app.register(keepingModule, { databases, store, isSold });
  await app.register(shareModule, { databases, lists, store, isSold, appName: config.appName });
  await app.register(subscriptionsModule, { databases, billing, links });
  await app.register(analyticsModule, { databases });
  await addOperating(app, config, parts, { links, leaving, billing });
  await app.register(imagesModule, {
    store,
    links,
    membersFrom: isSold ? (kind, key) => membersFromOf(databases.read, kind, key) : undefined,
  });
  if (config.native) await app.register(nativeModule, { native: config.native });
  const offered = async () => (billing === undefined ? [] : offeredStreams(databases.read, new Date()));
  const describing = { databases, lists, timezone, site: config, offered, ...showing };
  await app.register(headsModule, { ...describing, isOwnPage: isOwnPage(config) });
  await app.register(web, {
    folder: config.webDist,
    configuration,
    writePage: (path, query, isGuest) => writePage({ ...describing, isGuest }, path, query),
    redirectOf,
  });
}

/** Assembles the application; it does not listen yet. */
export async function buildApp(config: Config, parts: AppParts): Promise<FastifyInstance> {
  z.config(z.locales.en());
  const addresses = createAddressLimit(config.trustedProxies, parts.counter);
  const memory: Memory = { cache: new AnswerCache(), addresses };
  const app = Fastify(serverOptions(config, memory));
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.decorateRequest('person', null);
  await addPlugins(app, config, parts, memory);
  if (['trace', 'debug'].includes(config.logLevel)) {
    memory.cache.onHit((hit) => app.log.debug(hit, 'answered a request out of memory'));
  }
  app.addHook('preClose', async () => memory.cache.stop());
  await addModules(app, config, parts);
  return app;
}
