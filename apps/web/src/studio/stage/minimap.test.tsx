import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openWorkbench } from '../../../testing/open-workbench.tsx';
import { resize } from '../../../testing/studio-windows.ts';

/** How opaque the middle of the map is. */
function paint(): number | undefined {
  const canvas = document.querySelector<HTMLCanvasElement>('.map canvas');
  const { width = 2, height = 2 } = canvas ?? {};
  return canvas?.getContext('2d')?.getImageData(width / 2, height / 2, 1, 1).data[3];
}

it('CAN-10 the map shows the page in a window that gets higher too', async () => {
  await page.viewport(1600, 1000);
  await openWorkbench();
  resize(1440, 800);
  await expect.poll(paint).toBe(255);
  resize(1440, 900);
  expect(document.querySelector('.map-view')?.clientWidth).toBe(200);
  await expect.poll(paint).toBe(255);
  resize(1600, 1000);
});
