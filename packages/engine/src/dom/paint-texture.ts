import { createHalver } from '../core/kernels/halver.ts';
import type { Box, Engine } from '../engine.ts';
import { SQUARE, squareOf } from './paint-queue.ts';
import { createUploadPace } from './upload-pace.ts';

/** Up to this many device pixels for a page pixel, paint at half its size looks the same. */
const HALF_UP_TO = 0.5;

/** The paint of a page as a texture, as large as it has to be for the scale it is seen at. */
export interface PaintTexture {
  /** Whether the graphics still have so much to do that handing more over would have to wait. */
  readonly busy: boolean;
  /** Takes over changed paint of a box of page pixels that lies in one square, as those of a PaintQueue do. */
  set(from: Engine, box: Box): void;
  /**
   * Goes on with what a scale in device pixels per page pixel asks for; says whether all is as it should be. Until then the
   * texture shows what it showed before.
   */
  follow(from: Engine, scale: number): boolean;
}

/** A texture at the page's size or at half of it, and in which squares it has paint. */
interface Level {
  readonly texture: WebGLTexture | null;
  readonly shrink: 1 | 2;
  readonly painted: Set<number>;
}

/**
 * A texture in a unit of its own, without paint. Paint is uploaded through one small buffer, empty
 * tiles not at all. `spare` is a unit to work in.
 */
export function createPaintTexture(
  gl: WebGL2RenderingContext,
  { unit, spare }: { readonly unit: number; readonly spare: number },
  { width, height }: { readonly width: number; readonly height: number },
): PaintTexture {
  const halver = createHalver(SQUARE * SQUARE);
  const pace = createUploadPace(gl);
  const columns = Math.ceil(width / SQUARE);
  const all = Array.from({ length: columns * Math.ceil(height / SQUARE) }, (_, index) => index);
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

  function write(to: Level, from: Engine, box: Box): void {
    const square = squareOf(box.top) * columns + squareOf(box.left);
    if (!to.painted.has(square) && from.isEmpty(box)) return;
    to.painted.add(square);
    const { shrink } = to;
    const whole = {
      left: box.left - (box.left % shrink),
      top: box.top - (box.top % shrink),
      right: box.right + (box.right % shrink),
      bottom: box.bottom + (box.bottom % shrink),
    };
    const [across, down] = [whole.right - whole.left, whole.bottom - whole.top];
    const read = from.readPaint(whole, halver.words);
    const pixels = shrink === 1 ? read : halver.halve(across, down);
    const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
    const [left, top] = [whole.left / shrink, whole.top / shrink];
    const [wide, high] = [across / shrink, down / shrink];
    bind(spare, to.texture);
    gl.texSubImage2D(gl.TEXTURE_2D, 0, left, top, wide, high, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
    pace.sent(bytes.length);
  }

  function boxAt(index: number): Box {
    const [left, top] = [(index % columns) * SQUARE, Math.floor(index / columns) * SQUARE];
    return { left, top, right: Math.min(width, left + SQUARE), bottom: Math.min(height, top + SQUARE) };
  }

  return {
    get busy() {
      return pace.full;
    },
    set(from, box) {
      for (const to of next ? [shown, next.level] : [shown]) write(to, from, box);
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
        if (pace.full || !from.applyPendingPaint(boxAt(index))) return false;
        write(next.level, from, boxAt(index));
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
