import { createHalver, type Halver } from '../core/kernels/halver.ts';
import type { Box, Engine } from '../engine.ts';
import { SQUARE, squareOf } from './paint-queue.ts';
import { createUploadPace, type UploadPace } from './upload-pace.ts';
import { bindTexture, clampToEdge, createTexture } from './webgl-context.ts';

/** Up to this many device pixels for a page pixel, paint at half its size looks the same. */
const HALF_UP_TO = 0.5;

/** A texture at the page's size or at half of it, and in which squares it has paint. */
interface Level {
  readonly texture: WebGLTexture;
  readonly shrink: 1 | 2;
  readonly painted: Set<number>;
}

/** A level in the making, and the squares that it still lacks. */
interface NextLevel {
  readonly level: Level;
  readonly left: number[];
}

/**
 * The paint of a page as a texture, as large as it has to be for the scale it is seen at. Paint is uploaded through one
 * small buffer, empty squares not at all.
 */
export class PaintTexture {
  readonly #gl: WebGL2RenderingContext;
  readonly #units: { readonly unit: number; readonly spare: number };
  readonly #width: number;
  readonly #height: number;
  readonly #columns: number;
  readonly #halver: Halver = createHalver(SQUARE * SQUARE);
  readonly #pace: UploadPace;
  #shown: Level;
  #next: NextLevel | null = null;

  /** A texture in a unit of its own, without paint; `spare` is a unit to work in. */
  constructor(
    gl: WebGL2RenderingContext,
    units: { readonly unit: number; readonly spare: number },
    { width, height }: { readonly width: number; readonly height: number },
  ) {
    this.#gl = gl;
    this.#units = units;
    this.#width = width;
    this.#height = height;
    this.#columns = Math.ceil(width / SQUARE);
    this.#pace = createUploadPace(gl);
    this.#shown = this.#createLevel(2);
    this.#show();
  }

  /** Whether the graphics have so much to do that uploading more would block. */
  get busy(): boolean {
    return this.#pace.full;
  }

  /** Uploads changed paint of a box of page pixels that lies in one square, as those of a PaintQueue do. */
  upload(from: Engine, box: Box): void {
    this.#write(this.#shown, from, box);
    if (this.#next) this.#write(this.#next.level, from, box);
  }

  /**
   * Goes on with what a scale in device pixels per page pixel needs; true when nothing is left. Until then the texture
   * shows what it showed before.
   */
  follow(from: Engine, scale: number): boolean {
    const shrink = scale > HALF_UP_TO ? 1 : 2;
    if (this.#next && this.#next.level.shrink !== shrink) {
      this.#gl.deleteTexture(this.#next.level.texture);
      this.#next = null;
    }
    if (this.#shown.shrink === shrink) return true;
    this.#next ??= { level: this.#createLevel(shrink), left: this.#squares() };
    if (!this.#fill(this.#next, from)) return false;
    this.#gl.deleteTexture(this.#shown.texture);
    this.#shown = this.#next.level;
    this.#next = null;
    this.#show();
    return true;
  }

  /** Uploads one missing square of a level; true when none is left. */
  #fill({ level, left }: NextLevel, from: Engine): boolean {
    const index = left.at(-1);
    if (index === undefined) return true;
    const box = this.#boxOf(index);
    if (this.#pace.full || !from.applyPendingPaint(box)) return false;
    this.#write(level, from, box);
    left.pop();
    return left.length === 0;
  }

  #createLevel(shrink: 1 | 2): Level {
    const gl = this.#gl;
    const texture = createTexture(gl);
    bindTexture(gl, this.#units.spare, texture);
    const [width, height] = [Math.ceil(this.#width / shrink), Math.ceil(this.#height / shrink)];
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, width, height);
    clampToEdge(gl);
    return { texture, shrink, painted: new Set() };
  }

  #show(): void {
    bindTexture(this.#gl, this.#units.unit, this.#shown.texture);
  }

  #write({ texture, shrink, painted }: Level, from: Engine, box: Box): void {
    const square = squareOf(box.top) * this.#columns + squareOf(box.left);
    if (!painted.has(square) && from.isEmpty(box)) return;
    painted.add(square);
    const whole = {
      left: box.left - (box.left % shrink),
      top: box.top - (box.top % shrink),
      right: box.right + (box.right % shrink),
      bottom: box.bottom + (box.bottom % shrink),
    };
    const [width, height] = [whole.right - whole.left, whole.bottom - whole.top];
    const read = from.readPaint(whole, this.#halver.words);
    const pixels = shrink === 1 ? read : this.#halver.halve(width, height);
    const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
    const at = [whole.left / shrink, whole.top / shrink, width / shrink, height / shrink] as const;
    const gl = this.#gl;
    bindTexture(gl, this.#units.spare, texture);
    gl.texSubImage2D(gl.TEXTURE_2D, 0, ...at, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
    this.#pace.sent(bytes.length);
  }

  #squares(): number[] {
    const count = this.#columns * Math.ceil(this.#height / SQUARE);
    return Array.from({ length: count }, (_, index) => index);
  }

  #boxOf(index: number): Box {
    const left = (index % this.#columns) * SQUARE;
    const top = Math.floor(index / this.#columns) * SQUARE;
    const [right, bottom] = [Math.min(this.#width, left + SQUARE), Math.min(this.#height, top + SQUARE)];
    return { left, top, right, bottom };
  }
}
