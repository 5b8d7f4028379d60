import { readdirSync, readFileSync } from 'node:fs';
import { chromium, type BrowserContext, type BrowserContextOptions } from '@playwright/test';

/** What Playwright switches off: a second list of switches replaces the first, so it is repeated in ours. */
const OFF_FOR_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Suggestions of the address bar: two pages that each window got ready, which took half of its start. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What is switched off in every Chromium. */
export const SWITCHED_OFF = [...OFF_FOR_PLAYWRIGHT, ...ADDRESS_BAR];

/** How a Chromium is started. */
export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Only WebGL goes through the emulated graphics: putting whole windows together there took half of all the time.
  '--disable-gpu-compositing',
  `--disable-features=${SWITCHED_OFF.join(',')}`,
];

/** The widths every screen is looked at in, as in the design. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

/** What every page of a journey is opened with. */
export const PAGE_OPTIONS = {
  viewport: SIZES.desktop,
  // What a journey does to the network must reach the page, which a service worker would answer from what it keeps.
  serviceWorkers: 'block',
} as const satisfies BrowserContextOptions;

/** The Chromium to test with. */
export const executablePath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';

/**
 * Starts a real Chromium on a profile folder of its own, so that what it keeps survives its end; in a window without
 * tabs and address, as an installed app has, where that is asked for.
 */
export function openBrowser(
  profile: string,
  options: BrowserContextOptions = {},
  isInstalled = false,
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath,
    args: isInstalled ? [...ARGUMENTS, `--app=${options.baseURL ?? ''}/gallery`] : ARGUMENTS,
    ...PAGE_OPTIONS,
    ...options,
  });
}

/** Kills every process of the browser that uses the profile, as a crash would. Linux only: it reads /proc. */
export function killBrowser(profile: string): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (commandLine(pid).includes(`--user-data-dir=${profile}`)) process.kill(Number(pid), 'SIGKILL');
  }
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
