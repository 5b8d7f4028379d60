import { existsSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';

/** Milliseconds in which the browser gives back what it only keeps in reserve. */
const GIVING_BACK = 2000;

/** Bytes of real memory, shared ones by their share (Pss). */
export interface Memory {
  /** Of the processes that run pages. */
  readonly pages: number;
  /** Of the process that draws for them. */
  readonly graphics: number;
}

/**
 * What the browser's pages and its graphics need after all that is garbage or reserve was given back. Null where the
 * system does not tell.
 */
export async function memoryOf(browser: Browser, page: Page): Promise<Memory | null> {
  if (!existsSync('/proc/self/smaps_rollup')) return null;
  const pressure = await page.context().newCDPSession(page);
  await pressure.send('HeapProfiler.collectGarbage');
  await pressure.send('Memory.simulatePressureNotification', { level: 'critical' });
  await page.waitForTimeout(GIVING_BACK);
  await pressure.detach();
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const bytesOf = (kind: string) =>
    processInfo.filter(({ type }) => type === kind).reduce((sum, { id }) => sum + pssOf(id), 0);
  return { pages: bytesOf('renderer'), graphics: bytesOf('GPU') };
}

/** Bytes in use by a page's scripts, its tiles and other buffers included, without garbage. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize + embedderHeapUsedSize + backingStorageSize;
}

/** Both parts of it together. */
export async function pageMemory(browser: Browser, page: Page): Promise<number | null> {
  const memory = await memoryOf(browser, page);
  return memory && memory.pages + memory.graphics;
}

function pssOf(pid: number): number {
  const found = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  return Number(found?.[1] ?? 0) * 1024;
}
