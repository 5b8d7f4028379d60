import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { killBrowser, openBrowser, PAGE_OPTIONS } from './browser.ts';
import { copyFilledFolder } from './filled-folder.ts';
import { findLeaks, ownSecrets, type Secrets } from './leaks.ts';
import { startInstallation, type Installation } from './installation.ts';

/** What a journey is made with. */
interface JourneyOptions {
  /** A PostgreSQL address; SQLite without it. */
  readonly databaseUrl?: string;
  /** What the operator of its installation sets. */
  readonly variables?: Readonly<Record<string, string>>;
  /** What every device of the journey is, unless it is opened as another one. */
  readonly device?: BrowserContextOptions;
  /** A running installation that other journeys use too; without it `start` starts one of the journey's own. */
  readonly shared?: Installation;
  /** A running browser that other journeys use too. */
  readonly browser?: Browser;
}

/** A device as a journey opens it. */
interface DeviceOptions extends BrowserContextOptions {
  /** What the app may complain of. */
  readonly ignore?: RegExp;
  /** How addresses begin that are the native shell's own. */
  readonly shell?: string;
  /** Whether the app is installed: its window has no address. */
  readonly isInstalled?: boolean;
}

/** A journey holds answers back for longer than a browser thinks that a picture asked for early should wait. */
const HELD = /was preloaded using link preload but not used/;

/** What emulated graphics say when a window shows what WebGL painted. */
const READ_BACK = /GPU stall due to ReadPixels/;

/** A page that is left at once breaks off the fetching of its icon; landing.spec.ts asks for the icons themselves. */
const ICON_LEFT = /following icon from the Manifest/;

/** The shell's pages are safe, and the journeys' server is on this machine. */
const MIXED = /^warning: Mixed Content/;

/** A browser without a network says so for every request that fails. */
export const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(?:REFUSED|RESET)|ERR_FAILED|ERR_EMPTY_RESPONSE|Failed to fetch|no-response|could not be sent/;

/** Milliseconds until something a person waits for counts as missing. */
const WAIT = 15_000;

/** What is said where service workers are blocked, as they are for most journeys. */
const NO_WORKER = /Service Worker registration blocked|could not be kept on this device/;

/** Somebody who signs in. */
interface Person {
  readonly name: string;
  readonly email: string;
}

/** How many journeys this process has begun. */
let begun = 0;

/** One person with a device, at one installation; both can be cut off and started again. */
export class Journey {
  readonly #dataFolder: string | undefined;
  readonly #profiles: string[] = [];
  readonly #contexts: BrowserContext[] = [];
  readonly #complaints: string[] = [];
  readonly #options: JourneyOptions;
  #installation: Installation | undefined;
  /** Who signs in on it, and on no other journey of the installation. */
  readonly ada: Person = { name: 'Ada', email: `ada-${++begun}@example.com` };

  constructor(options: JourneyOptions = {}) {
    this.#options = options;
    this.#installation = options.shared;
    this.#dataFolder = options.shared ? undefined : copyFilledFolder();
  }

  /** Where the app answers. */
  get origin(): string {
    return this.#running.stack.origin;
  }

  get #running(): Installation {
    if (!this.#installation) throw new Error('the installation is not running');
    return this.#installation;
  }

  /** Starts the programs; again on the same ports and data after a stop, and with another built app if one is given. */
  async start(webDist?: string): Promise<void> {
    const { databaseUrl, variables } = this.#options;
    if (!this.#dataFolder) throw new Error('this installation is shared: use ownTest');
    this.#installation = await startInstallation({
      dataFolder: this.#dataFolder,
      ...(databaseUrl ? { databaseUrl } : {}),
      ...(variables && { variables }),
      ...(webDist ? { webDist } : {}),
      ...(this.#installation ? { ports: this.#installation.ports } : {}),
    });
  }

