import type { DraftView } from '../../device/drafts/draft.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { DEFAULT_COLOR, PALETTES, paletteNamed, parseHex } from './palettes.ts';

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
  /** Puts the color in hand first among the recent ones. */
  readonly noteUse: () => void;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

function paletteOf(hex: string): string | undefined {
  return PALETTES.find((palette) => palette.colors.some((color) => color.hex === hex))?.name;
}

function firstSettings(view: DraftView | null, brushes: readonly string[]): ToolSettings {
  const wanted = view?.brush ?? 'watercolor';
  const brush = brushes.includes(wanted) ? wanted : (brushes[0] ?? wanted);
  if (!view)
    return { brush, color: DEFAULT_COLOR, size: 3, opacity: 0.8, palette: 'Earth Tones', recent: [] };
  const { color, size, opacity, palette, recent } = view;
  return { brush, color, size, opacity, palette: paletteNamed(palette).name, recent };
}

/** The hand as a drawing was left, or the first one: watercolor or else the first brush there is, 3 px, 80 %, Chestnut. */
export function createToolSettings(
  view: DraftView | null,
  brushes: readonly string[],
): StoreApi<ToolSettingsStore> {
  return createStore<ToolSettingsStore>((set, get) => ({
    ...firstSettings(view, brushes),
    takeBrush: (brush) => {
      if (!brushes.includes(brush)) throw new Error(`there is no brush ${brush}`);
      set({ brush });
    },
    takeColor: (hex) => {
      const color = parseHex(hex);
      if (color) set({ color, palette: paletteFor(color, get().palette) });
    },
    setSize: (size) => set({ size: clamp(Math.round(size), SIZE_RANGE.min, SIZE_RANGE.max) }),
    setOpacity: (opacity) => {
      const stepped = Math.round(opacity / OPACITY_RANGE.step) * OPACITY_RANGE.step;
      set({ opacity: clamp(Number(stepped.toFixed(2)), OPACITY_RANGE.min, OPACITY_RANGE.max) });
    },
    openPalette: (name) => set({ palette: paletteNamed(name).name }),
    noteUse: () => {
      const { color, recent } = get();
      if (recent[0] === color) return;
      set({ recent: [color, ...recent.filter((other) => other !== color)].slice(0, RECENT_KEPT) });
    },
  }));
}

/** The open palette stays open when it holds the color; otherwise the one that does is opened. */
function paletteFor(color: string, open: string): string {
  const holds = paletteNamed(open).colors.some((candidate) => candidate.hex === color);
  return holds ? open : (paletteOf(color) ?? open);
}
