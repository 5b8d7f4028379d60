import type { Engine } from '../engine.ts';

/** The smallest and the largest ring, in view pixels (CAN-16). */
const RING = [4, 200] as const;

/** Shows a ring of the brush's size under the mouse or pen; the answer takes it away. */
export function attachCursor(stage: HTMLElement, engine: Engine): () => void {
  const ring = document.createElement('div');
  ring.style.cssText =
    'position:absolute;left:0;top:0;border-radius:50%;pointer-events:none;visibility:hidden;box-sizing:border-box;' +
    'border:1px solid rgb(255 255 255 / .9);outline:1px solid rgb(30 27 46 / .7);' +
    // A layer of its own: what is under it is not put together anew with every move.
    'will-change:transform';
  stage.append(ring);
  const stop = new AbortController();
  let at: { x: number; y: number } | null = null;
  let frame = 0;

  const show = () => {
    const { mode, brush } = engine.state();
    const painting = mode === 'draw' && brush !== 'fill';
    stage.style.cursor = mode === 'pan' ? 'grab' : painting && at ? 'none' : 'crosshair';
    ring.style.visibility = painting && at ? 'visible' : 'hidden';
    if (!at) return;
    const size = Math.min(RING[1], Math.max(RING[0], engine.brushWidth()));
    ring.style.width = `${size}px`;
    ring.style.height = `${size}px`;
    ring.style.transform = `translate(${at.x - size / 2}px, ${at.y - size / 2}px)`;
  };

  // Once a frame, when nothing else of it asks for the layout.
  const showSoon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      show();
    });
  };

  const follow = (event: PointerEvent) => {
    const { left, top } = stage.getBoundingClientRect();
    at = event.pointerType === 'touch' ? null : { x: event.clientX - left, y: event.clientY - top };
    showSoon();
  };
  const hide = () => {
    at = null;
    showSoon();
  };
  for (const name of ['pointermove', 'pointerdown'] as const) {
    stage.addEventListener(name, follow, { signal: stop.signal });
  }
  stage.addEventListener('pointerleave', hide, { signal: stop.signal });
  const unsubscribe = engine.subscribe(showSoon);
  show();
  return () => {
    stop.abort();
    unsubscribe();
    cancelAnimationFrame(frame);
    ring.remove();
  };
}
