import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../testing/memory-storage.ts';

stubLocalStorage();
const { askToNotify, notify } = await import('./notify.ts');
const { useMeditationSettings } = await import('./settings.ts');

const shown: string[] = [];
let asked = 0;

class FakeNotification extends EventTarget {
  static permission = 'default';
  static requestPermission = () => {
    asked += 1;
    return Promise.resolve('granted');
  };

  constructor(title: string, { body }: { readonly body: string }) {
    super();
    shown.push(`${title}: ${body}`);
  }
}

beforeEach(() => {
  shown.length = 0;
  asked = 0;
  FakeNotification.permission = 'default';
  useMeditationSettings.setState({ enableNotifications: true });
  vi.stubGlobal('window', { Notification: FakeNotification });
  vi.stubGlobal('Notification', FakeNotification);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Notifications are shown once the browser has said whether a worker shows them. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

it('TIM-2 asks only while the browser is undecided', () => {
  askToNotify();
  expect(asked).toBe(1);
  FakeNotification.permission = 'denied';
  askToNotify();
  FakeNotification.permission = 'granted';
  askToNotify();
  expect(asked).toBe(1);
});

it('TIM-2 shows nothing without permission, and the words with it', async () => {
  notify('Meditation Complete', 'Your meditation session has ended.');
  await settled();
  expect(shown).toEqual([]);
  FakeNotification.permission = 'granted';
  notify('Meditation Complete', 'Your meditation session has ended.');
  await settled();
  expect(shown).toEqual(['Meditation Complete: Your meditation session has ended.']);
});

it('TIM-4 neither asks nor shows when notifications are off', async () => {
  useMeditationSettings.setState({ enableNotifications: false });
  askToNotify();
  FakeNotification.permission = 'granted';
  notify('Meditation Complete', '');
  await settled();
  expect({ asked, shown }).toEqual({ asked: 0, shown: [] });
});
