import { grown, intersect, union } from '../core/box.ts';
import { GLINT_CELL, GLINT_SQUARE, GLINT_WORDS, GLINTS_IN_SQUARE, radiusOf } from '../core/glints.ts';
import type { Box, Engine } from '../engine.ts';
import type { Light } from './glint-light.ts';
import { GLINT_FRAGMENT, GLINT_REACH, GLINT_VERTEX } from './glint-shaders.ts';
import { toCanvasBox, toPageBox, type PageTransform } from './presenter.ts';
import { buildProgram, type Program } from './webgl-context.ts';

const GLINT_BYTES = GLINT_WORDS * 4;
const SQUARE_BYTES = GLINTS_IN_SQUARE * GLINT_BYTES;

/** How glints are seen: where the page stands, in which light, on which canvas, and where its ink is sharp. */
export interface GlintView {
  readonly transform: PageTransform;
  readonly light: Light;
  readonly canvas: Box;
  readonly sharpPart: Box;
}

/** The texture units of paint and ink. */
interface Units {
  readonly paint: number;
  readonly whole: number;
  readonly sharp: number;
}

interface Graphics {
  readonly program: Program;
  readonly buffer: WebGLBuffer;
  readonly points: WebGLVertexArrayObject;
}

/** The glints of a page as points in one buffer, a fixed part of it for each square. A page without any has none. */
export class GlintPoints {
  readonly #gl: WebGL2RenderingContext;
  readonly #page: { readonly width: number; readonly height: number };
  readonly #units: Units;
  readonly #columns: number;
  /** How many glints each square shows, and a fingerprint of them. */
  readonly #counts: Uint16Array;
  readonly #prints: Uint32Array;
  readonly #read = new Uint32Array(GLINTS_IN_SQUARE * GLINT_WORDS);
  #graphics: Graphics | null = null;
  #hasFailed = false;
  #changed: Box | null = null;
  /** Page pixels. */
  #widest = 0;
  #known: PageTransform | null = null;

  constructor(
    gl: WebGL2RenderingContext,
    page: { readonly width: number; readonly height: number },
    units: Units,
  ) {
    this.#gl = gl;
    this.#page = { width: page.width, height: page.height };
    this.#units = units;
    this.#columns = Math.ceil(page.width / GLINT_SQUARE);
    const squares = this.#columns * Math.ceil(page.height / GLINT_SQUARE);
    this.#counts = new Uint16Array(squares);
    this.#prints = new Uint32Array(squares);
  }

