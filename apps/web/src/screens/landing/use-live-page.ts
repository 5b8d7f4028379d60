import type { ActivityPage } from '@inkbloom/contracts/activities';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { firstColors } from '../../device/first-colors.ts';
import { loadLivePage, type LivePageParts } from './load-live-page.ts';
import { createPaper, type ColorablePage } from './colorable-page.ts';

/**
 * A page's parts once they are there, and the canvas made into paper that takes color and has what was laid on an
 * earlier
 * visit.
 */
export function useLivePage(page: ActivityPage, activityId: string, onKept: () => void) {
  const foundKept = useEffectEvent(onKept);
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
    const { map, shapes } = parts;
    paper.current = createPaper(canvas.current, map, shapes, parts.example);
    const kept = firstColors(activityId);
    if (kept.size > 0) foundKept();
    for (const shape of shapes) {
      const color = kept.get(shape.id);
      if (color) paper.current.fill(shape, color.hex, { x: color.x * map.width, y: color.y * map.height });
    }
  }, [parts, activityId]);

  return { canvas, paper, parts };
}
