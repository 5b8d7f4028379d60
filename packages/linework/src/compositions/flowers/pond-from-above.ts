import { byLevel } from '../../composition.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, arc } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
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
        [450, 330, 0.6],
        [620, 640, 2.5],
        [190, 800, -0.9],
      ] as const
    ).slice(0, byLevel(brief, 1, 2, 3));
    const isOpen = ([x, y, size]: readonly [number, number, number]): boolean =>
      fish.every((it) => Math.hypot(x - it[0], y - it[1]) > 100 * size + 96);
    const spots = random
      .shuffle<readonly [number, number, number]>([
        [200, 190, 1.4],
        [680, 180, 1.25],
        [790, 470, 1.3],
        [180, 560, 1.2],
        [560, 860, 1.2],
        [420, 600, 1],
        [140, 380, 0.7],
        [840, 760, 0.9],
        [340, 880, 0.8],
      ])
      .filter((spot) => level !== 1 || isOpen(spot))
      .slice(0, byLevel(brief, 4, 7, 9));
    for (const [x, y, turn] of fish)
      koi(
        sheet.layer('koi').at({
          x,
          y,
          angle: turn + random.range(-0.3, 0.3),
          scale: byLevel(brief, 1.3, 1.2, 1.05),
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
    if (level === 1) {
      leaningReeds(sheet.layer('pads').at({ x: 40, y: 968 }), random.fork('reeds'));
      restingDragonfly(
        sheet.layer('lilies').at({ x: random.range(330, 420), y: 836, scale: 1.1, angle: 0.7 }),
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

/** A koi from above, its head up: body and tail are one outline. */
function koi(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const side of [-1, 1]) {
    sheet.shape(
      blob(knots(`${side * 34},-62! ${side * 82},-62 ${side * 110},-22 ${side * 84},-8! ${side * 42},-22!`)),
      'line',
      'ember',
    );
    sheet.shape(
      blob(knots(`${side * 24},40! ${side * 54},44 ${side * 62},74! ${side * 38},72 ${side * 16},64!`)),
      'line',
      'ember',
    );
  }
  const body = blob(
    knots(
      '0,-118 38,-104 54,-64 54,-10 42,50 28,96 34,130 78,176! 40,170 0,196! -40,166 -72,184! -34,134 -28,96 -42,50 -54,-10 -54,-64 -38,-104',
    ),
  );
  sheet.shape(body, 'bold', 'cream');
  const inside = sheet.inside([body]);
  inside.shape(blob(knots('-60,-40 -8,-62 28,-30 12,14 -60,10')), 'line', 'ember');
  if (level > 0) inside.shape(blob(knots('60,20 6,30 -4,66 20,84 60,70')), 'line', 'ember');
  for (let row = 0; row < [0, 3, 0][level]!; row++)
    for (const x of row % 2 ? [-14, 14] : [-27, 0, 27]) {
      const y = -44 + row * 26;
      inside.line(arc(x * (1 - row * 0.1), y, 13, 11, 0.2, Math.PI - 0.2), 'fine', 0.3);
    }
  for (const x of [-10, 10])
    inside.line(
      curve([
        [x * 0.6, 104],
        [x * 1.6, 132],
        [x * 2.6, 156],
      ]),
      'fine',
      0.6,
    );
  for (const side of [-1, 1]) sheet.ink(ellipse(side * 24, -82, 4.5));
  for (const side of [-1, 1])
    sheet.line(
      curve([
        [side * 14, -108],
        [side * 26, -122],
        [side * 40, -120],
      ]),
      'fine',
      0.6,
    );
}
