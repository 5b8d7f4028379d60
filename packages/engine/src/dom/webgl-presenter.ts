import type { Box, Engine } from '../engine.ts';
import { inkBands, type InkPlan } from './ink-raster.ts';
import { createPaintTexture } from './paint-texture.ts';
import type { InkLayer, Presenter, PageTransform } from './presenter.ts';
import { GRADIENT, SHADOW, type Shade } from './surround.ts';
import { FRAGMENT, VERTEX } from './webgl-shaders.ts';

const PAINT_UNIT = 0;
const INK_UNITS: Readonly<Record<InkLayer, number>> = { whole: 1, sharp: 2 };
/** Where textures are put together before they are shown. */
const STAGING_UNIT = 3;
const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 };
/** Delay before a closed page's graphics memory is freed, since freeing it blocks on pending work. */
const CONTEXT_LOSS_DELAY_MS = 500;

/**
 * Shows the page by WebGL2, on an opaque canvas or a clear one: paint as one texture of page size or half of it, ink as two of the sizes they are seen at. Gives null
 * where the browser has no WebGL2; throws when a shader or a texture fails.
 */
export function createWebglPresenter(
  canvas: HTMLCanvasElement,
  engine: Engine,
  isOpaque: boolean,
): Presenter | null {
  const kept = { antialias: false, depth: false, preserveDrawingBuffer: true };
  const gl = canvas.getContext('webgl2', { ...kept, alpha: !isOpaque });
  if (!gl) return null;
  const uniforms = uniformsOf(gl, buildProgram(gl));
  const paint = createPaintTexture(gl, { unit: PAINT_UNIT, spare: STAGING_UNIT }, engine);
  const inks: Record<InkLayer, WebGLTexture> = { whole: createTexture(gl), sharp: createTexture(gl) };
  let sharpPart = NOWHERE;
  let told: PageTransform | null = null;
  const showInk = (layer: InkLayer, texture: WebGLTexture, part: Box) => {
    bind(gl, INK_UNITS[layer], texture);
    if (inks[layer] !== texture) gl.deleteTexture(inks[layer]);
    inks[layer] = texture;
    if (layer === 'sharp') sharpPart = part;
    told = null;
  };
  const dropInk = (layer: InkLayer) => {
    showInk(layer, inks[layer], NOWHERE);
    const white = new Uint8Array(4).fill(255);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, 1, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, white);
    setFilter(gl);
  };
  dropInk('whole');
  dropInk('sharp');
  gl.uniform1i(uniforms('paint'), PAINT_UNIT);
  gl.uniform1i(uniforms('whole'), INK_UNITS.whole);
  gl.uniform1i(uniforms('sharp'), INK_UNITS.sharp);
  gl.uniform2f(uniforms('page'), engine.width, engine.height);
  gl.uniform2f(uniforms('gradientMiddle'), ...GRADIENT.middle);
  gl.uniform2f(uniforms('gradientReach'), ...GRADIENT.reach);
  gl.enable(gl.SCISSOR_TEST);

  /** Tells the shader how the page stands; it remembers. */
  const tell = (transform: PageTransform) => {
    const { width, height } = canvas;
    const part = sharpPart;
    gl.viewport(0, 0, width, height);
    gl.uniform3f(uniforms('transform'), transform.left, transform.top, transform.scale);
    gl.uniform2f(uniforms('canvas'), width, height);
    gl.uniform2f(uniforms('shadow'), SHADOW.blur * transform.ratio, SHADOW.drop * transform.ratio);
    gl.uniform4f(uniforms('sharpPart'), part.left, part.top, part.right - part.left, part.bottom - part.top);
    told = transform;
  };

  return {
    kind: 'webgl2',
    dropInk,
    *rasterizeInk(layer: InkLayer, plan: InkPlan) {
      const { width, height, part } = plan;
      const texture = gl.createTexture();
      if (!texture) return;
      bind(gl, STAGING_UNIT, texture);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
      setFilter(gl);
      for (const { context, top, rows } of inkBands(plan)) {
        bind(gl, STAGING_UNIT, texture);
        const source = context.canvas;
        gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, top, width, rows, gl.RGBA, gl.UNSIGNED_BYTE, source);
        yield;
      }
      showInk(layer, texture, part);
    },
    setSurround({ middle, edge, shadow }) {
      gl.uniform4f(uniforms('middle'), ...premultiplied(middle));
      gl.uniform4f(uniforms('edge'), ...premultiplied(edge));
      gl.uniform4f(uniforms('shade'), ...premultiplied(shadow));
    },
    busy: () => paint.busy,
    uploadPaint: paint.set,
    follow: (from: Engine, { scale }: PageTransform) => paint.follow(from, scale),
    draw(_engine: Engine, transform: PageTransform, box: Box | null) {
      const { width, height } = canvas;
      const { left, top, right, bottom } = box ?? { left: 0, top: 0, right: width, bottom: height };
      gl.scissor(left, height - bottom, Math.max(0, right - left), Math.max(0, bottom - top));
      if (told !== transform) tell(transform);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    destroy() {
      setTimeout(() => gl.getExtension('WEBGL_lose_context')?.loseContext(), CONTEXT_LOSS_DELAY_MS);
    },
  };
}

/** A shade as the shader counts: shares of 1, the color as strong as there is of it. */
function premultiplied([red, green, blue, alpha]: Shade): [number, number, number, number] {
  const share = alpha / 255;
  return [red * share, green * share, blue * share, alpha];
}

function createTexture(gl: WebGL2RenderingContext): WebGLTexture {
  return gl.createTexture() ?? fail('texture creation failed');
}

function bind(gl: WebGL2RenderingContext, unit: number, texture: WebGLTexture): void {
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, texture);
}

/** Samples the bound texture linearly and clamps it at its edge. */
function setFilter(gl: WebGL2RenderingContext): void {
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
