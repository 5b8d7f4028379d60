import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { StartError } from './start-error.ts';

const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** Thrown when a variable is wrong or missing; the message is one line that names it. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
}

const text = z.string().max(2048);
const onOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'must be on or off' })
  .transform((word) => ['on', 'true', '1'].includes(word));
const flag = (fallback: boolean) => onOff.default(fallback);
const whole = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${low} to ${high}`)
    .transform(Number)
    .pipe(z.number().min(low).max(high));
const port = whole(1, 65_535);
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be a web address such as https://color.example.org' })
  .transform((address) => address.replace(/\/+$/, ''));
const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must look like ${example}` });
const link = text.regex(/^(\/(?!\/)|https:\/\/)/, 'must be a path such as /privacy or an https address');
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'must list addresses or CIDR ranges, separated by commas',
});
const CERTIFICATE_WORDS = 'must list SHA-256 fingerprints such as AB:CD:…, separated by commas';
const isTimezone = (name: string) => Intl.supportedValuesOf('timeZone').concat('UTC').includes(name);

const Variables = z.object({
  NODE_ENV: text.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  PORT: port.default(3001),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: text.default('./data'),
  WEB_DIST: text.default(join(ROOT, 'apps/web/dist')),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host/database').optional(),
  REDIS_URL: address(/^rediss?$/, 'redis://host:6379').optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  ASSET_BASE_URL: webAddress.optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
  YAHOO_CLIENT_ID: text.optional(),
  YAHOO_CLIENT_SECRET: text.optional(),
  YAHOO_ISSUER: webAddress.default('https://api.login.yahoo.com'),
  SMTP_URL: address(/^smtps?$/, 'smtp://host:587').optional(),
  MAIL_FROM: text
    .regex(/^[^@\p{Cc}]*@[^@\s\p{Cc}]+$/u, 'must look like Inkbloom <hello@example.org>')
    .optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_URL: webAddress.default('https://api.stripe.com'),
  MAGIC_LINK: flag(true),
  PASSWORD_SIGN_IN: flag(false),
  SANDBOX: onOff.optional(),
  SANDBOX_PORT: port.default(3002),
  SANDBOX_SMTP_PORT: port.default(3003),
  METRICS_PORT: port.optional(),
  TRUSTED_PROXIES: text
    .default('')
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
    .pipe(z.array(network)),
  PARENT_CHECK: onOff.optional(),
  STORE_UPGRADE: flag(true),
  CATALOGUE_PAGES: whole(1, 1_000_000).optional(),
  DAILY_PAGES: whole(0, 1000).default(3),
  HEMISPHERE: z.enum(['north', 'south'], { error: 'must be north or south' }).default('north'),
  TIMEZONE: text.refine(isTimezone, 'must be a time zone such as Europe/Berlin').default('UTC'),
  ADMIN_EMAILS: text
    .default('')
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
    .pipe(z.array(z.email({ error: 'must list addresses such as you@example.org, separated by commas' }))),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  MAKE_WORDS_FILE: text.optional(),
  IMAGE_API_URL: webAddress.optional(),
  IMAGE_API_KEY: text.optional(),
  IMAGE_MODEL: text.regex(/^[\w.:/-]{1,80}$/, 'must be the name of a model').optional(),
  DRAWINGS_QUOTA_MB: whole(1, 1_000_000).default(500),
  NATIVE_APP_ID: text
    .regex(/^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/, 'must look like org.example.color')
    .optional(),
  NATIVE_ANDROID_CERTS: text
    .transform((list) => list.split(',').map((entry) => entry.trim().toUpperCase()))
    .pipe(z.array(z.string().regex(/^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/, CERTIFICATE_WORDS)))
    .optional(),
  NATIVE_APPLE_TEAM: text.regex(/^[A-Z0-9]{10}$/, 'must be the ten letters and digits of a team').optional(),
  APP_NAME: z.string().min(1).max(60).default('Inkbloom'),
  PRIVACY_URL: link.default('/privacy'),
  TERMS_URL: link.default('/terms'),
  ABOUT_URL: link.default('/about'),
});
type Variables = z.output<typeof Variables>;

/** Every variable that is read. */
export const variableNames: readonly string[] = Object.keys(Variables.shape);

/** Variables that mean something only together. */
const GROUPS: readonly (readonly (keyof Variables)[])[] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['YAHOO_CLIENT_ID', 'YAHOO_CLIENT_SECRET'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['IMAGE_API_URL', 'IMAGE_API_KEY', 'IMAGE_MODEL'],
];

function checkGroups(variables: Variables): void {
  const { NATIVE_APP_ID, NATIVE_ANDROID_CERTS, NATIVE_APPLE_TEAM } = variables;
  if (NATIVE_APP_ID === undefined && (NATIVE_ANDROID_CERTS ?? NATIVE_APPLE_TEAM) !== undefined)
    throw new ConfigError('NATIVE_APP_ID is missing: it says whose certificates and team these are');
  for (const group of GROUPS) {
    const missing = group.filter((name) => variables[name] === undefined);
    const given = group.find((name) => variables[name] !== undefined);
    if (given !== undefined && missing.length > 0) {
      throw new ConfigError(`${missing[0]} is missing: it is needed because ${given} is set`);
    }
  }
}

function provider(issuer: string, clientId: string | undefined, clientSecret: string | undefined) {
  return clientId === undefined || clientSecret === undefined
    ? undefined
    : { issuer, clientId, clientSecret };
}

