import { CARD_STEP, SCROLL_STEP_CARDS } from '@inkbloom/contracts/limits';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** CSS pixels that the arrows step. */
const STEP = SCROLL_STEP_CARDS * CARD_STEP;

interface Ends {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/**
 * A sideways list's element, where it stands, and how to step it.
 * @param onNearEnd called when less than one step of cards remains
 */
export function useRail(onNearEnd?: () => void) {
  const element = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: true });

  const look = useEffectEvent(() => {
    const rail = element.current;
    if (!rail) return;
    const remaining = rail.scrollWidth - rail.clientWidth - rail.scrollLeft;
    const next = { atStart: rail.scrollLeft < 2, atEnd: remaining < 2 };
    setEnds((now) => (now.atStart === next.atStart && now.atEnd === next.atEnd ? now : next));
    if (remaining < STEP) onNearEnd?.();
  });

  useEffect(() => {
    const rail = element.current;
    if (!rail) return undefined;
    const onMove = () => look();
    const size = new ResizeObserver(onMove);
    size.observe(rail);
    const cards = new MutationObserver(onMove);
    cards.observe(rail, { childList: true });
    rail.addEventListener('scroll', onMove, { passive: true });
    return () => {
      size.disconnect();
      cards.disconnect();
      rail.removeEventListener('scroll', onMove);
    };
  }, []);

  const step = useCallback((direction: 1 | -1) => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.current?.scrollBy({ left: direction * STEP, behavior: calm ? 'auto' : 'smooth' });
  }, []);

  return { element, ...ends, step };
}
