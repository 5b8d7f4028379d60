/** A color of a palette: its name and its value, #RRGGBB. */
export interface PaletteColor {
  readonly name: string;
  readonly hex: string;
}

/** Eight colors under one name. */
export interface Palette {
  readonly name: string;
  readonly colors: readonly PaletteColor[];
}

function palette(name: string, listed: string): Palette {
  const colors = listed.split(', ').map((entry) => {
    const cut = entry.lastIndexOf(' ');
    return { name: entry.slice(0, cut), hex: `#${entry.slice(cut + 1)}` };
  });
  return { name, colors };
}

/**
 * The six palettes. Every color has a channel of at least 80 and any two differ visibly, so that a fill never takes
 * paint for ink.
 */
export const PALETTES: readonly Palette[] = [
  palette(
    'Earth Tones',
    'Oat EBD9BC, Sandstone D4AE80, Ochre CB8B2E, Terracotta C2643F, Chestnut 8B5A3C, Umber 5C3A29, Olive 7E7B45, Lichen AEB08E',
  ),
  palette(
    'Nature',
    'Buttercup F4D068, New Leaf C3D97C, Fern 80AF52, Clover 3F8550, Pine 225C48, Eucalyptus A3CBB7, Petal EFA8B6, Foxglove 9B63A8',
  ),
  palette(
    'Sky & Water',
    'Mist D8E9F1, Powder A6D1EC, Sky 5DAFE2, Cornflower 4A7BD0, Deep Sea 23468F, Midnight 1D2A60, Lagoon 2AA3A4, Seafoam 9EDCCB',
  ),
  palette(
    'Sunset',
    'Lemon Haze FBE4A3, Apricot F9BD76, Tangerine F38B49, Coral EC6B5C, Rose DA5281, Orchid AA5099, Plum 6D4089, Dusk 3C3066',
  ),
  palette(
    'Monochrome',
    'Paper FFFFFF, Pearl E9E6E3, Fog CFCBCA, Silver B1ADB0, Pewter 918D94, Stone 726E78, Graphite 595563, Soft Ink 423F54',
  ),
  palette(
    'Vibrant',
    'Cherry E6354C, Marigold FF9B21, Sunflower FFD53D, Lime 8BCC3F, Emerald 13A87C, Azure 1F9BF0, Violet 7C3AED, Magenta E93F9E',
  ),
];

/** Chestnut, the color in hand when a page is first opened. */
export const DEFAULT_COLOR = '#8B5A3C';

/** The palette with this name; the first one for a name that is not known. */
export function paletteNamed(name: string): Palette {
  return PALETTES.find((candidate) => candidate.name === name) ?? PALETTES[0]!;
}

/** The color's name, or its own value when no palette holds it. */
export function colorName(hex: string): string {
  const named = PALETTES.flatMap((candidate) => candidate.colors).find((color) => color.hex === hex);
  return named?.name ?? hex;
}

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

/** The name of the color of the palettes that is nearest to a color. */
export function nearestName(hex: string): string {
  const own = channels(hex);
  const away = (other: string): number =>
    channels(other).reduce((sum, value, at) => sum + (value - own[at]!) ** 2, 0);
  const all = PALETTES.flatMap((candidate) => candidate.colors);
  return all.reduce((best, color) => (away(color.hex) < away(best.hex) ? color : best)).name;
}

/** The color a typed text stands for, in capitals; null unless it is # and six hex digits. */
export function parseHex(text: string): string | null {
  return /^#[0-9a-f]{6}$/i.test(text) ? text.toUpperCase() : null;
}

/** Whether a mark on this color is better dark than white, by relative luminance (WCAG 2.2). */
export function wantsDarkMark(hex: string): boolean {
  const channel = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5) > 0.36;
}
