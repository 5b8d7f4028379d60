import { createHalver } from '../core/kernels/halver.ts';
import type { Box, Engine } from '../engine.ts';
import { createUploadPace } from './upload-pace.ts';

/** Side of the squares, in page pixels, that paint is handed over in. */
const PIECE = 256;
/** Up to this many device pixels for a page pixel, paint at half its size looks the same. */
const HALF_UP_TO = 0.5;

/** The paint of a page as a texture, as large as it has to be for the scale it is seen at. */
export interface PaintTexture {
  /** Whether the graphics still have so much to do that handing more over would have to wait. */
  readonly busy: boolean;
  /** Takes over changed paint of a box of page pixels. */
  set(from: Engine, box: Box): void;
  /**
   * Goes on with what a scale in device pixels per page pixel asks for; says whether all is as it should be. Until then the
   * texture shows what it showed before.
   */
  follow(from: Engine, scale: number): boolean;
}

/** A texture at the page's size or at half of it, and in which pieces it has paint. */
interface Level {
  readonly texture: WebGLTexture | null;
  readonly shrink: 1 | 2;
  readonly painted: Set<number>;
}

/**
 * A texture in a unit of its own, without paint. Paint is handed over by way of one small buffer; where a page is bare nothing
 * is handed over at all. `spare` is a unit to work in.
 */
export function createPaintTexture(
  gl: WebGL2RenderingContext,
  { unit, spare }: { readonly unit: number; readonly spare: number },
  { width, height }: { readonly width: number; readonly height: number },
): PaintTexture {
  const halver = createHalver(PIECE * PIECE);
  const pace = createUploadPace(gl);
  const columns = Math.ceil(width / PIECE);
  const all = Array.from({ length: columns * Math.ceil(height / PIECE) }, (_, index) => index);
  let shown = level(2);
  let next: { readonly level: Level; readonly left: number[] } | null = null;
  show();

  function level(shrink: 1 | 2): Level {
    const texture = gl.createTexture();
    bind(spare, texture);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, Math.ceil(width / shrink), Math.ceil(height / shrink));
    for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) {
      gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
    }
    return { texture, shrink, painted: new Set() };
  }

  function bind(at: number, texture: WebGLTexture | null): void {
    gl.activeTexture(gl.TEXTURE0 + at);
    gl.bindTexture(gl.TEXTURE_2D, texture);
  }

  function show(): void {
    bind(unit, shown.texture);
  }

  function write(to: Level, from: Engine, piece: Box): void {
    const squares = squaresOf(piece);
    if (!squares.some((index) => to.painted.has(index)) && from.isBare(piece)) return;
    for (const index of squares) to.painted.add(index);
    const { shrink } = to;
    const whole = { ...piece, right: even(piece.right, shrink), bottom: even(piece.bottom, shrink) };
    const [across, down] = [whole.right - whole.left, whole.bottom - whole.top];
    const read = from.readPaint(whole, halver.words);
    const pixels = shrink === 1 ? read : halver.halve(across, down);
    const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
    const [left, top] = [piece.left / shrink, piece.top / shrink];
    const [wide, high] = [across / shrink, down / shrink];
    gl.texSubImage2D(gl.TEXTURE_2D, 0, left, top, wide, high, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
    pace.sent(bytes.length);
  }

  /** The squares of the page that a piece lies in, four at most; one may come twice. */
  function squaresOf({ left, top, right, bottom }: Box): readonly number[] {
    const first = Math.floor(left / PIECE);
    const last = Math.floor((right - 1) / PIECE);
    const upper = Math.floor(top / PIECE) * columns;
    const lower = Math.floor((bottom - 1) / PIECE) * columns;
    return [upper + first, upper + last, lower + first, lower + last];
  }

  function pieceAt(index: number): Box {
    const [left, top] = [(index % columns) * PIECE, Math.floor(index / columns) * PIECE];
    return { left, top, right: Math.min(width, left + PIECE), bottom: Math.min(height, top + PIECE) };
  }

  return {
    get busy() {
      return pace.full;
    },
    set(from, box) {
      for (const to of next ? [shown, next.level] : [shown]) {
        bind(spare, to.texture);
        for (const piece of piecesOf(box, to.shrink)) write(to, from, piece);
      }
    },
    follow(from, scale) {
      const shrink = scale > HALF_UP_TO ? 1 : 2;
      if (next && next.level.shrink !== shrink) {
        gl.deleteTexture(next.level.texture);
        next = null;
      }
      if (shown.shrink === shrink) return true;
      next ??= { level: level(shrink), left: [...all] };
      const index = next.left.at(-1);
      if (index !== undefined) {
        if (pace.full || !from.settlePaint(pieceAt(index))) return false;
        bind(spare, next.level.texture);
        write(next.level, from, pieceAt(index));
        next.left.pop();
      }
      if (next.left.length > 0) return false;
      gl.deleteTexture(shown.texture);
      shown = next.level;
      next = null;
      show();
      return true;
    },
  };
}

/** A box that begins at multiples of `step`, cut along the lines of a grid where it is large. */
function* piecesOf(box: Box, step: number): Generator<Box> {
  const { right, bottom } = box;
  const [left, top] = [box.left - (box.left % step), box.top - (box.top % step)];
  if (Math.max(right - left, bottom - top) < PIECE) return yield { left, top, right, bottom };
  for (let y = top; y < bottom; y = nextLine(y)) {
    for (let x = left; x < right; x = nextLine(x)) {
      yield { left: x, top: y, right: Math.min(right, nextLine(x)), bottom: Math.min(bottom, nextLine(y)) };
    }
  }
}

function nextLine(at: number): number {
  return (Math.floor(at / PIECE) + 1) * PIECE;
}

function even(at: number, step: number): number {
  return Math.ceil(at / step) * step;
}
