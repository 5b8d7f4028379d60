import { App } from './plugins.ts';

/** The dialog over everything else, if one is open. */
function uppermostDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
}

/** Does what Escape does; says whether anything was open for it. */
function escape(): boolean {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event.defaultPrevented;
}

/** Closes what lies uppermost over the screen; says whether there was anything. */
function closeUppermost(): boolean {
  const dialog = uppermostDialog();
  if (!dialog) return escape();
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  return true;
}

/** Where the router notes how many entries of its own lie before the present one. */
function entriesBefore(): number {
  return (history.state as { readonly idx?: number } | null)?.idx ?? 0;
}

/** The system's back gesture: closes what is open, else goes back, else leaves the app where it is. */
export function followBackGesture(): void {
  void App.addListener('backButton', () => {
    if (closeUppermost()) return;
    if (entriesBefore() > 0) history.back();
    else void App.minimizeApp();
  });
}
