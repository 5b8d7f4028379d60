import { createEngine } from '@inkbloom/engine';
import { mountEngine } from '@inkbloom/engine/dom';
import { expect, it, onTestFinished } from 'vitest';

/** What the fill looks like on white paper, at the opacity that is set at first. */
const BLUE = [92, 133, 214];

/** What is seen in the middle of the page. */
function middleOf(host: HTMLElement): readonly number[] {
  const canvas = host.querySelector('canvas')!;
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.drawImage(canvas, canvas.width / 2, canvas.height / 2, 1, 1, 0, 0, 1, 1);
  return Array.from(context.getImageData(0, 0, 1, 1).data.subarray(0, 3));
}

function mountPage() {
  const host = document.createElement('div');
  host.style.cssText = 'position:fixed;inset:0';
  document.body.append(host);
  const engine = createEngine({ width: 512, height: 512, regions: null });
  engine.fillAt(0.5, 0.5, '#3366cc');
  const mounted = mountEngine(engine, { host, ink: null });
  onTestFinished(() => {
    mounted.destroy();
    host.remove();
  });
  return { host, mounted };
}

it('CAN-17 the page is seen while its graphics are away, and by them again when they are back', async () => {
  const { host, mounted } = mountPage();
  await expect.poll(() => middleOf(host)).toEqual(BLUE);
  const canvas = host.querySelector('canvas')!;
  const graphics = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
  const isLost = new Promise((resolve) => canvas.addEventListener('webglcontextlost', resolve));
  graphics.loseContext();
  await isLost;
  expect(mounted.presenter).toBe('canvas2d');
  await expect.poll(() => middleOf(host)).toEqual(BLUE);
  graphics.restoreContext();
  await expect.poll(() => mounted.presenter).toBe('webgl2');
  await expect.poll(() => middleOf(host)).toEqual(BLUE);
});
