import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/**
 * Bytes of real memory that the browser's pages and its graphics hold, shared ones by their share (Pss). Null where the
 * system does not tell.
 */
export async function pageMemory(browser: Browser): Promise<number | null> {
  if (!existsSync('/proc/self/smaps_rollup')) return null;
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
