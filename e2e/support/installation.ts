import { freePort } from '../../scripts/ports.ts';
import { startStack, type Stack } from '../../scripts/stack.ts';

interface InstallationOptions {
  readonly dataFolder: string;
  /** A PostgreSQL address; SQLite in the data folder without it. */
  readonly databaseUrl?: string;
  readonly ports?: Ports;
  /** Another built app than this repository's. */
  readonly webDist?: string;
  /** What its operator sets. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** The ports of one installation, kept when it is started again at the same address. */
export interface Ports {
  readonly app: number;
  readonly sandbox: number;
  readonly smtp: number;
}

/** A running installation and where it listens. */
export interface Installation {
  readonly stack: Stack;
  readonly ports: Ports;
  /** Everything its programs printed. */
  readonly output: () => string;
}

/** Starts the real programs on a data folder and free ports; rejects with what they printed when they end early. */
export async function startInstallation(options: InstallationOptions): Promise<Installation> {
  const ports = options.ports ?? { app: await freePort(), sandbox: await freePort(), smtp: await freePort() };
  let printed = '';
  const environment: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    PORT: String(ports.app),
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_SMTP_PORT: String(ports.smtp),
    DATA_DIR: options.dataFolder,
    // Journeys meet the same pages on every day; a part of the built-in ones is enough for them, and drawn sooner.
    CATALOGUE_PAGES: '240',
    DAILY_PAGES: '0',
    NATIVE_APP_ID: 'org.example.inkbloom',
    ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
    ...(options.webDist ? { WEB_DIST: options.webDist } : {}),
    ...options.variables,
  };
  try {
    const stack = await startStack({ environment, onOutput: (text) => void (printed += text) });
    return { stack, ports, output: () => printed };
  } catch (error) {
    throw new Error(`The programs did not start:\n${printed}`, { cause: error });
  }
}
