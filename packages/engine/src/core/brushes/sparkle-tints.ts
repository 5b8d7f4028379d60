/** Each hue comes in this many shades: as it is, light, and almost white. */
export const SHADES = 3;
export const LIGHT = 1;
export const WHITE = 2;

/** How many hues there are. */
export const HUES = 3;

/** How far the neighbouring hues lie, as shares of the circle. */
const TURNS = [0, 0.06, -0.06];
/** Colors nearly gray have no hue to turn; theirs differ in lightness. */
const GRAY_BELOW = 24;
const GRAY_LIFT = [0, 0.35, 0.18];
const LIFTS = [0, 0.5, 0.88];

/** The tints of a sparkle in a color: three hues in three shades each, tint 0 the color itself. */
export function sparkleTints(rgb: number): readonly number[] {
  return TURNS.flatMap((turn, i) => {
    const hue = isGray(rgb) ? lifted(rgb, GRAY_LIFT[i]!) : turned(rgb, turn);
    return LIFTS.map((lift) => lifted(hue, lift));
  });
}

function channels(rgb: number): [number, number, number] {
  return [(rgb >>> 16) & 255, (rgb >>> 8) & 255, rgb & 255];
}

function isGray(rgb: number): boolean {
  return Math.max(...channels(rgb)) - Math.min(...channels(rgb)) < GRAY_BELOW;
}

function fromChannels(values: readonly number[]): number {
  return values.reduce((word, value) => (word << 8) | Math.round(Math.min(255, Math.max(0, value))), 0);
}

/** Some of the way to white, 0 to 1. */
function lifted(rgb: number, share: number): number {
  return fromChannels(channels(rgb).map((value) => value + (255 - value) * share));
}

/** The same lightness and strength with another hue (the hexagon of HSV, turned by a share of the circle). */
function turned(rgb: number, turn: number): number {
  const values = channels(rgb);
  const [most, least] = [Math.max(...values), Math.min(...values)];
  const [r, g, b] = values;
  const range = most - least;
  let hue = (r - g) / range + 4;
  if (most === r) hue = (g - b) / range;
  else if (most === g) hue = (b - r) / range + 2;
  const at = (offset: number) => {
    const k = (offset + hue + turn * 6 + 12) % 6;
    return most - range * Math.max(0, Math.min(1, k, 4 - k));
  };
  return fromChannels([at(5), at(3), at(1)]);
}
