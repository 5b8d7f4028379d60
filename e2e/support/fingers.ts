import type { CDPSession, Page } from '@playwright/test';
import type { Place } from './person.ts';

const STEPS = 8;

/** Fingers on a touch screen, as the browser gets them from the device. */
export class Fingers {
  readonly #device: CDPSession;

  private constructor(device: CDPSession) {
    this.#device = device;
  }

  /** Fingers over a page that was opened with `hasTouch`. */
  static async over(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** Touches all places at once and lets go. */
  async tap(...places: readonly Place[]): Promise<void> {
    await this.#send('touchStart', places);
    await this.#send('touchEnd', []);
  }

  /** Lays fingers down and leaves them there. */
  async rest(...places: readonly Place[]): Promise<void> {
    await this.#send('touchStart', places);
  }

  /** Takes all fingers away. */
  async lift(): Promise<void> {
    await this.#send('touchEnd', []);
  }

  /** Lays one finger on each start and moves them together to their ends. */
  async drag(...ways: readonly (readonly [from: Place, to: Place])[]): Promise<void> {
    await this.#send(
      'touchStart',
      ways.map(([from]) => from),
    );
    for (let step = 1; step <= STEPS; step++) {
      await this.#send(
        'touchMove',
        ways.map(([from, to]) => ({
          x: from.x + ((to.x - from.x) * step) / STEPS,
          y: from.y + ((to.y - from.y) * step) / STEPS,
        })),
      );
    }
    await this.#send('touchEnd', []);
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]): Promise<void> {
    const touchPoints = places.map(({ x, y }, id) => ({ x, y, id }));
    await this.#device.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
