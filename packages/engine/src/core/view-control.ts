import type { Placement, ViewCommands } from './engine-api.ts';
import * as viewports from './viewport.ts';
import type { Point, Viewport } from './viewport.ts';

/** The viewport of an engine and what moves it. */
export interface ViewControl {
  viewport(): Viewport;
  placement(): Placement;
  readonly commands: ViewCommands;
}

/** A view of the whole page. `moved` is told of every change, also of one that looks the same. */
export function createViewControl(
  page: { readonly width: number; readonly height: number },
  moved: () => void,
): ViewControl {
  let viewport = viewports.createViewport(page.width, page.height);

  function show(next: Viewport): void {
    viewport = next;
    moved();
  }

  function zoomBy(factor: number, at: Point = viewports.middleOf(viewport.view)): void {
    show(viewports.zoomedTo(viewport, viewport.zoom * factor, at));
  }

  return {
    viewport: () => viewport,
    placement: () => ({
      origin: viewports.originOf(viewport),
      scale: viewports.scaleOf(viewport),
      view: viewport.view,
    }),
    commands: {
      zoomIn: () => zoomBy(viewports.ZOOM_STEP),
      zoomOut: () => zoomBy(1 / viewports.ZOOM_STEP),
      zoomReset: () => show(viewports.zoomedTo(viewport, 1, viewports.middleOf(viewport.view))),
      wheel(at, deltaY) {
        if (deltaY !== 0) zoomBy(deltaY < 0 ? viewports.WHEEL_FACTORS.in : viewports.WHEEL_FACTORS.out, at);
      },
      pinch(at, by, factor) {
        const panned = viewports.panned(viewport, by);
        show(viewports.zoomedTo(panned, panned.zoom * factor, at));
      },
      panBy: (dx, dy) => show(viewports.panned(viewport, { x: dx, y: dy })),
      centerOn: (x, y) => show(viewports.centeredOn(viewport, { x: x * page.width, y: y * page.height })),
      setView: (view) => show(viewports.withView(viewport, view)),
    },
  };
}
