import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Configuration } from '@inkbloom/contracts/configuration';
import * as z from 'zod/mini';

/** The shell's folder: the projects of both systems and what they are made of. */
export const SHELL_FOLDER = fileURLToPath(new URL('..', import.meta.url));

/** Thrown when a command cannot go on; the message says why, for the operator. */
export class ShellError extends Error {
  override readonly name = 'ShellError';
}

const APP_ID = /^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/;

const Settings = z.object({
  /** The operator's server, without a slash at its end. */
  server: z.string().check(z.regex(/^https?:\/\/[^/]+$/)),
  /** How the stores know the app; also the scheme of its deep links. */
  appId: z.string().check(z.regex(APP_ID)),
  /** What the server said of itself when the shell was configured. */
  configuration: Configuration,
});
/** What the shell is built for. */
export type Settings = z.infer<typeof Settings>;

/** An id as both stores take it, e.g. `org.example.color`. */
export function isAppId(text: string): boolean {
  return APP_ID.test(text);
}

/** The settings of a shell's folder. Throws ShellError when they are broken. */
export function readSettings(folder = SHELL_FOLDER): Settings {
  const read = Settings.safeParse(JSON.parse(readFileSync(join(folder, 'shell.json'), 'utf8')));
  if (!read.success) throw new ShellError(`shell.json: ${z.prettifyError(read.error)}`);
  return read.data;
}

/** Writes the settings, for people to read. */
export function writeSettings(settings: Settings, folder = SHELL_FOLDER): void {
  writeFileSync(join(folder, 'shell.json'), `${JSON.stringify(settings, null, 2)}\n`);
}
