import { byLevel } from '../../composition.ts';
import { blob } from '../../geometry/curve.ts';
import { ellipse, arc } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Point } from '../../geometry/point.ts';
import { blossom } from '../../motifs/flowers/planted.ts';
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
    const spots = random
      .shuffle<readonly [number, number, number]>([
        [250, 260, 1.5],
        [640, 200, 1.2],
        [730, 480, 1.5],
        [260, 640, 1.25],
        [560, 780, 1.5],
        [480, 440, 1.1],
        [140, 440, 0.8],
        [800, 720, 0.9],
        [350, 860, 0.9],
      ])
      .slice(0, byLevel(brief, 4, 7, 9));
    spots.forEach(([x, y, size], i) =>
      pad(
        sheet.layer('pads').at({ x, y, scale: size, angle: random.range(0, 6.28) }),
        byLevel(brief, 0, 5, 11),
        i,
      ),
    );
    for (const [x, y, turn] of [
      [430, 300, 0.5],
      [620, 620, 2.6],
      [200, 520, -0.8],
    ].slice(0, byLevel(brief, 1, 2, 3)))
      koi(
        sheet
          .layer('koi')
          .at({ x: x!, y: y!, angle: turn! + random.range(-0.4, 0.4), scale: byLevel(brief, 1.2, 1, 0.9) }),
        level,
      );
    spots.slice(0, byLevel(brief, 2, 4, 5)).forEach(([x, y, size], i) =>
      blossom(
        sheet.layer('lilies'),
        { random: random.fork(`lily ${i}`), level: level === 1 ? 0 : level },
        {
          key: level < 2 ? 'dogwood' : 'clematis',
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

function koi(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const side of [-1, 1])
    sheet.shape(
      blob(knots(`${side * 30},-44! ${side * 70},-20 ${side * 76},14! ${side * 34},-8!`)),
      'line',
      'ember',
    );
  sheet.shape(blob(knots('0,84! 30,120 62,176! 20,164 0,190! -20,164 -62,176! -30,120')), 'line', 'ember');
  const body = blob(
    knots('0,-112 32,-104 44,-70 42,-20 26,46 8,100! -8,100! -26,46 -42,-20 -44,-70 -32,-104'),
  );
  sheet.shape(body, 'bold', 'cream');
  const inside = sheet.inside([body]);
  inside.shape(ellipse(-14, -26, 34, 40), 'line', 'ember');
  if (level > 0) inside.shape(ellipse(14, 44, 26, 30), 'line', 'ember');
  for (const x of [-20, 20]) sheet.ink(ellipse(x, -84, 4.5));
}
