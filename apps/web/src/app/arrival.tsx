import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { findLeft, watchLeaving } from './left-links.ts';
import { placeOf } from './place-of.ts';
import { isReload, returnToPlace } from './return-to-place.ts';

/** Puts the focus somewhere without moving the page, which may have just been put back to where it was. */
function focus(element: HTMLElement): void {
  if (!element.matches('a')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches('h1');
}

/** What was pressed on the screen before may still stand; a field that took the focus itself keeps it. */
function leavePressed(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches('a, button')) activeElement.blur();
}

/**
 * Calls `look` now and at every change of the document, until the person does something. Gives the function that stops
 * it.
 */
function lookUntilTouched(look: () => void): () => void {
  const looking = new AbortController();
  const { signal } = looking;
  const stop = () => looking.abort();
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true, characterData: true });
  signal.addEventListener('abort', () => watch.disconnect());
  document.addEventListener('pointerdown', stop, { signal, capture: true });
  document.addEventListener('keydown', stop, { signal, capture: true });
  look();
  return stop;
}

/**
 * What a change of screens means to somebody who does not see it: the new title is said, and the focus stands on the
 * heading, or after Back on the link that led away. A screen whose content comes late is waited for.
 */
export function Arrival() {
  const location = useLocation();
  const way = useNavigationType();
  const [first] = useState(location);
  const [said, setSaid] = useState('');
  useEffect(watchLeaving, []);
  useEffect(() => (isReload() ? returnToPlace(placeOf(first)) : undefined), [first]);
  const arrive = useEffectEvent((path: string) => {
    if (location === first || path !== location.pathname) return undefined;
    if (way === NavigationType.Push) leavePressed();
    return lookUntilTouched(() => {
      setSaid(document.title);
      if (!isLost()) return;
      const target =
        (way === NavigationType.Pop && findLeft(location.key)) || document.querySelector<HTMLElement>('h1');
      if (target && target !== document.activeElement) focus(target);
    });
  });
  // A new query is the same screen.
  useEffect(() => arrive(location.pathname), [location.pathname]);
  return (
    <output aria-live="polite" className="sr-only">
      {said}
    </output>
  );
}
