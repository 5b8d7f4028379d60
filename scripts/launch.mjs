// The one way into every npm script. Plain JavaScript that runs on Node 18 and later: it makes sure of a Node that runs
// the TypeScript here, of the installed dependencies, and then hands over to scripts/<verb>.ts.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_VERSION = '24.21.0';
const NPM_VERSION = '11.6.2';
const OLDEST_NODE = [22, 18];
const OLDEST_NPM = 11;
const VERBS = [
  'start',
  'dev',
  'test',
  'build',
  'bench',
  'pages',
  'mail',
  'billing',
  'admin',
  'store',
  'supply',
  'native',
  'shots',
  'check',
  'format',
  'mutants',
];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const runtime = join(root, '.runtime');

main();

function main() {
  const [verb = '', ...rest] = process.argv.slice(2);
  if (!VERBS.includes(verb)) fail(`Unknown command "${verb}". Known: ${VERBS.join(', ')}.`);
  const node = findNode();
  const environment = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
  installDependencies(node, environment);
  run(node, [join(root, 'scripts', `${verb}.ts`), ...rest], environment);
}

function findNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]))
    return process.execPath;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const binary = join(
    runtime,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (!existsSync(binary)) {
    say(`This Node is ${process.version}; fetching Node ${NODE_VERSION} into .runtime/`);
    installIntoRuntime(`${name}@${NODE_VERSION}`);
  }
  if (!existsSync(binary))
    fail(
      `Node ${NODE_VERSION} could not be fetched. Install Node ${OLDEST_NODE.join('.')} or later and try again.`,
    );
  return binary;
}

function installDependencies(node, environment) {
  const stamp = join(root, 'node_modules', '.installed');
  const wanted = fingerprint(node);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Installing dependencies');
  const npm = findNpm();
  // Even where the shell says production, the build and the checks need their tools.
  const done = spawnSync(node, [npm, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: withoutNpmSettings(environment),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (done.status !== 0) fail('The dependencies could not be installed; the lines above say why.');
  writeFileSync(stamp, wanted);
}

// What decides which packages are installed: the lock file, what each room asks for, and the Node they are for.
function fingerprint(node) {
  const hash = createHash('sha256').update(spawnSync(node, ['--version']).stdout);
  const rooms = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((room) => join(group, room)),
  );
  for (const folder of ['', 'e2e', 'native', ...rooms]) {
    const description = join(root, folder, 'package.json');
    if (existsSync(description)) hash.update(readFileSync(description));
  }
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
}

function findNpm() {
  const given = process.env.npm_execpath;
  if (given && given.endsWith('npm-cli.js') && npmMajor(given) >= OLDEST_NPM) return given;
  const own = join(runtime, 'node_modules', 'npm', 'bin', 'npm-cli.js');
  if (!existsSync(own)) {
    say(`Fetching npm ${NPM_VERSION} into .runtime/`);
    installIntoRuntime(`npm@${NPM_VERSION}`);
  }
  if (!existsSync(own))
    fail(`npm ${NPM_VERSION} could not be fetched. Install npm ${OLDEST_NPM} or later and try again.`);
  return own;
}

function npmMajor(cli) {
  const description = join(dirname(dirname(cli)), 'package.json');
  return existsSync(description)
    ? Number.parseInt(JSON.parse(readFileSync(description, 'utf8')).version, 10)
    : 0;
}

function installIntoRuntime(what) {
  mkdirSync(runtime, { recursive: true });
  const description = join(runtime, 'package.json');
  if (!existsSync(description)) writeFileSync(description, '{ "private": true }\n');
  const command = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  spawnSync(
    command[0],
    [...command.slice(1), 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', what],
    {
      cwd: runtime,
      env: withoutNpmSettings(process.env),
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
}

// An outer npm passes its own place and settings down; an inner one must look for its own, except for where packages
// come from.
function withoutNpmSettings(environment) {
  const kept = Object.entries(environment).filter(
    ([name]) =>
      !/^npm_(config_(local_prefix|prefix|workspace|include|omit|global.*)|package_|lifecycle_)/i.test(name),
  );
  return Object.fromEntries(kept);
}

function run(node, args, environment) {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(node, args, { cwd: root, env: environment, stdio });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithParent(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

// npm runs us through a shell. A signal to npm ends the shell, which does not pass it on; killing npm ends not even
// that.
// So whoever loses its parent or its grandparent ends too.
function endWithParent(end) {
  const parent = process.ppid;
  const grandparent = process.env.npm_lifecycle_event ? parentOf(parent) : undefined;
  const isOrphan = () => process.ppid !== parent || (grandparent > 1 && !isAlive(grandparent));
  setInterval(() => isOrphan() && end(), 500).unref();
}

function parentOf(pid) {
  const { stdout, status } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function say(line) {
  process.stderr.write(`${line}\n`);
}

function fail(line) {
  say(line);
  process.exit(1);
}
