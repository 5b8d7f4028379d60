/** Shows a number on the installed app's icon, or none for 0, where the system has icons with numbers. */
export function showAppBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  if (!setAppBadge || !clearAppBadge) return;
  const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  done.catch((error: unknown) => console.info('the icon has no number', error));
}
