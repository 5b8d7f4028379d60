import { onPaper, type Box, type Engine } from '@inkbloom/engine';
import type { Ink } from '@inkbloom/engine/dom';

type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The kept small picture is this many times smaller than the page. */
const SHRINK = 2;

function contextOf(canvas: HTMLCanvasElement | OffscreenCanvas): Context2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser gives no canvas to paint on');
  context.imageSmoothingQuality = 'high';
  return context;
}

function join(a: Box | null, b: Box): Box {
  if (!a) return b;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** A part of the page, paint on white paper, as a picture. */
function readPart(engine: Engine, box: Box): OffscreenCanvas {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const words = engine.readPaint(box);
  for (let at = 0; at < words.length; at++) words[at] = onPaper(words[at]!);
  const part = new OffscreenCanvas(width, height);
  const image = new ImageData(new Uint8ClampedArray(words.buffer), width, height);
  contextOf(part).putImageData(image, 0, 0);
  return part;
}

function layInk(context: Context2D, ink: Ink | null, width: number, height: number): void {
  if (!ink) return;
  context.globalCompositeOperation = 'multiply';
  context.drawImage(ink.image, 0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
}

/** A half-size picture of a page that is brought up to date only where the page has changed. */
export interface SmallPicture {
  /** Paints the whole picture over all of a canvas, whatever its size. */
  paint(canvas: HTMLCanvasElement): void;
  /** The picture for lists and viewers. */
  toBlob(): Promise<Blob>;
  close(): void;
}

/** Follows the paint of a page with a small picture. */
export function createSmallPicture(engine: Engine, ink: Ink | null): SmallPicture {
  const width = Math.ceil(engine.width / SHRINK);
  const height = Math.ceil(engine.height / SHRINK);
  const paint = new OffscreenCanvas(width, height);
  const context = contextOf(paint);
  let changed: Box | null = { left: 0, top: 0, right: engine.width, bottom: engine.height };
  const stop = engine.onPaint((box) => {
    changed = join(changed, box);
  });

  function refresh(): void {
    if (!changed) return;
    // Whole steps of the shrinking, so that parts meet without seams.
    const left = Math.floor(changed.left / SHRINK);
    const top = Math.floor(changed.top / SHRINK);
    const right = Math.ceil(changed.right / SHRINK);
    const bottom = Math.ceil(changed.bottom / SHRINK);
    const part = readPart(engine, {
      left: left * SHRINK,
      top: top * SHRINK,
      right: right * SHRINK,
      bottom: bottom * SHRINK,
    });
    context.drawImage(part, left, top, right - left, bottom - top);
    changed = null;
  }

  function over(canvas: HTMLCanvasElement | OffscreenCanvas): void {
    refresh();
    const target = contextOf(canvas);
    target.drawImage(paint, 0, 0, canvas.width, canvas.height);
    layInk(target, ink, canvas.width, canvas.height);
  }

  return {
    paint: over,
    toBlob() {
      const sheet = new OffscreenCanvas(width, height);
      over(sheet);
      return sheet.convertToBlob({ type: 'image/webp', quality: 0.85 });
    },
    close: stop,
  };
}
