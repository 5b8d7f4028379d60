import { createEngine, type Settings } from '@inkbloom/engine';
import { mountEngine } from '@inkbloom/engine/dom';
import { expect, it, onTestFinished } from 'vitest';

/** A page to draw on, and what is seen of the brush's ring. */
function mountPage(settings: Partial<Settings>) {
  const host = document.createElement('div');
  host.style.cssText = 'position:fixed;left:40px;top:30px;width:400px;height:300px';
  document.body.append(host);
  const engine = createEngine({ width: 512, height: 512, regions: null });
  engine.set({ brush: 'marker', ...settings });
  const mounted = mountEngine(engine, { host, ink: null });
  onTestFinished(() => {
    mounted.destroy();
    host.remove();
  });
  const stage = host.firstElementChild as HTMLElement;
  const ring = stage.lastElementChild as HTMLElement;
  return {
    engine,
    ring,
    cursor: () => stage.style.cursor,
    send: (type: string, pointerType: string, x = 200, y = 150) =>
      stage.dispatchEvent(
        new PointerEvent(type, { pointerId: 1, pointerType, clientX: 40 + x, clientY: 30 + y, button: 0 }),
      ),
    middle: () => {
      const { left, top, width, height } = ring.getBoundingClientRect();
      return [left - 40 + width / 2, top - 30 + height / 2];
    },
  };
}

/** The width of the ring in a cursor's picture, and the place in it that points. */
function picture(cursor: string) {
  const [, across, x, y] = /width%3D'(\d+)'.*"\) (\d+) (\d+)/.exec(cursor) ?? [];
  return { across: Number(across), at: [Number(x), Number(y)] };
}

it('CAN-16 a mouse has the ring for its own cursor, which grows with the brush, from 4 pixels on', async () => {
  const { engine, ring, cursor, send } = mountPage({ size: 20 });
  send('pointermove', 'mouse');
  await expect.poll(cursor).toContain('url(');
  const width = engine.brushWidth();
  expect(picture(cursor()).across).toBe(Math.ceil(width + 4));
  expect(picture(cursor()).at).toEqual([Math.floor((width + 4) / 2), Math.floor((width + 4) / 2)]);
  expect(ring.style.visibility).toBe('hidden');
  engine.set({ size: 1 });
  await expect.poll(() => picture(cursor()).across).toBe(Math.ceil(Math.max(4, engine.brushWidth()) + 4));
});

it('CAN-16 a ring too large for a cursor is an element that follows, of 200 pixels at most', async () => {
  const { engine, ring, cursor, send, middle } = mountPage({ size: 32, large: true });
  for (let i = 0; i < 8; i++) engine.zoomIn();
  send('pointermove', 'mouse', 120, 90);
  await expect.poll(() => ring.style.visibility).toBe('visible');
  expect(cursor()).toBe('none');
  expect(engine.brushWidth()).toBeGreaterThan(200);
  expect(ring.offsetWidth).toBe(200);
  expect(middle()).toEqual([120, 90]);
  send('pointermove', 'mouse', 220, 140);
  await expect.poll(middle).toEqual([220, 140]);
  engine.set({ large: false, size: 1 });
  await expect.poll(cursor).toContain('url(');
  expect(ring.style.visibility).toBe('hidden');
});

it('CAN-16 a pen, which has no cursor of its own, has the element; a finger has none', async () => {
  const { ring, cursor, send, middle } = mountPage({ size: 20 });
  send('pointermove', 'pen', 60, 70);
  await expect.poll(() => ring.style.visibility).toBe('visible');
  expect(middle()).toEqual([60, 70]);
  send('pointermove', 'touch');
  await expect.poll(() => ring.style.visibility).toBe('hidden');
  expect(cursor()).toBe('crosshair');
});

it('CAN-16 filling has a crosshair and moving the page a hand', async () => {
  const { engine, cursor, send } = mountPage({ size: 20 });
  send('pointermove', 'mouse');
  await expect.poll(cursor).toContain('url(');
  engine.set({ brush: 'fill' });
  await expect.poll(cursor).toBe('crosshair');
  engine.set({ mode: 'pan' });
  await expect.poll(cursor).toBe('grab');
  send('pointerleave', 'mouse');
  engine.set({ mode: 'draw', brush: 'marker' });
  await expect.poll(cursor).toBe('crosshair');
});
