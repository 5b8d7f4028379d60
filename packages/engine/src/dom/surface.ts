import { intersect, union } from '../core/box.ts';
import type { Box, Engine } from '../engine.ts';
import { createCanvas2dPresenter } from './canvas2d-presenter.ts';
import { createFrameClock } from './clock.ts';
import { DeviceTilt } from './glint-light.ts';
import { planSharp, planWhole, type InkPlan } from './ink-raster.ts';
import type { Ink } from './ink.ts';
import { ratioOf } from './resize.ts';
import { yieldToMain } from './yield-to-main.ts';
import { PaintQueue } from './paint-queue.ts';
import { toCanvasBox, transformOf, type InkLayer, type Presenter, type PageTransform } from './presenter.ts';
import { CLEAR, type Surround } from './surround.ts';
import { createWebglPresenter } from './webgl-presenter.ts';

/** The page rests this long before its ink is drawn sharp. */
const INK_REST_MS = 120;
/** A lost graphics context has this long to come back before Canvas2D stays. */
const CONTEXT_RESTORE_MS = 2000;
/** Share of a frame for uploading changed paint; the rest follows in the next one. */
const UPLOAD_MS = 8;
/** Differences of scale that are only rounding. */
const ROUNDING = 1e-6;

/** One canvas of view size that follows the engine, drawn at most once a frame. */
export class Surface {
  readonly #engine: Engine;
  readonly #stage: HTMLElement;
  readonly #clock = createFrameClock(() => this.#present());
  readonly #abort = new AbortController();
  readonly #stop: (() => void)[];
  readonly #rasterizing = new Map<InkLayer, Generator<void, void>>();
  #canvas: HTMLCanvasElement;
  #presenter: Presenter | null = null;
  #ink: Ink | null = null;
  #surround: Surround | null;
  #wholeScale = 0;
  readonly #paint: PaintQueue;
  readonly #tilt = new DeviceTilt(() => this.#relight());
  /** Where glints have come or gone. */
  #glints: Box | null = null;
  #isRelit = false;
  #shown: PageTransform | null = null;
  /** A canvas that lost its graphics and waits for them. */
  #lost: HTMLCanvasElement | null = null;
  #restTimer: ReturnType<typeof setTimeout> | undefined;
  #lostTimer: ReturnType<typeof setTimeout> | undefined;

  /** With a surround the canvas is opaque, so that nothing under it has to be put together with it. */
  constructor(stage: HTMLElement, engine: Engine, surround: Surround | null) {
    this.#engine = engine;
    this.#stage = stage;
    this.#surround = surround;
    this.#paint = new PaintQueue(engine);
    this.#paint.add(pageBox(engine));
    this.#canvas = this.#addCanvas();
    this.#fit();
    this.#presenter = this.#choosePresenter();
    this.#stop = [
      engine.onPaint((box) => {
        this.#paint.add(box);
        this.#clock.request();
      }),
      engine.subscribe(() => this.#clock.request()),
      engine.onGlints((box) => {
        this.#glints = union(this.#glints, box);
        this.#clock.request();
      }),
    ];
  }

  /** Which presenter is at work; null when the browser has neither WebGL2 nor Canvas2D. */
  get kind(): Presenter['kind'] | null {
    return this.#presenter?.kind ?? null;
  }

  /** Takes line art, or takes it away. */
  setInk(ink: Ink | null): void {
    this.#ink = ink;
    this.#dropInk('whole');
    this.#inkAgain();
  }

  /** Takes another surround, on a surface that was made with one. */
  setSurround(surround: Surround): void {
    this.#surround = surround;
    this.#presenter?.setSurround(surround);
    this.#shown = null;
    this.#clock.request();
  }

  /** Gives the canvas the size of the engine's view. */
  resize(): void {
    this.#fit();
    this.#inkAgain();
  }

