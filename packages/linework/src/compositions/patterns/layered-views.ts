import { byLevel } from '../../composition.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** Waves in rows, each a band of its own ornament, with a boat on them. */
export const waveRows = edged({
  name: 'wave-rows',
  category: 'patterns',
  size: [760, 1000],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, sheet, level } = brief;
    const sky = sheet.layer('sky');
    const sun: Point = [random.range(220, 540), random.range(170, 230)];
    for (let i = byLevel(brief, 2, 5, 13); i > 0; i--)
      sky.shape(
        ellipse(sun[0], sun[1], 86 + i * byLevel(brief, 190, 80, 36)),
        'line',
        i % 2 ? 'sky' : 'soft',
      );
    sky.shape(ellipse(sun[0], sun[1], 86), 'bold', 'sun');
    const rows = byLevel(brief, 3, 5, 6);
    const ship = random.int(1, 2);
    for (let row = 0; row < rows; row++) {
      const t = row / (rows - 1);
      const base = mix(390, 850, t);
      if (row === ship)
        junk(
          sheet.layer(`wave ${row}`).at({
            x: random.range(250, 510),
            y: base - 10,
            scale: byLevel(brief, 1.15, 1, 0.95),
            angle: random.range(-0.1, 0.1),
          }),
          level,
        );
      const [wide, shift] = [
        mix(byLevel(brief, 260, 200, 180), byLevel(brief, 380, 310, 260), t),
        random.range(0, 300),
      ];
      for (let x = -shift; x < 900; x += wide)
        breaker(sheet.layer(`wave ${row}`).at({ x, y: base, scale: wide / 200 }), level, row);
    }
    return {
      title: random.fork('title').pick(['Wave behind Wave', 'The Paper Sea', 'A Small Boat on Big Waves']),
      description:
        'Waves roll in row behind row, each curling its crest, and a small boat rides among them. Keep the foam white.',
      tags: ['waves', 'sea', 'boat', 'japanese', 'sun'],
    };
  },
});

function breaker(sheet: Sheet, level: 0 | 1 | 2, row: number): void {
  const role = (['water', 'c', 'b'] as const)[row % 3]!;
  const rim: Path = [
    ...curve(knots('-6,40 40,10 70,-50 120,-86 176,-70 192,-30 172,-6 146,-16 150,-40')),
    ...curve(knots('150,-40 128,-44 118,-14 140,24 206,40')),
    [206, 240],
    [-6, 240],
  ];
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside([rim]);
  for (let i = 1; i <= [1, 3, 4][level]!; i++)
    inside.line(
      curve(
        knots(`-6,${40 + i * 26} 50,${24 + i * 26} 84,${-24 + i * 26} 116,${10 + i * 26} 206,${44 + i * 26}`),
      ),
      'line',
      0,
    );
  if (level > 0)
    for (const [x, y, r] of [
      [86, -96, 12],
      [60, -72, 9],
    ])
      sheet.shape(ellipse(x!, y!, r!), 'line', 'paper');
}

function junk(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(blob(knots('-120,-40! -60,-20 60,-20 130,-56! 96,30 -80,30!')), 'bold', 'wood');
  sheet.shape(rectangle(-6, -210, 12, 190), 'line', 'wood');
  const sail = blob(knots('0,-206! 90,-180 104,-110 80,-52! 0,-50!'));
  sheet.shape(sail, 'bold', 'a');
  if (level > 0)
    for (const y of [-166, -128, -90])
      sheet.inside([sail]).line(
        [
          [0, y - 10],
          [110, y + 10],
        ],
        'fine',
        0,
      );
  sheet.shape(blob(knots('-10,-180! -74,-160 -84,-100 -66,-56! -10,-54!')), 'line', 'b');
}
