import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
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

/** A broad hat and the net that hangs from its brim to the shoulders, open before the face. */
function veil(view: Scene['sheet'], level: 0 | 1 | 2): void {
  const rim = clockwise(
    drawn('-86,-262! -92,-206 -84,-158 -62,-128 -30,-116 0,-112 30,-116 62,-128 84,-158 92,-206 86,-262!'),
  );
  const face = clockwise(drawn('-44,-266! -48,-228 -40,-196 0,-176 40,-196 48,-228 44,-266!')).toReversed();
  view.shape([rim, face], 'bold', 'soft');
  if (level > 0) {
    const net = view.inside([rim, face]);
    for (const side of [-1, 1])
      net.line(
        traced(`${side * 66},-276 ${side * 72},-216 ${side * 60},-166 ${side * 30},-144 0,-140`),
        'fine',
        0,
      );
    for (const side of [-1, 1])
      for (const [a, b, c, d] of [
        [44, -236, 100, -232],
        [40, -204, 96, -190],
        [22, -186, 62, -112],
      ] as const)
        net.line(
          [
            [side * a, b],
            [side * c, d],
          ],
          'fine',
          0,
        );
  }
  view.shape(drawn('-58,-272! -54,-318 -30,-336 0,-340 30,-336 54,-318 58,-272! 0,-262'), 'bold', 'sun');
  view.shape(drawn('-58,-290! 0,-278 58,-290! 60,-268! 0,-256 -60,-268!'), 'line', 'a');
  view.shape(drawn('-118,-262 -70,-278! 0,-264 70,-278! 118,-262 90,-246 0,-236 -90,-246'), 'bold', 'sun');
}

/** A can with bellows from whose spout smoke rises, held by its back; the hand on the origin. */
function smoker(view: Scene['sheet']): void {
  view.shape(drawn('-30,-30! 4,-34! 8,32! -26,34!'), 'line', 'rust');
  view.shape(rectangle(4, -34, 46, 68, 6), 'bold', 'stone');
  view.shape(drawn('6,-34! 48,-34! 66,-66! 46,-70!'), 'line', 'stone');
  for (const [x, y, r] of [
    [64, -92, 15],
    [80, -122, 19],
  ] as const)
    view.shape(ellipse(x, y, r, r * 0.86), 'line', 'paper');
}

/** Somebody among painted hives and their bees. */
export const beekeeper: Trade = {
  name: 'beekeeper',
  stages: [garden, glade],
  size: [800, 1000],
  middle: 0.42,
  as: {
    top: { sleeves: 1.9, role: 'paper', trim: 'sun', loose: 8 },
    bottom: { kind: 'trousers', length: 1.7, role: 'c', trim: 'sun', bib: true, flare: 3 },
    feet: 'boot',
  },
  tasks: [
    {
      arms: [
        { upper: -20, fore: -30, hand: 'grip', thumb: 1, layer: 'over' },
        { upper: 34, fore: 84, hand: 'grip', thumb: -1, layer: 'over' },
      ],
      held(view, [[u, v], [x, y]], level) {
        veil(view, level);
        smoker(view.at({ x: u - 10, y: v + 22, flip: true }));
        honeyFrame(view.at({ x: x + 26, y: y - 4 }), level);
      },
      work(scene, mid) {
        const { sheet, level, ground, random } = scene;
        for (const [k, x] of byGrade(
          scene,
          [[0, 210]],
          [[0, 200]],
          [
            [1, 356],
            [0, 196],
          ],
        ) as [number, number][]) {
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
            sheet.layer('bees').at({
              x,
              y,
              scale: byGrade(scene, 1.4, 1, 0.8),
              angle: random.range(-0.4, 0.4),
              flip: x > 300,
            }),
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
    },
  ],
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
