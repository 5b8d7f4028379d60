import { inlineBackground } from './core/background.ts';
import { ColoredShare } from './core/colored-share.ts';
import { DrawingState } from './core/drawing-state.ts';
import type { Engine, EngineOptions } from './core/engine-api.ts';
import { journalAccess } from './core/journal-access.ts';
import { glintAccess } from './core/glint-access.ts';
import { JournalRecorder } from './core/journal-recorder.ts';
import { pageQueries, pixelAt } from './core/page-queries.ts';
import { paintAccess } from './core/paint-access.ts';
import { parseFillColor } from './core/pixel.ts';
import { PointerControl } from './core/pointer-control.ts';
import { regionsFromMap, wholePage } from './core/regions.ts';
import { changed, DEFAULT_SETTINGS, type Settings } from './core/settings.ts';
import { createStateStore } from './core/state-store.ts';
import { sameValues } from './core/state.ts';
import { createViewControl } from './core/view-control.ts';
import { createUndoCommands } from './core/undo-commands.ts';
import * as viewports from './core/viewport.ts';

export { inlineBackground, type Background } from './core/background.ts';
export type { Box } from './core/box.ts';
export { BRUSH_NAMES, type BrushName } from './core/brushes/brush.ts';
export { prepareBrush } from './core/brushes/prepare-brush.ts';
export type {
  ActionKind,
  CommandSource,
  Engine,
  EngineOptions,
  HistoryChange,
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

const now = (): number => performance.now();

/** Opens a page for coloring, without any paint. */
export function createEngine(options: EngineOptions): Engine {
  const { width, height, regions: map, seed = 0, background = inlineBackground, clock = now } = options;
  const regions = map ? regionsFromMap(map, width, height) : wholePage(width, height);
  const drawing = new DrawingState(width, height, regions, background);
  const recorder = new JournalRecorder({ width, height }, drawing, seed, background);
  const colored = new ColoredShare(regions, drawing.layer);
  const undoing = createUndoCommands(drawing, recorder, clock);
  const view = createViewControl(
    { width, height },
    {
      // A line that went on under a page that moves would get a kink.
      moving() {
        if (recorder.drawing) pointers.endGesture();
      },
      moved() {
        const part = viewports.visiblePart(view.viewport());
        if (!sameValues(visible, part)) visible = part;
        store.announce();
      },
    },
  );

  let settings = DEFAULT_SETTINGS;
  let visible = viewports.visiblePart(view.viewport());
  let share = 0;
  let penSeen = false;
  const store = createStateStore(() => {
    const { canUndo, canRedo } = drawing.history;
    const { strokes } = recorder;
    const { zoom } = view.viewport();
    return { ...settings, zoom, visible, canUndo, canRedo, coloredShare: share, strokes, penSeen };
  });
  const pointers = new PointerControl({
    view,
    recorder,
    settings: () => settings,
    fillAtPage: ({ x, y }) => fillAt(x / width, y / height),
  });

  /** Runs a command that ends the gesture under way. */
  function command<T>(act: () => T): T {
    pointers.endGesture();
    const outcome = act();
    store.refresh();
    return outcome;
  }

  function fillAt(x: number, y: number, color: string = settings.color): boolean {
    const at = pixelAt({ width, height }, x, y);
    const rgb = parseFillColor(color);
    return at !== null && recorder.fillFrom({ ...at, rgb, opacity: settings.opacity });
  }

  recorder.onPaint((box) => colored.touch(box));
  recorder.onChange(() => {
    share = colored.ofPage();
    store.refresh();
  });

  return {
    width,
    height,
    state: store.state,
    subscribe: store.subscribe,
    set(change: Partial<Settings>) {
      settings = changed(settings, change);
      if (settings.brush !== 'fill') drawing.prepare(settings.brush);
      store.refresh();
    },
    pointer(sample) {
      penSeen ||= sample.pointerType === 'pen';
      pointers.feed(sample);
      store.refresh();
    },
    fillAt: (x, y, color) => command(() => fillAt(x, y, color)),
    undo: (by) => command(() => undoing.undo(by)),
    redo: (by) => command(() => undoing.redo(by)),
    bringBack: () => command(() => undoing.bringBack()),
    onHistory: undoing.onHistory,
    clear: () => void command(() => recorder.perform({ kind: 'clear' })),
    placement: view.placement,
    brushWidth: () =>
      viewports.brushWidthOf(view.viewport(), settings.size, settings.large) * view.placement().scale,
    ...view.commands,
    ...pageQueries(drawing, recorder, regions, colored),
    ...paintAccess(drawing, recorder),
    ...glintAccess({ drawing, recorder, background }),
    ...journalAccess({ drawing, recorder, background }, command),
  };
}
