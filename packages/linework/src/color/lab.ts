/** A color as CIELAB under daylight (D65): lightness 0 to 100, and two axes of hue. */
export type Lab = readonly [lightness: number, a: number, b: number];

const WHITE = [0.95047, 1, 1.08883] as const;

/** The CIELAB of a color such as `#8fbf7a`. */
export function labOf(color: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE[0]);
  const y = root((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / WHITE[1]);
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The nearest color that a screen shows, as `#8fbf7a`. */
export function colorOf([lightness, a, b]: Lab): string {
  const y = (lightness + 16) / 116;
  const [u, v, w] = [WHITE[0] * cube(y + a / 500), WHITE[1] * cube(y), WHITE[2] * cube(y - b / 200)];
  const parts = [
    3.2404542 * u - 1.5371385 * v - 0.4985314 * w,
    -0.969266 * u + 1.8760108 * v + 0.041556 * w,
    0.0556434 * u - 0.2040259 * v + 1.0572252 * w,
  ];
  return `#${parts
    .map((part) =>
      Math.round(255 * encoded(part))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** How far two colors are apart: their distance in CIELAB (CIE76). */
export function difference(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function encoded(part: number): number {
  const held = Math.min(1, Math.max(0, part));
  return held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055;
}

function root(share: number): number {
  return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
}

function cube(share: number): number {
  return share ** 3 > 216 / 24389 ? share ** 3 : (116 * share - 16) / (24389 / 27);
}
