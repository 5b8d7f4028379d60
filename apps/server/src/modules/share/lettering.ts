import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

/*
 * Words as outlines: what a picture says must not depend on the fonts of the machine that draws it.
 */

/** The display face of the app, in the weight of its headings. */
const FILE = import.meta.resolve('@fontsource/fredoka/files/fredoka-latin-600-normal.woff');
/** Lines of a title, and characters after which the last one is cut. */
const MAX_LINES = 4;
const CUT = '…';

let font: Font | undefined;

function displayFont(): Font {
  if (font !== undefined) return font;
  const opened = openSync(fileURLToPath(FILE));
  if ('fonts' in opened) throw new Error(`${FILE} holds several fonts`);
  font = opened;
  return font;
}

function widthOf(text: string, size: number): number {
  const face = displayFont();
  return (face.layout(text).advanceWidth / face.unitsPerEm) * size;
}

/** The words in lines that are no wider than a width, in as many as there is room for. */
export function linesOf(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(longer, size) <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  lines.push(line);
  if (lines.length <= MAX_LINES) return lines;
  return [...lines.slice(0, MAX_LINES - 1), `${lines[MAX_LINES - 1]}${CUT}`];
}

/** One line of text as SVG, its baseline beginning at a point. */
export function letterLine(text: string, size: number, x: number, y: number, color: string): string {
  const face = displayFont();
  const scale = size / face.unitsPerEm;
  let pen = 0;
  const glyphs = face.layout(text).glyphs.map((glyph) => {
    const path = `<path d="${glyph.path.toSVG()}" transform="translate(${pen} 0)"/>`;
    pen += glyph.advanceWidth;
    return path;
  });
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
}
