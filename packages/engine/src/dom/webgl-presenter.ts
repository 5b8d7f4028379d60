import { intersect, union } from '../core/box.ts';
import type { Box, Engine } from '../engine.ts';
import { lightOn, STILL, type Light, type Tilt } from './glint-light.ts';
import { GlintPoints } from './glint-points.ts';
import type { InkPlan } from './ink-raster.ts';
import { InkTextures } from './ink-textures.ts';
import { PaintTexture } from './paint-texture.ts';
import type { InkLayer, PageTransform, Presenter } from './presenter.ts';
import { GRADIENT, SHADOW, type Shade, type Surround } from './surround.ts';
import { buildProgram, type Program } from './webgl-context.ts';
import { FRAGMENT, VERTEX } from './webgl-shaders.ts';

const PAINT_UNIT = 0;
/** Textures are put together in the staging unit before they are shown. */
const STAGING_UNIT = 3;
const INK_UNITS = { whole: 1, sharp: 2, staging: STAGING_UNIT } as const;
/** Delay before a closed page's graphics memory is freed, since freeing it blocks on pending work. */
const CONTEXT_LOSS_DELAY_MS = 500;

/**
 * Shows the page by WebGL2, on an opaque canvas or a clear one. Gives null where the browser has no WebGL2; throws when
 * a shader or a texture fails.
 */
export function createWebglPresenter(
  canvas: HTMLCanvasElement,
  engine: Engine,
  { isOpaque, tilt }: { readonly isOpaque: boolean; readonly tilt: Tilt },
): Presenter | null {
  const kept = { antialias: false, depth: false, preserveDrawingBuffer: true };
  const gl = canvas.getContext('webgl2', { ...kept, alpha: !isOpaque });
  return gl && new WebglPresenter(gl, canvas, engine, tilt);
}

/** Paint is one texture of page size or half of it, ink two of the sizes they are seen at. */
class WebglPresenter implements Presenter {
  readonly kind = 'webgl2';
  readonly #gl: WebGL2RenderingContext;
  readonly #canvas: HTMLCanvasElement;
  readonly #program: Program;
  readonly #glints: GlintPoints;
  readonly #tilt: Tilt;
  readonly #paint: PaintTexture;
  readonly #inks: InkTextures;
  /** The light in which everything was last drawn; a part is drawn in the same. */
  #light: Light = STILL;
  /** The transform the shader knows. */
  #known: PageTransform | null = null;

  constructor(gl: WebGL2RenderingContext, canvas: HTMLCanvasElement, { width, height }: Engine, tilt: Tilt) {
    this.#gl = gl;
    this.#canvas = canvas;
    this.#tilt = tilt;
    this.#glints = new GlintPoints(gl, { width, height }, { ...INK_UNITS, paint: PAINT_UNIT });
    this.#program = buildProgram(gl, VERTEX, FRAGMENT);
    this.#program.use();
    this.#paint = new PaintTexture(gl, { unit: PAINT_UNIT, spare: STAGING_UNIT }, { width, height });
    this.#inks = new InkTextures(gl, INK_UNITS);
    gl.uniform1i(this.#program.uniform('paint'), PAINT_UNIT);
    gl.uniform1i(this.#program.uniform('whole'), INK_UNITS.whole);
    gl.uniform1i(this.#program.uniform('sharp'), INK_UNITS.sharp);
    gl.uniform2f(this.#program.uniform('page'), width, height);
    gl.uniform2f(this.#program.uniform('gradientMiddle'), ...GRADIENT.middle);
    gl.uniform2f(this.#program.uniform('gradientReach'), ...GRADIENT.reach);
    gl.enable(gl.SCISSOR_TEST);
  }

  dropInk(layer: InkLayer): void {
    this.#inks.drop(layer);
    this.#known = null;
  }

  *rasterizeInk(layer: InkLayer, plan: InkPlan): Generator<void, void> {
    yield* this.#inks.rasterize(layer, plan);
    this.#known = null;
  }

  setSurround({ middle, edge, shadow }: Surround): void {
    this.#program.use();
    this.#gl.uniform4f(this.#program.uniform('middle'), ...premultiplied(middle));
    this.#gl.uniform4f(this.#program.uniform('edge'), ...premultiplied(edge));
    this.#gl.uniform4f(this.#program.uniform('shade'), ...premultiplied(shadow));
  }

  busy(): boolean {
    return this.#paint.busy;
  }

  uploadPaint(engine: Engine, box: Box): void {
    this.#paint.upload(engine, box);
  }

  updateGlints(engine: Engine, box: Box): Box | null {
    return this.#glints.update(engine, box);
  }

  follow(engine: Engine, { scale }: PageTransform): boolean {
    return this.#paint.follow(engine, scale);
  }

  draw(_engine: Engine, transform: PageTransform, box: Box | null): void {
    const gl = this.#gl;
    const whole = { left: 0, top: 0, right: this.#canvas.width, bottom: this.#canvas.height };
    const changed = this.#glints.takeChanged(transform);
    const part = box ? intersect(union(box, changed)!, whole) : whole;
    if (!part) return;
    gl.scissor(part.left, whole.bottom - part.bottom, part.right - part.left, part.bottom - part.top);
    this.#program.use();
    if (this.#known !== transform) this.#setTransform(transform);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    if (!box) this.#light = lightOn(transform, this.#tilt);
    this.#glints.draw(part, {
      transform,
      light: this.#light,
      canvas: whole,
      sharpPart: this.#inks.sharpPart,
    });
  }

  destroy(): void {
    const lose = () => this.#gl.getExtension('WEBGL_lose_context')?.loseContext();
    setTimeout(lose, CONTEXT_LOSS_DELAY_MS);
  }

  #setTransform(transform: PageTransform): void {
    const gl = this.#gl;
    const { width, height } = this.#canvas;
    const { left, top, right, bottom } = this.#inks.sharpPart;
    gl.viewport(0, 0, width, height);
    gl.uniform3f(this.#program.uniform('transform'), transform.left, transform.top, transform.scale);
    gl.uniform2f(this.#program.uniform('canvas'), width, height);
    gl.uniform2f(
      this.#program.uniform('shadow'),
      SHADOW.blur * transform.ratio,
      SHADOW.drop * transform.ratio,
    );
    gl.uniform4f(this.#program.uniform('sharpPart'), left, top, right - left, bottom - top);
    this.#known = transform;
  }
}

/** A shade as the shader counts: shares of 1, the color multiplied by its alpha. */
function premultiplied([red, green, blue, alpha]: Shade): [number, number, number, number] {
  const share = alpha / 255;
  return [red * share, green * share, blue * share, alpha];
}
