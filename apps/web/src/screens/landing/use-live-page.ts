import type { ActivityPage } from '@inkbloom/contracts/activities';
import { useEffect, useRef, useState } from 'react';
import { loadLivePage, type LivePageParts } from './load-live-page.ts';
import { createPaper, type ColorablePage } from './colorable-page.ts';

/** A page's parts once they are there, and the canvas made into paper that takes color. */
export function useLivePage(page: ActivityPage) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const paper = useRef<ColorablePage>(null);
  const [parts, setParts] = useState<LivePageParts>();

  useEffect(() => {
    const leaving = new AbortController();
    loadLivePage(page, leaving.signal).then(
      (loaded) => leaving.signal.aborted || setParts(loaded),
      () => undefined,
    );
    return () => leaving.abort();
  }, [page]);

  useEffect(() => {
    if (!parts || !canvas.current) return;
    paper.current = createPaper(canvas.current, parts.map, parts.shapes, parts.example);
  }, [parts]);

  return { canvas, paper, parts };
}
