/**
 * Paint pixels are 32-bit words 0xAABBGGRR with color already multiplied by alpha, so that a Uint32Array
 * of them is, on the little-endian machines browsers run on, RGBA bytes. 0 is bare paper.
 */
export type Pixel = number;

const HEX3 = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const HEX6 = /^#?([0-9a-f]{6})$/i;
const WHITE = 0xffffff;

/** x / 255 rounded, exact for products of two bytes. */
export function divide255(x: number): number {
  const t = x + 128;
  return (t + (t >>> 8)) >>> 8;
}

/** The pixel of a color 0xrrggbb at an alpha of 0 to 255. */
export function toPixel(rgb: number, alpha: number): Pixel {
  const r = divide255((rgb >>> 16) * alpha);
  const g = divide255(((rgb >>> 8) & 255) * alpha);
  const b = divide255((rgb & 255) * alpha);
  return ((alpha << 24) | (b << 16) | (g << 8) | r) >>> 0;
}

/** `top` over `under` (Porter and Duff's source-over on multiplied colors). */
export function over(top: Pixel, under: Pixel): Pixel {
  const keep = 255 - (top >>> 24);
  const a = (top >>> 24) + divide255((under >>> 24) * keep);
  const b = ((top >>> 16) & 255) + divide255(((under >>> 16) & 255) * keep);
  const g = ((top >>> 8) & 255) + divide255(((under >>> 8) & 255) * keep);
  const r = (top & 255) + divide255((under & 255) * keep);
  return ((a << 24) | (b << 16) | (g << 8) | r) >>> 0;
}

/** The opaque pixel a person sees: the paint over white paper. */
export function overWhite(pixel: Pixel): Pixel {
  const paper = 255 - (pixel >>> 24);
  return (0xff000000 | (pixel + paper * 0x010101)) >>> 0;
}

/** The color a person sees, paint over white paper, as `#rrggbb`. */
export function seenColor(pixel: Pixel): string {
  const seen = overWhite(pixel);
  const channels = [seen & 255, (seen >>> 8) & 255, (seen >>> 16) & 255];
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Reads `#rrggbb` as 0xrrggbb; null for anything else. */
export function parseColor(text: string): number | null {
  return text.startsWith('#') && HEX6.test(text) ? Number.parseInt(text.slice(1), 16) : null;
}

/** Reads a fill color of 3 or 6 hex digits as 0xrrggbb; anything else is white. */
export function parseFillColor(text: string): number {
  const six = HEX6.exec(text);
  if (six) return Number.parseInt(six[1]!, 16);
  const three = HEX3.exec(text);
  if (!three) return WHITE;
  return Number.parseInt(
    three
      .slice(1)
      .map((digit) => digit + digit)
      .join(''),
    16,
  );
}

/** Red, green, blue and alpha as they were before color was multiplied by alpha. */
export function straight(pixel: Pixel): [number, number, number, number] {
  const alpha = pixel >>> 24;
  if (alpha === 0) return [0, 0, 0, 0];
  const plain = (value: number) => Math.min(255, Math.round((value * 255) / alpha));
  return [plain(pixel & 255), plain((pixel >>> 8) & 255), plain((pixel >>> 16) & 255), alpha];
}
