import type { Engine, Point, PointerSample } from '../engine.ts';
import { Touches } from './touches.ts';
import { createNotches } from './wheel.ts';

const PINCH_PER_PIXEL = 0.01;

/** How far a pen leans over, 0 to 1; browsers tell how far it leans along each axis, in degrees. */
function tiltOf({ tiltX, tiltY }: PointerEvent): number {
  return Math.min(1, Math.sqrt(tiltX * tiltX + tiltY * tiltY) / 90);
}

/** Feeds an engine from an element's pointer and wheel events; the answer stops it. */
export function attachPointers(stage: HTMLElement, engine: Engine): () => void {
  const touches = new Touches(engine);
  const notches = createNotches();
  const stop = new AbortController();
  let penSeen = false;
  let drawing: number | null = null;

  const placeOf = (event: MouseEvent): Point => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const send = (phase: PointerSample['phase'], event: PointerEvent) => {
    const pointerType = event.pointerType === 'pen' ? 'pen' : 'mouse';
    const { pressure } = event;
    engine.pointer({ phase, ...placeOf(event), pressure, pointerType, tilt: tiltOf(event) });
  };

  const touchOf = (event: PointerEvent) => ({
    id: event.pointerId,
    ...placeOf(event),
    pressure: event.pressure,
  });

  const end = (phase: 'up' | 'cancel', event: PointerEvent) => {
    if (event.pointerType === 'touch') touches[phase](touchOf(event));
    if (event.pointerId !== drawing) return;
    drawing = null;
    send(phase, event);
  };

  const isOutside = (event: PointerEvent) => {
    const { x, y } = placeOf(event);
    return x < 0 || y < 0 || x > stage.clientWidth || y > stage.clientHeight;
  };

  const listeners = {
    pointerdown(event: PointerEvent) {
      penSeen ||= event.pointerType === 'pen';
      if (event.pointerType !== 'touch' && (event.button !== 0 || drawing !== null)) return;
      stage.setPointerCapture(event.pointerId);
      if (event.pointerType === 'touch') return touches.down(touchOf(event), penSeen);
      drawing = event.pointerId;
      send('down', event);
    },
    pointermove(event: PointerEvent) {
      const samples = event.getCoalescedEvents?.() ?? [];
      for (const sample of samples.length > 0 ? samples : [event]) {
        if (event.pointerType === 'touch') touches.move(touchOf(sample));
        else if (event.pointerId === drawing) send('move', sample);
      }
      if (event.pointerId === drawing && isOutside(event)) end('cancel', event);
    },
    pointerup: (event: PointerEvent) => end('up', event),
    pointercancel: (event: PointerEvent) => end('cancel', event),
    lostpointercapture: (event: PointerEvent) => end('cancel', event),
  };
  for (const [name, listen] of Object.entries(listeners)) {
    stage.addEventListener(name as keyof typeof listeners, listen, { signal: stop.signal });
  }

  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const still = { x: 0, y: 0 };
      if (event.ctrlKey) engine.pinch(placeOf(event), still, Math.exp(-event.deltaY * PINCH_PER_PIXEL));
      else engine.wheel(placeOf(event), notches(event.deltaY, event.deltaMode));
    },
    { signal: stop.signal, passive: false },
  );
  return () => stop.abort();
}