  /** Ends the programs, with SIGKILL as a power cut would. */
  async cutPower(): Promise<void> {
    if (this.#options.shared) throw new Error('this installation is shared: use ownTest');
    await this.#running.stack.stop('SIGKILL');
  }

  /** A new device: a profile folder of its own. */
  newDevice(): string {
    const profile = mkdtempSync(join(tmpdir(), 'inkbloom-profile-'));
    this.#profiles.push(profile);
    return profile;
  }

  /**
   * Opens the browser of a device. Everything the app prints to the console is a complaint, unless `ignore` matches it.
   */
  async open(profile: string, options: DeviceOptions = {}): Promise<Page> {
    const { ignore: _, shell, isInstalled, ...rest } = options;
    const own = { baseURL: this.origin, ...this.#options.device, ...rest };
    const context = await openBrowser(profile, own, isInstalled);
    if (shell?.startsWith('https:'))
      await context.grantPermissions(['local-network-access'], { origin: shell });
    return this.#watch(context, context.pages()[0] ?? (await context.newPage()), options);
  }

  /** Opens the app for somebody who only visits: what their device keeps is gone when the journey ends. */
  async visit(options: Omit<DeviceOptions, 'shell' | 'isInstalled'> = {}): Promise<Page> {
    const { browser, device } = this.#options;
    if (!browser) throw new Error('this journey has no browser to visit with: open a device');
    const { ignore: _, ...rest } = options;
    const own = { baseURL: this.origin, ...PAGE_OPTIONS, ...device, ...rest };
    const context = await browser.newContext(own);
    return this.#watch(context, await context.newPage(), options);
  }

  #watch(context: BrowserContext, page: Page, { ignore, shell, serviceWorkers }: DeviceOptions): Page {
    this.#contexts.push(context);
    context.setDefaultTimeout(WAIT);
    const isExpected = (text: string) =>
      [HELD, READ_BACK, ICON_LEFT].some((known) => known.test(text)) ||
      ignore?.test(text) ||
      (shell !== undefined && MIXED.test(text)) ||
      (serviceWorkers !== 'allow' && NO_WORKER.test(text));
    const complain = (text: string) => void (isExpected(text) || this.#complaints.push(text));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        complain(`${message.type()}: ${message.text()} (${page.url()})`);
    });
    page.on('pageerror', (error) => complain(`page error: ${error.message}`));
    page.on('request', (request) => {
      const isShells = shell !== undefined && request.url().startsWith(shell);
      if (!isShells && !this.#isOwn(request.url())) complain(`request to somebody else: ${request.url()}`);
    });
    return page;
  }

  /** Ends the device's browser at once, as a crash would, and waits until it is gone. */
  async crash(profile: string, page: Page): Promise<void> {
    const gone = new Promise((resolve) => page.context().once('close', resolve));
    killBrowser(profile);
    await gone;
  }

  /** The newest mail to somebody with such a subject, once it has arrived: its text. */
  async mailed(to: string, wanted: RegExp): Promise<string> {
    const mailbox = `${this.#running.stack.sandboxOrigin}/mail/messages?to=${encodeURIComponent(to)}`;
    let found: string | undefined;
    await expect
      .poll(async () => {
        const mails = (await (await fetch(mailbox)).json()) as { subject: string; text: string }[];
        found = mails.find(({ subject }) => wanted.test(subject))?.text;
        return found;
      }, `a mail "${wanted.source}"`)
      .toBeDefined();
    return found ?? '';
  }

  /** The first address in that mail. */
  async mailedLink(to: string, wanted = /./): Promise<string> {
    return /https?:\/\/\S+/.exec(await this.mailed(to, wanted))?.[0] ?? '';
  }

  /** Where secrets lie readable: those of the installation, of every mail so far, and those that are given. */
  async leaks(given: Pick<Secrets, 'everywhere' | 'logged'>): Promise<string[]> {
    const { stack, output } = this.#running;
    const folder = this.#dataFolder;
    if (!folder) throw new Error('this installation is shared: use ownTest');
    const answer = await fetch(`${stack.sandboxOrigin}/mail/messages`);
    const mails = ((await answer.json()) as { text: string }[]).map(({ text }) => text).join('\n');
    const tokens = [...mails.matchAll(/token=([\w-]+)/g)].map(([, token = '']) => token);
    const codes = [...mails.matchAll(/^(\d{3}) (\d{3})$/gm)].flatMap(([spaced, a, b]) => [
      spaced,
      `${a}${b}`,
    ]);
    const everywhere = [...given.everywhere, ...tokens, ...ownSecrets(folder)];
    return findLeaks(output(), folder, { everywhere, logged: given.logged, codes });
  }

  /** What the app complained of so far. */
  complaints(): readonly string[] {
    return this.#complaints;
  }

  /** Ends everything and removes what it left. */
  async end(): Promise<void> {
    for (const context of this.#contexts) await context.close().catch(() => undefined);
    if (!this.#options.shared) await this.#installation?.stack.stop();
    for (const folder of [this.#dataFolder ?? [], this.#profiles].flat())
      rmSync(folder, { recursive: true, force: true });
  }

  #isOwn(address: string): boolean {
    const { stack } = this.#running;
    return (
      /^(data|blob|chrome):/.test(address) ||
      [stack.origin, stack.sandboxOrigin].includes(
        new URL(address).origin.replace('//127.0.0.1:', '//localhost:'),
      )
    );
  }
}

/** Marks a journey that is made on a phone and a tablet too. */
export const EVERY_WIDTH = { tag: '@every-width' };

interface Travel {
  readonly use: (journey: Journey) => Promise<void>;
  readonly browser: Browser;
  readonly device: BrowserContextOptions;
  readonly variables?: Readonly<Record<string, string>>;
}

/** Runs one journey; it fails when the app complained on its console or asked somebody else. */
async function travel(
  shared: Installation | undefined,
  { use, browser, device, variables }: Travel,
): Promise<void> {
  const journey = new Journey({
    browser,
    device,
    ...(variables && { variables }),
    ...(shared && { shared }),
  });
  if (!shared) await journey.start();
  await use(journey);
  await journey.end();
  base.expect(journey.complaints(), 'what the app complained of').toEqual([]);
}

function deviceOf({ viewport, hasTouch }: TestInfo['project']['use']): BrowserContextOptions {
  return { ...(viewport && { viewport }), ...(hasTouch && { hasTouch }) };
}

/** A journey of somebody with an address of their own, or of a guest: one warm installation serves all of them. */
export const test = base.extend<{ journey: Journey }, { warm: Installation }>({
  warm: [
    async ({}, use) => {
      const dataFolder = copyFilledFolder();
      const installation = await startInstallation({ dataFolder });
      await use(installation);
      await installation.stack.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  journey: async ({ browser, warm }, use, { project }) =>
    travel(warm, { use, browser, device: deviceOf(project.use) }),
});

/** A journey with an installation of its own: for whoever stops the programs, sets them or reads their files. */
export const ownTest = base.extend<{ journey: Journey; variables: Readonly<Record<string, string>> }>({
  variables: [{}, { option: true }],
  journey: async ({ browser, variables }, use, { project }) =>
    travel(undefined, { use, browser, variables, device: deviceOf(project.use) }),
});

export { expect } from '@playwright/test';
