import type { DraftView } from '../../device/drafts/draft.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { PAGE_PALETTE } from './page-palette.ts';
import { DEFAULT_COLOR, PALETTES, paletteNamed, parseHex, type Palette } from './palettes.ts';

export const SIZE_PRESETS = [1, 2, 3, 5, 8, 12, 16, 24] as const;
export const SIZE_RANGE = { min: 1, max: 32 } as const;
export const OPACITY_PRESETS = [0.1, 0.25, 0.5, 0.75, 0.9, 1] as const;
export const OPACITY_RANGE = { min: 0.05, max: 1, step: 0.05 } as const;

/** Colors remembered beside the palettes. */
const RECENT_KEPT = 7;

/** What the person holds: a brush with its color, size in pixels and opacity. */
export interface ToolSettings {
  readonly brush: string;
  readonly color: string;
  readonly size: number;
  readonly opacity: number;
  readonly palette: string;
  /** The page's own palette; null where it has none, undefined until that is known. */
  readonly pagePalette: Palette | null | undefined;
  /** Colors that were painted with, latest first. */
  readonly recent: readonly string[];
}

/** The hand and the ways to change it; values out of range are brought back into it. */
export interface ToolSettingsStore extends ToolSettings {
  readonly takeBrush: (brush: string) => void;
  /** Takes a color written as #rrggbb; anything else changes nothing. */
  readonly takeColor: (hex: string) => void;
  readonly setSize: (size: number) => void;
  readonly setOpacity: (opacity: number) => void;
  readonly openPalette: (name: string) => void;
  /** Tells the page's own palette, or that it has none. */
  readonly setPagePalette: (palette: Palette | null) => void;
  /** Puts the color in hand first among the recent ones. */
  readonly noteUse: () => void;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** The palette that lies open; null while it is not known yet. */
export function openPaletteOf({
  palette,
  pagePalette,
}: Pick<ToolSettings, 'palette' | 'pagePalette'>): Palette | null {
  return palette === PAGE_PALETTE ? (pagePalette ?? null) : paletteNamed(palette);
}

function paletteOf(hex: string): string | undefined {
  return PALETTES.find((palette) => palette.colors.some((color) => color.hex === hex))?.name;
}

function firstSettings(
  view: DraftView | null,
  brushes: readonly string[],
  lastColors: readonly string[],
): ToolSettings {
  const wanted = view?.brush ?? 'watercolor';
  const brush = brushes.includes(wanted) ? wanted : (brushes[0] ?? wanted);
  if (!view)
    return {
      brush,
      color: DEFAULT_COLOR,
      size: 3,
      opacity: 0.8,
      palette: PAGE_PALETTE,
      pagePalette: undefined,
      recent: lastColors,
    };
  const { color, size, opacity, recent } = view;
  const palette = view.palette === PAGE_PALETTE ? PAGE_PALETTE : paletteNamed(view.palette).name;
  return { brush, color, size, opacity, palette, pagePalette: undefined, recent };
}

/**
 * The tool as a drawing was left, or the first one: watercolor or else the first brush there is, 3 px, 80 %, Chestnut,
 * beside the page's own palette and the colors last used on this device.
 */
export function createToolSettings(
  view: DraftView | null,
  brushes: readonly string[],
  lastColors: readonly string[] = [],
): StoreApi<ToolSettingsStore> {
  return createStore<ToolSettingsStore>((set, get) => ({
    ...firstSettings(view, brushes, lastColors),
    takeBrush: (brush) => {
      if (!brushes.includes(brush)) throw new Error(`there is no brush ${brush}`);
      set({ brush });
    },
    takeColor: (hex) => {
      const color = parseHex(hex);
      if (color) set({ color, palette: paletteFor(color, get()) });
    },
    setSize: (size) => set({ size: clamp(Math.round(size), SIZE_RANGE.min, SIZE_RANGE.max) }),
    setOpacity: (opacity) => {
      const stepped = Math.round(opacity / OPACITY_RANGE.step) * OPACITY_RANGE.step;
      set({ opacity: clamp(Number(stepped.toFixed(2)), OPACITY_RANGE.min, OPACITY_RANGE.max) });
    },
    openPalette: (name) => set({ palette: name === PAGE_PALETTE ? PAGE_PALETTE : paletteNamed(name).name }),
    setPagePalette: (pagePalette) => {
      const isMissed = !pagePalette && get().palette === PAGE_PALETTE;
      set({ pagePalette, ...(isMissed && { palette: paletteNamed('').name }) });
    },
    noteUse: () => {
      const { color, recent } = get();
      if (recent[0] === color) return;
      set({ recent: [color, ...recent.filter((other) => other !== color)].slice(0, RECENT_KEPT) });
    },
  }));
}

/** The open palette stays open when it holds the color; otherwise the one that does is opened. */
function paletteFor(color: string, tools: ToolSettings): string {
  const holds = openPaletteOf(tools)?.colors.some((candidate) => candidate.hex === color);
  return holds ? tools.palette : (paletteOf(color) ?? tools.palette);
}
