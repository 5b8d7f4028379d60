import type { Palette } from './palettes.ts';
import { nearestName } from './palettes.ts';

/** What the page's own palette is called. */
export const PAGE_PALETTE = 'This page';

/** Pixels are counted by this many steps a channel. */
const STEPS = 16;
/** Colors of a palette differ by at least this much, as a distance of channels. */
const APART = 42;
const COLORS = 8;
/** A page with fewer colors of its own has no palette. */
const FEWEST = 3;

type Rgb = readonly [red: number, green: number, blue: number];

function distance(a: Rgb, b: Rgb): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function isInk(rgb: Rgb): boolean {
  return Math.max(...rgb) < 80;
}

function isPaper(rgb: Rgb): boolean {
  return Math.min(...rgb) > 238;
}

function hexOf(rgb: Rgb): string {
  const digits = rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return `#${digits}`.toUpperCase();
}

/** The mean of the pixels of each step, the most frequent first. */
function frequentColors(pixels: Uint8ClampedArray): readonly Rgb[] {
  const size = 256 / STEPS;
  const counts = new Uint32Array(STEPS ** 3);
  const sums = new Uint32Array(3 * STEPS ** 3);
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    if (pixels[at + 3]! < 200) continue;
    const bin = (Math.floor(red / size) * STEPS + Math.floor(green / size)) * STEPS + Math.floor(blue / size);
    counts[bin]! += 1;
    sums[3 * bin]! += red;
    sums[3 * bin + 1]! += green;
    sums[3 * bin + 2]! += blue;
  }
  return [...counts.keys()]
    .filter((bin) => counts[bin]! > 0)
    .toSorted((a, b) => counts[b]! - counts[a]!)
    .map((bin) => {
      const mean = (channel: number): number => Math.round(sums[3 * bin + channel]! / counts[bin]!);
      return [mean(0), mean(1), mean(2)] as const;
    });
}

/** A lighter and a darker relative, for pages with few colors. */
function relatives([red, green, blue]: Rgb): readonly Rgb[] {
  const mixed = (other: number, share: number): Rgb => {
    const mix = (channel: number): number => Math.round(channel * (1 - share) + other * share);
    return [mix(red), mix(green), mix(blue)];
  };
  return [mixed(255, 0.45), mixed(40, 0.3)];
}

/** The eight colors that a preview is made of, from its pixels, RGBA; null where it has too few. */
export function paletteOfPixels(pixels: Uint8ClampedArray): Palette | null {
  const chosen: Rgb[] = [];
  const take = (candidates: readonly Rgb[]): void => {
    for (const rgb of candidates) {
      if (chosen.length >= COLORS) return;
      const isNew = chosen.every((other) => distance(other, rgb) >= APART);
      if (isNew && !isInk(rgb) && !isPaper(rgb)) chosen.push(rgb);
    }
  };
  take(frequentColors(pixels));
  if (chosen.length < FEWEST) return null;
  take(chosen.flatMap(relatives));
  const colors = chosen.map((rgb) => ({ name: `Near ${nearestName(hexOf(rgb))}`, hex: hexOf(rgb) }));
  return { name: PAGE_PALETTE, colors };
}

/** The palette of a page, from its colored preview; null where that cannot be had. */
export async function loadPagePalette(previewUrl: string): Promise<Palette | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = previewUrl;
  await image.decode();
  const canvas = new OffscreenCanvas(96, 96);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(image, 0, 0, 96, 96);
  return paletteOfPixels(context.getImageData(0, 0, 96, 96).data);
}
