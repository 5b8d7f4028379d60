import { BRUSH_NAMES, createEngine, overWhite } from '@inkbloom/engine';
import type { ToolSettings } from './tool-settings.ts';

/** What of the hand a stroke shows. */
type Tool = Pick<ToolSettings, 'brush' | 'color' | 'size' | 'opacity'>;

/** The preview's own little page: CSS pixels, and page pixels for each of them. */
const VIEW = { width: 110, height: 56, insets: { left: 0, top: 0, right: 0, bottom: 0 } };
const DENSITY = 2;
const POINTS = 48;

/** Where the sample stroke passes at a time from 0 to 1, in CSS pixels. */
function wave(time: number): { x: number; y: number } {
  return { x: 18 + time * 74, y: 28 - Math.sin(time * Math.PI * 2) * 10 };
}

/**
 * Draws a stroke on a small page with the engine that paints the real one, over all of a canvas. That stays
 * in main memory, so that the panel it lies in is one picture to fade.
 */
export function paintSample(canvas: HTMLCanvasElement, { brush, color, size, opacity }: Tool): void {
  const name = BRUSH_NAMES.find((known) => known === brush);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!name || name === 'fill' || !context) return;
  const width = VIEW.width * DENSITY;
  const height = VIEW.height * DENSITY;
  const engine = createEngine({ width, height, regions: null });
  engine.setView(VIEW);
  engine.set({ brush: name, color, size, opacity });
  for (let at = 0; at <= POINTS; at++) {
    const phase = at === 0 ? 'down' : at === POINTS ? 'up' : 'move';
    engine.pointer({ phase, ...wave(at / POINTS), pressure: 1, pointerType: 'mouse' });
  }
  const words = engine.readPaint({ left: 0, top: 0, right: width, bottom: height }).map(overWhite);
  canvas.width = width;
  canvas.height = height;
  context.putImageData(new ImageData(new Uint8ClampedArray(words.buffer), width, height), 0, 0);
}
