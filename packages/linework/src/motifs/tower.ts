import { blob, curve } from '../geometry/curve.ts';
import { arc, rectangle } from '../geometry/forms.ts';
import type { Path, Point } from '../geometry/point.ts';
import { fillZone } from '../patterns/patterns.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';
import { archway } from './scenery.ts';

/** A round tower under a pointed roof. */
export interface Tower {
  readonly level: 0 | 1 | 2;
  readonly x: number;
  readonly foot: number;
  readonly top: number;
  readonly width: number;
  /** Height of the roof in units. */
  readonly roof: number;
  readonly role: Role;
  /** Windows from the top down. */
  readonly windows: number;
  readonly flag: Role | undefined;
}

/** Draws a tower: flag, walls, collar, roof, windows. */
export function tower(sheet: Sheet, it: Tower): void {
  const { x, top, width, foot } = it;
  const half = width / 2;
  if (it.flag) pennant(sheet, x, top - it.roof, it.flag, width * 0.62);
  const walls: Path = [
    [x - half + 3, top],
    [x + half - 3, top],
    [x + half, foot],
    ...arc(x, foot, half, 9, 0, Math.PI),
  ];
  sheet.shape(walls, 'bold', 'stone');
  const step = width * 0.95;
  for (let i = 0; i < it.windows; i++) slit(sheet, it, top + width * 0.98 + i * step);
  stones(sheet, it, walls);
  const collar = rectangle(x - half - 8, top - 2, width + 16, 20, 8);
  sheet.shape(collar, 'line', 'cream');
  hat(sheet, it);
}

function slit(sheet: Sheet, it: Tower, y: number): void {
  const width = it.width * 0.34;
  const height = it.width * 0.56;
  if (it.level > 0) sheet.shape(archway(it.x, y + 6, width + 16, height + 14), 'line', 'cream');
  sheet.shape(archway(it.x, y, width, height), 'line', 'sun');
  if (it.level === 0 || width < 26) return;
  sheet.line(
    [
      [it.x, y],
      [it.x, y - height],
    ],
    'fine',
    0,
  );
  if (it.level === 2)
    sheet.line(
      [
        [it.x - width / 2, y - height * 0.42],
        [it.x + width / 2, y - height * 0.42],
      ],
      'fine',
      0,
    );
}

function stones(sheet: Sheet, it: Tower, walls: Path): void {
  if (it.level === 0) return;
  const [long, high] = [it.width * 0.24, it.width * 0.13];
  const inside = sheet.inside([walls]);
  const low = it.top + it.width * 0.98 + (it.windows - 1) * it.width * 0.95 + 18;
  const spots: Point[] = [];
  for (let y = low, row = 0; y < it.foot - high * 1.4 && row < it.level * 2; y += high * 1.9, row++)
    spots.push([it.x + it.width * (row % 2 === 0 ? -0.3 : 0.14), y]);
  for (const [px, py] of spots) inside.shape(rectangle(px, py, long, high, 4), 'fine', 'soft');
}

function hat(sheet: Sheet, it: Tower): void {
  const { x, top, width, roof } = it;
  const rim = blob([
    [x - width * 0.7, top + 2, 1],
    [x - width * 0.36, top - roof * 0.38],
    [x - width * 0.13, top - roof * 0.74],
    [x, top - roof, 1],
    [x + width * 0.13, top - roof * 0.74],
    [x + width * 0.36, top - roof * 0.38],
    [x + width * 0.7, top + 2, 1],
    [x, top + 15],
  ]);
  sheet.shape(rim, 'bold', it.role);
  const inside = sheet.inside([rim]);
  if (it.level === 1)
    for (const share of [0.3, 0.58])
      inside.line(arc(x, top - roof * share - 12, width, 26, 0, Math.PI), 'fine', 0);
  if (it.level === 2)
    fillZone('scales', { sheet, zone: [rim], size: width * 0.34, angle: 0, roles: [it.role, 'soft'] });
  sheet.rim(rim, 'bold');
}

function pennant(sheet: Sheet, x: number, y: number, role: Role, size: number): void {
  sheet.line(
    [
      [x, y + 12],
      [x, y - size * 0.9],
    ],
    'line',
    0,
  );
  const top = curve([
    [x, y - size * 0.9],
    [x + size * 0.35, y - size * 0.98],
    [x + size * 0.62, y - size * 0.8],
    [x + size * 1.05, y - size * 0.74],
  ]);
  const low = curve([
    [x + size * 1.05, y - size * 0.74],
    [x + size * 0.6, y - size * 0.46],
    [x + size * 0.34, y - size * 0.5],
    [x, y - size * 0.36],
  ]);
  sheet.shape([...top, ...low], 'line', role);
}
