/** From so far on, in CSS pixels, a press is a stroke. */
const MOVED_PX = 6;
/** A press that does not move for so long is no second half of a double tap. */
const RESTED_MS = 500;

/** The pointers that were pressed while a page was on its way and are down still, by id, and what ends noting them. */
const held = new Map<number, AbortController>();
/** What they did so far, in its order. */
let noted: readonly PointerEvent[] = [];

function note(event: PointerEvent): void {
  if (held.has(event.pointerId)) noted = [...noted, event];
}

function release({ pointerId }: Pick<PointerEvent, 'pointerId'>): void {
  held.get(pointerId)?.abort();
  if (held.delete(pointerId)) noted = noted.filter((event) => event.pointerId !== pointerId);
}

function hold(down: PointerEvent): void {
  release(down);
  const ended = new AbortController();
  const end = (event: PointerEvent) => event.pointerId === down.pointerId && release(event);
  const options = { signal: ended.signal, capture: true };
  addEventListener('pointermove', (event) => event.pointerId === down.pointerId && note(event), options);
  addEventListener('pointerup', end, options);
  addEventListener('pointercancel', end, options);
  held.set(down.pointerId, ended);
  note(down);
}

/**
 * Notes presses from now on, until the function that it gives is called; those that are down then stay noted. Nobody
 * sees yet what a press would meet: one that is lifted before the page is there does nothing.
 */
export function watchPresses(): () => void {
  addEventListener('pointerdown', hold, { capture: true });
  return () => removeEventListener('pointerdown', hold, { capture: true });
}

function isStroke([down, ...moves]: readonly PointerEvent[], now: number): boolean {
  if (!down) return false;
  const isFar = ({ clientX, clientY }: PointerEvent) =>
    Math.hypot(clientX - down.clientX, clientY - down.clientY) >= MOVED_PX;
  return now - down.timeStamp >= RESTED_MS || moves.some(isFar);
}

/** What is pressed now at the place of an event, if it is part of the page. */
function targetOn(page: HTMLElement, { clientX, clientY }: PointerEvent): Element | null {
  const under = document.elementFromPoint(clientX, clientY);
  return page.contains(under) ? under : null;
}

/** Hands what is held to the page, as if it had been there from the start, but presses where a control stands now. */
export function replayPresses(page: HTMLElement): void {
  const events = noted;
  [...held.keys()].forEach((pointerId) => release({ pointerId }));
  const now = performance.now();
  const strokes = Map.groupBy(events, ({ pointerId }) => pointerId);
  const targets = new Map<number, Element | null>();
  for (const [id, stroke] of strokes)
    targets.set(id, isStroke(stroke, now) ? targetOn(page, stroke[0]!) : null);
  // An event is dispatched once: what follows is its copy.
  for (const event of events)
    targets.get(event.pointerId)?.dispatchEvent(new PointerEvent(event.type, event));
}
