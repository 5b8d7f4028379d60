import { points } from '../geometry/knots.ts';
import { clockwise } from '../geometry/boolean.ts';
import { curve } from '../geometry/curve.ts';
import { arc, ellipse, rectangle } from '../geometry/forms.ts';
import type { Point } from '../geometry/point.ts';
import { fillZone } from '../patterns/patterns.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';
import { Random } from '../random.ts';
import { dressWall } from './dressing/wall.ts';
import { archway } from './scenery.ts';

/** The outline of a house above its eaves. */
export type Gable = 'step' | 'bell' | 'point' | 'round' | 'neck';

/** A narrow house seen from the street, the left of its foot on the frame's origin. */
export interface Townhouse {
  readonly level: 0 | 1 | 2;
  readonly width: number;
  /** Height of the eaves in units. */
  readonly eaves: number;
  readonly gable: Gable;
  readonly wall: Role;
  readonly trim: Role;
  /** Floors above the door. */
  readonly floors: number;
  readonly shop: boolean;
  /** Whether it has no part too narrow for a crayon. */
  readonly isPlain?: boolean;
  /** What its front is built of, where that shows. */
  readonly dress?: 'bricks' | 'rubble';
}

/** Draws chimney, front, windows, and door or shop. */
export function townhouse(sheet: Sheet, it: Townhouse): void {
  const { width, eaves, level } = it;
  if (!it.isPlain) {
    sheet.shape(rectangle(width * 0.68, -eaves - 104, width * 0.15, 100), 'line', 'rust');
    sheet.shape(rectangle(width * 0.66, -eaves - 112, width * 0.19, 17, 4), 'line', 'stone');
  }
  const front = clockwise([[0, 0], [0, -eaves], ...gableOf(it), [width, -eaves], [width, 0]]);
  sheet.shape(front, 'bold', it.wall);
  if (it.dress)
    dressWall(sheet, new Random(`${it.gable} ${it.dress}`), {
      zone: [front],
      kind: it.dress,
      size: 64,
      roles: [it.wall, 'soft'],
      rim: 'bold',
    });
  if (level > 0) sheet.shape(rectangle(-5, -eaves - 8, width + 10, 17, 5), 'line', it.trim);
  attic(sheet, it);
  const rise = (eaves - 168) / it.floors;
  for (let floor = 0; floor < it.floors; floor++)
    storey(sheet, it, -eaves + 24 + floor * rise, rise - 30, floor);
  if (it.shop) shopFront(sheet, it);
  else doorway(sheet, it);
}

function gableOf(it: Townhouse): Point[] {
  const w = it.width;
  const y = -it.eaves;
  const up = (share: number, height: number): Point => [w * share, y - height];
  switch (it.gable) {
    case 'step':
      return [
        up(0, 30),
        up(0.16, 30),
        up(0.16, 64),
        up(0.32, 64),
        up(0.32, 98),
        up(0.68, 98),
        up(0.68, 64),
        up(0.84, 64),
        up(0.84, 30),
        up(1, 30),
      ];
    case 'bell':
      return [
        ...curve([
          [...up(0, 8)],
          [...up(0.16, 22)],
          [...up(0.26, 66)],
          [...up(0.4, 92)],
          [...up(0.5, 112)],
          [...up(0.6, 92)],
          [...up(0.74, 66)],
          [...up(0.84, 22)],
          [...up(1, 8)],
        ]),
      ];
    case 'point':
      return [up(0, 0), up(0.5, 124), up(1, 0)];
    case 'round':
      return arc(w / 2, y, w / 2, 96, Math.PI, Math.PI * 2);
    case 'neck':
      return [
        up(0, 14),
        up(0.24, 26),
        up(0.24, 92),
        ...arc(w / 2, y - 92, w * 0.26, 34, Math.PI, Math.PI * 2),
        up(0.76, 26),
        up(1, 14),
      ];
  }
}

function attic(sheet: Sheet, it: Townhouse): void {
  const [x, y] = [it.width / 2, -it.eaves - 22];
  const size = it.width * 0.13;
  if (it.level === 0 || it.gable === 'round') {
    sheet.shape(ellipse(x, y - 16, size, size), 'line', 'sky');
    if (it.level > 0)
      sheet.line(
        [
          [x, y - 16 - size],
          [x, y - 16 + size],
        ],
        'fine',
        0,
      );
    return;
  }
  sheet.shape(archway(x, y, size * 1.6, size * 2.2), 'line', 'sky');
  sheet.line(
    [
      [x, y],
      [x, y - size * 2.2],
    ],
    'fine',
    0,
  );
}

function storey(sheet: Sheet, it: Townhouse, top: number, height: number, floor: number): void {
  const count = 2;
  const width = (it.width / count) * (it.level === 2 ? 0.46 : 0.5);
  for (let i = 0; i < count; i++)
    window(sheet, it, {
      x: (it.width * (i + 0.5)) / count,
      foot: top + height * (it.level === 0 ? 0.86 : 1),
      width,
      height: height * (it.level === 0 ? 0.62 : 0.86),
      box: floor === it.floors - 1,
    });
}

interface Opening {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly box: boolean;
}

