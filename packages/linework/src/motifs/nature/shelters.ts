import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import type { Path } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { archway } from '../scenery.ts';
import { puff } from './puff.ts';

/** How a shelter is shown. */
export interface Shelter {
  readonly random: Random;
  readonly level: 0 | 1 | 2;
  readonly snow?: boolean;
}

/** A log cabin 260 units wide on the frame's origin, smoke rising from its chimney. */
export function cabin(sheet: Sheet, it: Shelter): void {
  const { level } = it;
  smoke(sheet.at({ x: 74, y: -236 }), it.random, level === 0 ? 2 : 4);
  sheet.shape(rectangle(56, -232, 36, 90), 'line', 'stone');
  if (it.snow) sheet.shape(blob(knots('50,-228! 52,-242 74,-248 96,-242 98,-228!')), 'line', 'paper');
  const wall: Path = points('-112,0 -112,-100 0,-190 112,-100 112,0');
  sheet.shape(wall, 'line', 'wood');
  const inside = sheet.inside([clockwise(wall)]);
  const logs = [3, 5, 8][level]!;
  for (let i = 1; i < logs + (level === 0 ? 0 : 3); i++)
    inside.line(
      curve([
        [-120, -i * (108 / logs)],
        [0, -i * (108 / logs) - 3],
        [120, -i * (108 / logs)],
      ]),
      'fine',
      0,
    );
  sheet.shape(rectangle(-84, -84, 54, 84), 'line', 'a');
  sheet.shape(ellipse(-40, -42, 4.5), 'fine', 'sun');
  sheet.shape(rectangle(14, -82, 68, 54), 'line', 'sun');
  sheet.line(
    [
      [48, -82],
      [48, -28],
    ],
    'line',
    0,
  );
  if (level > 0) {
    sheet.line(
      [
        [14, -55],
        [82, -55],
      ],
      'line',
      0,
    );
    sheet.shape(ellipse(0, -132, 17), 'line', 'sun');
  }
  const slope = it.snow
    ? '0,-218! 70,-166 146,-108! 150,-84 132,-74 118,-86 100,-84 84,-106 62,-112 46,-134 24,-142 0,-164! -24,-142 -46,-134 -62,-112 -84,-106 -100,-84 -118,-86 -132,-74 -150,-84 -146,-108! -70,-166'
    : '0,-214! 140,-100! 126,-84! 0,-186! -126,-84! -140,-100!';
  sheet.shape(blob(knots(slope)), 'bold', it.snow ? 'paper' : 'a');
}

/** Smoke in growing puffs, drifting to the right. */
function smoke(sheet: Sheet, random: Random, count: number): void {
  for (let i = count; i > 0; i--) {
    const size = 15 + i * 9;
    sheet.shape(puff(random, [i * i * 6, -i * 38 + 8], [size * 1.15, size], 7, 0.2), 'line', 'paper');
  }
}

/** A windmill 420 units high on the frame's origin, its sails turned by an angle. */
export function windmill(sheet: Sheet, it: Shelter & { readonly turn: number }): void {
  const tower = clockwise(blob(knots('-74,0! -62,-120 -44,-250! 44,-250! 62,-120 74,0!')));
  sheet.shape(tower, 'bold', 'cream');
  const rows = [0, 3, 6][it.level]!;
  const inside = sheet.inside([tower]);
  for (let i = 0; i < rows; i++)
    for (const x of i % 2 === 0 ? [-34, 26] : [-8, 48])
      inside.shape(rectangle(x - 15, -226 + (i * 190) / rows, 30, 16, 4), 'fine', 'stone');
  sheet.shape(archway(0, 0, 48, 84), 'line', 'wood');
  for (const y of [-186, -118]) sheet.shape(archway(0, y + 34, 30, 48), 'line', 'sun');
  sheet.shape(blob(knots('-54,-248! -50,-290 -24,-318 0,-326 24,-318 50,-290 54,-248! 0,-240')), 'bold', 'a');
  for (let i = 0; i < 4; i++) sail(sheet.at({ y: -282, angle: it.turn + (i * Math.PI) / 2 }), it.level);
  sheet.shape(ellipse(0, -282, 15), 'line', 'wood');
}

function sail(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-5, -200, 10, 196), 'line', 'wood');
  sheet.shape(points('5,-58 52,-62 48,-196 5,-196'), 'line', 'soft');
  const bars = [1, 3, 5][level]!;
  for (let i = 1; i <= bars; i++) {
    const y = -60 - (i * 136) / (bars + 1);
    sheet.line(
      [
        [5, y],
        [50, y],
      ],
      'fine',
      0,
    );
  }
  if (level > 0)
    sheet.line(
      [
        [28, -60],
        [27, -196],
      ],
      'fine',
      0,
    );
}
