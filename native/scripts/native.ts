import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findings, permissions } from './check.ts';
import { configure } from './configure.ts';
import { drawIcons } from './icons.ts';
import { readSettings, SHELL_FOLDER, ShellError } from './settings.ts';
import { writeWebFolder } from './web-folder.ts';

const USAGE = `npm run native -- <command>

  configure --server URL [--app-id ID]   build the shell for this server from now on
  sync                                   build the app and lay it into both projects
  check                                  sync, then look at permissions, links, privacy and trackers
  open android|ios                       open a project in Android Studio or Xcode
  icons                                  draw icons and splash from the app's mark
`;

function capacitor(...args: readonly string[]): void {
  const cli = join(
    dirname(createRequire(import.meta.url).resolve('@capacitor/cli/package.json')),
    'bin/capacitor',
  );
  const { status } = spawnSync(process.execPath, [cli, ...args], {
    cwd: SHELL_FOLDER,
    stdio: 'inherit',
    env: { ...process.env, CI: '1', CAPACITOR_TELEMETRY: '0' },
  });
  if (status !== 0) throw new ShellError(`cap ${args.join(' ')} failed; the lines above say why.`);
}

async function sync(): Promise<void> {
  await writeWebFolder(readSettings());
  capacitor('sync');
}

async function check(): Promise<void> {
  await sync();
  const found = findings();
  for (const finding of found) process.stderr.write(`  ${finding}\n`);
  if (found.length > 0) throw new ShellError(`${found.length} findings`);
  process.stdout.write(`The shell is in order. It asks for: ${permissions().join(', ')}\n`);
}

async function carryOut(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { server: { type: 'string' }, 'app-id': { type: 'string' } },
  });
  const [verb, platform = ''] = positionals;
  if (verb === 'configure' && values.server !== undefined) await configure(values.server, values['app-id']);
  else if (verb === 'sync') await sync();
  else if (verb === 'check') await check();
  else if (verb === 'icons') await drawIcons();
  else if (verb === 'open' && ['android', 'ios'].includes(platform)) capacitor('open', platform);
  else throw new ShellError(USAGE);
}

/** Carries out one command of `npm run native`; a failure is said in a line and ends with 1. */
export async function native(args: readonly string[]): Promise<void> {
  try {
    await carryOut(args);
  } catch (error) {
    if (!(error instanceof ShellError) && !(error instanceof TypeError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
