import { type Brief, byLevel } from '../../composition.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { ellipse, rectangle, tube, arc } from '../../geometry/forms.ts';
import { knots, sizedKnots } from '../../geometry/knots.ts';
import { mix, type Point } from '../../geometry/point.ts';
import { swayingBands } from '../../motifs/bands-of-air.ts';
import { plant } from '../../motifs/flowers/planted.ts';
import { SPECIES, type SpeciesName } from '../../motifs/flowers/species/species.ts';
import { cloud, sun } from '../../motifs/landscape.ts';
import { snail } from '../../motifs/nature/creepers.ts';
import { boulder } from '../../motifs/nature/undergrowth.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const BULBS: readonly SpeciesName[] = ['tulip', 'daffodil', 'crocus', 'hyacinth', 'iris', 'bluebell'];

/** Spring flowers with what lies beneath them: bulbs, roots, stones and a worm. */
export const underTheBed = edged({
  name: 'bulbs-below',
  category: 'flowers',
  size: [1000, 900],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, sheet, level } = brief;
    const ground = byLevel(brief, 560, 540, 530);
    const soil = sheet.layer('soil');
    const bands = byLevel(brief, 1, 3, 5);
    for (let i = 0; i < bands; i++) {
      const y = ground + (i / bands) * (900 - ground);
      soil.shape(
        [
          ...curve(Array.from({ length: 8 }, (_, k): Point => [k * 150 - 20, y + random.range(-14, 14)])),
          [1030, 920],
          [-20, 920],
        ],
        i === 0 ? 'bold' : 'fine',
        i % 2 ? 'rust' : 'wood',
      );
    }
    for (let i = 0; i < byLevel(brief, 2, 5, 9); i++)
      boulder(
        soil.at({ x: random.range(60, 940), y: random.range(780, 880) }),
        random,
        random.range(26, 52),
        level > 0,
      );
    const count = byLevel(brief, 3, 3, 4);
    const keys = random.shuffle(BULBS).slice(0, count);
    keys.forEach((key, i) => {
      const x = ((i + 0.5) / count) * 1000 + random.range(-20, 20);
      const y = ground + random.range(100, 150);
      bulb(soil.at({ x, y, scale: byLevel(brief, 1.3, 1.2, 1.1) }), brief, random.range(0.9, 1.1));
      const isSpike = SPECIES[key].habit === 'spike';
      plant(
        sheet.layer('plants'),
        { random: random.fork(key), level },
        {
          key,
          foot: [x, y - 60],
          top: [x + random.range(-24, 24), isSpike ? random.range(330, 390) : random.range(170, 330)],
          scale: byLevel(brief, 1.5, 1.4, 1.35),
          facing: random.pick(['turned', 'side']),
          leaves: byLevel(brief, 2, 3, 4),
          role: (['a', 'b', 'd', 'c', 'a'] as const)[i]!,
        },
      );
    });
    soil.at({ x: random.range(0, 600), y: random.range(0, 30) }).shape(
      tube(curve(knots('60,826 110,800 150,830 196,838 232,808 276,816')), (t) => 15 - 9 * Math.abs(t - 0.5)),
      'line',
      'blush',
    );
    if (level > 0)
      snail(sheet.layer('guest').at({ x: random.range(300, 700), y: ground - 2, scale: 0.5 }), 'c', level);
    return {
      title: random.fork('title').pick(['What the Garden Hides', 'Bulbs and Blossoms', 'Above and Below']),
      description:
        'Spring flowers stand in a row, and beneath them their bulbs hold on with fine roots. A worm keeps them company in the dark.',
      tags: ['flowers', 'bulbs', 'roots', 'spring', ...keys].slice(0, 8),
    };
  },
});

function bulb(sheet: Sheet, { random, level }: Brief, size: number): void {
  for (let i = -2; i <= 2; i++)
    sheet.line(
      curve([
        [i * 9, 52 * size],
        [i * 24 + random.range(-6, 6), 92],
        [i * 30, 128 + random.range(-10, 24)],
      ]),
      'line',
      0.6,
    );
  sheet.shape(twin(sizedKnots('0,-86! 14,-54 58,-16 64,24 34,56 0,62', size)), 'bold', 'gold');
  if (level > 0)
    for (const side of [-1, 1])
      sheet.line(
        curve([
          [side * 4, -64 * size],
          [side * 26, -10],
          [side * 16, 50 * size],
        ]),
        'fine',
        0.6,
      );
}

