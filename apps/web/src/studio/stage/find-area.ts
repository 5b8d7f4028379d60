import type { Engine, UncoloredRegion } from '@inkbloom/engine';
import type { ZoomActions } from '../controls/zoom-actions.ts';

/** The share of the window that a found area shall take at most. */
const SHARE = 0.4;
const CLOSEST = 4;

type Finding = Pick<Engine, 'nextUncolored' | 'placement' | 'state' | 'pinch' | 'centerOn'>;

/** Finds the areas that wait for paint one after the other and brings each before the eyes; null when none is left. */
export function createFinder(engine: Finding, zooms: Pick<ZoomActions, 'quietly'>) {
  let after = 0;
  return (): UncoloredRegion | null => {
    const found = engine.nextUncolored({ after });
    if (!found) return null;
    after = found.region;
    zooms.quietly(() => approach(engine, found));
    return found;
  };
}

/** Zooms so that the area is easy to hit and to see among its neighbours, and brings it to the middle. */
function approach(engine: Finding, { center, bounds }: UncoloredRegion): void {
  const { view } = engine.placement();
  const wanted = Math.min(CLOSEST, Math.max(1, SHARE / Math.max(bounds.width, bounds.height)));
  const middle = { x: view.width / 2, y: view.height / 2 };
  engine.pinch(middle, { x: 0, y: 0 }, wanted / engine.state().zoom);
  engine.centerOn(center.x, center.y);
}
