import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { OWL, OWL_ID } from './support/keeping.ts';
import { openActivity, startColoring, untilStudioReady } from './support/person.ts';

const STUDIO = `/activity/${OWL_ID}?color=1&page=0`;

/** Stands in for the system's notifications, with the person's answer; runs inside the browser. */
function recordNotifications(answer: string): void {
  const shown: string[] = [];
  let permission = 'default';
  class Recorder extends EventTarget {
    static get permission() {
      return permission;
    }
    static requestPermission() {
      shown.push('asked');
      permission = answer;
      return Promise.resolve(permission);
    }
    constructor(title: string, { body }: { body: string }) {
      super();
      shown.push(`${title} / ${body}`);
    }
  }
  Object.assign(globalThis, { Notification: Recorder, shown });
}

function shownNotifications(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);
}

test('TIM-1 TIM-2 TIM-3 TIM-4 quiet time runs, is moved and folded, ends with a notification and is remembered', async ({
  journey,
}) => {
  const page = await journey.visit();
  await page.addInitScript(recordNotifications, 'granted');
  await page.clock.install();
  await openActivity(page, OWL);
  await startColoring(page);
  await page.keyboard.press('t');
  const timer = page.getByRole('region', { name: 'Timer' });
  const face = timer.getByRole('timer');
  await expect(face).toHaveText('15:00');
  expect(await timer.boundingBox()).toMatchObject({ x: 20, y: 20 });
  expect(await shownNotifications(page)).toEqual([]);

  await test.step('start, pause, reset, +5; a clock that is set changes nothing', async () => {
    await timer.getByRole('button', { name: 'Start' }).click();
    expect(await shownNotifications(page)).toEqual(['asked']);
    await page.clock.fastForward('05:00');
    await expect(face).toHaveText(/^9:/);
    await page.clock.setSystemTime(Date.now() + 5 * 3_600_000);
    await page.clock.runFor(2_000);
    await expect(face).toHaveText(/^9:/);
    await timer.getByRole('button', { name: 'Pause' }).click();
    await timer.getByRole('button', { name: '5 minutes more' }).click();
    await expect(face).toHaveText(/^14:/);
    await timer.getByRole('button', { name: 'Reset' }).click();
    await expect(face).toHaveText('15:00');
  });

  await test.step('dragged within bounds, folded, and found there again', async () => {
    const from = (await timer.boundingBox())!;
    await page.mouse.move(from.x + 150, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(700, 300, { steps: 4 });
    await page.mouse.move(1435, 895, { steps: 4 });
    const held = (await timer.boundingBox())!;
    expect(held.x + held.width).toBeLessThanOrEqual(1440);
    expect(held.x).toBeLessThanOrEqual(1440 - 200);
    expect(held.y).toBeCloseTo(900 - 150, 0);
    await page.mouse.up();
    // Let go, it gives way to the sheets it lies on.
    const to = (await timer.boundingBox())!;
    const save = (await page.getByRole('button', { name: 'Save & Exit' }).boundingBox())!;
    expect(to.x + to.width < save.x || to.y + to.height < save.y).toBe(true);
    await page.mouse.move(to.x + 150, to.y + 8);
    await page.mouse.down();
    await page.mouse.move(500, 200, { steps: 4 });
    await page.mouse.up();
    const place = (await timer.boundingBox())!;
    expect(place).toMatchObject({ x: 350, y: 192 });
    await timer.getByRole('button', { name: 'Minimise timer' }).click();
    const drop = page.getByRole('button', { name: /^Timer, 15:00 left/ });
    expect(await drop.boundingBox()).toMatchObject({ x: place.x, y: place.y });
    await drop.click();
  });

  await test.step('the time is up', async () => {
    await timer.getByRole('button', { name: 'Start' }).click();
    await page.clock.fastForward('16:00');
    await expect(face).toHaveText('0:00');
    await expect(timer.getByText('All done')).toBeVisible();
    await expect
      .poll(() => shownNotifications(page))
      .toEqual(['asked', 'Meditation Complete / Your meditation session has ended.']);
    await page.getByRole('button', { name: 'Save & Exit' }).first().click();
    await page.getByRole('button', { name: 'Exit Without Saving' }).click();
    await expect
      .poll(async () => (await shownNotifications(page)).at(-1))
      .toBe('Meditation Complete! / You completed a 15 minute meditation session.');
  });

  await test.step('the session is listed and can be forgotten', async () => {
    await startColoring(page);
    await page.keyboard.press('t');
    await timer.getByRole('button', { name: 'Timer settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Quiet time' });
    await expect(settings.getByRole('listitem')).toContainText('15 min of quiet');
    await settings.getByRole('button', { name: 'Clear history' }).click();
    await settings.getByRole('button', { name: 'Yes, clear' }).click();
    await expect(settings.getByRole('listitem')).toHaveCount(0);
  });

  await test.step('settings: notifications on and sound off at first; what is changed stays', async () => {
    const settings = page.getByRole('dialog', { name: 'Quiet time' });
    const notifications = settings.getByRole('switch', { name: 'Tell me when the time is up' });
    const sound = settings.getByRole('switch', { name: 'A soft bell at the end' });
    await expect(notifications).toBeChecked();
    await expect(sound).not.toBeChecked();
    await notifications.click();
    await sound.click();
    await settings.getByRole('button', { name: '20', exact: true }).click();
    await page.reload();
    await untilStudioReady(page);
    await page.keyboard.press('t');
    await expect(face).toHaveText('20:00');
    expect(await timer.boundingBox()).toMatchObject({ x: 350, y: 192 });
    await timer.getByRole('button', { name: 'Timer settings' }).click();
    await expect(notifications).not.toBeChecked();
    await expect(sound).toBeChecked();
  });
});

test('TIM-2 where notifications are denied the time runs out quietly, and nobody asks again', async ({
  journey,
}) => {
  const page = await journey.visit();
  await page.addInitScript(recordNotifications, 'denied');
  await page.clock.install();
  await page.goto(STUDIO);
  await untilStudioReady(page);
  await page.keyboard.press('t');
  const timer = page.getByRole('region', { name: 'Timer' });
  for (const round of [1, 2]) {
    await timer.getByRole('button', { name: 'Start' }).click();
    await page.clock.fastForward('16:00');
    await expect(timer.getByRole('timer'), `round ${round}`).toHaveText('0:00');
    await expect(timer.getByText('All done')).toBeVisible();
  }
  expect(await shownNotifications(page)).toEqual(['asked']);
});
