import { createStore, type StoreApi } from 'zustand/vanilla';

/** What lies open around the page. */
export interface Desk {
  readonly mode: 'draw' | 'pan';
  readonly hidden: boolean;
  readonly panel: boolean;
  readonly minimap: boolean;
  readonly shortcuts: boolean;
  /** The phone's drawer, or the sheet that is open beside a rail. */
  readonly sheet: 'rest' | 'color' | 'size' | 'page';
  readonly saving: boolean;
  /** Whether the next press picks a colour from the page. */
  readonly picking: boolean;
  readonly timer: 'closed' | 'open' | 'small';
  /** The flower to breathe with, beside the page while the controls are hidden. */
  readonly breathing: boolean;
  /** Whether the timer's settings are open. */
  readonly timerSettings: boolean;
  /** A sentence for the person, shown until it is dismissed. */
  readonly notice: string | null;
}

export type DeskStore = StoreApi<Desk>;
type Toggle = 'panel' | 'minimap' | 'shortcuts';

/** A desk with the panel open and everything at rest. */
export function createDesk(minimap: boolean): DeskStore {
  return createStore<Desk>(() => ({
    mode: 'draw',
    hidden: false,
    panel: true,
    minimap,
    shortcuts: false,
    sheet: 'rest',
    saving: false,
    picking: false,
    timer: 'closed',
    breathing: false,
    timerSettings: false,
    notice: null,
  }));
}

/** Opens what is closed and closes what is open. */
export function toggle(desk: DeskStore, what: Toggle): void {
  desk.setState((state) => ({ [what]: !state[what] }));
}

/** Opens a sheet, or puts it away when it is the one that is open. */
export function toggleSheet(desk: DeskStore, sheet: Desk['sheet']): void {
  desk.setState((state) => ({ sheet: state.sheet === sheet ? 'rest' : sheet }));
}

/** Lets the next press pick a colour from the page, or not; what would cover the page is put away. */
export function togglePicking(desk: DeskStore): void {
  desk.setState((state) => ({ picking: !state.picking, sheet: 'rest' }));
}

/** Hides the controls, or brings them back; the flower goes with that. */
export function toggleControls(desk: DeskStore): void {
  desk.setState((state) => ({ hidden: !state.hidden, breathing: false }));
}

/** Brings the timer out, where it was folded too, or puts it away while it goes on. */
export function toggleTimer(desk: DeskStore): void {
  desk.setState((state) => ({ timer: state.timer === 'closed' ? 'open' : 'closed', sheet: 'rest' }));
}
