import type { ActivityDetail } from '@inkbloom/contracts/activities';
import { BRUSH_NAMES, createEngine, prepareBrush, type Engine, type HistoryChange } from '@inkbloom/engine';
import { SESSION_MINUTES } from '../quiet/settings.ts';
import { createBackground, type PageBackground } from '@inkbloom/engine/dom';
import { kindOf } from '@inkbloom/formats/journal';
import type { StoreApi } from 'zustand';
import type { Drafts } from '../../device/drafts/browser-device.ts';
import type { DraftFacts, DraftView } from '../../device/drafts/draft.ts';
import { takeFirstColors } from '../../device/first-colors.ts';
import { framesOf } from '../../device/drafts/records.ts';
import { serverSource } from '../../device/drafts/server-source.ts';
import { createQuietTime, type QuietTime } from '../quiet/quiet-time.ts';
import { useMeditationSettings } from '../quiet/settings.ts';
import { startMeditation } from '../quiet/tracker.ts';
import { isNativeShell } from '../../device/shell/native-shell.ts';
import { countZoom } from '../../device/progress/zoom-count.ts';
import { watchFinished } from '../finished/watch-finished.ts';
import { createStudioUi, type StudioUiStore } from '../controls/studio-ui-state.ts';
import type { EngineControls } from '../stage/engine-controls.ts';
import { createFinder } from '../stage/find-area.ts';
import { loadPagePalette } from '../controls/page-palette.ts';
import { usedColors } from '../controls/used-colors.ts';
import { usePreferences } from '../controls/preferences.ts';
import { createToolSettings, type ToolSettingsStore } from '../controls/tool-settings.ts';
import { keepKeyframes } from './keep-keyframes.ts';
import { keepPicture } from './keep-picture.ts';
import { DraftWriter } from './draft-writer.ts';
import { createKeeping, type KeepingStore } from './keeping.ts';
import { loadPage, type LoadedPage } from './load-page.ts';
import { openDrafts, type OpenedPage } from './open-drafts.ts';
import { prepareBrushes } from './prepare-brushes.ts';
import { createSmallPicture, type SmallPicture } from './small-picture.ts';
import { startStopwatch, type Stopwatch } from './stopwatch.ts';
import { followZoom, type ZoomActions } from '../controls/zoom-actions.ts';

/** A page on the easel with everything that belongs to working on it. */
export interface Session {
  readonly engine: Engine;
  readonly page: LoadedPage;
  readonly controls: EngineControls;
  readonly tools: StoreApi<ToolSettingsStore>;
  readonly ui: StudioUiStore;
  readonly drafts: Drafts;
  readonly writer: DraftWriter;
  /** What the person should know of how the drawing is kept. */
  readonly keeping: KeepingStore;
  readonly small: SmallPicture;
  readonly watch: Stopwatch;
  readonly zooms: ZoomActions;
  readonly quiet: QuietTime;
  /** How the drawing was left; null for a new one. */
  readonly view: DraftView | null;
  /** Who draws; null for a guest. */
  readonly person: string | null;
  /** Ends the work: what is not on disk yet is written. */
  close(): Promise<void>;
}

/** What a session is opened for. */
export interface SessionRequest {
  readonly activity: ActivityDetail;
  readonly pageIndex: number;
  readonly drawingId: string | undefined;
  /** The signed-in person's id, or null. */
  readonly person: string | null;
}

function engineControlsOf(
  engine: Engine,
  small: SmallPicture,
  zooms: ZoomActions,
  background: PageBackground,
): EngineControls {
  const find = createFinder(engine, zooms);
  return {
    brushes: BRUSH_NAMES,
    width: engine.width,
    height: engine.height,
    state: () => engine.state(),
    subscribe: (listener) => engine.subscribe(listener),
    onPicture: (listener) => engine.onGesture(listener),
    undo: () => engine.undo(),
    redo: () => engine.redo(),
    clear: () => engine.clear(),
    zoomIn: () => zooms.step(() => engine.zoomIn()),
    zoomOut: () => zooms.step(() => engine.zoomOut()),
    resetZoom: () => zooms.quietly(() => engine.zoomReset()),
    lookAt: (x, y) => engine.centerOn(x, y),
    paintSmall: (canvas) => small.paint(canvas),
    async brushReady(brush) {
      const known = BRUSH_NAMES.find((name) => name === brush);
      if (known) await prepareBrush(known, background);
    },
    bringBack: () => engine.bringBack(),
    usedColors: () => usedColors(engine.journal()),
    findNext: find,
    fillAt: (x, y) => void engine.fillAt(x, y),
  };
}

/** Hands the person's tool and mode on to the engine, now and whenever they change. */
function handOver(engine: Engine, tools: StoreApi<ToolSettingsStore>, ui: StudioUiStore): () => void {
  const give = (): void => {
    const { brush, color, size, opacity } = tools.getState();
    const known = BRUSH_NAMES.find((name) => name === brush);
    const { drawWithFinger, fingerCommands, large, ...preferences } = usePreferences.getState();
    const stayInside = preferences.stayInside ? 'first' : 'off';
    const { mode } = ui.getState();
    const fingers = { drawWithFinger, fingerCommands, large };
    engine.set({ ...(known && { brush: known }), color, size, opacity, mode, stayInside, ...fingers });
  };
  give();
  const stops = [tools.subscribe(give), ui.subscribe(give), usePreferences.subscribe(give)];
  return () => stops.forEach((stop) => stop());
}

