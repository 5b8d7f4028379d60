import { carried } from '../../api/session/session-carrier.ts';
import { readHint, writeHint } from '../../api/session/sign-in-hint.ts';
import { Preferences } from './plugins.ts';

/** The header in which the server hands a session over. */
const HEADER = 'set-auth-token';
const IN_WEB_VIEW = 'inkbloom.shell-session';
const key = 'session';

function note(error: unknown): void {
  console.info('the session has no copy', error);
}

function keep(session: string): void {
  localStorage.setItem(IN_WEB_VIEW, session);
  Preferences.set({ key, value: session }).catch(note);
}

function drop(): void {
  localStorage.removeItem(IN_WEB_VIEW);
  Preferences.remove({ key }).catch(note);
}

function headers(): Record<string, string> {
  const session = localStorage.getItem(IN_WEB_VIEW);
  return session === null ? {} : { authorization: `Bearer ${session}` };
}

/** Carries the session from now on, and brings it back where the system cleared the web view. */
export async function carrySession(): Promise<void> {
  carried.by = {
    headers,
    drop,
    take(answered) {
      const session = answered.get(HEADER);
      if (session !== null) keep(session);
    },
  };
  if (localStorage.getItem(IN_WEB_VIEW) !== null) return;
  const { value } = await Preferences.get({ key });
  if (value === null) return;
  keep(value);
  if (readHint() === 'no') writeHint('pending');
}