function window(sheet: Sheet, it: Townhouse, { x, foot, width, height, box }: Opening): void {
  const half = width / 2;
  const rounded = it.gable === 'round' || it.gable === 'bell';
  const pane = rounded
    ? archway(x, foot, width, height)
    : rectangle(x - half, foot - height, width, height, 3);
  if (it.level > 0 && it.gable === 'step')
    for (const side of [-1, 1])
      sheet.shape(rectangle(x + side * (half + 9) - 8, foot - height, 16, height, 3), 'line', it.trim);
  sheet.shape(pane, 'line', 'sky');
  if (it.level > 0)
    sheet.line(
      [
        [x, foot],
        [x, foot - height],
      ],
      'fine',
      0,
    );
  if (it.level === 2)
    sheet.line(
      [
        [x - half, foot - height * 0.52],
        [x + half, foot - height * 0.52],
      ],
      'fine',
      0,
    );
  if (it.level > 0 && !box)
    sheet.shape(rectangle(x - half - 6, foot - 3, width + 12, 10, 3), 'line', 'cream');
  if (it.level > 0 && box) flowers(sheet, x, foot + 4, width, it.level);
}

function flowers(sheet: Sheet, x: number, y: number, width: number, level: 0 | 1 | 2): void {
  const count = level === 1 ? 2 : 3;
  for (let i = 0; i < count; i++) {
    const at: Point = [x + (i - (count - 1) / 2) * (width / count), y - 9];
    sheet.shape(ellipse(...at, level === 1 ? 16 : 12.5), 'line', 'a');
  }
  sheet.shape(rectangle(x - width / 2 - 8, y, width + 16, 21, 5), 'line', 'wood');
}

function doorway(sheet: Sheet, it: Townhouse): void {
  const [x, width] = [it.width * 0.5, Math.min(88, it.width * 0.36)];
  if (!it.isPlain) sheet.shape(archway(x, 0, width + 26, 132), 'line', 'cream');
  sheet.shape(archway(x, 0, width, 118), 'bold', it.trim);
  if (it.level > 0) {
    if (it.level === 2)
      for (const side of [-1, 1])
        sheet.shape(
          rectangle(x + side * width * 0.22 - width * 0.15, -62, width * 0.3, 44, 3),
          'fine',
          'soft',
        );
    sheet.line(
      [
        [x - width / 2, -76],
        [x + width / 2, -76],
      ],
      'line',
      0,
    );
  }
  sheet.ink(ellipse(x + width * 0.34, -52, 4.6));
  if (it.isPlain) return;
  sheet.shape(rectangle(x - width / 2 - 26, -10, width + 52, 16, 4), 'line', 'stone');
  if (it.level < 2) return;
  for (const side of [-1, 1]) {
    const px = x + side * (width / 2 + 40);
    if (px < 20 || px > it.width - 20) continue;
    sheet.shape(ellipse(px, -44, 20, 22), 'line', 'leaf');
    sheet.shape(
      [
        [px - 15, -26],
        [px + 15, -26],
        [px + 11, 2],
        [px - 11, 2],
      ],
      'line',
      'rust',
    );
  }
}

function shopFront(sheet: Sheet, it: Townhouse): void {
  const w = it.width;
  sheet.shape(rectangle(w * 0.08, -92, w * 0.5, 80, 4), 'line', 'sky');
  if (it.level > 0)
    for (const [share, role] of [
      [0.2, 'a'],
      [0.33, 'b'],
      [0.46, 'd'],
    ] as const)
      sheet.shape(arc(w * share, -12, w * 0.055, 34, Math.PI, Math.PI * 2), 'line', role);
  sheet.shape(rectangle(w * 0.66, -104, w * 0.26, 104, 4), 'line', it.trim);
  if (!it.isPlain) sheet.shape(rectangle(w * 0.71, -92, w * 0.16, 44, 3), 'line', 'sky');
  sheet.ink(ellipse(w * 0.71, -34, 4));
  const stripes = it.level === 0 ? 5 : 7;
  for (let i = 0; i < stripes; i++) {
    const [left, right] = [w * 0.02 + (w * 0.96 * i) / stripes, w * 0.02 + (w * 0.96 * (i + 1)) / stripes];
    const middle = (left + right) / 2;
    sheet.shape(
      [
        [left, -150],
        [right, -150],
        [right, -106],
        ...arc(middle, -106, (right - left) / 2, 15, 0, Math.PI),
        [left, -106],
      ],
      'line',
      i % 2 === 0 ? 'a' : 'paper',
    );
  }
}

/** A lantern on a post, 330 units high on the frame's origin. */
export function lantern(sheet: Sheet): void {
  sheet.shape(points('-7,0 -5,-250 5,-250 7,0'), 'line', 'stone');
  sheet.shape(rectangle(-20, -14, 40, 16, 5), 'line', 'stone');
  sheet.shape(points('-18,-256 18,-256 28,-316 -28,-316'), 'line', 'sun');
  sheet.shape(points('-36,-314 36,-314 12,-342 -12,-342'), 'line', 'stone');
  sheet.shape(ellipse(0, -350, 9), 'line', 'stone');
}

/** Rows of cobbles between two heights, across the given width. */
export function cobbles(
  sheet: Sheet,
  left: number,
  top: number,
  width: number,
  height: number,
  size: number,
): void {
  const zone = [clockwise(rectangle(left, top, width, height))];
  fillZone('bricks', { sheet, zone, size, angle: 0, roles: ['stone', 'soft'] });
}
