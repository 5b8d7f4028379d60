import { isNativeShell } from '../../device/shell/native-shell.ts';
import { useMeditationSettings } from './settings.ts';

function noteSilence(error: unknown): void {
  console.info('the end is not announced', error);
}

/** What is said when the time is up. */
export const TIME_UP = { title: 'Meditation Complete', body: 'Your meditation session has ended.' };

/** Has the native shell's system tell when the time is up, also while the app sleeps; answers how to take that back. */
export function announceEnd(milliseconds: number): () => void {
  if (!isNativeShell() || !useMeditationSettings.getState().enableNotifications) return () => undefined;
  const announced = import('../../device/shell/reminders.ts').then(({ announceTimeUp }) =>
    announceTimeUp(milliseconds, TIME_UP.title, TIME_UP.body),
  );
  announced.catch(noteSilence);
  return () => void announced.then((takeBack) => takeBack(), noteSilence);
}

/** Asks whether notifications may be shown, if the person wants them and the browser has not been told yet. */
export function askToNotify(): void {
  if (!useMeditationSettings.getState().enableNotifications) return;
  if (!('Notification' in window) || Notification.permission !== 'default') return;
  Notification.requestPermission().catch((error: unknown) =>
    console.info('notifications stay undecided', error),
  );
}

/** Shows a notification where that is wanted and allowed. */
export function notify(title: string, body: string): void {
  if (!useMeditationSettings.getState().enableNotifications) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  show(title, body).catch((error: unknown) => console.info('the notification was not shown', error));
}

/** Phones show notifications through the service worker alone. */
async function show(title: string, body: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) await worker.showNotification(title, { body });
  else new Notification(title, { body }).addEventListener('click', () => window.focus());
}
