import type { Browser, Page } from 'playwright-core';
import { taskTimes } from './long-tasks.ts';

/** Where the middle of the page lies in the studio. */
const MIDDLE = { x: 550, y: 430 };
/** Milliseconds for which the pointer is over the button before it presses. */
const REACH_MS = 100;
/** Marks in the trace: the click on Color, and the frame that the first stroke is painted in. */
const MARKS = { begin: 'first-stroke-begin', end: 'first-stroke-end' } as const;

/** The time from the tap on Color to the first painted stroke, in milliseconds. */
export interface FirstStroke {
  /** As a clock shows it. */
  readonly wall: number;
  /** What of it the page's thread worked, by its own processor time. */
  readonly worked: number;
}

/** What the page tells of its first stroke. */
interface Watched {
  /** Until the page can be pressed. */
  readonly shown: Promise<void>;
  /** Until a stroke is painted, which can then be undone: milliseconds since the click. */
  readonly painted: Promise<number>;
}

/** Runs inside the page: watches the next click and what comes of it. */
function watchFirstStroke(marks: typeof MARKS): void {
  const shown = Promise.withResolvers<void>();
  const painted = Promise.withResolvers<number>();
  const onClick = ({ timeStamp }: Event): void => {
    performance.mark(marks.begin);
    const look = (): void => {
      const undo = document.querySelector<HTMLButtonElement>('[aria-label="Undo"]');
      if (!undo || undo.disabled) return void requestAnimationFrame(look);
      performance.mark(marks.end);
      painted.resolve(performance.now() - timeStamp);
    };
    const observer = new MutationObserver(() => {
      if (!document.querySelector('.easel canvas')) return;
      observer.disconnect();
      shown.resolve();
      look();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  };
  addEventListener('click', onClick, { capture: true, once: true });
  const told: Watched = { shown: shown.promise, painted: painted.promise };
  Object.assign(globalThis, { firstStroke: told });
}

function ask(page: Page): { readonly [what in keyof Watched]: Promise<Awaited<Watched[what]>> } {
  return {
    shown: page.evaluate(() => (globalThis as unknown as { firstStroke: Watched }).firstStroke.shown),
    painted: page.evaluate(() => (globalThis as unknown as { firstStroke: Watched }).firstStroke.painted),
  };
}

/** The first stroke of somebody who taps Color and draws as soon as the page is there. */
export async function firstStroke(browser: Browser, page: Page): Promise<FirstStroke> {
  await page.evaluate(watchFirstStroke, MARKS);
  const box = await page
    .getByRole('button', { name: /^(Color|Continue)$/ })
    .first()
    .boundingBox();
  if (!box) throw new Error('the button is not to be seen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(REACH_MS);
  let wall = Number.NaN;
  const times = await taskTimes(browser, MARKS, async () => {
    const { shown, painted } = ask(page);
    await page.mouse.down();
    await page.mouse.up();
    await shown;
    await page.mouse.click(MIDDLE.x, MIDDLE.y);
    wall = await painted;
  });
  return { wall, worked: Math.round(times.reduce((sum, ms) => sum + ms, 0)) };
}
