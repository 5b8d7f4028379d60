import type { HistoryChange, UncoloredRegion } from '@inkbloom/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What lies open around the page. */
export interface StudioUiState {
  readonly mode: 'draw' | 'pan';
  readonly hidden: boolean;
  readonly panel: boolean;
  readonly minimap: boolean;
  readonly shortcuts: boolean;
  /** What the colors lie open at: palettes, or any color. */
  readonly shelf: 'palettes' | 'wheel';
  /** The phone's drawer, or the sheet that is open beside a rail. */
  readonly sheet: 'rest' | 'color' | 'size' | 'page';
  readonly saving: boolean;
  /** Whether the earlier versions of the drawing are looked at. */
  readonly versions: boolean;
  /** What the person is asked before it is done. */
  readonly asking: 'clear' | null;
  /** Whether the moment for a page that is colored all over is shown. */
  readonly finished: boolean;
  /** Whether the next press picks a color from the page. */
  readonly picking: boolean;
  readonly timer: 'closed' | 'open' | 'small';
  /** The flower to breathe with, beside the page while the controls are hidden. */
  readonly breathing: boolean;
  /** Whether the timer's settings are open. */
  readonly timerSettings: boolean;
  /** The area that is shown to be colored next. */
  readonly area: UncoloredRegion | null;
  /** What fingers on the page took back or did again, told for a while. */
  readonly history: HistoryChange | null;
  /** A sentence for the person, shown until it is dismissed. */
  readonly notice: string | null;
}

export type StudioUiStore = StoreApi<StudioUiState>;
type Toggle = 'panel' | 'minimap' | 'shortcuts';

/** A desk with the panel open and everything at rest. */
export function createStudioUi(minimap: boolean): StudioUiStore {
  return createStore<StudioUiState>(() => ({
    mode: 'draw',
    hidden: false,
    panel: true,
    minimap,
    shortcuts: false,
    shelf: 'palettes',
    sheet: 'rest',
    saving: false,
    versions: false,
    asking: null,
    finished: false,
    picking: false,
    timer: 'closed',
    breathing: false,
    timerSettings: false,
    area: null,
    history: null,
    notice: null,
  }));
}

/** Opens what is closed and closes what is open. */
export function toggle(ui: StudioUiStore, what: Toggle): void {
  ui.setState((state) => ({ [what]: !state[what] }));
}

/** Opens a sheet, or puts it away when it is the one that is open. */
export function toggleSheet(ui: StudioUiStore, sheet: StudioUiState['sheet']): void {
  ui.setState((state) => ({ sheet: state.sheet === sheet ? 'rest' : sheet }));
}

/** Lets the next press pick a color from the page, or not; what would cover the page is put away. */
export function togglePicking(ui: StudioUiStore): void {
  ui.setState((state) => ({ picking: !state.picking, sheet: 'rest' }));
}

/** Hides the controls, or brings them back; the flower goes with that. */
export function toggleControls(ui: StudioUiStore): void {
  ui.setState((state) => ({ hidden: !state.hidden, breathing: false }));
}

/** Brings the timer out, where it was folded too, or puts it away while it goes on. */
export function toggleTimer(ui: StudioUiStore): void {
  ui.setState((state) => ({ timer: state.timer === 'closed' ? 'open' : 'closed', sheet: 'rest' }));
}

/**
 * Closes what lies uppermost: a list of keys, a sheet, the next area, then what hides the controls; says whether there
 * was anything.
 */
export function closeUppermost(ui: StudioUiStore): boolean {
  const { shortcuts, sheet, area, hidden } = ui.getState();
  if (shortcuts) ui.setState({ shortcuts: false });
  else if (sheet !== 'rest') ui.setState({ sheet: 'rest' });
  else if (area) ui.setState({ area: null });
  else if (hidden) toggleControls(ui);
  else return false;
  return true;
}
