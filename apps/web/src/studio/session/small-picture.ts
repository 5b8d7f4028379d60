import { halfSize, type Background, type Box, type Engine } from '@inkbloom/engine';
import type { Ink } from '@inkbloom/engine/dom';

type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The kept small picture is this many times smaller than the page. */
const SHRINK = 2;
/** Side, in page pixels, of the parts that are brought up to date one by one. */
const PART = 128;

function contextOf(canvas: HTMLCanvasElement | OffscreenCanvas, willReadFrequently = false): Context2D {
  const context = canvas.getContext('2d', { willReadFrequently });
  if (!context) throw new Error('this browser gives no canvas to paint on');
  context.imageSmoothingQuality = 'high';
  return context;
}

/** A half-size picture of a page, ink on paint, that is brought up to date only where the page has changed. */
export interface SmallPicture {
  /** Paints the whole picture over all of a canvas, whatever its size. */
  paint(canvas: HTMLCanvasElement): Promise<void>;
  /** The picture for lists and viewers. */
  toBlob(): Promise<Blob>;
  close(): void;
}

/**
 * Follows the paint of a page with a small picture. Between its parts others have their turn, as the background says.
 */
export function createSmallPicture(
  engine: Engine,
  ink: Ink | null,
  background: Pick<Background, 'pause'>,
): SmallPicture {
  const width = Math.ceil(engine.width / SHRINK);
  const height = Math.ceil(engine.height / SHRINK);
  const picture = new OffscreenCanvas(width, height);
  const context = contextOf(picture, true);
  const words = new Uint32Array(PART * PART);
  const columns = Math.ceil(engine.width / PART);
  const stale = new Set<number>();
  /** Parts that are more than the bare page. */
  const painted = new Set<number>();
  let isLaid = false;
  const stop = engine.onPaint(note);
  note({ left: 0, top: 0, right: engine.width, bottom: engine.height });

  function note(box: Box): void {
    for (let row = Math.floor(box.top / PART); row * PART < box.bottom; row++) {
      for (let column = Math.floor(box.left / PART); column * PART < box.right; column++) {
        stale.add(row * columns + column);
      }
    }
  }

  function boxOf(part: number): Box {
    const [left, top] = [(part % columns) * PART, Math.floor(part / columns) * PART];
    return { left, top, right: left + PART, bottom: top + PART };
  }

  /** Lays the bare page in one piece, for drawing the line art costs the same for a part of it. */
  function layPage(): void {
    isLaid = true;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    if (ink) context.drawImage(ink.image, 0, 0, width, height);
  }

  function bring(box: Box): void {
    const { left, top } = box;
    const small = halfSize(engine.readPaint(box, words), PART);
    const side = PART / SHRINK;
    const image = new ImageData(new Uint8ClampedArray(small.buffer), side, side);
    context.putImageData(image, left / SHRINK, top / SHRINK);
    if (ink) layInk(ink.image, left / SHRINK, top / SHRINK, side);
  }

  function layInk(image: HTMLImageElement, left: number, top: number, side: number): void {
    context.save();
    context.beginPath();
    context.rect(left, top, side, side);
    context.clip();
    context.globalCompositeOperation = 'multiply';
    context.drawImage(image, 0, 0, width, height);
    context.restore();
  }

  async function refresh(): Promise<void> {
    if (!isLaid) layPage();
    for (const part of stale) {
      const box = boxOf(part);
      while (!engine.applyPendingPaint(box)) await background.pause();
      stale.delete(part);
      if (!painted.has(part) && engine.isEmpty(box)) continue;
      painted.add(part);
      bring(box);
      await background.pause();
    }
  }

  return {
    async paint(canvas) {
      await refresh();
      contextOf(canvas, true).drawImage(picture, 0, 0, canvas.width, canvas.height);
    },
    async toBlob() {
      await refresh();
      return picture.convertToBlob({ type: 'image/webp', quality: 0.85 });
    },
    close: stop,
  };
}
