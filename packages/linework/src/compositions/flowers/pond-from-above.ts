import { byLevel } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, arc } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { blossom } from '../../motifs/flowers/planted.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** Water lilies from above, with fish between the pads. */
export const pondFromAbove = edged({
  name: 'pond-from-above',
  category: 'flowers',
  size: [940, 1000],
  edge: 'page',
  backdrop: 'water',
  draw(brief) {
    const { random, sheet, level } = brief;
    const water = sheet.layer('water');
    for (let i = byLevel(brief, 3, 7, 16); i > 0; i--)
      water.shape(
        ellipse(
          random.range(440, 500),
          500,
          i * byLevel(brief, 170, 88, 44),
          i * byLevel(brief, 180, 92, 47),
        ),
        'fine',
        i % 2 ? 'water' : 'sky',
      );
    const fish = (
      [
        [370, 350, 0.6],
        [640, 690, 2.5],
        [190, 800, -0.9],
      ] as const
    ).slice(0, byLevel(brief, 1, 2, 3));
    const isOpen = ([x, y, size]: readonly [number, number, number]): boolean =>
      fish.every(
        (it) =>
          Math.hypot(x - it[0], y - it[1]) > 100 * size + 96 &&
          Math.hypot(x - it[0] + Math.sin(it[2]) * 210, y - it[1] - Math.cos(it[2]) * 210) > 100 * size + 70,
      );
    const spots = random
      .shuffle<readonly [number, number, number]>([
        [200, 190, 1.4],
        [680, 180, 1.25],
        [790, 470, 1.3],
        [180, 560, 1.2],
        [560, 860, 1.2],
        [420, 600, 1],
        [140, 380, 0.7],
        [846, 800, 1],
        [340, 880, 0.8],
        [520, 900, 0.6],
      ])
      .filter(isOpen)
      .slice(0, byLevel(brief, 4, 7, 9));
    for (const [x, y, turn] of fish)
      koi(
        sheet.layer('koi').at({
          x,
          y,
          angle: turn + random.range(-0.3, 0.3),
          scale: byLevel(brief, 1.3, 1.12, 1.05),
        }),
        level,
      );
    spots.forEach(([x, y, size], i) =>
      pad(
        sheet.layer('pads').at({ x, y, scale: size, angle: random.range(0, 6.28) }),
        byLevel(brief, 0, 5, 11),
        i,
      ),
    );
    if (level > 0) {
      if (level === 1) leaningReeds(sheet.layer('pads').at({ x: 40, y: 968 }), random.fork('reeds'));
      restingDragonfly(
        sheet.layer('lilies').at({ x: random.range(430, 450), y: 112, scale: 0.9, angle: 0.3 }),
      );
    }
    spots.slice(0, byLevel(brief, 2, 4, 5)).forEach(([x, y, size], i) =>
      blossom(
        sheet.layer('lilies'),
        { random: random.fork(`lily ${i}`), level: level === 1 ? 0 : level },
        {
          key: 'clematis',
          at: [x + 20, y - 10],
          scale: size * byLevel(brief, 1, 0.85, 0.8),
          role: i % 2 ? 'b' : 'a',
        },
      ),
    );
    return {
      title: random
        .fork('title')
        .pick(['The Pond from Above', 'Koi among the Lilies', 'Lily Pads and Goldfish']),
      description:
        'Seen from the bridge, lily pads drift on the pond and koi slip between them. Warm fish, cool water, pale flowers.',
      tags: ['water lilies', 'pond', 'koi', 'from above', 'water'],
    };
  },
});

function pad(sheet: Sheet, veins: number, i: number): void {
  const rim: Point[] = [[0, 8], ...arc(0, 0, 100, 94, -1.3, 4.44)];
  sheet.shape(rim, 'bold', i % 2 ? 'leaf' : 'grass');
  for (let k = 1; k <= veins; k++) {
    const angle = -1.3 + (5.74 * k) / (veins + 1);
    sheet.line(
      [
        [8 * Math.cos(angle), 8 * Math.sin(angle)],
        [80 * Math.cos(angle), 76 * Math.sin(angle)],
      ],
      'fine',
      0.4,
    );
  }
}

