import { byLevel } from '../../composition.ts';
import { blob } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { type Path, type Point, polar } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** Roofs, trees and a river as a bird sees them. */
export const townFromAbove = edged({
  name: 'town-from-above',
  category: 'patterns',
  size: [940, 940],
  edge: 'page',
  backdrop: 'stone',
  draw(brief) {
    const { random, sheet, level } = brief;
    const cell = byLevel(brief, 330, 200, 136);
    const count = Math.ceil(940 / cell);
    const bend = random.range(40, 90);
    const warp = ([x, y]: Point): Point => [
      x + bend * Math.sin(y / 210),
      y + bend * 0.6 * Math.sin(x / 260 + 1),
    ];
    const quad = (x: number, y: number, w: number, h: number): Path =>
      [
        [x, y],
        [x + w / 2, y],
        [x + w, y],
        [x + w, y + h],
        [x + w / 2, y + h],
        [x, y + h],
      ].map(([px, py]) => warp([px!, py!]));
    const river = random.int(1, count - 2);
    for (let row = -1; row <= count; row++)
      for (let column = -1; column <= count; column++) {
        const [x, y] = [column * cell - 40, row * cell - 30];
        if (column === river) continue;
        const own = random.fork(`${row} ${column}`);
        const block = sheet.layer('blocks');
        const inset = cell * 0.08;
        block.shape(quad(x + inset, y + inset, cell - 2 * inset, cell - 2 * inset), 'line', 'grass');
        const kind = own.int(0, 4);
        if (kind === 0)
          for (const [dx, dy] of [
            [0.3, 0.3],
            [0.68, 0.36],
            [0.42, 0.7],
          ].slice(0, byLevel(brief, 2, 3, 3)))
            treetop(block, warp([x + dx! * cell, y + dy! * cell]), cell * 0.17, level);
        else
          roof(
            block,
            [x + cell * 0.2, y + cell * 0.2, cell * 0.6, cell * (kind > 2 ? 0.6 : 0.42)],
            warp,
            kind,
            level,
          );
        if (kind === 1 || kind === 2) treetop(block, warp([x + cell * 0.3, y + cell * 0.76]), cell * 0.1, 0);
      }
    for (let row = -1; row <= count * 2; row++) {
      const [x, y] = [river * cell - 40, (row * cell) / 2];
      sheet
        .layer('river')
        .shape(quad(x + cell * 0.04, y, cell * 0.92, cell / 2), 'fine', row % 2 ? 'water' : 'sky');
    }
    for (const share of byLevel(brief, [0.5], [0.3, 0.7], [0.25, 0.55, 0.8])) {
      const [x, y] = [river * cell - 40, share * 940];
      sheet.layer('bridge').shape(quad(x - cell * 0.06, y, cell * 1.1, cell * 0.26), 'bold', 'stone');
      if (level > 0)
        sheet
          .layer('bridge')
          .shape(quad(x - cell * 0.06, y + cell * 0.07, cell * 1.1, cell * 0.12), 'fine', 'soft');
    }
    const berth = level === 1 ? random.range(380, 560) : random.pick(level === 0 ? [250, 740] : [392, 656]);
    barge(sheet.layer('boat'), warp([river * cell - 40 + cell / 2, berth]), cell * 0.26);
    return {
      title: random
        .fork('title')
        .pick(['The Town from Above', 'What the Swallow Sees', 'Roofs on the River']),
      description:
        'A bird sees roofs, gardens and bridges, and a boat going down the river. No two roofs need be the same red.',
      tags: ['town', 'from above', 'roofs', 'river', 'map'],
    };
  },
});

function treetop(sheet: Sheet, [x, y]: Point, radius: number, level: 0 | 1 | 2): void {
  const rim = blob(
    Array.from({ length: 10 }, (_, i): Point =>
      polar([x, y], radius * (i % 2 ? 0.86 : 1.06), (i / 10) * Math.PI * 2),
    ),
  );
  sheet.shape(rim, 'line', 'leaf');
  if (level > 0) sheet.shape(ellipse(x - radius * 0.16, y - radius * 0.16, radius * 0.42), 'fine', 'grass');
}

function roof(
  sheet: Sheet,
  [x, y, w, h]: readonly [number, number, number, number],
  warp: (at: Point) => Point,
  kind: number,
  level: 0 | 1 | 2,
): void {
  const [a, b, c, d] = [warp([x, y]), warp([x + w, y]), warp([x + w, y + h]), warp([x, y + h])];
  const [e, f] =
    kind > 2
      ? [warp([x + w / 2, y + h / 2]), warp([x + w / 2, y + h / 2])]
      : [warp([x + h / 2, y + h / 2]), warp([x + w - h / 2, y + h / 2])];
  for (const [rim, role] of [
    [[a, b, f, e], 'rust'],
    [[c, d, e, f], 'ember'],
    [[a, e, d], 'a'],
    [[b, c, f], 'b'],
  ] as const)
    sheet.shape(rim, level === 2 ? 'fine' : 'line', role);
  if (level > 0 && kind !== 3)
    sheet.shape(rectangle(e[0] + 4, e[1] - w * 0.16, w * 0.14, w * 0.2), 'fine', 'stone');
}

function barge(sheet: Sheet, [x, y]: Point, size: number): void {
  sheet
    .at({ x, y, scale: size / 50 })
    .shape(blob(knots('0,-70! 28,-30 26,40 14,60! -14,60! -26,40 -28,-30')), 'bold', 'wood');
  sheet.at({ x, y, scale: size / 50 }).shape(rectangle(-14, -14, 28, 44, 6), 'line', 'cream');
}
