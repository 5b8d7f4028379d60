import { chromium, type Browser } from 'playwright-core';
import { prepareChromium } from '../../../../scripts/test-programs.ts';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/**
 * Starts the Chromium of this machine, without a window and without a graphics card; installs it first where that is
 * possible. Throws where there is none.
 */
export async function openChromium(): Promise<Browser> {
  const executablePath = await prepareChromium();
  if (!executablePath) throw new Error('there is no Chromium: install it, or name it by CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: ARGUMENTS });
}
