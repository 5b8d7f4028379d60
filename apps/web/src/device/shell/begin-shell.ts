import { setFileSaver } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toast.tsx';
import { deviceDrafts } from '../drafts/browser-device.ts';
import { setKeptStore } from '../kept/kept-pages.ts';
import { KeptStore } from '../kept/kept-store.ts';
import { answeringFromKept } from './answer-from-kept.ts';
import { followBackGesture } from './back.ts';
import { ShellDrawings } from './shell-drawings.ts';
import { ShellKept } from './shell-kept.ts';
import { followOpened, readOpenedFile, type Opened } from './opened.ts';
import { App } from './plugins.ts';
import { followNotifications } from './reminders.ts';
import { carrySession } from './session-file.ts';
import { saveBySystem } from './share-file.ts';
import { finishSignIn } from './sign-in.ts';
import { followTheme } from './system-bars.ts';

/** Milliseconds of rest after which drawings are laid down; a stroke is on disk long before. */
const REST_MS = 500;
/** Milliseconds that the first screen waits for what comes back from files. */
const PATIENCE_MS = 4000;

type Go = (path: string) => Promise<void>;

/** Lays drawings down as they change, and at once when the app goes out of sight. */
function layDrawingsDown(files: ShellDrawings): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  deviceDrafts.store.device.changes.onChange(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void files.update(), REST_MS);
  });
  void App.addListener('appStateChange', ({ isActive }) => {
    if (!isActive) void files.update();
  });
}

async function takeIn(url: string): Promise<string> {
  const [{ readAlbum }, { addAlbum }] = await Promise.all([
    import('../album/read-album.ts'),
    import('../album/add-album.ts'),
  ]);
  const added = await addAlbum(deviceDrafts.store, await readAlbum(await readOpenedFile(url)));
  return added === 0 ? 'These drawings are here already.' : 'The drawings are on this device now.';
}

function failed(error: unknown): void {
  showToast(error instanceof Error ? error.message : 'That could not be opened.');
}

function act(opened: Opened, go: Go): void {
  if (opened.kind === 'page') void go(opened.path);
  else if (opened.kind === 'file') {
    void go('/account');
    takeIn(opened.url).then(showToast, failed);
  } else {
    const provider = opened.facts.get('done') ?? opened.facts.get('failed') ?? '';
    finishSignIn(opened.facts).then(
      () => go(`/auth?${new URLSearchParams({ done: provider }).toString()}`),
      (error: unknown) => {
        console.info('the sign-in came back without success', error);
        return go(`/auth?${new URLSearchParams({ failed: provider }).toString()}`);
      },
    );
  }
}

async function bringBack(files: ShellDrawings): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const back = Promise.all([carrySession(), files.restore()]).then(
    () => undefined,
    (error: unknown) => console.error('not everything came back from the shell', error),
  );
  await Promise.race([back, late]);
}

/** Keeps pages for times without a network in the shell's own files, and answers with them. */
function keepPagesInFiles(): void {
  const kept = new ShellKept();
  setKeptStore(new KeptStore(kept.records, async () => kept.files));
  globalThis.fetch = answeringFromKept(kept, globalThis.fetch.bind(globalThis));
}

/** Begins everything that the shell adds; resolves when what its files hold is back. */
export async function beginShell(go: Go): Promise<void> {
  document.documentElement.dataset['shell'] = 'native';
  const files = new ShellDrawings(deviceDrafts.store);
  setFileSaver(saveBySystem);
  keepPagesInFiles();
  followTheme();
  followBackGesture();
  await bringBack(files);
  layDrawingsDown(files);
  followNotifications((path) => void go(path));
  followOpened((opened) => act(opened, go));
}
