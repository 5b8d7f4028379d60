import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { ellipse, polygon, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { band, disc } from '../bands.ts';

/** What stands behind a figure on a page of 1000 by 1000 units. */
export type Backdrop = 'open' | 'rays' | 'hills' | 'medallion' | 'window';

/** How a backdrop is drawn. */
export interface Scene {
  readonly random: Random;
  readonly level: 0 | 1 | 2;
}

/** How far a figure shrinks to stand in front of a backdrop. */
export const ROOM: Readonly<Record<Backdrop, number>> = {
  open: 1,
  rays: 0.84,
  hills: 0.84,
  medallion: 0.74,
  window: 0.8,
};

/** Draws a backdrop; nothing for the open page. */
export function drawBackdrop(sheet: Sheet, kind: Backdrop, scene: Scene): void {
  BACKDROPS[kind](sheet.layer('backdrop'), scene);
}

const BACKDROPS: Readonly<Record<Backdrop, (sheet: Sheet, scene: Scene) => void>> = {
  open: () => undefined,
  rays: (sheet, { random, level }) => {
    const count = [12, 16, 20][level]!;
    const inside = frame(sheet, 'sky');
    const phase = random.next();
    for (let i = 0; i < count; i += 2) {
      const at = (k: number): Point => polar([500, 520], 800, ((i + k + phase) / count) * Math.PI * 2);
      inside.shape([[500, 520], at(0), at(1)], 'line', 'sun');
    }
    sheet.rim(rectangle(58, 58, 884, 884, 40), 'line');
  },
  hills: (sheet, scene) => {
    const inside = frame(sheet, 'sky');
    const { random, level } = scene;
    const [x, y] = [random.pick([170, 830]), random.range(190, 240)];
    for (const radius of [560, 420, 290, 170])
      inside.shape(ellipse(x, y, radius), 'line', radius === 420 ? 'soft' : 'sky');
    inside.shape(ellipse(x, y, 82), 'line', 'sun');
    cloud(inside.at({ x: 1000 - x + random.range(-30, 30), y: y - 20 }));
    const rows = [3, 4, 5][level]!;
    for (let row = 0; row < rows; row++) {
      const top = 560 + row * (360 / rows);
      inside.shape(ridge(random, top, 24), 'line', row % 2 === 0 ? 'grass' : 'leaf');
      if (level === 0 || row % 2 > 0) continue;
      for (let at = 90; at < 960; at += 150)
        inside.shape(
          place(petal('leaf', 44, 20), { x: at, y: top + 66, angle: random.range(-0.5, 0.5) }),
          'fine',
          'sun',
        );
    }
    sheet.rim(rectangle(58, 58, 884, 884, 40), 'line');
  },
  medallion: (sheet, { random, level }) => {
    const wheel = sheet.at({ x: 500, y: 500 });
    const kind = random.pick(['beads', 'leaves', 'scallops'] as const);
    const count = [12, 18, 24][level]!;
    around(wheel, { radius: 424, count }, (spot) =>
      spot.shape(ellipse(0, 0, (424 * 3.5) / count, 42), 'bold', 'b'),
    );
    if (level === 0) wheel.shape(disc(424), 'bold', 'soft');
    else
      band(wheel, {
        inner: 376,
        outer: 424,
        kind,
        fold: 6,
        spacing: level === 1 ? 2 : 1.4,
        role: 'soft',
        ornament: 'd',
      });
    wheel.shape(disc(376), 'line', 'sky');
    const rays = [8, 12, 16][level]!;
    for (let i = 0; i < rays; i += 2) {
      const edge = Array.from({ length: 9 }, (_, k): Point =>
        polar([0, 0], 376, ((i + k / 8) / rays) * Math.PI * 2),
      );
      wheel.shape([[0, 0], ...edge], 'line', 'soft');
    }
  },
  window: (sheet, { level }) => {
    sheet.shape(rectangle(38, 38, 924, 924, 12), 'bold', 'soft');
    const steps = [5, 7, 9][level]!;
    for (let side = 0; side < 4; side++) {
      const edge = sheet.at({ x: 500, y: 500, angle: (side * Math.PI) / 2 });
      for (let i = 0; i < steps; i++) {
        const [x, wide] = [-462 + 66 + ((i + 0.5) * 792) / steps, 792 / steps];
        edge.shape(
          [
            [x, -452],
            [x + wide * 0.46, -429],
            [x, -406],
            [x - wide * 0.46, -429],
          ],
          'fine',
          i % 2 === 0 ? 'a' : 'd',
        );
      }
      edge.shape(polygon(-429, -429, 26, 4, Math.PI / 4), 'line', 'b');
    }
    sheet.shape(rectangle(104, 104, 792, 792), 'bold', 'sky');
    const stripes = [7, 11, 15][level]!;
    for (let i = 0; i < stripes; i += 2)
      sheet.shape(rectangle(104 + (i * 792) / stripes, 104, 792 / stripes, 792), 'line', 'soft');
    sheet.rim(rectangle(104, 104, 792, 792), 'bold');
  },
};

/** The land or water below a wavy line. */
function ridge(random: Random, top: number, height: number, wave = random.range(360, 620)): Path {
  const shift = random.range(0, 6);
  const line = Array.from({ length: 46 }, (_, i): Point => [
    40 + i * 21,
    top + height * Math.sin((i * 21 * 6.283) / wave + shift),
  ]);
  return [...line, [985, 1000], [40, 1000]];
}

/** A rounded double frame; gives the view that shows only what falls inside it. */
function frame(sheet: Sheet, role: Role): Sheet {
  sheet.shape(rectangle(38, 38, 924, 924, 52), 'bold', 'soft');
  const inner = clockwise(rectangle(58, 58, 884, 884, 40));
  sheet.shape(inner, 'line', role);
  return sheet.inside([inner]);
}

function cloud(sheet: Sheet): void {
  for (const [x, y, r] of [
    [-52, 8, 34],
    [54, 8, 36],
    [0, -12, 48],
  ] as const)
    sheet.shape(ellipse(x, y, r, r * 0.82), 'line', 'paper');
}
