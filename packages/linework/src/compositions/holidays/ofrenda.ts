import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { evenly } from '../../geometry/ruled.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'sun', 'ember'];

/** A banner of cut paper that hangs from a line. */
function paperFlag(sheet: Sheet, brief: Brief, role: Role): void {
  const { level } = brief;
  sheet.shape(drawn('-70,0! 70,0! 70,96! 47,116! 23,96! 0,116! -23,96! -47,116! -70,96!'), 'bold', role);
  if (level === 0) return sheet.shape(ellipse(0, 48, 26), 'line', 'paper');
  around(sheet.at({ y: 48 }), { radius: 10, count: 6 }, (spot) =>
    spot.shape(petal('drop', 26, 16), 'line', 'paper'),
  );
  if (level === 2)
    for (const [x, y] of [
      [-50, 20],
      [50, 20],
      [-50, 76],
      [50, 76],
    ] as const)
      sheet.shape(mirrored('0,-13! 13,0! 0,13!', { x, y }), 'fine', 'paper');
}

function marigold(sheet: Sheet, level: 0 | 1 | 2, size: number): void {
  around(sheet, { radius: size * 0.34, count: [6, 8, 9][level]! }, (spot) =>
    spot.shape(petal('round', size * 0.66, size * [0.66, 0.54, 0.5][level]!), 'line', 'ember'),
  );
  if (level > 1)
    around(sheet, { radius: size * 0.12, count: 6, phase: 0.5 }, (spot) =>
      spot.shape(petal('round', size * 0.44, size * 0.42), 'line', 'gold'),
    );
  sheet.shape(ellipse(0, 0, size * 0.2), 'line', 'sun');
}

/** A skull of sugar with flowers for eyes, 500 units high about the origin. */
function sugarSkull(sheet: Sheet, brief: Brief): void {
  const { level } = brief;
  sheet.shape(
    mirrored('0,-250 130,-226 210,-120 206,10 160,70! 140,110 130,210 80,250 0,256'),
    'bold',
    'paper',
  );
  for (const side of [-1, 1]) {
    const half = sheet.at({ x: side * 94, y: -30 });
    half.shape(ellipse(0, 0, 74), 'line', 'b');
    around(half, { radius: 50, count: [6, 8, 10][level]! }, (spot, i) =>
      spot.shape(petal('round', 34, [46, 37, 30][level]!), 'line', i % 2 ? 'a' : 'd'),
    );
    half.shape(ellipse(0, 0, 48), 'line', 'night');
    half.shape(ellipse(0, 0, 20), 'line', 'sun');
    if (level > 0)
      for (const [i, t] of evenly(level === 1 ? 3 : 4, -0.9, 0.9).entries())
        half.shape(
          mirrored('0,-13! 10,0 0,13!', {
            x: side * 8 + 104 * Math.sin(t) * 0.5,
            y: 104 + 8 * Math.cos(t * 2),
            angle: i,
          }),
          'line',
          LEADS[i],
        );
  }
  sheet.shape(mirrored('0,44! 14,40 34,76 20,94! 0,74!'), 'line', 'night');
  const teeth = clockwise(drawn('-104,132! 0,142 104,132! 96,196! 0,208 -96,196!'));
  sheet.shape(teeth, 'line', 'cream');
  for (const x of evenly([3, 5, 7][level]!, -108, 108))
    sheet.inside([teeth]).line(
      [
        [x, 120],
        [x * 0.94, 214],
      ],
      'line',
      0,
    );
  sheet.inside([teeth]).line(
    [
      [-110, 162],
      [0, 174],
      [110, 162],
    ],
    'line',
    0,
  );
  sheet.shape(mirrored('0,-118! 26,-156 20,-186 0,-168!', {}), 'line', 'rust');
  if (level > 0)
    for (const side of [-1, 1])
      for (const [i, [x, y]] of (
        [
          [60, -170],
          [104, -150],
          [142, -112],
        ] as const
      ).entries())
        sheet.shape(ellipse(side * x, y, 17 - i * 2), 'line', LEADS[i + 1]);
}

