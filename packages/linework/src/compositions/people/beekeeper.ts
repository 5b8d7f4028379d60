import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import { wildflower } from '../../motifs/nature/wildflowers.ts';
import { honeyFrame } from '../../motifs/people/trade-things.ts';
import { garden, glade } from '../../motifs/stages/outdoors.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { bee } from '../../motifs/visitors.ts';
import type { Role } from '../../roles.ts';
import type { Trade } from './trade.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];

/** What a box of a hive is painted with, its middle on the origin, so that bees find their own. */
function painted(sheet: Scene['sheet'], kind: number): void {
  if (kind === 0) return sheet.shape(star(0, 0, 32, 14, 5), 'line', 'sun');
  if (kind === 1) {
    for (let i = 0; i < 5; i++)
      sheet.shape(place(petal('round', 34, 24), { angle: (i / 5) * Math.PI * 2 }), 'line', 'blush');
    return sheet.shape(ellipse(0, 0, 11), 'line', 'gold');
  }
  if (kind === 2)
    return sheet.shape(drawn('0,30! -34,0 -32,-24 -14,-30 0,-14! 14,-30 32,-24 34,0'), 'line', 'rust');
  sheet.shape(ellipse(0, 0, 32), 'line', 'sky');
  sheet.shape(ellipse(0, 0, 16), 'line', 'paper');
}

/** Somebody among painted hives and their bees. */
export const beekeeper: Trade = {
  name: 'beekeeper',
  stages: [garden, glade],
  size: [800, 1000],
  as: {
    top: { sleeves: 1.9, role: 'paper', trim: 'sun', loose: 8 },
    bottom: { kind: 'trousers', length: 1.9, role: 'paper', trim: 'sun' },
    hat: 'straw',
  },
  arms: [
    { upper: -40, fore: 50, hand: 'grip', layer: 'over' },
    { upper: 34, fore: 84, hand: 'grip', thumb: -1, layer: 'over' },
  ],
  held: (view, [, [x, y]], level) => honeyFrame(view.at({ x: x + 26, y: y - 4 }), level),
  work(scene, mid) {
    const { sheet, level, ground, random } = scene;
    for (const [k, x] of byGrade(scene, [210], [200], [190, -250]).entries()) {
      const at = sheet.layer('hive').at({ x: mid + x, y: ground + 50 - k * 90, scale: 1 - k * 0.24 });
      for (const y of [0, -90, -180]) {
        at.shape(rectangle(-90, y - 86, 180, 86, 6), 'bold', LEADS[(k + y / -90) % 4]);
        if (level > 0 && y < 0) painted(at.at({ y: y - 46 }), (k * 2 - y / 90) % 4);
      }
      at.shape(drawn('-112,-262! 0,-320! 112,-262!'), 'bold', 'wood');
      at.shape(ellipse(0, -24, 24, 14), 'line', 'night');
    }
    for (const [x, y] of byGrade(
      scene,
      [
        [420, 190],
        [140, 320],
      ],
      [
        [420, 190],
        [140, 320],
        [640, 300],
      ],
      [
        [420, 150],
        [140, 320],
        [640, 300],
        [690, 200],
        [250, 120],
        [90, 480],
      ],
    ) as Point[])
      bee(
        sheet
          .layer('bees')
          .at({ x, y, scale: byGrade(scene, 1.4, 1, 0.8), angle: random.range(-0.4, 0.4), flip: x > 300 }),
        level === 2 ? 1 : level,
      );
    if (level > 0)
      wildflower(sheet.layer('flowers').at({ x: mid - 170, y: ground + 90 }), {
        kind: 'sunflower',
        random,
        level: 0,
        height: 260,
        size: 80,
        sway: 8,
        role: 'sun',
      });
  },
  titles: [
    (name) => `${name} Visits the Bees`,
    (name) => `Honey for ${name}`,
    (name) => `${name} and Forty Thousand Friends`,
  ],
  descriptions: [
    (name) => `${name} talks to the bees before opening the hive. They like to know the news.`,
    (name) =>
      `The hives are painted so that every bee finds its own. ${name} moves slowly, and nobody stings.`,
  ],
  tags: ['beekeeper', 'bees', 'honey', 'garden', 'hive'],
};