  /** Stops drawing and takes the canvas away. */
  destroy(): void {
    for (const stop of this.#stop) stop();
    clearTimeout(this.#restTimer);
    this.#clock.stop();
    this.#tilt.stop();
    this.#canvas.remove();
    this.#abort.abort();
    this.#presenter?.destroy();
    this.#presenter = null;
    for (const bands of this.#rasterizing.values()) bands.return();
    clearTimeout(this.#lostTimer);
  }

  #ratio(): number {
    return ratioOf(this.#engine.placement().view, globalThis.devicePixelRatio || 1);
  }

  #addCanvas(): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.style.cssText = 'position:absolute;left:0;top:0;display:block';
    const { signal } = this.#abort;
    const lost = (event: Event) => {
      event.preventDefault();
      this.#standIn(canvas);
    };
    canvas.addEventListener('webglcontextlost', lost, { signal });
    canvas.addEventListener('webglcontextrestored', () => this.#restore(canvas), { signal });
    this.#stage.prepend(canvas);
    return canvas;
  }

  /** Setting a size that is there already would make the graphics lay out their memory anew. */
  #fit(): void {
    const { width, height } = this.#engine.placement().view;
    const [across, down] = [Math.round(width * this.#ratio()), Math.round(height * this.#ratio())];
    if (this.#canvas.width !== across) this.#canvas.width = across;
    if (this.#canvas.height !== down) this.#canvas.height = down;
    this.#canvas.style.width = `${width}px`;
    this.#canvas.style.height = `${height}px`;
  }

  #choosePresenter(): Presenter | null {
    try {
      const webgl = createWebglPresenter(this.#canvas, this.#engine, {
        isOpaque: this.#surround !== null,
        tilt: this.#tilt,
      });
      if (webgl) return this.#surrounded(webgl);
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
    const canvas2d = createCanvas2dPresenter(this.#canvas);
    return canvas2d && this.#surrounded(canvas2d);
  }

  #surrounded(presenter: Presenter): Presenter {
    presenter.setSurround(this.#surround ?? CLEAR);
    return presenter;
  }

  /** Shows the page by Canvas2D, at once: a canvas that has lost its graphics is gray. */
  #standIn(lost: HTMLCanvasElement): void {
    this.#lost = lost;
    this.#lostTimer = setTimeout(() => this.#giveUp(), CONTEXT_RESTORE_MS);
    this.#presenter = this.#canvas2d();
    this.resize();
  }

  #giveUp(): void {
    console.warn('WebGL was lost and did not come back');
    this.#lost = null;
  }

  #restore(canvas: HTMLCanvasElement): void {
    if (this.#lost !== canvas) return;
    clearTimeout(this.#lostTimer);
    this.#lost = null;
    this.#presenter?.destroy();
    this.#canvas.replaceWith(canvas);
    this.#canvas = canvas;
    this.#presenter = this.#choosePresenter();
    this.#paint.add(pageBox(this.#engine));
    this.resize();
  }

  #inkAgain(): void {
    this.#wholeScale = 0;
    this.#shown = null;
    this.#dropInk('sharp');
    this.#clock.request();
  }

  #present(): void {
    const presenter = this.#presenter;
    if (!presenter || this.#canvas.width === 0) return;
    const now = transformOf(this.#engine.placement(), this.#ratio());
    const transform = this.#shown && sameTransform(this.#shown, now) ? this.#shown : now;
    const moved = transform !== this.#shown;
    const end = performance.now() + UPLOAD_MS;
    const changed = union(this.#uploadPaint(presenter, end), this.#takeGlints(presenter));
    const grown = this.#follow(presenter, transform, end);
    if (moved) this.#move(presenter, transform);
    this.#shown = transform;
    const part = changed && intersect(toCanvasBox(changed, transform), this.#whole());
    const all = moved || grown || this.#isRelit;
    this.#isRelit = false;
    if (all) presenter.draw(this.#engine, transform, null);
    else if (part) presenter.draw(this.#engine, transform, part);
  }

  #whole(): Box {
    return { left: 0, top: 0, right: this.#canvas.width, bottom: this.#canvas.height };
  }

  /**
   * Hands changed paint over, square by square as long as the frame and the graphics have time; gives the box of what
   * was handed over.
   */
  #uploadPaint(presenter: Presenter, end: number): Box | null {
    let done: Box | null = null;
    for (let box = this.#paint.next; box && !presenter.busy(); box = this.#paint.next) {
      if (this.#engine.applyPendingPaint(box)) {
        presenter.uploadPaint(this.#engine, box);
        if (presenter.updateGlints(this.#engine, box)) this.#tilt.watch();
        this.#paint.shift();
        done = union(done, box);
      }
      if (performance.now() >= end) break;
    }
    if (this.#paint.next) this.#clock.request();
    return done;
  }

  /** Hands over glints that came or went without paint, once all paint is there to be seen; gives where. */
  #takeGlints(presenter: Presenter): Box | null {
    if (this.#paint.next) return null;
    const box = this.#glints;
    this.#glints = null;
    const changed = box && presenter.updateGlints(this.#engine, box);
    if (changed) this.#tilt.watch();
    return changed;
  }

  /** Draws everything in another light, unless there is paint to be shown, which goes first. */
  #relight(): void {
    if (this.#paint.next) return;
    this.#isRelit = true;
    this.#clock.request();
  }

  /** Lets the presenter follow to another scale as long as the frame has time; says whether it has just come there. */
  #follow(presenter: Presenter, transform: PageTransform, end: number): boolean {
    if (presenter.follow(this.#engine, transform)) return false;
    while (!presenter.busy() && performance.now() < end)
      if (presenter.follow(this.#engine, transform)) return true;
    this.#clock.request();
    return false;
  }

  /** Shows ink as it is while the page moves, and draws it sharp once it stands still. */
  #move(presenter: Presenter, transform: PageTransform): void {
    const whole = transform.scale / this.#engine.state().zoom;
    const rescaled = Math.abs(this.#wholeScale - whole) > ROUNDING;
    if (this.#ink && rescaled) void this.#rasterize('whole', planWhole(this.#ink, this.#engine, whole));
    this.#wholeScale = whole;
    if (presenter.kind === 'canvas2d') this.#dropInk('sharp');
    clearTimeout(this.#restTimer);
    this.#restTimer = setTimeout(() => this.#sharpen(), INK_REST_MS);
  }

  #sharpen(): void {
    if (!this.#ink || !this.#presenter || !this.#shown) return;
    void this.#rasterize('sharp', planSharp(this.#ink, this.#engine, this.#shown, this.#whole()));
  }

  /** Rasterises ink in slices, yielding between them, then shows it. Replaces a run of the same layer. */
  async #rasterize(layer: InkLayer, plan: InkPlan): Promise<void> {
    this.#rasterizing.get(layer)?.return();
    const bands = this.#presenter?.rasterizeInk(layer, plan);
    if (!bands) return;
    this.#rasterizing.set(layer, bands);
    while (!bands.next().done) await yieldToMain();
    if (this.#rasterizing.get(layer) !== bands || !this.#shown) return;
    this.#rasterizing.delete(layer);
    this.#presenter?.draw(this.#engine, this.#shown, null);
  }

  #dropInk(layer: InkLayer): void {
    this.#rasterizing.get(layer)?.return();
    this.#rasterizing.delete(layer);
    this.#presenter?.dropInk(layer);
  }
}

function pageBox({ width, height }: Engine): Box {
  return { left: 0, top: 0, right: width, bottom: height };
}

function sameTransform(a: PageTransform, b: PageTransform): boolean {
  return a.left === b.left && a.top === b.top && a.scale === b.scale && a.ratio === b.ratio;
}
