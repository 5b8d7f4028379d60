import { Buffer } from 'node:buffer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../testing/memory-storage.ts';
import { carried } from '../../api/session/session-carrier.ts';
import { readHint, writeHint } from '../../api/session/sign-in-hint.ts';
import {
  announceTimeUp,
  followNotifications,
  isRemindedDaily,
  remindDaily,
  stopReminding,
} from './reminders.ts';
import { carrySession } from './session-file.ts';
import { saveBySystem, shareBySystem } from './share-file.ts';

/** What the system is asked and what it answers. */
const system = vi.hoisted(() => ({
  mayTell: 'granted',
  schedule: vi.fn<(asked: unknown) => Promise<void>>(async () => undefined),
  cancel: vi.fn<(asked: unknown) => Promise<void>>(async () => undefined),
  pressed: null as ((event: unknown) => void) | null,
  preferences: new Map<string, string>(),
  share: vi.fn<(asked: unknown) => Promise<void>>(async () => undefined),
  written: new Map<string, string>(),
}));

vi.mock('./plugins.ts', () => ({
  LocalNotifications: {
    requestPermissions: async () => ({ display: system.mayTell }),
    schedule: system.schedule,
    cancel: system.cancel,
    addListener: async (_event: string, listener: (event: unknown) => void) => {
      system.pressed = listener;
    },
  },
  Preferences: {
    get: async ({ key }: { key: string }) => ({ value: system.preferences.get(key) ?? null }),
    set: async ({ key, value }: { key: string; value: string }) => void system.preferences.set(key, value),
    remove: async ({ key }: { key: string }) => void system.preferences.delete(key),
  },
  Filesystem: {
    async writeFile({ path, data, directory }: { path: string; data: string; directory: string }) {
      system.written.set(`${directory}/${path}`, data);
      return { uri: `file:///${path}` };
    },
  },
  ShareSheet: { share: system.share },
}));

beforeEach(() => {
  stubLocalStorage();
  system.mayTell = 'granted';
  system.preferences.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetAllMocks();
  delete carried.by;
});

describe('what the system tells', () => {
  it('is that the time is up, at its moment, until that is taken back', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    const takeBack = announceTimeUp(60_000, 'Time', 'is up');
    await vi.waitFor(() => expect(system.schedule).toHaveBeenCalledOnce());
    expect(system.schedule).toHaveBeenCalledWith({
      notifications: [{ id: 1, title: 'Time', body: 'is up', schedule: { at: new Date(1_060_000) } }],
    });
    takeBack();
    await vi.waitFor(() => expect(system.cancel).toHaveBeenCalledWith({ notifications: [{ id: 1 }] }));
  });

  it('TIM-2 is the later end, however slowly the system answered about the earlier one', async () => {
    const first = announceTimeUp(60_000, 'Time', 'is up');
    first();
    announceTimeUp(120_000, 'Time', 'is up later');
    await vi.waitFor(() => expect(system.schedule).toHaveBeenCalled());
    await new Promise((resolve) => setImmediate(resolve));
    expect(system.schedule.mock.calls.flat()).toMatchObject([{ notifications: [{ body: 'is up later' }] }]);
    expect(system.cancel).not.toHaveBeenCalled();
  });

  it('is nothing where the person does not let it', async () => {
    system.mayTell = 'denied';
    announceTimeUp(60_000, 'Time', 'is up')();
    expect(await remindDaily()).toBe(false);
    await vi.waitFor(() => expect(system.cancel).toHaveBeenCalled());
    expect(system.schedule).not.toHaveBeenCalled();
    expect(isRemindedDaily()).toBe(false);
  });

  it("is the day's page at nine, until it is told of no more", async () => {
    expect(isRemindedDaily()).toBe(false);
    expect(await remindDaily()).toBe(true);
    expect(system.schedule.mock.calls[0]![0]).toMatchObject({
      notifications: [{ id: 2, schedule: { on: { hour: 9, minute: 0 } }, extra: { path: '/featured' } }],
    });
    expect(isRemindedDaily()).toBe(true);
    await stopReminding();
    expect(system.cancel).toHaveBeenCalledWith({ notifications: [{ id: 2 }] });
    expect(isRemindedDaily()).toBe(false);
  });

  it('leads to its page when it is pressed, and nowhere where it names none', () => {
    const paths: string[] = [];
    followNotifications((path) => paths.push(path));
    system.pressed?.({ notification: { extra: { path: '/featured' } } });
    system.pressed?.({ notification: { extra: { path: 7 } } });
    system.pressed?.({ notification: {} });
    expect(paths).toEqual(['/featured']);
  });
});

