import type { Box, Engine } from '../engine.ts';

/** Side of the squares, in page pixels, that paint is handed over in when there is much of it. */
const PIECE = 256;

/** The paint of a page as a texture. */
export interface PaintTexture {
  /** Takes over changed paint of a box of page pixels. */
  set(from: Engine, box: Box): void;
}

/**
 * A texture of page size in a unit of its own, without paint. Paint is handed over by way of one small buffer; where a page is
 * bare nothing is handed over at all.
 */
export function createPaintTexture(
  gl: WebGL2RenderingContext,
  unit: number,
  { width, height }: { readonly width: number; readonly height: number },
): PaintTexture {
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, width, height);
  const words = new Uint32Array(PIECE * PIECE);
  const bytes = new Uint8Array(words.buffer);
  const columns = Math.ceil(width / PIECE);
  const painted = new Set<number>();

  function setPiece(from: Engine, piece: Box): void {
    const [across, down] = [piece.right - piece.left, piece.bottom - piece.top];
    const index = Math.floor(piece.top / PIECE) * columns + Math.floor(piece.left / PIECE);
    if (!painted.has(index) && from.isBare(piece)) return;
    painted.add(index);
    from.readPaint(piece, words);
    const { left, top } = piece;
    gl.texSubImage2D(gl.TEXTURE_2D, 0, left, top, across, down, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
  }

  return {
    set(from, box) {
      gl.activeTexture(gl.TEXTURE0 + unit);
      for (const piece of piecesOf(box)) setPiece(from, piece);
    },
  };
}

/** A box cut along the lines of a grid. */
function* piecesOf({ left, top, right, bottom }: Box): Generator<Box> {
  for (let y = top; y < bottom; y = nextLine(y)) {
    for (let x = left; x < right; x = nextLine(x)) {
      yield { left: x, top: y, right: Math.min(right, nextLine(x)), bottom: Math.min(bottom, nextLine(y)) };
    }
  }
}

function nextLine(at: number): number {
  return (Math.floor(at / PIECE) + 1) * PIECE;
}
