import type { Engine } from '../engine.ts';

/** The smallest and the largest ring, in view pixels (CAN-16). */
const RING = [4, 200] as const;
/** Browsers take a picture of up to so many pixels for the mouse's own cursor, and none that is larger. */
const LARGEST_CURSOR = 128;
/** Room for the dark line around the ring. */
const RIM = 2;

/** A ring as the mouse's own cursor: it follows the hand without a frame being made. Null where it is too large. */
function ringCursor(size: number): string | null {
  const side = Math.ceil(size + 2 * RIM);
  if (side > LARGEST_CURSOR) return null;
  const middle = side / 2;
  const circle = (radius: number, color: string) =>
    `<circle cx='${middle}' cy='${middle}' r='${radius}' fill='none' stroke='${color}'/>`;
  const picture =
    `<svg xmlns='http://www.w3.org/2000/svg' width='${side}' height='${side}'>` +
    circle(size / 2 + 0.5, 'rgb(30 27 46 / .7)') +
    circle(Math.max(0.5, size / 2 - 0.5), 'rgb(255 255 255 / .9)') +
    '</svg>';
  const hotSpot = Math.floor(middle);
  return `url("data:image/svg+xml,${encodeURIComponent(picture)}") ${hotSpot} ${hotSpot}, crosshair`;
}

/**
 * Shows a ring of the brush's size under the mouse or pen; the answer takes it away. A mouse's ring is its own cursor;
 * a pen has none, and a large ring is too large for it: then an element follows, once a frame.
 */
export function attachCursor(stage: HTMLElement, engine: Engine): () => void {
  const ring = document.createElement('div');
  ring.style.cssText =
    'position:absolute;left:0;top:0;border-radius:50%;pointer-events:none;visibility:hidden;box-sizing:border-box;' +
    'border:1px solid rgb(255 255 255 / .9);outline:1px solid rgb(30 27 46 / .7);' +
    // A layer of its own: what is under it is not put together anew with every move.
    'will-change:transform';
  stage.append(ring);
  const stop = new AbortController();
  let at: { readonly x: number; readonly y: number; readonly isMouse: boolean } | null = null;
  let frame = 0;
  /** What is shown, so that nothing is set which is set already: each style that is set costs a frame its layout. */
  let shown = '';
  let isFollowing = false;

  const show = () => {
    const { mode, brush } = engine.state();
    const isPainting = mode === 'draw' && brush !== 'fill';
    const size = Math.min(RING[1], Math.max(RING[0], engine.brushWidth()));
    const own = isPainting && at?.isMouse ? ringCursor(size) : null;
    const follower = isPainting && at && !own ? at : null;
    const cursor = mode === 'pan' ? 'grab' : (own ?? (follower ? 'none' : 'crosshair'));
    const now = follower ? `${cursor} ${size} ${follower.x} ${follower.y}` : cursor;
    if (now === shown) return;
    shown = now;
    isFollowing = follower !== null;
    stage.style.cursor = cursor;
    ring.style.visibility = follower ? 'visible' : 'hidden';
    if (!follower) return;
    const { left, top } = stage.getBoundingClientRect();
    ring.style.width = `${size}px`;
    ring.style.height = `${size}px`;
    ring.style.transform = `translate(${follower.x - left - size / 2}px, ${follower.y - top - size / 2}px)`;
  };

  // Once a frame, when nothing else of it asks for the layout.
  const showSoon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      show();
    });
  };

  const follow = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    const before = at;
    at = pointerType === 'touch' ? null : { x, y, isMouse: pointerType === 'mouse' };
    if (isFollowing || before?.isMouse !== at?.isMouse) showSoon();
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