function s3Config(variables: Variables) {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = variables;
  if (S3_ENDPOINT === undefined) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET ?? '',
    region: S3_REGION ?? '',
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
}

function mailConfig({ SMTP_URL, MAIL_FROM }: Variables) {
  return SMTP_URL === undefined || MAIL_FROM === undefined
    ? undefined
    : { smtpUrl: SMTP_URL, from: MAIL_FROM };
}

function paymentsConfig({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL }: Variables) {
  return STRIPE_SECRET_KEY === undefined || STRIPE_WEBHOOK_SECRET === undefined
    ? undefined
    : { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL };
}

/** The image model that pages may be asked of; undefined where there is none. */
function imageModelConfig({ IMAGE_API_URL, IMAGE_API_KEY, IMAGE_MODEL }: Variables) {
  return IMAGE_API_URL === undefined || IMAGE_API_KEY === undefined || IMAGE_MODEL === undefined
    ? undefined
    : { url: IMAGE_API_URL, key: IMAGE_API_KEY, model: IMAGE_MODEL };
}

/** The app in the stores; its links need a group of their own a system. */
function nativeConfig({ NATIVE_APP_ID, NATIVE_ANDROID_CERTS = [], NATIVE_APPLE_TEAM }: Variables) {
  return NATIVE_APP_ID === undefined
    ? undefined
    : { appId: NATIVE_APP_ID, androidCertificates: NATIVE_ANDROID_CERTS, appleTeam: NATIVE_APPLE_TEAM };
}

/** Unless told otherwise the parent check stands in the native shell alone. */
function parentCheck({ PARENT_CHECK }: Variables): 'everywhere' | 'shell' | 'nowhere' {
  if (PARENT_CHECK === undefined) return 'shell';
  return PARENT_CHECK ? 'everywhere' : 'nowhere';
}

function assemble(variables: Variables) {
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = variables;
  const { YAHOO_ISSUER, YAHOO_CLIENT_ID, YAHOO_CLIENT_SECRET } = variables;
  return {
    logLevel: variables.LOG_LEVEL,
    port: variables.PORT,
    host: variables.HOST,
    /** Own address, without a slash at its end. */
    publicUrl: variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`,
    dataDir: resolve(variables.DATA_DIR),
    webDist: resolve(variables.WEB_DIST),
    databaseUrl: variables.DATABASE_URL,
    /** Where replicas share their limits; undefined for one server alone. */
    redisUrl: variables.REDIS_URL,
    /** The bucket of pictures; undefined for files in the data folder. */
    s3: s3Config(variables),
    /** What stands in front of /images: a content delivery host, or nothing for paths of this server. */
    assetBaseUrl: variables.ASSET_BASE_URL ?? '',
    google: provider(GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET),
    yahoo: provider(YAHOO_ISSUER, YAHOO_CLIENT_ID, YAHOO_CLIENT_SECRET),
    mail: mailConfig(variables),
    /** How the payment provider is reached; undefined where nothing can be bought and every page is open. */
    payments: paymentsConfig(variables),
    imageModel: imageModelConfig(variables),
    /** The native shell that belongs to this server; undefined where there is none. */
    native: nativeConfig(variables),
    parentCheck: parentCheck(variables),
    storeUpgrade: variables.STORE_UPGRADE,
    magicLink: variables.MAGIC_LINK && variables.SMTP_URL !== undefined,
    passwordSignIn: variables.PASSWORD_SIGN_IN && variables.SMTP_URL !== undefined,
    metricsPort: variables.METRICS_PORT,
    trustedProxies: variables.TRUSTED_PROXIES,
    /** How many activities of the built-in catalogue are published; undefined for all. */
    cataloguePages: variables.CATALOGUE_PAGES,
    /** Pages that the daily job publishes, and whose midnight it goes by. */
    daily: {
      pages: variables.DAILY_PAGES,
      timezone: variables.TIMEZONE,
      hemisphere: variables.HEMISPHERE,
    },
    /** Verified addresses of the people who may look after the installation in the app. */
    adminEmails: variables.ADMIN_EMAILS,
    /** Where traces go to; undefined where none are made. */
    tracesUrl: variables.OTEL_EXPORTER_OTLP_ENDPOINT,
    /** The operator's words that no page is drawn of; undefined for the packaged list alone. */
    makeWordsFile: variables.MAKE_WORDS_FILE,
    /** Bytes that one person's drawings may take. */
    drawingsQuotaBytes: variables.DRAWINGS_QUOTA_MB * 1_000_000,
    appName: variables.APP_NAME,
    links: { privacy: variables.PRIVACY_URL, terms: variables.TERMS_URL, about: variables.ABOUT_URL },
  };
}

/** What the operator decided, read from the environment once at start. */
export type Config = Readonly<ReturnType<typeof assemble>>;

/**
 * Reads every variable of the environment; an empty one counts as not set. Throws ConfigError naming the first that is
 * wrong, or that is missing from its group.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])} is wrong: ${issue?.message ?? 'it cannot be read'}`);
  }
  checkGroups(parsed.data);
  if (parsed.data.NODE_ENV === 'production' && parsed.data.SANDBOX === true) {
    throw new ConfigError('SANDBOX is wrong: the local stand-ins do not run in production');
  }
  return assemble(parsed.data);
}