/** Reeds from above, blades that lean out over the water from a corner of the pond. */
function leaningReeds(sheet: Sheet, random: Random): void {
  for (const [angle, long] of [
    [0.16, 330],
    [1.16, 300],
    [0.42, 380],
    [0.94, 340],
    [0.68, 270],
  ] as const) {
    const blade = sheet.at({ angle: angle + random.range(-0.04, 0.04), scale: long / 300 });
    blade.shape(drawn('-20,20! -24,-120 -6,-220 16,-300! 20,-200 22,-100 22,20!'), 'line', 'leaf');
    blade.line(traced('0,0 -2,-120 10,-250'), 'fine', 0.4);
  }
}

/** A dragonfly from above, 190 units wide, its head up. */
function restingDragonfly(sheet: Sheet): void {
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    side.shape(drawn('6,-18! 50,-16 92,2 96,18 70,26 30,14 6,-4!'), 'line', 'soft');
    side.shape(drawn('6,-32! 46,-58 92,-64 100,-50 78,-36 36,-22 6,-20!'), 'line', 'sky');
  }
  sheet.shape(drawn('-8,-12! -8,40 -7,100 0,112 7,100 8,40 8,-12!'), 'line', 'd');
  for (const y of [24, 50, 76]) sheet.line([[-8, y] as const, [8, y] as const], 'fine', 0);
  sheet.shape(drawn('-13,-40 0,-48 13,-40 12,-14 0,-4 -12,-14'), 'line', 'd');
  for (const x of [-9, 9]) sheet.shape(ellipse(x, -54, 11, 10), 'line', 'night');
}

/** A koi from above, its head up: fins like fans, a tail of two long lobes, scales from the gills to the tail. */
function koi(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(
    drawn('-14,96! -30,140 -64,190 -92,222 -70,236 -34,220 0,186! 22,226 60,252 92,250 84,212 50,166 20,96!'),
    'bold',
    'ember',
  );
  for (const table of TAIL_RAYS) sheet.line(traced(table), 'fine', 0.5);
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    side.shape(drawn('38,-62! 82,-74 124,-52 138,-8 116,8 78,-8 48,-24!'), 'line', 'ember');
    for (const table of ['62,-46 88,-42 112,-22', '58,-36 78,-28 98,-10'])
      side.line(traced(table), 'fine', 0.5);
    side.shape(drawn('36,36! 66,44 82,80 62,90 26,72!'), 'line', 'ember');
  }
  const body = drawn(
    '0,-128 34,-118 54,-82 58,-30 50,26 34,80 22,122! 4,132 -14,122! -30,80 -48,26 -58,-30 -54,-82 -34,-118',
  );
  sheet.shape(body, 'bold', 'cream');
  const inside = sheet.inside([body]);
  inside.shape(drawn('-70,-46 -20,-58 34,-52 70,-40! 70,0 30,16 -6,-8 -40,10 -70,-4!'), 'line', 'ember');
  if (level > 0) inside.shape(drawn('-60,58 -8,40 24,54 60,40! 60,96 10,104 -60,92!'), 'line', 'ember');
  if (level > 0)
    for (let row = 0; row < 7; row++)
      for (const x of row % 2 ? [-0.5, 0.5] : [-1, 0, 1])
        inside.line(
          arc(x * (30 - row * 2.4), -34 + row * 23, 13 - row * 0.6, 11, 0.25, Math.PI - 0.25),
          'fine',
          0.3,
        );
  sheet.shape(drawn('0,-40! 9,-16 8,24 0,46! -8,24 -9,-16'), 'line', 'ember');
  for (const side of [-1, 1]) {
    sheet.ink(ellipse(side * 30, -88, 5));
    sheet.line(traced(`${side * 16},-120 ${side * 30},-136 ${side * 46},-132`), 'fine', 0.6);
  }
}

/** Rays of a koi's tail. */
const TAIL_RAYS = [
  '-8,134 -26,172 -58,212',
  '-2,138 -14,172 -30,206',
  '10,138 30,178 54,226',
  '16,130 42,172 72,222',
];
