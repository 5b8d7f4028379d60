import type { Box, Engine } from '../engine.ts';
import { inkBands, type InkPlan } from './ink-raster.ts';
import { offscreen, release } from './ink.ts';
import { drawPaint } from './picture.ts';
import { toPageBox, type InkLayer, type Presenter, type PageTransform } from './presenter.ts';
import { CLEAR, GRADIENT, SHADOW, type Shade, type Surround } from './surround.ts';

/** Ink as it was rasterised for a part of the page. */
interface InkRaster {
  readonly context: CanvasRenderingContext2D;
  readonly part: Box;
}

/** Shows the page by Canvas2D. Gives null where the browser has not even that. */
export function createCanvas2dPresenter(canvas: HTMLCanvasElement): Presenter | null {
  const context = canvas.getContext('2d');
  if (!context) return null;
  const ink: Record<InkLayer, InkRaster | null> = { whole: null, sharp: null };
  const replaceInk = (layer: InkLayer, raster: InkRaster | null) => {
    const old = ink[layer];
    if (old) release(old.context);
    ink[layer] = raster;
  };
  let surround = CLEAR;
  return {
    kind: 'canvas2d',
    setSurround(next) {
      surround = next;
    },
    dropInk: (layer: InkLayer) => replaceInk(layer, null),
    *rasterizeInk(layer: InkLayer, plan: InkPlan) {
      const raster = { context: offscreen(plan.width, plan.height), part: plan.part };
      for (const { context: band, top } of inkBands(plan)) {
        raster.context.drawImage(band.canvas, 0, top);
        yield;
      }
      replaceInk(layer, raster);
    },
    busy: () => false,
    uploadPaint() {
      // Paint is read from the engine when it is drawn.
    },
    // Drawing them one by one would cost a frame more than it gives.
    updateGlints: () => null,
    follow: () => true,
    draw(engine: Engine, transform: PageTransform, box: Box | null) {
      const part = box ?? { left: 0, top: 0, right: canvas.width, bottom: canvas.height };
      context.save();
      context.beginPath();
      context.rect(part.left, part.top, part.right - part.left, part.bottom - part.top);
      context.clip();
      context.clearRect(part.left, part.top, part.right - part.left, part.bottom - part.top);
      drawSurround(context, surround);
      drawPage(context, engine, transform, surround.shadow);
      context.setTransform(transform.scale, 0, 0, transform.scale, transform.left, transform.top);
      drawPaint(context, engine, wholePixels(toPageBox(part, transform), engine));
      context.globalCompositeOperation = 'multiply';
      drawInkRaster(context, engine, ink.sharp ?? ink.whole);
      context.restore();
    },
    destroy() {
      for (const layer of ['whole', 'sharp'] as const) replaceInk(layer, null);
      release(context);
    },
  };
}

function drawPage(
  context: CanvasRenderingContext2D,
  engine: Engine,
  { left, top, scale, ratio }: PageTransform,
  shadow: Shade,
): void {
  context.save();
  context.shadowColor = css(shadow);
  context.shadowBlur = SHADOW.blur * ratio;
  context.shadowOffsetY = SHADOW.drop * ratio;
  context.fillStyle = '#fff';
  context.fillRect(left, top, engine.width * scale, engine.height * scale);
  context.restore();
}

function drawSurround(context: CanvasRenderingContext2D, { middle, edge }: Surround): void {
  const { width, height } = context.canvas;
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  gradient.addColorStop(0, css(middle));
  gradient.addColorStop(1, css(edge));
  context.save();
  context.translate(GRADIENT.middle[0] * width, GRADIENT.middle[1] * height);
  context.scale(GRADIENT.reach[0] * width, GRADIENT.reach[1] * height);
  context.fillStyle = gradient;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}

function css([red, green, blue, alpha]: Shade): string {
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}

function drawInkRaster(context: CanvasRenderingContext2D, engine: Engine, raster: InkRaster | null): void {
  if (!raster) return;
  const { left, top, right, bottom } = raster.part;
  context.beginPath();
  context.rect(0, 0, engine.width, engine.height);
  context.clip();
  context.drawImage(raster.context.canvas, left, top, right - left, bottom - top);
}

/** The page pixels a box touches, two more at each side for smoothing. */
function wholePixels(box: Box, { width, height }: Engine): Box {
  return {
    left: Math.max(0, Math.floor(box.left) - 2),
    top: Math.max(0, Math.floor(box.top) - 2),
    right: Math.min(width, Math.ceil(box.right) + 2),
    bottom: Math.min(height, Math.ceil(box.bottom) + 2),
  };
}
