/** Whether the app runs as an app already. */
function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;
}

/** Whether this is an iPhone or iPad: they offer nothing by themselves, and install an app by two taps. */
export function isInstalledByHand(): boolean {
  const { vendor, maxTouchPoints } = navigator;
  return vendor.startsWith('Apple') && maxTouchPoints > 1 && !isInstalled();
}