  /**
   * Takes over which glints show in the squares that a box of page pixels meets; gives the part of it in which any came
   * or went, or null.
   */
  update(engine: Engine, box: Box): Box | null {
    const [left, right] = [Math.floor(box.left / GLINT_SQUARE), Math.ceil(box.right / GLINT_SQUARE)];
    const [top, bottom] = [Math.floor(box.top / GLINT_SQUARE), Math.ceil(box.bottom / GLINT_SQUARE)];
    let changed: Box | null = null;
    for (let row = top; row < bottom; row++) {
      for (let column = left; column < right; column++) {
        if (!this.#updateSquare(engine, row, column)) continue;
        changed = union(changed, intersect(box, squareAt(row, column)));
      }
    }
    this.#changed = union(this.#changed, changed);
    return changed;
  }

  /** Gives the device pixels in which glints have come or gone, and forgets them; null for none. */
  takeChanged(transform: PageTransform): Box | null {
    const box = this.#changed;
    this.#changed = null;
    return box && grown(toCanvasBox(box, transform), GLINT_CELL * transform.scale + this.#reach(transform));
  }

  /** Draws the glints of a box of device pixels, which the scissors cut out, in a call for each row of squares. */
  draw(box: Box, view: GlintView): void {
    const part = this.#graphics && this.#partOf(box, view.transform);
    if (!part || !this.#graphics) return;
    const gl = this.#gl;
    this.#graphics.program.use();
    this.#setView(this.#graphics.program, view);
    gl.bindVertexArray(this.#graphics.points);
    gl.enable(gl.BLEND);
    for (let row = Math.floor(part.top / GLINT_SQUARE); row * GLINT_SQUARE < part.bottom; row++) {
      this.#drawRow(row, part);
    }
    gl.disable(gl.BLEND);
    gl.bindVertexArray(null);
  }

  /** How far a glint may reach from its middle, in device pixels. */
  #reach({ scale, ratio }: PageTransform): number {
    return Math.max(this.#widest * 1.25 * scale, GLINT_REACH * ratio) + 1;
  }

  #updateSquare(engine: Engine, row: number, column: number): boolean {
    const index = row * this.#columns + column;
    const count = engine.readGlints(column * GLINT_SQUARE, row * GLINT_SQUARE, this.#read);
    const before = this.#counts[index]!;
    if (count === 0 && before === 0) return false;
    const words = this.#read.subarray(0, count * GLINT_WORDS);
    const print = printOf(words);
    if (count === before && print === this.#prints[index]) return false;
    this.#counts[index] = count;
    this.#prints[index] = print;
    for (let at = 1; at < words.length; at += GLINT_WORDS)
      this.#widest = Math.max(this.#widest, radiusOf(words[at]!));
    const graphics = this.#readyGraphics();
    if (!graphics) return false;
    const gl = this.#gl;
    this.#read.fill(0, words.length);
    gl.bindBuffer(gl.ARRAY_BUFFER, graphics.buffer);
    gl.bufferSubData(
      gl.ARRAY_BUFFER,
      index * SQUARE_BYTES,
      this.#read,
      0,
      Math.max(count, before) * GLINT_WORDS,
    );
    return true;
  }

  /** The part of the page whose glints may be seen in a box of device pixels. */
  #partOf(box: Box, transform: PageTransform): Box | null {
    const { width, height } = this.#page;
    const page = { left: 0, top: 0, right: width, bottom: height };
    return intersect(toPageBox(grown(box, this.#reach(transform)), transform), page);
  }

  /** Draws from the first to the last square with glints of those that a part of the page meets in a row. */
  #drawRow(row: number, { left, right }: Box): void {
    let first = -1;
    let last = -1;
    for (let column = Math.floor(left / GLINT_SQUARE); column * GLINT_SQUARE < right; column++) {
      const index = row * this.#columns + column;
      if (this.#counts[index] === 0) continue;
      if (first < 0) first = index;
      last = index;
    }
    if (first < 0) return;
    const count = (last - first) * GLINTS_IN_SQUARE + this.#counts[last]!;
    this.#gl.drawArrays(this.#gl.POINTS, first * GLINTS_IN_SQUARE, count);
  }

  #setView({ uniform }: Program, { transform, light, canvas, sharpPart }: GlintView): void {
    const gl = this.#gl;
    const { left, top, right, bottom } = sharpPart;
    gl.uniform4f(uniform('light'), light.left, light.top, light.scale, light.turn);
    gl.uniform4f(uniform('sharpPart'), left, top, right - left, bottom - top);
    if (this.#known === transform) return;
    gl.uniform3f(uniform('transform'), transform.left, transform.top, transform.scale);
    gl.uniform2f(uniform('canvas'), canvas.right, canvas.bottom);
    gl.uniform1f(uniform('ratio'), transform.ratio);
    this.#known = transform;
  }

  /** Null where the graphics refuse: the page is shown without glints then. */
  #readyGraphics(): Graphics | null {
    if (this.#graphics || this.#hasFailed) return this.#graphics;
    try {
      this.#graphics = this.#start();
    } catch (error) {
      this.#hasFailed = true;
      console.error('glints cannot be drawn', error);
    }
    return this.#graphics;
  }

  #start(): Graphics {
    const gl = this.#gl;
    const program = buildProgram(gl, GLINT_VERTEX, GLINT_FRAGMENT);
    program.use();
    for (const name of ['paint', 'whole', 'sharp'] as const)
      gl.uniform1i(program.uniform(name), this.#units[name]);
    gl.uniform2f(program.uniform('page'), this.#page.width, this.#page.height);
    const [buffer, points] = [gl.createBuffer(), gl.createVertexArray()];
    gl.bindVertexArray(points);
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, this.#counts.length * SQUARE_BYTES, gl.DYNAMIC_DRAW);
    for (const at of [0, 1, 2]) gl.enableVertexAttribArray(at);
    gl.vertexAttribPointer(0, 2, gl.UNSIGNED_SHORT, false, GLINT_BYTES, 0);
    gl.vertexAttribPointer(1, 4, gl.UNSIGNED_BYTE, true, GLINT_BYTES, 4);
    gl.vertexAttribPointer(2, 4, gl.UNSIGNED_BYTE, true, GLINT_BYTES, 8);
    gl.bindVertexArray(null);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    return { program, buffer, points };
  }
}

function squareAt(row: number, column: number): Box {
  const [left, top] = [column * GLINT_SQUARE, row * GLINT_SQUARE];
  return { left, top, right: left + GLINT_SQUARE, bottom: top + GLINT_SQUARE };
}

/** A number that differs when the words do (32-bit FNV-1a, a word at a time). */
function printOf(words: Uint32Array): number {
  let print = 0x811c9dc5;
  for (const word of words) print = Math.imul(print ^ word, 0x01000193);
  return print >>> 0;
}
