import { CARD_STEP_PX, SCROLL_STEP_CARDS } from './rail-sizes.ts';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isSameSpan, spanInView, type Span } from '../../shared/cards/span.ts';

/** CSS pixels that the arrows step. */
const STEP = SCROLL_STEP_CARDS * CARD_STEP_PX;
/** Cards that are kept on either side of what is in view. */
const SPARE = 1;

interface Place {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly span: Span;
}

/** How far each row was scrolled, by the history's entry and the row's name: Back finds it as it was. */
const left = new Map<string, number>();

/** Cards that stand before anything was measured: at least as many as a row of this window shows. */
function atFirst(): Span {
  const narrowest = 200;
  return { from: 0, to: Math.ceil(window.innerWidth / narrowest) + SPARE };
}

/** CSS pixels from one card to the next. */
function pitchOf(rail: HTMLUListElement): number {
  const card = rail.firstElementChild?.getBoundingClientRect().width ?? 0;
  return card + Number.parseFloat(getComputedStyle(rail).columnGap);
}

interface RailOptions {
  /** Tells this row from the others of the screen. */
  readonly name: string;
  /** Cards in the row. */
  readonly count: number;
  /** Called when less than one step of cards remains. */
  readonly onNearEnd?: (() => void) | undefined;
}

/** A sideways list's element, where it stands, the cards that belong into the document, and how to step it. */
export function useRail({ name, count, onNearEnd }: RailOptions) {
  const element = useRef<HTMLUListElement>(null);
  const { key } = useLocation();
  const [place] = useState(`${key}/${name}`);
  const [at, setAt] = useState<Place>(() => ({ atStart: true, atEnd: true, span: atFirst() }));
  const span = { from: Math.min(at.span.from, count), to: Math.min(at.span.to, count) };

  const look = useEffectEvent((cards: number) => {
    const rail = element.current;
    // Blank sheets that keep the place say nothing of the cards that come.
    if (!rail || cards === 0) return;
    const { scrollLeft, scrollWidth, clientWidth } = rail;
    const remaining = scrollWidth - clientWidth - scrollLeft;
    const view = { start: scrollLeft, size: clientWidth, pitch: pitchOf(rail), count: cards, spare: SPARE };
    const next = { atStart: scrollLeft < 2, atEnd: remaining < 2, span: spanInView(view) };
    setAt((now) => {
      const isSame = now.atStart === next.atStart && now.atEnd === next.atEnd;
      return isSame && isSameSpan(now.span, next.span) ? now : next;
    });
    left.set(place, scrollLeft);
    if (remaining < STEP) onNearEnd?.();
  });

  useLayoutEffect(() => {
    if (element.current) element.current.scrollLeft = left.get(place) ?? 0;
  }, [place]);

  useEffect(() => {
    const rail = element.current;
    if (!rail) return undefined;
    const onMove = () => look(count);
    const size = new ResizeObserver(onMove);
    size.observe(rail);
    rail.addEventListener('scroll', onMove, { passive: true });
    onMove();
    return () => {
      size.disconnect();
      rail.removeEventListener('scroll', onMove);
    };
  }, [count]);

  const step = useCallback((direction: 1 | -1) => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.current?.scrollBy({ left: direction * STEP, behavior: calm ? 'auto' : 'smooth' });
  }, []);

  return { element, atStart: at.atStart, atEnd: at.atEnd, span, step };
}
