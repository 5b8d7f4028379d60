import { GLINT_SQUARE, GLINT_WORDS, GLINTS_IN_SQUARE, radiusOf } from '../src/core/glints.ts';
import type { Engine } from '../src/engine.ts';

/** A glint as it is handed to the graphics, in page pixels. */
export interface ShownGlint {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly word: number;
}

/** The glints that show on a page, once its paint is up to date. */
export function shownGlints(engine: Engine): ShownGlint[] {
  const { width, height } = engine;
  engine.readPaint({ left: 0, top: 0, right: width, bottom: height });
  const found: ShownGlint[] = [];
  const words = new Uint32Array(GLINTS_IN_SQUARE * GLINT_WORDS);
  for (let y = 0; y < height; y += GLINT_SQUARE) {
    for (let x = 0; x < width; x += GLINT_SQUARE) {
      const count = engine.readGlints(x, y, words);
      for (let at = 0; at < count * GLINT_WORDS; at += GLINT_WORDS) found.push(glintAt(words, at));
    }
  }
  return found;
}

function glintAt(words: Uint32Array, at: number): ShownGlint {
  const [place, facet, word] = [words[at]!, words[at + 1]!, words[at + 2]!];
  return { x: (place & 0xffff) / 16, y: (place >>> 16) / 16, radius: radiusOf(facet), word };
}
