import type { Box, Engine } from '../engine.ts';
import { release } from './ink.ts';
import { SHADOW, type InkLayer, type InkRaster, type Presenter, type Stand } from './presenter.ts';
import { FRAGMENT, VERTEX } from './webgl-shaders.ts';

const PAINT_UNIT = 0;
const INK_UNITS: Readonly<Record<InkLayer, number>> = { whole: 1, sharp: 2 };
/** Words that are handed to the texture at once; their place is used again and again. */
const MOST_WORDS = 1 << 18;
const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/**
 * Shows the page by WebGL2: paint as one texture of page size, ink as two of the sizes they are seen at. Gives null
 * where the browser has no WebGL2; throws when a shader or a texture fails.
 */
export function createWebglPresenter(canvas: HTMLCanvasElement, engine: Engine): Presenter | null {
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false, preserveDrawingBuffer: true });
  if (!gl) return null;
  const uniforms = uniformsOf(gl, buildProgram(gl));
  const bind = (unit: number) => {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, createTexture(gl));
  };
  for (const unit of [PAINT_UNIT, INK_UNITS.whole, INK_UNITS.sharp]) bind(unit);
  gl.activeTexture(gl.TEXTURE0 + PAINT_UNIT);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, engine.width, engine.height);
  for (const unit of Object.values(INK_UNITS)) setBlank(gl, unit);
  gl.uniform1i(uniforms('paint'), PAINT_UNIT);
  gl.uniform1i(uniforms('whole'), INK_UNITS.whole);
  gl.uniform1i(uniforms('sharp'), INK_UNITS.sharp);
  gl.uniform2f(uniforms('page'), engine.width, engine.height);
  gl.enable(gl.SCISSOR_TEST);
  let sharpPart = NOWHERE;
  const words = new Uint32Array(MOST_WORDS);
  const bytes = new Uint8Array(words.buffer);

  return {
    kind: 'webgl2',
    setInk(layer: InkLayer, raster: InkRaster | null) {
      if (layer === 'sharp') sharpPart = raster?.part ?? NOWHERE;
      if (!raster) return setBlank(gl, INK_UNITS[layer]);
      gl.activeTexture(gl.TEXTURE0 + INK_UNITS[layer]);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, raster.context.canvas);
      release(raster.context);
    },
    setPaint(from: Engine, box: Box) {
      gl.activeTexture(gl.TEXTURE0 + PAINT_UNIT);
      const width = box.right - box.left;
      const rows = Math.max(1, Math.floor(MOST_WORDS / width));
      for (let { top } = box; top < box.bottom; top += rows) {
        const height = Math.min(rows, box.bottom - top);
        from.readPaint({ ...box, top, bottom: top + height }, words);
        const { left } = box;
        gl.texSubImage2D(gl.TEXTURE_2D, 0, left, top, width, height, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
      }
    },
    draw(_engine: Engine, stand: Stand, box: Box | null) {
      const { width, height } = canvas;
      const { left, top, right, bottom } = box ?? { left: 0, top: 0, right: width, bottom: height };
      gl.viewport(0, 0, width, height);
      gl.scissor(left, height - bottom, Math.max(0, right - left), Math.max(0, bottom - top));
      gl.uniform3f(uniforms('stand'), stand.left, stand.top, stand.scale);
      gl.uniform1f(uniforms('canvasHeight'), height);
      gl.uniform3f(uniforms('shadow'), SHADOW.blur * stand.ratio, SHADOW.drop * stand.ratio, SHADOW.strength);
      const part = sharpPart;
      gl.uniform4f(
        uniforms('sharpPart'),
        part.left,
        part.top,
        part.right - part.left,
        part.bottom - part.top,
      );
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    destroy() {
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

function createTexture(gl: WebGL2RenderingContext): WebGLTexture {
  return gl.createTexture() ?? fail('texture creation failed');
}

function setBlank(gl: WebGL2RenderingContext, unit: number): void {
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, 1, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4).fill(255));
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) {
    gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  }
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
}

function uniformsOf(gl: WebGL2RenderingContext, program: WebGLProgram) {
  gl.useProgram(program);
  const places = new Map<string, WebGLUniformLocation | null>();
  return (name: string) => {
    if (!places.has(name)) places.set(name, gl.getUniformLocation(program, name));
    return places.get(name) ?? null;
  };
}

function buildProgram(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type) ?? fail('shader creation failed');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    fail(`shader failure: ${gl.getProgramInfoLog(program)}`);
  return program;
}

function fail(what: string): never {
  throw new Error(`WebGL ${what}`);
}