/** An altar for the Day of the Dead. */
export const ofrendas = sights(
  {
    category: 'holidays',
    size: [800, 1000],
    backdrop: 'soft',
    tags: ['day of the dead', 'dia de los muertos', 'sugar skull', 'marigolds', 'candles', 'papel picado'],
    draw(brief) {
      const { level, random } = brief;
      const back = brief.sheet.layer('back');
      for (let i = byLevel(brief, 2, 5, 9); i > 0; i--)
        back.shape(ellipse(400, 520, 150 + i * byLevel(brief, 130, 80, 48)), 'line', i % 2 ? 'soft' : 'sun');
      for (const [row, y] of byLevel(brief, [70], [70, 220], [64, 196]).entries()) {
        back.line(
          [
            [-20, y],
            [400, y + 26],
            [820, y],
          ],
          'line',
          0,
        );
        for (const [i, x] of evenly(
          byLevel(brief, 2, 3, 4 - row),
          30 + row * byLevel(brief, 60, 60, 100),
          770 + row * byLevel(brief, 60, 60, -100),
        ).entries())
          paperFlag(
            back.at({
              x,
              y: y + 22 - Math.abs(x - 400) / 24,
              scale: byLevel(brief, 1.7, 1.3, 1.04),
              angle: random.range(-0.06, 0.06),
            }),
            brief,
            LEADS[(i + row * 2) % 6]!,
          );
      }
      const table = brief.sheet.layer('table');
      const cloth = clockwise(rectangle(-20, 780, 840, 260));
      table.shape(cloth, 'bold', 'a');
      if (level === 2)
        fillZone('blossoms', { sheet: table, zone: [cloth], size: 84, angle: 0, roles: ['a', 'sun'] });
      const lace = clockwise(
        drawn(
          '-20,780! 820,780! 820,850! 740,890 660,850! 580,890 500,850! 420,890 340,850! 260,890 180,850! 100,890 20,850! -20,860!',
        ),
      );
      table.shape(lace, 'bold', 'paper');
      if (level > 0)
        fillZone('diamonds', {
          sheet: table,
          zone: [lace],
          size: byLevel(brief, 0, 110, 64),
          angle: 0,
          roles: ['paper', 'soft'],
        });
      for (const [i, x] of byLevel(brief, [90, 710], [80, 720], [70, 730, 150]).entries()) {
        const high = 190 - i * 30;
        const candle = brief.sheet.layer('candles').at({ x, y: 800 });
        candle.shape(rectangle(-30, -high, 60, high, 8), 'bold', LEADS[i + 2]);
        if (level > 0)
          for (const y of [-high + 50, -40]) candle.shape(rectangle(-30, y, 60, 20), 'line', 'cream');
        candle.shape(mirrored('0,-96! 22,-44 14,-12 0,-6', { y: -high }), 'line', 'sun');
      }
      sugarSkull(
        brief.sheet.layer('skull').at({ x: 400, y: 560, scale: byLevel(brief, 1.06, 1, 0.98) }),
        brief,
      );
      const flowers = brief.sheet.layer('flowers');
      for (const x of evenly(byLevel(brief, 3, 5, 7), 20, 780))
        marigold(
          flowers.at({ x, y: 830 + random.range(-20, 20), angle: random.range(0, 1) }),
          level,
          byLevel(brief, 100, 84, 70),
        );
      for (const [x, y] of byLevel(
        brief,
        [[400, 300]],
        [
          [230, 330],
          [400, 290],
          [570, 330],
        ],
        [
          [210, 360],
          [300, 306],
          [400, 286],
          [500, 306],
          [590, 360],
        ],
      ))
        marigold(flowers.at({ x: x!, y: y! }), level, byLevel(brief, 100, 76, 62));
    },
  },
  [
    {
      name: 'ofrenda',
      size: [800, 1000],
      told: [
        [
          'Flowers for Grandfather',
          'Tonight everybody who is missed comes to visit. The marigolds show them the way.',
        ],
        [
          'The Skull That Smiles',
          'It is made of sugar and nobody is afraid of it. Its eyes are flowers and its flags dance in the draft.',
        ],
        [
          'A Night of Marigolds',
          'A crown of marigolds, a row of marigolds and paper flags above. Let the orange glow from the table to the top.',
        ],
      ],
    },
  ],
);