/** Rows of tulips that run to a windmill on the horizon. */
export const tulipRows = edged({
  name: 'tulip-rows',
  category: 'flowers',
  size: [1000, 720],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, sheet, level } = brief;
    const horizon = byLevel(brief, 330, 310, 290);
    const far = random.range(330, 680);
    if (level === 2)
      swayingBands(sheet.layer('sky'), random, {
        width: 1000,
        top: 30,
        bottom: 300,
        count: 7,
        roles: ['sky', 'soft'],
      });
    if (level > 0)
      sun(sheet.layer('sky').at({ x: far > 500 ? 200 : 800, y: 130 }), 52, byLevel(brief, 8, 12, 16));
    for (const x of byLevel(brief, [300], [120, 620], [100, 420, 760]))
      cloud(sheet.layer('sky').at({ x, y: random.range(110, 190), scale: 0.6 }), random, level > 0);
    windmill(
      sheet.layer('mill').at({ x: far, y: horizon + 8, scale: byLevel(brief, 1.2, 1, 0.95) }),
      level,
      random.range(0, 1.5),
    );
    const field = sheet.layer('field');
    const strips = byLevel(brief, 4, 6, 6);
    const edge = (i: number): Point => [mix(-700, 1700, i / strips), 740];
    for (let i = 0; i < strips; i++) {
      const top = mix(far - 260, far + 260, i / strips);
      const next = mix(far - 260, far + 260, (i + 1) / strips);
      field.shape(
        [[top, horizon], [next, horizon], edge(i + 1), edge(i)],
        'line',
        (['a', 'grass', 'b', 'leaf'] as const)[i % 4],
      );
    }
    const rows = byLevel(brief, 2, 4, 6);
    for (let row = 1; row <= rows; row++) {
      const t = (row / rows) ** 1.6;
      const y = mix(horizon + 24, 690, t);
      const scale = mix(0.3, byLevel(brief, 1.5, 1.25, 1.05), t);
      for (let i = 0; i < strips; i += 2)
        for (const share of byLevel(brief, [0.5], [0.3, 0.7], [0.2, 0.5, 0.8])) {
          const x = mix(
            mix(far - 260, far + 260, (i + share) / strips),
            mix(-700, 1700, (i + share) / strips),
            (y - horizon) / (740 - horizon),
          );
          if (x > -40 && x < 1040 && scale > 0.38) smallTulip(field.at({ x, y, scale }), level);
        }
    }
    return {
      title: random
        .fork('title')
        .pick(['Tulip Fields in April', 'The Mill beyond the Tulips', 'Rows of Tulips']),
      description:
        'Tulips run in bright rows to the horizon, where a windmill turns. Give every row a color of its own.',
      tags: ['tulips', 'field', 'windmill', 'spring', 'landscape'],
    };
  },
});

function smallTulip(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const side of [-1, 1])
    sheet.shape(blob(knots(`0,0! ${side * 34},-40 ${side * 44},-84! ${side * 14},-46`)), 'line', 'leaf');
  sheet.shape(rectangle(-5, -96, 10, 98), 'line', 'leaf');
  sheet.shape(
    blob(knots('0,-78 -36,-100 -40,-142 -30,-172! -14,-150 0,-182! 14,-150 30,-172! 40,-142 36,-100')),
    'line',
    'a',
  );
  if (level > 0)
    sheet.line(
      curve([
        [-16, -90],
        [-12, -120],
        [0, -150],
      ]),
      'fine',
      0.5,
    );
}

function windmill(sheet: Sheet, level: 0 | 1 | 2, turn: number): void {
  sheet.shape(
    [
      [-62, 0],
      [62, 0],
      [40, -150],
      [-40, -150],
    ],
    'bold',
    'cream',
  );
  if (level > 0)
    for (const y of [-50, -100])
      sheet.line(
        [
          [-56 - y * 0.14, y],
          [56 + y * 0.14, y],
        ],
        'fine',
        0,
      );
  sheet.shape(blob(knots('-48,-150! 48,-150! 34,-190 0,-208 -34,-190')), 'line', 'rust');
  sheet.shape([...arc(0, -30, 18, 18, Math.PI, Math.PI * 2), [18, 0], [-18, 0]], 'line', 'wood');
  for (let i = 0; i < 4; i++) {
    const sail = sheet.at({ y: -170, angle: turn + (i * Math.PI) / 2 });
    sail.shape(rectangle(-5, -150, 10, 150), 'line', 'wood');
    sail.shape(rectangle(5, -146, 34, 112), 'line', 'soft');
    if (level > 0)
      for (const y of [-118, -90, -62])
        sail.line(
          [
            [5, y],
            [39, y],
          ],
          'fine',
          0,
        );
  }
  sheet.shape(ellipse(0, -170, 12), 'line', 'wood');
}
