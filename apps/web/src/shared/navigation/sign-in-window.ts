import { isNativeShell } from '../../device/shell/native-shell.ts';
import { TABLET_BELOW_PX } from '../../ui/breakpoints.ts';

const WIDTH_PX = 480;
const HEIGHT_PX = 720;

/** Whether windows lie beside each other here: not on a phone, and not in an installed app. */
function hasWindows(): boolean {
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  return (
    !isInstalled && !isNativeShell() && matchMedia('(pointer: fine)').matches && innerWidth >= TABLET_BELOW_PX
  );
}

/**
 * Opens the sign-in in a window of its own, which closes itself, so that an open page stays open; every tab learns that
 * somebody signed in. False where that cannot be: the page then has to be left for the sign-in.
 */
export function openSignInWindow(returnPath: string): boolean {
  if (!hasWindows()) return false;
  const query = new URLSearchParams({ mode: 'signin', again: '1', popup: '1', returnUrl: returnPath });
  const left = Math.max(0, screenX + (outerWidth - WIDTH_PX) / 2);
  const place = `popup,width=${WIDTH_PX},height=${HEIGHT_PX},left=${Math.round(left)},top=${screenY + 60}`;
  return window.open(`/auth?${query.toString()}`, 'inkbloom-sign-in', place) !== null;
}
