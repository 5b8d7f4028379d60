import { getConfiguration } from '@inkbloom/contracts/configuration';
import { getToken } from '@inkbloom/contracts/people';
import { writeProjects } from './projects.ts';
import { isAppId, readSettings, SHELL_FOLDER, ShellError, writeSettings, type Settings } from './settings.ts';

const PATIENCE_MS = 10_000;
const SHELL_ORIGIN = 'https://localhost';

async function ask(address: string): Promise<unknown> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.ok) return await answer.json();
    throw new ShellError(`${address} answered ${answer.status}. Is the address right?`);
  } catch (error) {
    if (error instanceof ShellError) throw error;
    throw new ShellError(`${address} does not answer. Is the server running?`, { cause: error });
  }
}

/** Whether the server lets a shell's pages ask who is signed in. */
async function letsShellIn(server: string): Promise<boolean> {
  const headers = { origin: SHELL_ORIGIN };
  const answer = await fetch(`${server}${getToken.url}`, { headers }).catch(() => undefined);
  return answer?.headers.get('access-control-allow-origin') === SHELL_ORIGIN;
}

/** The server's own words about itself. Throws ShellError when it is none of ours, or does not know this app. */
async function configurationOf(server: string, appId: string): Promise<Settings['configuration']> {
  const read = getConfiguration.answer.safeParse(await ask(`${server}${getConfiguration.url}`));
  if (!read.success) throw new ShellError(`${server} is no server of this app, or of another version.`);
  if (!(await letsShellIn(server)))
    process.stderr.write(
      `Note: ${server} knows of no app yet. Set NATIVE_APP_ID=${appId} there, or nobody can sign in from the shell.\n`,
    );
  return read.data.data;
}

/** The origin of an address that an operator typed. Throws ShellError for anything else. */
function originOf(typed: string): string {
  const url = URL.parse(typed);
  const isLocal = url !== null && ['localhost', '127.0.0.1', '10.0.2.2'].includes(url.hostname);
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)))
    throw new ShellError('--server must be an https address such as https://color.example.org');
  return url.origin;
}

/** Builds the shell for a server from now on: asks it what it is, and writes that into both projects. */
export async function configure(server: string, appId?: string): Promise<void> {
  const id = appId ?? readSettings().appId;
  if (!isAppId(id)) throw new ShellError('--app-id must look like org.example.color');
  const origin = originOf(server);
  const settings = { server: origin, appId: id, configuration: await configurationOf(origin, id) };
  writeSettings(settings);
  writeProjects(settings, SHELL_FOLDER);
  process.stdout.write(`The shell is for ${origin}, as ${id}. Next: npm run native -- sync\n`);
}
