import type { Engine, Point } from '../engine.ts';
import { PointerRouter, type PointerInput } from './pointer-router.ts';
import { createNotches } from './wheel.ts';

const PINCH_PER_PIXEL = 0.01;

/** The eraser end of a pen, as the Pointer Events standard numbers it. */
const ERASER = { button: 5, buttons: 32 } as const;

/** Feeds an engine from an element's pointer and wheel events. Returns a function that detaches it. */
export function attachPointers(stage: HTMLElement, engine: Engine): () => void {
  const router = new PointerRouter(engine);
  const notches = createNotches();
  const stop = new AbortController();

  const feed = (phase: PointerInput['phase'], event: PointerEvent, box = stage.getBoundingClientRect()) => {
    router.feed({ phase, ...placeIn(box, event), ...contactOf(event) });
  };

  const listeners = {
    pointerdown(event: PointerEvent) {
      if (event.pointerType !== 'touch' && event.button !== 0 && event.button !== ERASER.button) return;
      stage.setPointerCapture(event.pointerId);
      feed('down', event);
    },
    pointermove(event: PointerEvent) {
      const box = stage.getBoundingClientRect();
      const samples = event.getCoalescedEvents?.() ?? [];
      for (const sample of samples.length > 0 ? samples : [event]) feed('move', sample, box);
      if (isOutside(box, event)) feed('leave', event, box);
    },
    pointerup: (event: PointerEvent) => feed('up', event),
    pointercancel: (event: PointerEvent) => feed('cancel', event),
    lostpointercapture: (event: PointerEvent) => feed('lost', event),
  };
  for (const [name, listen] of Object.entries(listeners)) {
    stage.addEventListener(name as keyof typeof listeners, listen, { signal: stop.signal });
  }

  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const still = { x: 0, y: 0 };
      const at = placeIn(stage.getBoundingClientRect(), event);
      if (event.ctrlKey) engine.pinch(at, still, Math.exp(-event.deltaY * PINCH_PER_PIXEL));
      else engine.wheel(at, notches(event.deltaY, event.deltaMode));
    },
    { signal: stop.signal, passive: false },
  );
  return () => stop.abort();
}

function placeIn({ left, top }: DOMRect, event: MouseEvent): Point {
  return { x: event.clientX - left, y: event.clientY - top };
}

function isOutside(box: DOMRect, event: MouseEvent): boolean {
  const { x, y } = placeIn(box, event);
  return x < 0 || y < 0 || x > box.width || y > box.height;
}

function contactOf(event: PointerEvent): Omit<PointerInput, 'phase' | 'x' | 'y'> {
  const pointerType =
    event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
  const { pointerId: id, pressure, width, height } = event;
  const isEraser = pointerType === 'pen' && (event.buttons & ERASER.buttons) !== 0;
  return { id, pressure, width, height, pointerType, tilt: tiltOf(event), isEraser };
}

/** How far a pen leans over, 0 to 1; browsers tell how far it leans along each axis, in degrees. */
function tiltOf({ tiltX, tiltY }: PointerEvent): number {
  return Math.min(1, Math.sqrt(tiltX * tiltX + tiltY * tiltY) / 90);
}
