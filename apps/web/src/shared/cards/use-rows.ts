import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isSameSpan, spanInView, type Span } from './span.ts';

/** Rows that are kept above and below what is in view. */
const SPARE = 2;
/** Cards that stand before anything was measured. */
const AT_FIRST = 24;

interface Grid {
  readonly columns: number;
  /** CSS pixels from one row to the next. */
  readonly pitch: number;
}

function measure(list: HTMLUListElement): Grid | undefined {
  const card = list.firstElementChild;
  if (!card) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const pitch = card.getBoundingClientRect().height + Number.parseFloat(rowGap);
  return { columns: gridTemplateColumns.split(' ').length, pitch };
}

/** The cards in view, as whole rows. */
function cardsInView(list: HTMLUListElement, { columns, pitch }: Grid, count: number): Span {
  const rows = spanInView({
    start: -list.getBoundingClientRect().top,
    size: window.innerHeight,
    pitch,
    count: Math.ceil(count / columns),
    spare: SPARE,
  });
  return { from: rows.from * columns, to: Math.min(count, rows.to * columns) };
}

/** Leaves the room of the cards that are not there, so that the list is as long as if they were. */
function holdRoom(list: HTMLUListElement, { columns, pitch }: Grid, span: Span, count: number): void {
  const rows = Math.ceil(count / columns);
  const shown = Math.ceil((span.to - span.from) / columns);
  const above = Math.floor(span.from / columns);
  list.style.paddingTop = `${above * pitch}px`;
  list.style.paddingBottom = `${Math.max(0, rows - above - shown) * pitch}px`;
}

/**
 * A grid of equal cards of which only the rows near the view are in the document. Gives the grid's element and the
 * cards to put into it.
 */
export function useRows(count: number) {
  const element = useRef<HTMLUListElement>(null);
  const grid = useRef<Grid>(undefined);
  const [span, setSpan] = useState<Span>({ from: 0, to: AT_FIRST });
  const shown = { from: Math.min(span.from, count), to: Math.min(span.to, count) };

  const look = useEffectEvent((cards: number) => {
    const list = element.current;
    if (!list || cards === 0) return;
    grid.current = measure(list) ?? grid.current;
    if (!grid.current) return;
    const next = cardsInView(list, grid.current, cards);
    setSpan((now) => (isSameSpan(now, next) ? now : next));
  });

  // Before the router puts the page back to where it was, which it does in the same commit.
  useLayoutEffect(() => {
    const list = element.current;
    if (!list) return;
    // The room first, or the list is a moment too short while it is measured.
    if (grid.current) holdRoom(list, grid.current, shown, count);
    grid.current = measure(list) ?? grid.current;
    if (grid.current) holdRoom(list, grid.current, shown, count);
  });

  useEffect(() => {
    const onMove = () => look(count);
    window.addEventListener('scroll', onMove, { passive: true });
    const size = new ResizeObserver(onMove);
    if (element.current) size.observe(element.current);
    onMove();
    return () => {
      window.removeEventListener('scroll', onMove);
      size.disconnect();
    };
  }, [count]);

  return { element, span: shown };
}
