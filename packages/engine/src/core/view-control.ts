import type { Placement, ViewCommands } from './engine-api.ts';
import * as viewports from './viewport.ts';
import type { Point, Viewport } from './viewport.ts';

/** The viewport of an engine and what moves it. */
export interface ViewControl {
  viewport(): Viewport;
  placement(): Placement;
  readonly commands: ViewCommands;
}

/** What is told of changes. */
export interface ViewEvents {
  /** The page is about to move under the pointer. */
  moving(): void;
  /** The viewport is another one, even if it looks the same. */
  moved(): void;
}

/** A view of the whole page. */
export function createViewControl(
  page: { readonly width: number; readonly height: number },
  events: ViewEvents,
): ViewControl {
  let viewport = viewports.createViewport(page.width, page.height);
  let pinch: { readonly start: Viewport; readonly at: Point } | null = null;

  function show(next: Viewport): void {
    if (!viewports.samePlacement(viewport, next)) events.moving();
    viewport = next;
    events.moved();
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
      beginPinch(at) {
        pinch = { start: viewport, at };
      },
      movePinch(at, factor) {
        if (pinch) show(viewports.pinched(pinch.start, pinch.start.zoom * factor, pinch.at, at));
      },
      cancelPinch() {
        if (pinch) show(pinch.start);
        pinch = null;
      },
      panBy: (dx, dy) => show(viewports.panned(viewport, { x: dx, y: dy })),
      centerOn: (x, y) => show(viewports.centeredOn(viewport, { x: x * page.width, y: y * page.height })),
      setView(view) {
        pinch = null;
        show(viewports.withView(viewport, view));
      },
    },
  };
}
