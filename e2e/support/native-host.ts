import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { shellPage } from '../../native/scripts/web-folder.ts';

/** The origin of a shell's pages on Android. */
export const SHELL_ORIGIN = 'https://localhost';
export const APP_ID = 'org.example.inkbloom';

const BUILT = fileURLToPath(new URL('../../apps/web/dist/', import.meta.url));
const ANDROID = dirname(createRequire(import.meta.url).resolve('@capacitor/android/package.json'));
const BRIDGE = readFileSync(join(ANDROID, 'capacitor/src/main/assets/native-bridge.js'), 'utf8');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Where the device's files are, for the system and for the web view. */
const DISK = 'file:///data/';
const DISK_IN_VIEW = '/_capacitor_file_/data/';

/** The calls of the plugins, as a native shell announces them to the page. */
const PLUGINS: Readonly<Record<string, readonly string[]>> = {
  App: ['minimizeApp'],
  Browser: ['open', 'close'],
  Filesystem: ['writeFile', 'appendFile', 'readFile', 'readdir', 'deleteFile', 'getUri'],
  Haptics: ['impact'],
  KeepAwake: ['keepAwake', 'allowSleep'],
  LocalNotifications: ['requestPermissions', 'schedule', 'cancel'],
  Preferences: ['get', 'set', 'remove'],
  Share: ['share'],
  SystemBars: ['setStyle'],
};

/** A message from the page, as Capacitor's bridge sends it. */
interface Message {
  readonly callbackId: string;
  readonly pluginId: string;
  readonly methodName: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A call that the app made, as `Plugin.method`, with what it was given. */
export interface NativeCall {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** What the device keeps outside of the web view. */
export interface NativeDisk {
  readonly files: Map<string, Buffer>;
  readonly preferences: Map<string, string>;
}

/** A disk with nothing on it. */
export function emptyDisk(): NativeDisk {
  return { files: new Map(), preferences: new Map() };
}

function headers() {
  const listening = ['addListener', 'removeListener'].map((name) => ({ name, rtype: 'none' }));
  return Object.entries(PLUGINS).map(([name, methods]) => ({
    name,
    methods: [...methods.map((method) => ({ name: method, rtype: 'promise' })), ...listening],
  }));
}

/** A device around the app: it answers Capacitor's own bridge by the bridge's own messages. */
export class NativeHost {
  readonly calls: NativeCall[] = [];
  readonly #page: Page;
  readonly #disk: NativeDisk;
  /** Callbacks of the page by plugin and event. */
  readonly #listeners = new Map<string, string[]>();

  private constructor(page: Page, disk: NativeDisk) {
    this.#page = page;
    this.#disk = disk;
  }

  /** Puts a device around a page, with the built app in it for a server. */
  static async around(page: Page, server: string, disk = emptyDisk()): Promise<NativeHost> {
    const host = new NativeHost(page, disk);
    await page.exposeFunction('toNativeHost', (text: string) => host.#receive(JSON.parse(text) as Message));
    await page.addInitScript(
      `window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };
       window.WEBVIEW_SERVER_URL = '${SHELL_ORIGIN}';
       window.androidBridge = { postMessage: (text) => void window.toNativeHost(text) };
       ${BRIDGE}
       window.Capacitor.PluginHeaders = ${JSON.stringify(headers())};`,
    );
    await host.#serveApp(server);
    return host;
  }

  /** The options of every call of a plugin's method so far. */
  of(name: string): NativeCall['options'][] {
    return this.calls.filter((call) => call.name === name).map(({ options }) => options);
  }

  /** Tells the app of an event, as the system does. */
  async tell(plugin: string, event: string, data: object = {}): Promise<void> {
    for (const callbackId of this.#listeners.get(`${plugin}.${event}`) ?? [])
      await this.#answer({ callbackId, pluginId: plugin, methodName: 'addListener' }, { data, save: true });
  }

  async #serveApp(server: string): Promise<void> {
    const answer = await this.#page.request.get(`${server}/api/v1/configuration`);
    const { data } = (await answer.json()) as { data: Parameters<typeof shellPage>[1]['configuration'] };
    const html = shellPage(await readFile(join(BUILT, 'index.html'), 'utf8'), {
      server,
      appId: APP_ID,
      configuration: data,
    });
    await this.#page.route(`${SHELL_ORIGIN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const type = TYPES[extname(pathname)];
      if (pathname.startsWith(DISK_IN_VIEW)) {
        const body = this.#disk.files.get(decodeURI(pathname.slice(DISK_IN_VIEW.length)));
        return route.fulfill(body ? { body, ...(type && { contentType: type }) } : { status: 404 });
      }
      if (type === undefined) return route.fulfill({ contentType: 'text/html', body: html });
      return route.fulfill({ contentType: type, body: await readFile(join(BUILT, pathname)) });
    });
  }

  async #receive(message: Message): Promise<void> {
    const { pluginId, methodName, options, callbackId } = message;
    if (methodName === 'addListener') {
      const event = `${pluginId}.${options['eventName'] as string}`;
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), callbackId]);
      return;
    }
    const name = `${pluginId}.${methodName}`;
    this.calls.push({ name, options });
    try {
      await this.#answer(message, { data: this.#carryOut(name, options) ?? {} });
    } catch (error) {
      await this.#answer(message, { error: { message: (error as Error).message } });
    }
  }

  async #answer(
    { callbackId, pluginId, methodName }: Omit<Message, 'options'>,
    { data, error, save = false }: { data?: object; error?: object; save?: boolean },
  ): Promise<void> {
    const success = error === undefined;
    const text = JSON.stringify({ save, callbackId, pluginId, methodName, success, data, error });
    await this.#page
      .evaluate((json) => {
        const { androidBridge } = window as unknown as {
          androidBridge: { onmessage: (event: { data: string }) => void };
        };
        androidBridge.onmessage({ data: json });
      }, text)
      // A page that has gone waits for no answer.
      .catch(() => undefined);
  }

  /** What the device does. */
  #carryOut(name: string, options: Message['options']): object | undefined {
    const { files, preferences } = this.#disk;
    const text = (key: string) => (options[key] as string | undefined) ?? '';
    const path = `${text('directory')}/${text('path')}`;
    const bytes = () => Buffer.from(text('data'), 'base64');
    const kept = () => {
      const found = files.get(path);
      if (!found) throw new Error('File does not exist.');
      return found;
    };
    const actions: Readonly<Record<string, () => object | undefined | void>> = {
      'Filesystem.writeFile': () => {
        files.set(path, bytes());
        return { uri: `${DISK}${path}` };
      },
      'Filesystem.appendFile': () => void files.set(path, Buffer.concat([kept(), bytes()])),
      'Filesystem.readFile': () => ({ data: kept().toString('base64') }),
      'Filesystem.readdir': () => ({
        files: [...files.keys()]
          .filter((file) => file.startsWith(`${path}/`))
          .map((file) => ({ name: file.slice(path.length + 1), type: 'file' })),
      }),
      'Filesystem.getUri': () => ({ uri: `${DISK}${path}` }),
      'Filesystem.deleteFile': () => void files.delete(path),
      'LocalNotifications.requestPermissions': () => ({ display: 'granted' }),
      'LocalNotifications.schedule': () => ({ notifications: [] }),
      'Preferences.get': () => ({ value: preferences.get(text('key')) ?? null }),
      'Preferences.set': () => void preferences.set(text('key'), text('value')),
      'Preferences.remove': () => void preferences.delete(text('key')),
    };
    return actions[name]?.() ?? undefined;
  }
}
