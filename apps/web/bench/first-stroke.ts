import type { Page } from 'playwright-core';

/** Where the middle of the page lies in the studio. */
const MIDDLE = { x: 550, y: 430 };

/** Runs inside the page: from the next press on Color until a stroke is painted, which can then be undone. */
function watchFirstStroke(): void {
  const { promise, resolve } = Promise.withResolvers<number>();
  const onClick = ({ timeStamp }: Event): void => {
    const look = (): void => {
      const undo = document.querySelector<HTMLButtonElement>('[aria-label="Undo"]');
      if (undo && !undo.disabled) resolve(performance.now() - timeStamp);
      else requestAnimationFrame(look);
    };
    look();
  };
  addEventListener('click', onClick, { capture: true, once: true });
  Object.assign(globalThis, { firstStroke: promise });
}

/** Milliseconds from the tap on Color to the first painted stroke of somebody who cannot wait. */
export async function firstStrokeMs(page: Page): Promise<number> {
  await page.evaluate(watchFirstStroke);
  await page
    .getByRole('button', { name: /^(Color|Continue)$/ })
    .first()
    .click();
  const painted = page.evaluate(
    () => (globalThis as unknown as { firstStroke: Promise<number> }).firstStroke,
  );
  for (;;) {
    await page.mouse.click(MIDDLE.x, MIDDLE.y);
    const ms = await Promise.race([painted, Promise.resolve(null)]);
    if (ms !== null) return ms;
  }
}
