import type { Page } from '../draw.ts';
import { Random } from '../random.ts';
import { wrap } from '../svg.ts';
import { choosePalette, type Palette } from './palettes.ts';
import { isGleam, neighborsOf, tintZones } from './tints.ts';

/**
 * The page colored in a palette, its own unless one is given, without the ink: an SVG of the page's size,
 * transparent where nothing is painted, to be laid over the line art by multiplying. Every region has one
 * color and differs from those beside it. Each wash is lighter in its middle, deeper at the rim, grained like paper.
 */
export function colorPreview(
  page: Page,
  palette: Palette = choosePalette(new Random(page.seed).fork('palette')),
): string {
  const { shapes, width, height } = page;
  const tints = tintZones(shapes, neighborsOf(shapes, width, height), palette);
  const used = new Set<string>();
  const washes = shapes.map((zone, i) => {
    const tint = isGleam(zone) ? WHITE : tints[i]!;
    used.add(tint);
    return `<path d="${zone.path}" fill="${tint === WHITE ? tint : `url(#${washName(tint)})`}"/>`;
  });
  const defs = [...used].map(wash).join('');
  const grain = `<filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".0055 .007" numOctaves="2" seed="7" result="noise"/><feColorMatrix in="noise" type="matrix" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 1.25 .45 0 0 -.62" result="cloud"/><feComposite in="cloud" in2="SourceGraphic" operator="in" result="bloom"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="bloom"/></feMerge></filter>`;
  const body = `<defs>${defs}${grain}</defs><g filter="url(#grain)"><g transform="scale(.1)">${washes.join('')}</g></g>`;
  return wrap(page.width, page.height, body);
}

/** Paper that stays bare. */
const WHITE = '#ffffff';

function washName(tint: string): string {
  return `w${tint.slice(1)}`;
}

function wash(tint: string): string {
  const stops = [
    [0, lighten(tint, 0.28)],
    [0.62, tint],
    [1, darken(tint, 0.1)],
  ].map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`);
  return `<radialGradient id="${washName(tint)}" cx=".42" cy=".38" r=".78">${stops.join('')}</radialGradient>`;
}

function lighten(tint: string, share: number): string {
  return blend(tint, 255, share);
}

function darken(tint: string, share: number): string {
  return blend(tint, 60, share);
}

function blend(tint: string, towards: number, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(tint.slice(at, at + 2), 16));
  return `#${parts
    .map((v) =>
      Math.round(v + (towards - v) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
