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

/** One canvas of view size that follows the engine, drawn at most once a frame. */
export class Surface {
  readonly #engine: Engine;
  readonly #stage: HTMLElement;
  readonly #clock = createFrameClock(() => this.#present());
  readonly #stop: (() => void)[];
  #canvas: HTMLCanvasElement;
  #presenter: Presenter | null = null;
  #ink: Ink | null = null;
  #wholeScale = 0;
  #paint: Box | null;
  #shown: Stand | null = null;
  #still = 0;

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
    this.#presenter?.setInk('whole', null);
    this.#presenter?.setInk('sharp', null);
    this.#canvas.width = 0;
    this.#canvas.remove();
  }

  #ratio(): number {
    return Math.min(MOST_RATIO, globalThis.devicePixelRatio || 1);
  }

  #addCanvas(): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.style.cssText = 'position:absolute;left:0;top:0;display:block';
    canvas.addEventListener('webglcontextlost', (event) => event.preventDefault());
    canvas.addEventListener('webglcontextrestored', () => this.#restore());
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
    this.#canvas.remove();
    this.#canvas = this.#addCanvas();
    return createCanvas2dPresenter(this.#canvas);
  }

  #restore(): void {
    this.#presenter = createWebglPresenter(this.#canvas, this.#engine);
    this.#paint = pageBox(this.#engine);
    this.#inkAgain();
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
    if (this.#ink && this.#wholeScale !== whole)
      presenter.setInk('whole', rasterWhole(this.#ink, this.#engine, whole));
    this.#wholeScale = whole;
    if (presenter.kind === 'canvas2d') presenter.setInk('sharp', null);
    clearTimeout(this.#still);
    this.#still = setTimeout(() => this.#sharpen(), STILL) as unknown as number;
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
