import { fileURLToPath } from 'node:url';
import { type Font, type PathCommand, openSync } from 'fontkit';

/** The display face of the app, in the weight of its headings; one file for each part of the alphabet. */
const FILES = ['latin', 'latin-ext'].map((part) =>
  import.meta.resolve(`@fontsource/fredoka/files/fredoka-${part}-600-normal.woff`),
);
/** Points along a curve. */
const STEPS = 8;
/** A line of a word of two lines stands so many ems below the other. */
const LINE_HEIGHT = 1.05;
/** Characters after which a word is broken at a space. */
const LONGEST_LINE = 9;

type Point = readonly [x: number, y: number];
/** A letter: its contours, x to the right and y down, in ems. */
export type LetterOutline = readonly (readonly Point[])[];

let fonts: readonly Font[] | undefined;

function faces(): readonly Font[] {
  fonts ??= FILES.map((file) => {
    const opened = openSync(fileURLToPath(file));
    if ('fonts' in opened) throw new Error(`${file} holds several fonts`);
    return opened;
  });
  return fonts;
}

function faceFor(character: string): Font | undefined {
  const code = character.codePointAt(0) ?? 0;
  return faces().find((face) => face.hasGlyphForCodePoint(code));
}

function between(from: Point, to: Point, t: number): Point {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
}

/** A point of a Bézier curve (de Casteljau). */
function along(points: readonly Point[], t: number): Point {
  let row = points;
  while (row.length > 1) row = row.slice(1).map((point, i) => between(row[i]!, point, t));
  return row[0]!;
}

/** The contours of a glyph as polygons. */
function flatten(commands: readonly PathCommand[], put: (point: Point) => Point): Point[][] {
  const contours: Point[][] = [];
  let pen: Point = [0, 0];
  for (const { command, args } of commands) {
    const given = Array.from({ length: args.length / 2 }, (_, i): Point => [args[2 * i]!, args[2 * i + 1]!]);
    if (command === 'moveTo') contours.push([put(given[0]!)]);
    else if (command !== 'closePath') {
      for (let step = 1; step <= STEPS; step++) {
        if (command === 'lineTo' && step < STEPS) continue;
        contours.at(-1)?.push(put(along([pen, ...given], step / STEPS)));
      }
    }
    pen = given.at(-1) ?? pen;
  }
  return contours.filter((contour) => contour.length > 2);
}

function lineOutlines(text: string, row: number): LetterOutline[] {
  let pen = 0;
  return Array.from(text).flatMap((character) => {
    const face = faceFor(character) ?? faces()[0]!;
    const [glyph] = face.layout(character).glyphs;
    if (glyph === undefined) return [];
    const em = face.unitsPerEm;
    const from = pen;
    pen += glyph.advanceWidth / em;
    const letter = flatten(glyph.path.commands, ([x, y]) => [from + x / em, row * LINE_HEIGHT - y / em]);
    return letter.length > 0 ? [letter] : [];
  });
}

function widthOf(letters: readonly LetterOutline[]): number {
  return Math.max(0, ...letters.flat(2).map(([x]) => x));
}

/** The lines of a text, each letter an outline in its place; a long one is broken at the space nearest its middle. */
export function letterOutlines(text: string): LetterOutline[][] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const at = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  const rows =
    at === undefined || text.length <= LONGEST_LINE ? [text] : [text.slice(0, at), text.slice(at + 1)];
  const lines = rows.map(lineOutlines);
  const widest = Math.max(...lines.map(widthOf));
  return lines.map((line) => {
    const shift = (widest - widthOf(line)) / 2;
    return line.map((letter) => letter.map((contour) => contour.map(([x, y]): Point => [x + shift, y])));
  });
}
