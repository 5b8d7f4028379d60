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
  /** A sentence for the person, shown until it is dismissed. */
  readonly notice: string | null;
}

export type DeskStore = StoreApi<Desk>;
type Toggle = 'hidden' | 'panel' | 'minimap' | 'shortcuts';

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
