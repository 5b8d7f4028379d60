import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';

/** Milliseconds from an input to the frame that shows it. */
export interface Latency {
  readonly points: number;
  readonly median: number;
  readonly p95: number;
}

const POINTS = 2000;
const EVERY = 4;

/**
 * Runs inside a page before its own scripts: notes when each sample of the pointer was made, and takes the frame in
 * which it is drawn for shown when the browser begins the one after it. The same for whatever draws.
 */
function watchFrames(): void {
  const times: number[] = [];
  let [made, drawn]: number[][] = [[], []];
  addEventListener(
    'pointermove',
    (event) => {
      if (event.buttons === 1) made!.push(...event.getCoalescedEvents().map(({ timeStamp }) => timeStamp));
    },
    { capture: true },
  );
  const frame = () => {
    const now = performance.now();
    times.push(...drawn!.map((time) => now - time));
    [drawn, made] = [made, []];
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  Object.assign(globalThis, { shownAfter: times });
}

/** Prepares a page for latencyOf; call it before the page is opened. */
export async function prepareLatency(page: Page): Promise<void> {
  await page.addInitScript(watchFrames);
}

/**
 * Draws 2,000 points (or as many as told) at 250 Hz with the mouse and tells how long each took until it was shown.
 */
export async function latencyOf(page: Page, points = POINTS): Promise<Latency> {
  await page.evaluate(() => void ((globalThis as unknown as { shownAfter: number[] }).shownAfter.length = 0));
  await drawSpiral(await page.context().newCDPSession(page), points);
  const times = await page.evaluate(() => (globalThis as unknown as { shownAfter: number[] }).shownAfter);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { points: sorted.length, median: at(0.5), p95: at(0.95) };
}

/**
 * Draws a spiral of points at 250 Hz with the mouse. Between points this process sleeps: one that waited busily would
 * take a processor from the browser it measures.
 */
export async function drawSpiral(session: CDPSession, points: number): Promise<void> {
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', i: number) => {
    const [turn, far] = [i / 60, 40 + (i / points) * 260];
    const [x, y] = [640 + Math.cos(turn) * far, 440 + Math.sin(turn) * far];
    return session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      buttons: 1,
      clickCount: 1,
    });
  };
  await send('mouseMoved', 0);
  await send('mousePressed', 0);
  const start = performance.now();
  const answers: Promise<unknown>[] = [];
  for (let i = 1; i < points; i++) {
    const early = start + i * EVERY - performance.now();
    if (early > 0) await setTimeout(early);
    answers.push(send('mouseMoved', i));
  }
  await Promise.all(answers);
  await send('mouseReleased', points);
}
