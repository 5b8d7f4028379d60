import type { Box } from '../engine.ts';
import { inkBands, type InkPlan } from './ink-raster.ts';
import type { InkLayer } from './presenter.ts';
import { bindTexture, clampToEdge, createTexture } from './webgl-context.ts';

const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** The ink of a page as two textures, each in a unit of its own. */
export class InkTextures {
  readonly #gl: WebGL2RenderingContext;
  readonly #units: Readonly<Record<InkLayer | 'staging', number>>;
  readonly #textures: Record<InkLayer, WebGLTexture>;
  #sharpPart = NOWHERE;

  constructor(gl: WebGL2RenderingContext, units: Readonly<Record<InkLayer | 'staging', number>>) {
    this.#gl = gl;
    this.#units = units;
    this.#textures = { whole: createTexture(gl), sharp: createTexture(gl) };
    this.drop('whole');
    this.drop('sharp');
  }

  /** The part of the page that the sharp layer shows; empty without one. */
  get sharpPart(): Box {
    return this.#sharpPart;
  }

  /** Makes a layer white. */
  drop(layer: InkLayer): void {
    const gl = this.#gl;
    this.#show(layer, this.#textures[layer], NOWHERE);
    const white = new Uint8Array(4).fill(255);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, 1, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, white);
    this.#filter();
  }

  /** Rasterises ink of a layer in slices and shows it after the last. A run that is ended early frees its texture. */
  *rasterize(layer: InkLayer, plan: InkPlan): Generator<void, void> {
    const gl = this.#gl;
    const texture = gl.createTexture();
    if (!texture) return;
    let shown = false;
    try {
      this.#bind('staging', texture);
      const { width, height } = plan;
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
      this.#filter();
      for (const { context, top, rows } of inkBands(plan)) {
        this.#bind('staging', texture);
        gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, top, width, rows, gl.RGBA, gl.UNSIGNED_BYTE, context.canvas);
        yield;
      }
      this.#show(layer, texture, plan.part);
      shown = true;
    } finally {
      if (!shown) gl.deleteTexture(texture);
    }
  }

  #show(layer: InkLayer, texture: WebGLTexture, part: Box): void {
    this.#bind(layer, texture);
    if (this.#textures[layer] !== texture) this.#gl.deleteTexture(this.#textures[layer]);
    this.#textures[layer] = texture;
    if (layer === 'sharp') this.#sharpPart = part;
  }

  #bind(unit: InkLayer | 'staging', texture: WebGLTexture): void {
    bindTexture(this.#gl, this.#units[unit], texture);
  }

  /** Samples the bound texture linearly, up to its edge. */
  #filter(): void {
    clampToEdge(this.#gl);
    this.#gl.texParameteri(this.#gl.TEXTURE_2D, this.#gl.TEXTURE_MIN_FILTER, this.#gl.LINEAR);
  }
}
