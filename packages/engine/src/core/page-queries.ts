import type { ColoredShare } from './colored-share.ts';
import type { DrawingState } from './drawing-state.ts';
import type { UncoloredRegion, UncoloredSearch } from './engine-api.ts';
import type { JournalRecorder } from './journal-recorder.ts';
import { seenColor } from './pixel.ts';
import { positionOf } from './region-position.ts';
import type { Regions } from './regions.ts';
import type { Point } from './viewport.ts';

/** What can be asked about places on a page; places are shares of the page, 0 to 1. */
export interface PageQueries {
  /** The id of the region at a place; null off the page and where no region is. */
  regionAt(x: number, y: number): number | null;
  /** The color of the paint at a place as it is seen on white paper, `#rrggbb`; null where there is none. */
  colorAt(x: number, y: number): string | null;
  /** The next region that waits for paint, going round; null when there is none. */
  nextUncolored(search?: UncoloredSearch): UncoloredRegion | null;
}

/** Answers from a page as it stands. */
export function pageQueries(
  { layer }: DrawingState,
  recorder: JournalRecorder,
  regions: Regions,
  colored: ColoredShare,
): PageQueries {
  const { width, height } = layer;
  return {
    regionAt(x, y) {
      const at = pixelAt(layer, x, y);
      return (at && regions.at(at.x, at.y)) || null;
    },
    colorAt(x, y) {
      recorder.paintWaiting();
      const at = pixelAt(layer, x, y);
      const pixel = at ? layer.pixel(at.x, at.y) : 0;
      return pixel === 0 ? null : seenColor(pixel);
    },
    nextUncolored({ after = 0, below = 0.5 } = {}) {
      recorder.finishNow();
      const region = colored.nextBelow(below, after);
      return region === null ? null : { region, ...positionOf(regions.runs(region), { width, height }) };
    },
  };
}

/** The page pixel at a share of the page; null off the page. */
export function pixelAt(
  { width, height }: { readonly width: number; readonly height: number },
  x: number,
  y: number,
): Point | null {
  const inside = x >= 0 && y >= 0 && x < 1 && y < 1;
  return inside ? { x: Math.floor(x * width), y: Math.floor(y * height) } : null;
}