describe('AUTH-2 the session of the shell', () => {
  it('goes along with every call once an answer has brought it, and has a copy outside the web view', async () => {
    await carrySession();
    expect(carried.by!.headers()).toEqual({});
    carried.by!.take(new Headers());
    expect(carried.by!.headers()).toEqual({});
    carried.by!.take(new Headers({ 'set-auth-token': 'secret' }));
    expect(carried.by!.headers()).toEqual({ authorization: 'Bearer secret' });
    expect(system.preferences.get('session')).toBe('secret');
    carried.by!.drop();
    expect(carried.by!.headers()).toEqual({});
    expect(system.preferences.size).toBe(0);
  });

  it('comes back from its copy where the web view was cleared, and is asked about then', async () => {
    system.preferences.set('session', 'kept');
    await carrySession();
    expect(carried.by!.headers()).toEqual({ authorization: 'Bearer kept' });
    expect(readHint()).toBe('pending');
  });

  it('is left as the web view has it, and a sign-in that is known stays known', async () => {
    system.preferences.set('session', 'old');
    localStorage.setItem('inkbloom.shell-session', 'new');
    await carrySession();
    expect(carried.by!.headers()).toEqual({ authorization: 'Bearer new' });
    expect(readHint()).toBe('no');
    localStorage.removeItem('inkbloom.shell-session');
    writeHint('yes');
    await carrySession();
    expect([carried.by!.headers(), readHint()]).toEqual([{ authorization: 'Bearer old' }, 'yes']);
  });
});

describe('DET-8 the share sheet of the system', () => {
  const file = new File([new Uint8Array([1, 2, 3])], 'owl.png', { type: 'image/png' });

  it('is handed words, an address and files that lie where the system may clear them', async () => {
    await shareBySystem({ title: 'Owl', url: 'https://color.test/owl', files: [file] });
    expect(system.share).toHaveBeenCalledWith({
      title: 'Owl',
      dialogTitle: 'Owl',
      url: 'https://color.test/owl',
      files: ['file:///shared/owl.png'],
    });
    expect(Buffer.from(system.written.get('CACHE/shared/owl.png')!, 'base64')).toEqual(Buffer.of(1, 2, 3));
    await shareBySystem({});
    expect(system.share).toHaveBeenLastCalledWith({});
  });

  it('that the person closes is told as in a browser; other trouble as it is', async () => {
    system.share.mockRejectedValueOnce(new Error('Share canceled'));
    await expect(shareBySystem({ title: 'Owl' })).rejects.toMatchObject({ name: 'AbortError' });
    system.share.mockRejectedValueOnce(new Error('no such app'));
    await expect(shareBySystem({ title: 'Owl' })).rejects.toThrow('no such app');
  });

  it('keeps a file under its name, and says when it could not', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    saveBySystem(new Blob(['x'], { type: 'image/png' }), 'fox.png');
    await vi.waitFor(() =>
      expect(system.share).toHaveBeenCalledWith({
        title: 'fox.png',
        dialogTitle: 'fox.png',
        files: ['file:///shared/fox.png'],
      }),
    );
    system.share.mockRejectedValueOnce(new Error('Share canceled'));
    saveBySystem(new Blob(['x']), 'fox.png');
    await vi.waitFor(() => expect(system.share).toHaveBeenCalledTimes(2));
    system.share.mockRejectedValueOnce(new Error('no such app'));
    saveBySystem(new Blob(['x']), 'fox.png');
    await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
    said.mockRestore();
  });
});
