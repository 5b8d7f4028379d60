import { createEngine } from '../../src/engine.ts';
import { BRUSHES, NEWEST } from '../../src/core/brushes/palette.ts';
import { randomFrom } from '../../src/core/random.ts';
import { createKernels } from '../../src/core/kernels/create-kernels.ts';
import { quantile, timesOf } from './timing.ts';

const SIDE = 2048;
const RADIUS = 16;
const STROKE = 300_000;
const FRAME = 1000 / 60;

/** How far apart the dabs of a marker of radius 16 lie, in page pixels. */
const SPACING = BRUSHES.marker.spacing(RADIUS);

/** A line back and forth over the page, `length` pixels long, in steps of `step` pixels. */
function* zigzag(length: number, step: number): Generator<{ x: number; y: number }> {
  const width = SIDE - 200;
  for (let gone = 0; gone < length; gone += step) {
    const row = Math.floor(gone / width);
    const along = gone - row * width;
    yield { x: 100 + (row % 2 === 0 ? along : width - along), y: 100 + ((row * 11) % width) };
  }
}

/** Dabs a second that a marker lays into the stroke: what a canvas does when it draws a dab. */
export function laidDabs(): number {
  const kernels = createKernels(SIDE, SIDE);
  const random = randomFrom(1);
  const places = [...zigzag(200_000 * SPACING, SPACING)];
  const dabs = places.map((place) => ({ ...place, radius: RADIUS, pressure: 1, tilt: 0 }));
  const times = timesOf(9, () => {
    for (const dab of dabs) BRUSHES.marker.drawDab(kernels, dab, random);
  });
  return (dabs.length / quantile(times, 0.5)) * 1000;
}

/**
 * Dabs a second of a marker stroke from pointer samples to the paint of the page: path, dabs, journal and history, and
 * paint sixty times a second.
 */
export function strokeDabs(): number {
  const engine = createEngine({ width: SIDE, height: SIDE, regions: null });
  engine.setView({ width: SIDE, height: SIDE, insets: { left: 0, top: 0, right: 0, bottom: 0 } });
  engine.set({ brush: 'marker', color: '#c2643f', opacity: 0.6, size: RADIUS * 2 });
  const points = [...zigzag(STROKE, 40)];
  const send = (phase: 'down' | 'move' | 'up', { x, y }: { x: number; y: number }) =>
    engine.pointer({ phase, x, y, pressure: 1, pointerType: 'mouse' });
  const times = timesOf(5, () => {
    send('down', points[0]!);
    let painted = performance.now();
    for (const point of points) {
      send('move', point);
      if (performance.now() < painted + FRAME) continue;
      engine.readPaint({ left: 0, top: 0, right: 1, bottom: 1 });
      painted = performance.now();
    }
    send('up', points.at(-1) ?? points[0]!);
  });
  return (STROKE / SPACING / quantile(times, 0.5)) * 1000;
}

/** Milliseconds of a line of watercolor over paint for each millisecond of one by a marker, dab for dab. */
export function washCost(): number {
  return timePerDab('watercolor') / timePerDab('marker');
}

function timePerDab(brush: 'watercolor' | 'marker'): number {
  const engine = createEngine({ width: SIDE, height: SIDE, regions: null });
  engine.setView({ width: SIDE, height: SIDE, insets: { left: 0, top: 0, right: 0, bottom: 0 } });
  engine.fillAt(0.5, 0.5, '#ffdd33');
  engine.set({ brush, color: '#285ac8', size: RADIUS * 2 });
  const points = [...zigzag(STROKE / 10, 40)];
  const times = timesOf(7, () => {
    for (const [i, { x, y }] of points.entries()) {
      const phase = i === 0 ? 'down' : 'move';
      engine.pointer({ phase, x, y, pressure: 1, pointerType: 'mouse' });
      if (i % 4 === 3) engine.readPaint({ left: 0, top: 0, right: 1, bottom: 1 });
    }
    engine.pointer({ phase: 'cancel', x: 0, y: 0, pressure: 0, pointerType: 'mouse' });
  });
  return quantile(times, 0.5) / (STROKE / 10 / BRUSHES[NEWEST[brush]].spacing(RADIUS));
}

/** Dabs a second that a 2D canvas draws as filled arcs, or as a picture of a dab. */
export function canvasDabs(kind: 'arc' | 'picture'): number {
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d')!;
  context.fillStyle = '#c2643f';
  const dab = new OffscreenCanvas(RADIUS * 2, RADIUS * 2);
  dab.getContext('2d')!.arc(RADIUS, RADIUS, RADIUS, 0, Math.PI * 2);
  dab.getContext('2d')!.fill();
  const length = kind === 'arc' ? 20_000 : 8_000;
  const places = [...zigzag(length * SPACING, SPACING)];
  const draw = (x: number, y: number) => {
    if (kind === 'picture') return context.drawImage(dab, x - RADIUS, y - RADIUS);
    context.beginPath();
    context.arc(x, y, RADIUS, 0, Math.PI * 2);
    return context.fill();
  };
  const times = timesOf(3, () => {
    for (const { x, y } of places) draw(x, y);
    context.getImageData(0, 0, 1, 1);
  });
  return (places.length / quantile(times, 0.5)) * 1000;
}
