/** Reflectance of ten bands of light, from violet to red. */
type Spectrum = readonly number[];

/** The spectra of white, cyan, magenta, yellow, red, green and blue (Smits 1999). */
const BASES: readonly Spectrum[] = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  [0.971, 0.9426, 1, 1, 1, 1, 0.1564, 0, 0, 0],
  [1, 1, 0.9685, 0.2229, 0, 0.0458, 0.8369, 1, 1, 0.9959],
  [0, 0, 0.1088, 0.6651, 1, 1, 0.9996, 0.9586, 0.9685, 0.984],
  [0.1012, 0.0515, 0, 0, 0, 0, 0.8325, 1, 1, 1],
  [0, 0, 0.0273, 0.7937, 1, 0.9418, 0.1719, 0, 0, 0.0025],
  [1, 1, 0.8916, 0.3323, 0, 0, 0.0003, 0.0369, 0.0483, 0.0496],
];

/** How much of each band an eye takes for red, green and blue: fitted so that each base gives its own color. */
const EYE: readonly Spectrum[] = [
  [-0.018, -0.022, 0.049, -0.086, -0.028, 0.053, 0.282, 0.329, 0.272, 0.168],
  [-0.062, -0.066, 0.034, 0.307, 0.428, 0.341, 0.06, -0.013, -0.014, -0.012],
  [0.322, 0.379, 0.344, -0.009, -0.015, 0.014, 0.006, -0.017, -0.015, -0.012],
];

/** The bands of green, which blue pigments let through more than the blue of a screen does. */
const GREEN_BANDS = [3, 4, 5];
const GREEN_LEAK = 0.95;
/**
 * Bands from this share of a pigment's clearest one on pass other colors whole, those below the other share not at all.
 */
const CLEAR_FROM = 0.75;
const OPAQUE_BELOW = 0.25;
/** How much more of a color than of white a layer takes: pigments filter each other strongly. */
const FILTERING = 1.5;

/** The base with the largest channel alone, and the one that lacks the smallest, by channel. */
const PRIMARY = [4, 5, 6] as const;
const SECONDARY = [1, 2, 3] as const;

/**
 * How much of a layer covers what is under it, in 256ths: of a deep color, and more of a whitish one. The rest filters.
 */
const LEAST_COVER = 32;
const WHITE_COVER = 160;

/** Where a pigment's color and its cover stand, behind three numbers for each base. */
const COLOR_AT = BASES.length * 3;
const COVER_AT = COLOR_AT + 3;

/**
 * What a full layer of a color takes from the light of each base, by channel, in 256ths; then the color itself. Light
 * that comes back from what is under a layer passes it band by band, so that yellow over blue is green. Its cover comes
 * last.
 */
export function pigmentOf(rgb: number): Int32Array {
  const color = [(rgb >>> 16) & 255, (rgb >>> 8) & 255, rgb & 255];
  const passed = filtering(withGreenLeak(spectrumOf(color)));
  const losses = BASES.flatMap((base, k) =>
    k === 0
      ? color.map((value) => 1 - value / 255)
      : seen(base.map((value, i) => FILTERING * value * (1 - passed[i]!))),
  );
  const whiteness = color.reduce((least, value) => Math.min(least, value)) / 255;
  const cover = Math.round(LEAST_COVER + WHITE_COVER * whiteness);
  return Int32Array.from([...losses.map((loss) => Math.round(loss * (256 - cover))), ...color, cover]);
}

/** Spreads a color over the bands: its gray part as white, the rest as a secondary and a primary. */
function spectrumOf(color: readonly number[]): Spectrum {
  const { least, most } = ranked(color[0]!, color[1]!, color[2]!);
  const middle = 3 - least - most;
  const [low, mid, high] = [color[least]! / 255, color[middle]! / 255, color[most]! / 255];
  const [secondary, primary] = [BASES[SECONDARY[least]!]!, BASES[PRIMARY[most]!]!];
  return secondary.map((value, i) => low + (mid - low) * value + (high - mid) * primary[i]!);
}

function withGreenLeak(spectrum: Spectrum): Spectrum {
  const passed = [...spectrum];
  for (const band of GREEN_BANDS) passed[band] = Math.max(passed[band]!, GREEN_LEAK * passed[band - 1]!);
  return passed;
}

function filtering(spectrum: Spectrum): Spectrum {
  const clearest = spectrum.reduce((most, value) => Math.max(most, value), 1 / 255);
  return spectrum.map((value) => {
    const share = (value / clearest - OPAQUE_BELOW) / (CLEAR_FROM - OPAQUE_BELOW);
    return clearest * Math.min(1, Math.max(0, share));
  });
}

function seen(spectrum: Spectrum): number[] {
  return EYE.map((weights) => weights.reduce((sum, weight, i) => sum + weight * spectrum[i]!, 0));
}

/** Which channel is the smallest and which the largest; among equal ones the earlier is smaller. */
function ranked(r: number, g: number, b: number): { readonly least: number; readonly most: number } {
  let least = 0;
  if (g < r) least = 1;
  if (b < Math.min(r, g)) least = 2;
  let most = 2;
  if (g > b) most = 1;
  if (r > Math.max(g, b)) most = 0;
  return { least, most };
}

/** One channel of a color seen through a layer; `at` is the channel, `layer` how much of it there is, 0 to 256. */
function channelThrough(pigment: Int32Array, parts: Parts, value: number, at: number, layer: number): number {
  const lost =
    parts.low * pigment[at]! +
    parts.mid * pigment[parts.secondary + at]! +
    parts.high * pigment[parts.primary + at]!;
  const covered = pigment[COVER_AT]! * (value - pigment[COLOR_AT + at]!);
  return value - ((layer * (lost + covered) + 0x8000) >> 16);
}

interface Parts {
  readonly low: number;
  readonly mid: number;
  readonly high: number;
  readonly secondary: number;
  readonly primary: number;
}

/**
 * The color seen through a layer of a pigment, 0 to 255 thick, as bytes r, g, b; they may go beyond a byte a little.
 */
export function throughPigment(
  pigment: Int32Array,
  [r, g, b]: readonly [number, number, number],
  alpha: number,
): [number, number, number] {
  const { least, most } = ranked(r, g, b);
  const values = [r, g, b];
  const [low, high] = [values[least]!, values[most]!];
  const mid = values[3 - least - most]!;
  const parts = {
    low,
    mid: mid - low,
    high: high - mid,
    secondary: SECONDARY[least]! * 3,
    primary: PRIMARY[most]! * 3,
  };
  const layer = alpha + (alpha >> 7);
  return [
    channelThrough(pigment, parts, r, 0, layer),
    channelThrough(pigment, parts, g, 1, layer),
    channelThrough(pigment, parts, b, 2, layer),
  ];
}