/** A filled region is felt in the native shell, unless the person does not like that. */
function feelFill(): void {
  if (!isNativeShell() || !usePreferences.getState().haptics) return;
  import('../../device/shell/haptics.ts').then(
    ({ tap }) => tap(),
    () => undefined,
  );
}

/** What fingers did by a tap that may have been none, and several steps that a new one dropped. */
function isWorthTelling(change: HistoryChange): boolean {
  return change.kind === 'dropped' ? change.count > 1 : change.byTouch;
}

/** The facts a draft notes, as they are at this moment. */
function factsOf(engine: Engine, tools: StoreApi<ToolSettingsStore>, watch: Stopwatch): DraftFacts {
  // The gesture of this moment belongs to it.
  engine.finishNow();
  const { coloredShare, strokes, zoom, visible } = engine.state();
  const { brush, size, opacity, color, palette, recent } = tools.getState();
  const centerX = visible.x + visible.width / 2;
  const centerY = visible.y + visible.height / 2;
  const view = { zoom, centerX, centerY, brush, size, opacity, color, palette, recent };
  return { coloredShare, strokes, spentSeconds: watch.seconds(), view };
}

async function begin(
  page: LoadedPage,
  { drafts, opened, isPassing }: OpenedPage,
  background: PageBackground,
): Promise<Session> {
  const { draft } = opened;
  const { width, height, regions, ink } = page;
  const engine = createEngine({ width, height, regions, background });
  await background.pause();
  const { damaged, replayed } = await engine.restore(framesOf(opened));
  const small = createSmallPicture(engine, ink, background);
  const tools = createToolSettings(draft.view, BRUSH_NAMES, usePreferences.getState().lastColors);
  const ui = createStudioUi(window.innerWidth >= window.innerHeight);
  const watch = startStopwatch(draft.spentSeconds);
  const keeping = createKeeping(ui, isPassing);
  const facts = () => factsOf(engine, tools, watch);
  const writer = new DraftWriter(drafts.store, opened, facts, keeping);
  const zooms = followZoom(engine, () => countZoom(draft.activityId));
  const quiet = createQuietTime(useMeditationSettings.getState().defaultDuration);
  const meditation = startMeditation(draft.imageUrl, SESSION_MINUTES, quiet);
  const stops = [
    () => meditation.end(),
    () => zooms.stop(),
    keepPicture(engine, small, writer),
    watchFinished(engine, ui),
    // Positions in a keyframe count whole gestures only.
    damaged ? () => undefined : keepKeyframes(engine, writer, replayed),
    handOver(engine, tools, ui),
    engine.onGesture((bytes) => {
      const kind = kindOf(bytes);
      const isErased = tools.getState().brush === 'eraser';
      if ((kind === 'stroke' && !isErased) || kind === 'fill') tools.getState().noteUse();
      if (kind === 'fill') feelFill();
      writer.gesture(bytes);
    }),
    engine.subscribe(() => writer.touched()),
    tools.subscribe(() => writer.touched()),
    tools.subscribe(({ recent }, before) => {
      if (recent !== before.recent) usePreferences.setState({ lastColors: recent });
    }),
    engine.onHistory((change) => ui.setState({ history: isWorthTelling(change) ? change : null })),
  ];
  await background.pause();
  return {
    engine,
    page,
    controls: engineControlsOf(engine, small, zooms, background),
    tools,
    ui,
    drafts,
    writer,
    keeping: keeping.store,
    small,
    watch,
    zooms,
    quiet,
    view: draft.view,
    person: opened.hold.person,
    async close() {
      // Back may come in the middle of a stroke: what was drawn of it stays.
      engine.finishNow();
      stops.forEach((stop) => stop());
      watch.stop();
      small.close();
      await writer.close();
      background.close();
    },
  };
}

/** Goes on with what was colored on the landing page. */
function layFirstColors(engine: Engine, activityId: string): void {
  for (const { x, y, hex } of takeFirstColors(activityId)) engine.fillAt(x, y, hex);
}

/**
 * Loads a page and the work in progress on it, and replays that to the same pixels. Rejects when the page's region map
 * cannot be had.
 */
export async function openSession(request: SessionRequest): Promise<Session> {
  const { activity, pageIndex, drawingId, person } = request;
  const page = activity.pages[pageIndex];
  if (!page) throw new RangeError(`there is no page ${pageIndex}`);
  const { id: activityId, title } = activity;
  const facts = { activityId, pageIndex, title, imageUrl: page.imageUrl };
  const background = createBackground();
  prepareBrushes(background);
  const [loaded, opened] = await Promise.all([
    loadPage(page),
    openDrafts({ page: facts, person, drawingId }, serverSource),
  ]);
  const { draft } = opened.opened;
  const isNew = draft.gestures === 0 && draft.baseRevision === 0;
  const session = await begin(loaded, opened, background);
  if (pageIndex === 0 && isNew) layFirstColors(session.engine, activityId);
  const { setPagePalette } = session.tools.getState();
  loadPagePalette(page.previewUrl).then(setPagePalette, () => setPagePalette(null));
  return session;
}
