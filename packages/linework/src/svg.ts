import { length, simplify } from './geometry/path.ts';
import type { Path, Shape } from './geometry/point.ts';
import type { Hand } from './hand.ts';
import { lineRibbon, outlineRibbon } from './pen.ts';
import type { Zone } from './roles.ts';
import type { Mark } from './sheet.ts';

/** Paths are printed as whole tenths of a pixel: last-bit differences between engines never reach the file. */
export const TENTHS = 10;

const TOLERANCE = 0.05;

interface Press {
  readonly hand: Hand;
  /** Tenths of a pixel a unit. */
  readonly unit: number;
}

/** The layered line art as SVG text, and the closed shapes it was painted from, back to front. */
export function printMarks(
  marks: readonly Mark[],
  press: Press,
  width: number,
  height: number,
): { svg: string; zones: Zone[] } {
  const groups: string[] = [];
  const zones: Zone[] = [];
  let layer = '';
  for (const mark of marks) {
    if (mark.layer !== layer) groups.push(`${layer && '</g>'}<g id="${mark.layer}-${groups.length}">`);
    layer = mark.layer;
    groups.push(printMark(mark, press));
    const zone = zoneOf(mark, press);
    if (zone) zones.push(zone);
  }
  const body = `${groups.join('')}${layer && '</g>'}`;
  return {
    svg: wrap(
      width,
      height,
      `<rect width="100%" height="100%" fill="#fff"/><g transform="scale(.1)" stroke="#000" stroke-linejoin="round" stroke-linecap="round">${body}</g>`,
    ),
    zones,
  };
}

/** An SVG document of the given pixel size around a body. */
export function wrap(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

function zoneOf(mark: Mark, press: Press): Zone | undefined {
  if (mark.kind !== 'shape' && mark.kind !== 'gleam') return undefined;
  const path = closedData(mark.shape, press);
  if (mark.kind === 'gleam') return { path, role: 'paper', outlined: false };
  return { path, role: mark.role, outlined: mark.width > 0 };
}

function printMark(mark: Mark, press: Press): string {
  if (mark.kind === 'line') return printLine(mark, press);
  const data = closedData(mark.shape, press);
  if (mark.kind === 'ink') return `<path d="${data}" fill="#000" stroke="none"/>`;
  if (mark.kind === 'gleam') return `<path d="${data}" fill="#fff" stroke="none"/>`;
  const fill = mark.kind === 'shape' ? '#fff' : 'none';
  if (mark.width === 0) return `<path d="${data}" fill="${fill}" stroke="none"/>`;
  if (!mark.breathes) return `<path d="${data}" fill="${fill}" stroke-width="${tenths(mark.width, press)}"/>`;
  const base = `<path d="${data}" fill="${fill}" stroke-width="${tenths(mark.width * 0.62, press)}"/>`;
  return base + ribbons(mark, press);
}

function ribbons({ shape, width, step }: Mark & { kind: 'shape' | 'rim' }, press: Press): string {
  const data = shape.map((path) => {
    const ribbon = outlineRibbon(press.hand(path, true), width, step);
    return ribbon ? ribbon.map((side) => pathData(side, press.unit, true)).join('') : '';
  });
  const ink = data.join('');
  return ink ? `<path d="${ink}" stroke="none"/>` : '';
}

function printLine(mark: Mark & { kind: 'line' }, press: Press): string {
  const path = press.hand(mark.path, false);
  if (mark.taper === 0 || length(path) < mark.width * 4) {
    return `<path d="${pathData(path, press.unit, false)}" fill="none" stroke-width="${tenths(mark.width, press)}"/>`;
  }
  return `<path d="${pathData(lineRibbon(path, mark.width, mark.taper, mark.step), press.unit, true)}" stroke="none"/>`;
}

function tenths(width: number, press: Press): number {
  return Math.round(width * press.unit);
}

function closedData(shape: Shape, press: Press): string {
  return shape.map((path) => pathData(press.hand(path, true), press.unit, true)).join('');
}

/** The data of a path, in whole units of the given size. */
export function pathData(path: Path, unit: number, closed: boolean): string {
  const source = closed ? simplify([...path, path[0]!], TOLERANCE).slice(0, -1) : simplify(path, TOLERANCE);
  let [x, y] = [Math.round(source[0]![0] * unit), Math.round(source[0]![1] * unit)];
  let data = `M${x} ${y}l`;
  let first = true;
  for (const [px, py] of source.slice(1)) {
    const [dx, dy] = [Math.round(px * unit) - x, Math.round(py * unit) - y];
    if (dx === 0 && dy === 0) continue;
    data += `${first || dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    [x, y] = [x + dx, y + dy];
    first = false;
  }
  return first ? `${data}0 0${closed ? 'z' : ''}` : `${data}${closed ? 'z' : ''}`;
}
