import type { Page } from '@playwright/test';
import { expect, type Journey } from './journey.ts';
import {
  choose,
  expectSamePage,
  lookAtPage,
  openActivity,
  saveAndExit,
  signInWithGoogle,
  startColoring,
  stroke,
  untilStudioReady,
} from './person.ts';

export const OWL = 'Moonlit Owl with Poppies';
export const OWL_ID = 'moonlit-owl-with-poppies';
/** A place on the owl's night sky, left of the moon, on a 1440x900 screen. */
export const SKY = { x: 200, y: 300 };

/** Opens the owl, fills its sky and draws a stroke over its eyes. */
export async function colorTheOwl(page: Page): Promise<void> {
  await openActivity(page, OWL);
  await startColoring(page);
  await choose(page, 'Fill', 'Ochre');
  await page.mouse.click(SKY.x, SKY.y);
  await choose(page, 'Marker', 'Terracotta');
  await stroke(page, [
    { x: 400, y: 420 },
    { x: 520, y: 460 },
    { x: 640, y: 420 },
  ]);
  await page.mouse.move(20, 500);
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeEnabled();
}

/** Signs in, colors, keeps the drawing, and finds the same pixels on a second device. */
export async function keepAndGoOn(journey: Journey): Promise<void> {
  const page = await journey.visit({ serviceWorkers: 'allow' });
  await signInWithGoogle(page, journey.ada);
  await colorTheOwl(page);
  const before = await lookAtPage(page);
  await saveAndExit(page);

  const other = await journey.visit({ serviceWorkers: 'allow' });
  await signInWithGoogle(other, journey.ada);
  await other.goto('/account?tab=coloring');
  await other
    .getByRole('region', { name: 'My drawings' })
    .getByRole('link', { name: new RegExp(OWL) })
    .first()
    .click();
  await untilStudioReady(other);
  await other.mouse.move(20, 500);
  await expectSamePage(other, before);
}
