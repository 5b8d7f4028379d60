import { INK } from '../regions/label.ts';
import type { Raster } from '../regions/measure.ts';

/** Ink and paper of a raster: 1 where there is ink, row by row. */
export interface InkMask {
  readonly ink: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The mask of a raster. */
export function inkMask({ luma, width, height }: Raster): InkMask {
  return { ink: Uint8Array.from(luma, (value) => (value < INK ? 1 : 0)), width, height };
}

/** The box that the ink lies in; undefined where there is none. */
export function inkBox({ ink, width }: InkMask) {
  let [left, top, right, bottom] = [width, Infinity, -1, -1];
  for (let cell = 0; cell < ink.length; cell++) {
    if (ink[cell] === 0) continue;
    const x = cell % width;
    const y = (cell - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The connected cells of a kind that `start` belongs to, as soon as they are known to be more than `most`. */
function patchAt(mask: InkMask, start: number, most: number, seen: Uint8Array): number[] {
  const { ink, width } = mask;
  const kind = ink[start];
  const patch = [start];
  seen[start] = 1;
  for (let at = 0; at < patch.length; at++) {
    const cell = patch[at]!;
    const x = cell % width;
    const beside = [cell - width, cell + width, x > 0 ? cell - 1 : -1, x < width - 1 ? cell + 1 : -1];
    for (const next of beside) {
      if (next < 0 || next >= ink.length || seen[next] === 1 || ink[next] !== kind) continue;
      seen[next] = 1;
      patch.push(next);
    }
  }
  return patch.length > most ? [] : patch;
}

/** Takes specks out of a raster: dust of ink and pinholes of paper that have no more than so many cells. */
export function withoutSpecks(raster: Raster, most: number): Raster {
  const mask = inkMask(raster);
  const luma = Uint8Array.from(raster.luma);
  const seen = new Uint8Array(luma.length);
  for (let cell = 0; cell < luma.length; cell++) {
    if (seen[cell] === 1) continue;
    const isInk = mask.ink[cell] === 1;
    for (const speck of patchAt(mask, cell, most, seen)) luma[speck] = isInk ? 255 : 0;
  }
  return { ...raster, luma };
}
