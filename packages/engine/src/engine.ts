import { inlineBackground } from './core/background.ts';
import type { Box } from './core/box.ts';
import { ColoredShare } from './core/colored-share.ts';
import type { Engine, EngineOptions } from './core/engine-api.ts';
import { pageQueries, pixelAt } from './core/page-queries.ts';
import { parseColor, parseFillColor } from './core/pixel.ts';
import { Recorder } from './core/recorder.ts';
import { regionsFromMap, wholePage } from './core/regions.ts';
import { changed, DEFAULT_SETTINGS, type Settings } from './core/settings.ts';
import { createSignal } from './core/signal.ts';
import { sameValues, type EngineState } from './core/state.ts';
import { fillTool } from './core/tools/fill.ts';
import { paintTool } from './core/tools/paint.ts';
import { panTool } from './core/tools/pan.ts';
import type { GestureState } from './core/tools/tool.ts';
import * as viewports from './core/viewport.ts';

export { inlineBackground, type Background } from './core/background.ts';
export type { Box } from './core/box.ts';
export { BRUSH_NAMES, type BrushName } from './core/brushes/brush.ts';
export { prepareBrush } from './core/brushes/prepare-brush.ts';
export type {
  Engine,
  EngineOptions,
  Placement,
  PointerSample,
  UncoloredRegion,
  UncoloredSearch,
} from './core/engine-api.ts';
export { halfSize } from './core/half-size.ts';
export { labelRegions, type LabelOptions, type Luma } from './core/label-regions.ts';
export { overWhite, type Pixel } from './core/pixel.ts';
export {
  DEFAULT_SETTINGS,
  OPACITY_RANGE,
  SIZE_RANGE,
  type Settings,
  type StayInside,
} from './core/settings.ts';
export type { EngineState } from './core/state.ts';
export { WHEEL_FACTORS, ZOOM_RANGE, ZOOM_STEP, type Insets, type Point, type View } from './core/viewport.ts';

/** Share of the page's longer side a pointer must go before a press becomes a line (CAN-5). */
const LEAST_MOVE = 0.001;

/** What a mouse or a finger does, and what no hand does, in the pen's terms. */
const PRESSED = { pressure: 255, tilt: 0 };
const LIFTED = { pressure: 0, tilt: 0 };

function toByte(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 255);
}

