import type { Engine, Insets } from '../engine.ts';
import { attachCursor } from './cursor.ts';
import type { Ink } from './ink.ts';
import { attachPointers } from './pointers.ts';
import { DESKTOP, MOBILE, sizeOf, watchSize } from './resize.ts';
import { Surface } from './surface.ts';
import type { Surround } from './surround.ts';

export { createBackground, type PageBackground } from './background.ts';
export { loadInk, lumaOf, type Ink } from './ink.ts';
export { labelInWorker, type LabelInWorkerOptions } from './label-in-worker.ts';
export { exportPng, type PictureOptions } from './picture.ts';
export type { Shade, Surround } from './surround.ts';

/** What an engine is shown with. */
export interface MountOptions {
  /** The element to fill; it needs a size of its own and a position. */
  readonly host: HTMLElement;
  /** The page's line art; null shows paint alone. */
  readonly ink: Ink | null;
  /** What surrounds the page; the host's own background unless told, which costs more to show. */
  readonly surround?: Surround;
  /** Room the page keeps clear of at 100 %, for docks and panels; none unless told. */
  readonly insets?: Insets;
  /** Whether changes of size are met as on a mobile device; as under a mouse unless told. */
  readonly mobile?: boolean;
}

/** An engine on screen. */
export interface MountedEngine {
  /** How the page is shown; null when the browser has neither WebGL2 nor Canvas2D, so that nothing can be seen. */
  readonly presenter: 'webgl2' | 'canvas2d' | null;
  /** Changes the line art, for example when it arrives late. */
  setInk(ink: Ink | null): void;
  /** Changes the room the page keeps clear of. */
  setInsets(insets: Insets): void;
  /** Changes what surrounds the page, where it was mounted with a surround. */
  setSurround(surround: Surround): void;
  /** Takes everything off the host; the engine itself stays as it is. */
  destroy(): void;
}

const NO_INSETS: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

/** Shows an engine in an element and feeds it from pointers, wheel and size. */
export function mountEngine(engine: Engine, options: MountOptions): MountedEngine {
  const { host, ink, surround = null, insets = NO_INSETS, mobile = false } = options;
  const stage = document.createElement('div');
  stage.style.cssText = 'position:absolute;inset:0;overflow:hidden;touch-action:none;user-select:none';
  host.append(stage);
  let clear = insets;
  let size = sizeOf(stage);
  const fit = () => engine.setView({ ...size, insets: clear });

  fit();
  const surface = new Surface(stage, engine, surround);
  surface.setInk(ink);
  const stops = [
    watchSize(stage, mobile ? MOBILE : DESKTOP, (now) => {
      size = now;
      fit();
      surface.resize();
    }),
    attachPointers(stage, engine),
    attachCursor(stage, engine),
  ];
  return {
    get presenter() {
      return surface.kind;
    },
    setInk: (next) => surface.setInk(next),
    setSurround: (next) => surface.setSurround(next),
    setInsets(next) {
      clear = next;
      fit();
    },
    destroy() {
      for (const stop of stops) stop();
      surface.destroy();
      stage.remove();
    },
  };
}
