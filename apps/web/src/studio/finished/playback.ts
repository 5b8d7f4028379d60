import type { RegionMap } from '@inkbloom/formats/region-map';
import type { PagePoint, PlaybackStep } from './playback-steps.ts';
import { regionCells, type RegionCells } from './region-cells.ts';

/** Points of a stroke that appear together. */
const POINTS_AT_ONCE = 8;
/** Strokes have soft borders: this much wider than they were told to be they show all of theirs. */
const STROKE_MARGIN = 1.3;

/** What is played back. */
export interface PlaybackPicture {
  /** The picture as it is now, at the size of the canvas it is played on. */
  readonly finished: HTMLCanvasElement;
  /** The line art alone; null where it did not load. */
  readonly lines: CanvasImageSource | null;
  readonly regions: RegionMap;
  /** Canvas pixels a page pixel. */
  readonly scale: number;
  readonly steps: readonly PlaybackStep[];
}

/**
 * Plays a drawing back on a canvas: on the bare page, each gesture brings out its part of the finished picture.
 * @returns resolves at the end, or once `signal` stops it; the canvas shows the whole picture then
 */
export async function playBack(
  canvas: HTMLCanvasElement,
  picture: PlaybackPicture,
  lengthMs: number,
  signal: AbortSignal,
): Promise<void> {
  const context = canvas.getContext('2d');
  if (!context) return;
  const parts = reveal(context, picture);
  const total = countParts(picture.steps);
  showBarePage(context, picture);
  let shown = 0;
  const startedMs = performance.now();
  for (let nowMs = startedMs; nowMs - startedMs < lengthMs && !signal.aborted; nowMs = await nextFrame()) {
    for (const due = Math.floor((total * (nowMs - startedMs)) / lengthMs); shown < due; shown++) parts.next();
  }
  context.drawImage(picture.finished, 0, 0);
}

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

function countParts(steps: readonly PlaybackStep[]): number {
  const parts = steps.map((step) =>
    step.kind === 'fill' ? 1 : Math.ceil(step.points.length / POINTS_AT_ONCE),
  );
  return parts.reduce((sum, count) => sum + count, 0);
}

function showBarePage(context: CanvasRenderingContext2D, { lines }: PlaybackPicture): void {
  const { width, height } = context.canvas;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  if (lines) context.drawImage(lines, 0, 0, width, height);
}

function* reveal(context: CanvasRenderingContext2D, picture: PlaybackPicture): Generator<undefined, void> {
  const { finished, regions, scale, steps } = picture;
  const pattern = context.createPattern(finished, 'no-repeat');
  if (!pattern) return;
  const cells = regionCells(regions, finished.width, finished.height);
  context.lineCap = context.lineJoin = 'round';
  context.strokeStyle = pattern;
  for (const step of steps) {
    if (step.kind === 'fill') {
      revealRegion(context, finished, cells, cells.regionAt(step.at.x * scale, step.at.y * scale));
      yield;
      continue;
    }
    context.lineWidth = Math.max(1, step.width * scale * STROKE_MARGIN);
    for (let from = 0; from < step.points.length; from += POINTS_AT_ONCE) {
      revealLine(context, step.points.slice(Math.max(0, from - 1), from + POINTS_AT_ONCE), scale);
      yield;
    }
  }
}

function revealLine(context: CanvasRenderingContext2D, points: readonly PagePoint[], scale: number): void {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x * scale, y * scale);
  const [first] = points;
  // A line of one point is drawn as a dot only if it leads somewhere.
  if (points.length === 1 && first) context.lineTo(first.x * scale + 0.01, first.y * scale);
  context.stroke();
}

function revealRegion(
  context: CanvasRenderingContext2D,
  finished: HTMLCanvasElement,
  cells: RegionCells,
  region: number,
): void {
  const path = cells.pathOf(region);
  if (!path) return;
  context.save();
  context.clip(path);
  context.drawImage(finished, 0, 0);
  context.restore();
}
