/** Milliseconds that a finger rests on a card before its color blooms, and pixels it may tremble meanwhile. */
const HOLD = 350;
const TREMBLE = 10;
/** Milliseconds within which the click that belongs to a lifted finger comes, also on a busy device. */
const CLICK_COMES = 700;
/** The attribute that the style sheet blooms a card by. */
const MARK = 'data-bloom';

/**
 * Lets cards bloom under a resting finger, as they do under a mouse; lifting the finger then opens no screen. Gives the
 * function that stops it.
 * @param onHeld called with a card that was held, when the finger is lifted
 */
export function bloomOnHold(page: Document, onHeld: (card: Element) => void): () => void {
  const listening = new AbortController();
  let card: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Until when a click is the end of a bloom; in the time of events. */
  let passedOver = 0;
  let start = { x: 0, y: 0 };

  const isBlooming = () => card?.hasAttribute(MARK) ?? false;
  function end(): void {
    clearTimeout(timer);
    card?.removeAttribute(MARK);
    card = undefined;
  }
  function onDown(event: PointerEvent): void {
    end();
    passedOver = 0;
    if (event.pointerType === 'mouse' || !(event.target instanceof Element)) return;
    card = event.target.closest('.group\\/card') ?? undefined;
    start = { x: event.clientX, y: event.clientY };
    if (card) timer = setTimeout(() => card?.setAttribute(MARK, ''), HOLD);
  }
  function onMove({ clientX, clientY }: PointerEvent): void {
    if (Math.hypot(clientX - start.x, clientY - start.y) > TREMBLE) end();
  }
  function onMenu(event: Event): void {
    if (isBlooming()) event.preventDefault();
  }
  function onClick(event: Event): void {
    if (event.timeStamp <= passedOver) {
      event.preventDefault();
      event.stopPropagation();
    }
    passedOver = 0;
  }
  function onUp({ timeStamp }: Event): void {
    const held = isBlooming() ? card : undefined;
    end();
    if (!held) return;
    passedOver = timeStamp + CLICK_COMES;
    onHeld(held);
  }
  const { signal } = listening;
  page.addEventListener('pointerdown', onDown, { signal, passive: true });
  page.addEventListener('pointermove', onMove, { signal, passive: true });
  page.addEventListener('pointerup', onUp, { signal });
  page.addEventListener('pointercancel', end, { signal });
  page.addEventListener('contextmenu', onMenu, { signal });
  page.addEventListener('click', onClick, { signal, capture: true });
  return () => {
    end();
    listening.abort();
  };
}