/** Opens a page for coloring, without any paint. */
export function createEngine(options: EngineOptions): Engine {
  const { width, height, regions: map, seed = 0, background = inlineBackground } = options;
  const regions = map ? regionsFromMap(map, width, height) : wholePage(width, height);
  const recorder = new Recorder({ width, height }, regions, seed, background);
  const colored = new ColoredShare(regions, recorder.layer);
  const states = createSignal<void>();

  let settings = DEFAULT_SETTINGS;
  let viewport = viewports.createViewport(width, height);
  let visible = viewports.visiblePart(viewport);
  let gesture: GestureState | null = null;
  let share = 0;
  let state = readState();

  function readState(): EngineState {
    const { canUndo, canRedo } = recorder.history;
    const { strokes } = recorder;
    return { ...settings, zoom: viewport.zoom, visible, canUndo, canRedo, coloredShare: share, strokes };
  }

  function refresh(): void {
    const next = readState();
    if (sameValues(state, next)) return;
    state = next;
    states.emit();
  }

  /** The page may stand elsewhere although the state is the same, so this always tells. */
  function setViewport(next: viewports.Viewport): void {
    viewport = next;
    const part = viewports.visiblePart(viewport);
    if (!sameValues(visible, part)) visible = part;
    const now = readState();
    if (!sameValues(state, now)) state = now;
    states.emit();
  }

  function zoomBy(factor: number, at = viewports.middleOf(viewport.view)): void {
    setViewport(viewports.zoomedTo(viewport, viewport.zoom * factor, at));
  }

  /** Ends a gesture that is under way, so that a command never meets a half drawn stroke. */
  function endGesture(): void {
    if (!gesture) return;
    const place = viewports.middleOf(viewport.view);
    gesture({ phase: 'cancel', view: place, page: viewports.toPage(viewport, place), ...LIFTED });
    gesture = null;
  }

  function command(act: () => boolean): boolean {
    endGesture();
    const did = act();
    refresh();
    return did;
  }

  function tool(): GestureState {
    if (settings.mode === 'pan') return panTool({ panBy });
    if (settings.brush === 'fill') return fillTool(({ x, y }) => fillAt(x / width, y / height));
    const style = {
      brush: settings.brush,
      rgb: parseColor(settings.color) ?? 0,
      size: settings.size * viewports.upscaleOf(viewport),
      opacity: settings.opacity,
      stayInside: settings.stayInside,
    };
    return paintTool(() => recorder.beginStroke(style), LEAST_MOVE * Math.max(width, height));
  }

  function panBy(dx: number, dy: number): void {
    setViewport(viewports.panned(viewport, { x: dx, y: dy }));
  }

  function fillAt(x: number, y: number, color: string = settings.color): boolean {
    const at = pixelAt({ width, height }, x, y);
    const rgb = parseFillColor(color);
    return at !== null && recorder.fillFrom({ ...at, rgb, opacity: settings.opacity });
  }

  recorder.onPaint((box) => colored.touch(box));
  recorder.onChange(() => {
    share = colored.ofPage();
    refresh();
  });

  return {
    width,
    height,
    state: () => state,
    subscribe: (listener) => states.on(listener),
    set(change: Partial<Settings>) {
      settings = changed(settings, change);
      if (settings.brush !== 'fill') recorder.prepare(settings.brush);
      refresh();
    },
    pointer({ phase, x, y, pointerType, ...pen }) {
      if (phase === 'down') {
        endGesture();
        gesture = tool();
      }
      const held =
        pointerType === 'pen' ? { pressure: toByte(pen.pressure), tilt: toByte(pen.tilt ?? 0) } : PRESSED;
      const page = viewports.toPage(viewport, { x, y });
      gesture = gesture?.({ phase, view: { x, y }, page, ...held }) ?? null;
      refresh();
    },
    fillAt: (x, y, color) => command(() => fillAt(x, y, color)),
    ...pageQueries(recorder, regions, colored),
    undo: () => void command(() => recorder.perform({ kind: 'undo' })),
    redo: () => void command(() => recorder.perform({ kind: 'redo' })),
    clear: () => void command(() => recorder.perform({ kind: 'clear' })),
    zoomIn: () => zoomBy(viewports.ZOOM_STEP),
    zoomOut: () => zoomBy(1 / viewports.ZOOM_STEP),
    zoomReset: () => setViewport(viewports.zoomedTo(viewport, 1, viewports.middleOf(viewport.view))),
    wheel(at, deltaY) {
      if (deltaY !== 0) zoomBy(deltaY < 0 ? viewports.WHEEL_FACTORS.in : viewports.WHEEL_FACTORS.out, at);
    },
    pinch(at, by, factor) {
      const moved = viewports.panned(viewport, by);
      setViewport(viewports.zoomedTo(moved, moved.zoom * factor, at));
    },
    panBy,
    centerOn: (x, y) => setViewport(viewports.centeredOn(viewport, { x: x * width, y: y * height })),
    setView: (view) => setViewport(viewports.withView(viewport, view)),
    placement: () => ({
      origin: viewports.originOf(viewport),
      scale: viewports.scaleOf(viewport),
      view: viewport.view,
    }),
    brushWidth: () => settings.size * viewports.upscaleOf(viewport) * viewports.scaleOf(viewport),
    onPaint: (listener) => recorder.onPaint(listener),
    isEmpty(box) {
      recorder.paintWaiting();
      return recorder.layer.isEmpty(box);
    },
    applyPendingPaint(box) {
      const { layer } = recorder;
      return !recorder.runSlice() && !layer.tilesIn(box).some((index) => layer.applyPending(index));
    },
    readPaint(box: Box, into?: Uint32Array<ArrayBuffer>) {
      recorder.paintWaiting();
      return recorder.layer.read(box, into);
    },
    finishNow: () => recorder.finishNow(),
    onGesture: (listener) => recorder.onGesture(listener),
    journal: () => recorder.journal(),
    replay(source) {
      endGesture();
      const outcome = recorder.replay(source);
      refresh();
      return outcome;
    },
    async restore(source) {
      endGesture();
      const outcome = await recorder.restore(source);
      refresh();
      return outcome;
    },
    keyframe: () => recorder.keyframe(),
  };
}
