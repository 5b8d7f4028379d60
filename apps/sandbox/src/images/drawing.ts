import { createHash } from 'node:crypto';
import { grayPng } from './png.ts';

/** Half the width of a line, and the frame's distance from the edge, as shares of the shorter side. */
const PEN = 0.003;
const FRAME = 0.05;

/** How a flower is drawn. */
interface Flower {
  readonly petals: number;
  readonly turn: number;
  /** Radii of the heart, the inner leaves and the petals. */
  readonly rings: readonly [number, number, number];
  readonly wave: number;
}

/** The flower that belongs to words: the same words give the same one. */
function flowerOf(words: string): Flower {
  const chance = createHash('sha256').update(words).digest();
  const share = (at: number) => (chance[at] ?? 0) / 255;
  return {
    petals: 7 + ((chance[0] ?? 0) % 5),
    turn: share(1) * Math.PI,
    rings: [0.08 + 0.04 * share(2), 0.19 + 0.05 * share(3), 0.35 + 0.04 * share(4)],
    wave: 0.02 + 0.02 * share(5),
  };
}

/** How far a point is from the nearest line of the drawing, in shares of the shorter side. */
function distance(x: number, y: number, half: readonly [number, number], flower: Flower): number {
  const { petals, turn, rings, wave } = flower;
  const radius = Math.hypot(x, y);
  const angle = Math.atan2(y, x) + turn;
  const [heart, inner] = rings;
  const outer = rings[2] + wave * Math.cos(angle * petals);
  const circles = [heart, inner, outer].map((ring) => Math.abs(radius - ring));
  const step = (2 * Math.PI) / petals;
  const beside = (offset: number) => {
    const away = (((angle + offset) % step) + step) % step;
    return Math.min(away, step - away) * radius;
  };
  // Spokes between the rings, the petals' between the leaves'.
  const spokes = [
    radius > heart && radius < inner ? beside(0) : Infinity,
    radius > inner && radius < outer ? beside(step / 2) : Infinity,
  ];
  const [wide, high] = [half[0] - FRAME, half[1] - FRAME];
  const isInside = Math.abs(x) < wide && Math.abs(y) < high;
  const frame = isInside
    ? Math.min(wide - Math.abs(x), high - Math.abs(y))
    : Math.hypot(Math.max(0, Math.abs(x) - wide), Math.max(0, Math.abs(y) - high));
  const corners =
    isInside && radius > outer
      ? Math.abs(Math.abs(x) * high - Math.abs(y) * wide) / Math.hypot(wide, high)
      : Infinity;
  return Math.min(...circles, ...spokes, frame, corners);
}

/** A flower in a frame, drawn in black lines: a PNG of the size asked for. */
export function drawFlower(words: string, width: number, height: number): Buffer {
  const flower = flowerOf(words);
  const shorter = Math.min(width, height);
  const half = [width / shorter / 2, height / shorter / 2] as const;
  const shades = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const away = distance((x - width / 2) / shorter, (y - height / 2) / shorter, half, flower);
      const shade = ((away - PEN) * shorter + 0.5) * 255;
      shades[y * width + x] = Math.max(0, Math.min(255, shade));
    }
  }
  return grayPng(shades, width, height);
}
