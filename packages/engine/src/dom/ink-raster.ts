import type { Engine } from '../engine.ts';
import { drawInk, offscreen, type Ink } from './ink.ts';
import { onPage, type InkRaster, type Stand } from './presenter.ts';

const LONGEST_SIDE = 2048;

/** Ink of the whole page at the size it has on the canvas at 100 %. */
export function rasterWhole(ink: Ink, engine: Engine, scale: number): InkRaster {
  const most = LONGEST_SIDE / Math.max(engine.width, engine.height);
  const used = Math.min(scale, most);
  const context = offscreen(Math.round(engine.width * used), Math.round(engine.height * used));
  drawInk(context, ink, context.canvas.width, context.canvas.height);
  return { context, part: { left: 0, top: 0, right: engine.width, bottom: engine.height } };
}

/** Ink of what a canvas of this size shows, one pixel for each of its own, so that lines are crisp at any zoom. */
export function rasterSharp(
  ink: Ink,
  engine: Engine,
  stand: Stand,
  width: number,
  height: number,
): InkRaster {
  const context = offscreen(width, height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.setTransform(1, 0, 0, 1, stand.left, stand.top);
  drawInk(context, ink, engine.width * stand.scale, engine.height * stand.scale);
  return { context, part: onPage({ left: 0, top: 0, right: width, bottom: height }, stand) };
}
