/** The secret of every webhook endpoint in the sandbox, so that a server can be told before it registers one. */
export const WEBHOOK_SECRET = 'whsec_sandbox_3f0c1c2d8e7b4a5f';

/** The key of the image model in the sandbox; it opens nothing outside this machine. */
export const IMAGE_KEY = 'sk-sandbox-images';

type Environment = Readonly<Record<string, string | undefined>>;

/** The ports of the sandbox and of the server it stands beside, when nothing else is said. */
const SANDBOX_PORT = 3002;
const SANDBOX_SMTP_PORT = 3003;
const SERVER_PORT = 3001;

/** What the sandbox itself is told. */
export interface Settings {
  readonly port: number;
  /** Where mail arrives. */
  readonly smtpPort: number;
  /** The address under which the stand-ins are reached; issuers start with it. */
  readonly origin: string;
  /** The folder that keeps the sandbox's state. */
  readonly folder: string;
  /** The address of the server that signs people in here. */
  readonly publicUrl: string;
}

/** Words that switch something off. */
const OFF = ['off', 'false', '0', 'no'];

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== '';
}

function port(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  const number = isSet(text) ? Number(text) : fallback;
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new Error(`${name} must be a port number`);
  return number;
}

function publicUrl(env: Environment): string {
  const text = env['PUBLIC_URL'];
  if (!isSet(text)) return `http://localhost:${port(env, 'PORT', SERVER_PORT)}`;
  if (!URL.canParse(text)) throw new Error('PUBLIC_URL must be an address');
  return text;
}

/** Reads the settings from the variables. Throws one plain line that names the variable which is wrong. */
export function readSettings(env: Environment): Settings {
  const ownPort = port(env, 'SANDBOX_PORT', SANDBOX_PORT);
  return {
    port: ownPort,
    smtpPort: port(env, 'SANDBOX_SMTP_PORT', SANDBOX_SMTP_PORT),
    origin: `http://localhost:${ownPort}`,
    folder: `${env['DATA_DIR'] || './data'}/sandbox`,
    publicUrl: publicUrl(env),
  };
}

/** The credentials by which a stand-in provider knows the server; they open nothing outside this machine. */
export function clientOf(provider: string): { readonly id: string; readonly secret: string } {
  return { id: `sandbox-${provider}`, secret: `sandbox-${provider}-secret` };
}

function providerGroup(provider: string, origin: string): Record<string, string> {
  const name = provider.toUpperCase();
  const client = clientOf(provider);
  return {
    [`${name}_ISSUER`]: `${origin}/${provider}`,
    [`${name}_CLIENT_ID`]: client.id,
    [`${name}_CLIENT_SECRET`]: client.secret,
  };
}

function mailGroup(smtpPort: number): Record<string, string> {
  return { SMTP_URL: `smtp://localhost:${smtpPort}`, MAIL_FROM: 'Inkbloom <hello@inkbloom.example>' };
}

function paymentGroup(origin: string): Record<string, string> {
  return {
    STRIPE_API_URL: `${origin}/stripe`,
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  };
}

function imageGroup(origin: string): Record<string, string> {
  return {
    IMAGE_API_URL: `${origin}/images/v1`,
    IMAGE_API_KEY: IMAGE_KEY,
    IMAGE_MODEL: 'sandbox-flowers',
  };
}

/** Whether the stand-ins run: always off in production, and off where SANDBOX=off. */
export function sandboxEnabled(env: Environment): boolean {
  return env['NODE_ENV'] !== 'production' && !OFF.includes((env['SANDBOX'] ?? '').toLowerCase());
}

/**
 * The variables that point the server at the sandbox. A group of variables of which the operator has set any is left
 * to the operator; with the sandbox off there are none.
 */
export function sandboxEnvironment(env: Environment): Record<string, string> {
  if (!sandboxEnabled(env)) return {};
  const { origin, smtpPort } = readSettings(env);
  const groups = [
    providerGroup('google', origin),
    providerGroup('yahoo', origin),
    mailGroup(smtpPort),
    paymentGroup(origin),
    imageGroup(origin),
  ];
  const untouched = groups.filter((group) => !Object.keys(group).some((name) => isSet(env[name])));
  return Object.assign({}, ...untouched) as Record<string, string>;
}
