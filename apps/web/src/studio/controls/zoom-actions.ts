import type { Engine } from '@inkbloom/engine';

/** Changes of the zoom closer together than this many milliseconds are one action: a turn of the wheel, a pinch. */
const PAUSE = 300;

type Zooming = Pick<Engine, 'state' | 'subscribe'>;

/** Tells apart what zooms the page. */
export interface ZoomActions {
  /** Does what a button or key asks for: an action of its own if it zooms. */
  step(zoom: () => void): void;
  /** Does what is no zoom action: going back to the whole page, or to where a drawing was left. */
  quietly(zoom: () => void): void;
  stop(): void;
}

/** Calls `onAction` once for every action by which the person zooms in or out, by whatever means. */
export function followZoom(
  engine: Zooming,
  onAction: () => void,
  clock = () => performance.now(),
): ZoomActions {
  let known = engine.state().zoom;
  let last = -Infinity;
  let quiet = false;
  const stop = engine.subscribe(() => {
    const { zoom } = engine.state();
    if (zoom === known) return;
    known = zoom;
    if (quiet) return;
    const now = clock();
    if (now - last > PAUSE) onAction();
    last = now;
  });
  return {
    step(zoom) {
      last = -Infinity;
      zoom();
      last = -Infinity;
    },
    quietly(zoom) {
      quiet = true;
      zoom();
      quiet = false;
    },
    stop,
  };
}
