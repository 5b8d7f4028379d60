import { LocalNotifications } from './plugins.ts';

const TIME_UP = 1;
const TODAYS_PAGE = 2;
/** The hour of the day, on the device's own clock, at which the day's page is told of. */
export const REMINDER_HOUR = 9;
const KEY = 'inkbloom.todays-page';

async function mayTell(): Promise<boolean> {
  const { display } = await LocalNotifications.requestPermissions();
  return display === 'granted';
}

function note(error: unknown): void {
  console.info('the system was not told', error);
}

/** The end that is to be told; a later one takes the place of the one before by itself. */
let wanted: Date | undefined;

/** Has the system tell that the time is up, also while the app sleeps; answers how to take that back. */
export function announceTimeUp(milliseconds: number, title: string, body: string): () => void {
  const at = new Date(Date.now() + milliseconds);
  wanted = at;
  const notifications = [{ id: TIME_UP, title, body, schedule: { at } }];
  const told = mayTell().then((may) =>
    may && wanted === at ? LocalNotifications.schedule({ notifications }) : undefined,
  );
  told.catch(note);
  return () => {
    if (wanted === at) wanted = undefined;
    told
      .then(() => (wanted ? undefined : LocalNotifications.cancel({ notifications: [{ id: TIME_UP }] })))
      .catch(note);
  };
}

/** Whether the day's page is told of. */
export function isRemindedDaily(): boolean {
  return localStorage.getItem(KEY) === 'yes';
}

/** Has the system tell of the day's page every morning; false when the person does not let it. */
export async function remindDaily(): Promise<boolean> {
  if (!(await mayTell())) return false;
  await LocalNotifications.schedule({
    notifications: [
      {
        id: TODAYS_PAGE,
        title: "Today's page is here",
        body: 'New picks to color are waiting.',
        schedule: { on: { hour: REMINDER_HOUR, minute: 0 } },
        extra: { path: '/featured' },
      },
    ],
  });
  localStorage.setItem(KEY, 'yes');
  return true;
}

/** Tells of it no more. */
export async function stopReminding(): Promise<void> {
  await LocalNotifications.cancel({ notifications: [{ id: TODAYS_PAGE }] });
  localStorage.removeItem(KEY);
}

/** Goes to what a notification is about when it is pressed. */
export function followNotifications(go: (path: string) => void): void {
  void LocalNotifications.addListener('localNotificationActionPerformed', ({ notification }) => {
    const { path } = (notification.extra ?? {}) as { readonly path?: unknown };
    if (typeof path === 'string') go(path);
  });
}
