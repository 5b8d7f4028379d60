import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/** What of a card can be pressed, its link first. */
function controlsOf(card: Element | undefined): HTMLElement[] {
  return card ? [...card.querySelectorAll<HTMLElement>('a, button')] : [];
}

/** Leaves one stop for the Tab key in a row: the link of the card at `at`, or of the first one that is there. */
function setStops(row: HTMLElement, at: string | null): void {
  const cards = [...row.children];
  const current = cards.find((card) => card.getAttribute('aria-posinset') === at) ?? cards[0];
  for (const card of cards) {
    controlsOf(card).forEach((control, index) => {
      control.tabIndex = card === current && index === 0 ? 0 : -1;
    });
  }
}

/** The card that a key leads to from another; undefined for keys that stay the browser's. */
function cardAt(key: string, card: Element): Element | null | undefined {
  if (key === 'ArrowRight') return card.nextElementSibling;
  if (key === 'ArrowLeft') return card.previousElementSibling;
  if (key === 'Home') return card.parentElement?.firstElementChild;
  return key === 'End' ? card.parentElement?.lastElementChild : undefined;
}

/** What a key leads to from a control of a card: another card's link, or the card's own next or previous control. */
function controlAt(key: string, control: HTMLElement, card: Element): HTMLElement | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined) return controlsOf(cardAt(key, card) ?? undefined)[0];
  const controls = controlsOf(card);
  return controls[controls.indexOf(control) + step];
}

/** The place in the row that a key leads to from a card's, where the row has one there. */
function placeBeside(key: string, card: Element): number | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined) return undefined;
  const place = Number(card.getAttribute('aria-posinset')) + step;
  return place >= 1 && place <= Number(card.getAttribute('aria-setsize')) ? place : undefined;
}

/**
 * A row of cards as one stop of the Tab key: left and right go from card to card, Home and End to the first and the
 * last one that is there, down and up through what a card has to press.
 */
export function useRowKeys(row: RefObject<HTMLUListElement | null>) {
  /** The place of the card whose link is the row's stop. */
  const at = useRef<string | null>(null);
  /** The place of a card that was gone to before it was there. */
  const wanted = useRef<number>(null);
  // Cards come and go as the row scrolls.
  useEffect(() => {
    if (!row.current) return;
    setStops(row.current, at.current);
    const card = [...row.current.children].find(
      (one) => one.getAttribute('aria-posinset') === String(wanted.current),
    );
    controlsOf(card)[0]?.focus();
  });
  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
    const card = event.target.closest('li');
    if (!card) return;
    const control = controlAt(event.key, event.target, card);
    const place = control ? undefined : placeBeside(event.key, card);
    if (!control && place === undefined) return;
    event.preventDefault();
    control?.focus();
    if (place === undefined) return;
    wanted.current = place;
    const { width } = card.getBoundingClientRect();
    row.current?.scrollBy({ left: event.key === 'ArrowRight' ? width : -width, behavior: 'instant' });
  }
  function onFocus({ target }: { readonly target: EventTarget }): void {
    const card = target instanceof HTMLElement ? target.closest('li') : null;
    if (!card || !row.current) return;
    at.current = card.getAttribute('aria-posinset');
    wanted.current = null;
    setStops(row.current, at.current);
  }
  return { onKeyDown, onFocus };
}
