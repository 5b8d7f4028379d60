import { existsSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';

/** Milliseconds in which the browser gives back what it only keeps in reserve. */
const GIVING_BACK = 2000;

/**
 * Bytes of real memory that the browser's pages and its graphics need, shared ones by their share (Pss), after all that is
 * garbage or reserve was given back. Null where the system does not tell.
 */
export async function pageMemory(browser: Browser, page: Page): Promise<number | null> {
  if (!existsSync('/proc/self/smaps_rollup')) return null;
  const pressure = await page.context().newCDPSession(page);
  await page.evaluate('gc()');
  await pressure.send('Memory.simulatePressureNotification', { level: 'critical' });
  await page.waitForTimeout(GIVING_BACK);
  await pressure.detach();
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const wanted = processInfo.filter(({ type }) => type === 'renderer' || type === 'GPU');
  return wanted.reduce((sum, { id }) => sum + pssOf(id), 0);
}

function pssOf(pid: number): number {
  const found = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  return Number(found?.[1] ?? 0) * 1024;
}
