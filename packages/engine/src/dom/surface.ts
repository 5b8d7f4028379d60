import { intersect, union } from '../core/box.ts';
import type { Box, Engine } from '../engine.ts';
import { createCanvas2dPresenter } from './canvas2d-presenter.ts';
import { createFrameClock } from './clock.ts';
import { rasterSharp, rasterWhole } from './ink-raster.ts';
import type { Ink } from './ink.ts';
import { onCanvas, standOf, type Presenter, type Stand } from './presenter.ts';
import { createWebglPresenter } from './webgl-presenter.ts';

/** How long the page must stand still before its ink is drawn sharp, in milliseconds. */
const STILL = 120;
const MOST_RATIO = 2;
/** How long a lost graphics context may take to come back before Canvas2D takes over, in milliseconds. */
const PATIENCE = 2000;
/** Differences of scale that are only rounding. */
const ROUNDING = 1e-6;

/** One canvas of view size that follows the engine, drawn at most once a frame. */
export class Surface {
  readonly #engine: Engine;
  readonly #stage: HTMLElement;
  readonly #clock = createFrameClock(() => this.#present());
  readonly #leave = new AbortController();
  readonly #stop: (() => void)[];
  #canvas: HTMLCanvasElement;
  #presenter: Presenter | null = null;
  #ink: Ink | null = null;
  #wholeScale = 0;
  #paint: Box | null;
  #shown: Stand | null = null;
  #still: ReturnType<typeof setTimeout> | undefined;
  #lost: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: HTMLElement, engine: Engine) {
    this.#engine = engine;
    this.#stage = stage;
    this.#paint = pageBox(engine);
    this.#canvas = this.#addCanvas();
    this.#presenter = this.#choosePresenter();
    this.#stop = [
      engine.onPaint((box) => {
        this.#paint = union(this.#paint, box);
        this.#clock.request();
      }),
      engine.subscribe(() => this.#clock.request()),
    ];
  }

  /** Which presenter is at work; null when the browser has neither WebGL2 nor Canvas2D. */
  get kind(): Presenter['kind'] | null {
    return this.#presenter?.kind ?? null;
  }

  /** Takes line art, or takes it away. */
  setInk(ink: Ink | null): void {
    this.#ink = ink;
    this.#presenter?.setInk('whole', null);
    this.#inkAgain();
  }

  /** Gives the canvas the size of the engine's view. */
  resize(): void {
    const { width, height } = this.#engine.placement().view;
    this.#canvas.width = Math.round(width * this.#ratio());
    this.#canvas.height = Math.round(height * this.#ratio());
    this.#canvas.style.width = `${width}px`;
    this.#canvas.style.height = `${height}px`;
    this.#inkAgain();
  }

  /** Stops drawing and takes the canvas away. */
  destroy(): void {
    for (const stop of this.#stop) stop();
    clearTimeout(this.#still);
    this.#clock.stop();
    this.#canvas.remove();
    this.#leave.abort();
    this.#presenter?.destroy();
    this.#presenter = null;
    clearTimeout(this.#lost);
    this.#canvas.width = 0;
  }

  #ratio(): number {
    return Math.min(MOST_RATIO, globalThis.devicePixelRatio || 1);
  }

  #addCanvas(): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.style.cssText = 'position:absolute;left:0;top:0;display:block';
    const { signal } = this.#leave;
    const lost = (event: Event) => {
      event.preventDefault();
      this.#lost = setTimeout(() => this.#fallBack(), PATIENCE);
    };
    canvas.addEventListener('webglcontextlost', lost, { signal });
    canvas.addEventListener('webglcontextrestored', () => this.#restore(), { signal });
    this.#stage.prepend(canvas);
    return canvas;
  }

  #choosePresenter(): Presenter | null {
    try {
      const webgl = createWebglPresenter(this.#canvas, this.#engine);
      if (webgl) return webgl;
      console.warn('WebGL not supported');
    } catch (error) {
      console.error('WebGL not usable', error);
    }
    return this.#canvas2d();
  }

  /** A canvas that has had one kind of context gives no other, so there must be a new one. */
  #canvas2d(): Presenter | null {
    this.#canvas.remove();
    this.#canvas = this.#addCanvas();
    return createCanvas2dPresenter(this.#canvas);
  }

  #fallBack(): void {
    console.warn('WebGL was lost and did not come back');
    this.#presenter = this.#canvas2d();
    this.resize();
  }

  #restore(): void {
    clearTimeout(this.#lost);
    this.#presenter = this.#choosePresenter();
    this.#paint = pageBox(this.#engine);
    this.resize();
  }

  #inkAgain(): void {
    this.#wholeScale = 0;
    this.#shown = null;
    this.#presenter?.setInk('sharp', null);
    this.#clock.request();
  }

  #present(): void {
    const presenter = this.#presenter;
    if (!presenter || this.#canvas.width === 0) return;
    const stand = standOf(this.#engine.placement(), this.#ratio());
    const moved = !sameStand(this.#shown, stand);
    const paint = this.#paint && intersect(this.#paint, pageBox(this.#engine));
    this.#paint = null;
    if (paint) presenter.setPaint(this.#engine, paint);
    if (moved) this.#move(presenter, stand);
    this.#shown = stand;
    const canvas = { left: 0, top: 0, right: this.#canvas.width, bottom: this.#canvas.height };
    const part = paint && intersect(onCanvas(paint, stand), canvas);
    if (moved) presenter.draw(this.#engine, stand, null);
    else if (part) presenter.draw(this.#engine, stand, part);
  }

  /** Shows ink as it is while the page moves, and draws it sharp once it stands still. */
  #move(presenter: Presenter, stand: Stand): void {
    const whole = stand.scale / this.#engine.state().zoom;
    const rescaled = Math.abs(this.#wholeScale - whole) > ROUNDING;
    if (this.#ink && rescaled) presenter.setInk('whole', rasterWhole(this.#ink, this.#engine, whole));
    this.#wholeScale = whole;
    if (presenter.kind === 'canvas2d') presenter.setInk('sharp', null);
    clearTimeout(this.#still);
    this.#still = setTimeout(() => this.#sharpen(), STILL);
  }

  #sharpen(): void {
    if (!this.#ink || !this.#presenter || !this.#shown) return;
    const { width, height } = this.#canvas;
    this.#presenter.setInk('sharp', rasterSharp(this.#ink, this.#engine, this.#shown, width, height));
    this.#presenter.draw(this.#engine, this.#shown, null);
  }
}

function pageBox({ width, height }: Engine): Box {
  return { left: 0, top: 0, right: width, bottom: height };
}

function sameStand(a: Stand | null, b: Stand): boolean {
  return a !== null && a.left === b.left && a.top === b.top && a.scale === b.scale && a.ratio === b.ratio;
}
