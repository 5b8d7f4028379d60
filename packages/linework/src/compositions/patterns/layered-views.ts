import { byLevel } from '../../composition.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots, moveKnots } from '../../geometry/knots.ts';
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
      const [wide, shift] = [
        mix(byLevel(brief, 260, 200, 180), byLevel(brief, 380, 310, 260), t),
        random.range(0, 300),
      ];
      breakers(sheet.layer(`wave ${row}`).at({ x: -shift, y: base, scale: wide / 200 }), level, row);
      if (row === ship)
        junk(
          sheet.layer(`wave ${row}`).at({
            x: random.range(250, 510),
            y: base + 24,
            scale: byLevel(brief, 1.15, 1, 0.95),
            angle: random.range(-0.1, 0.1),
          }),
          level,
        );
    }
    return {
      title: random.fork('title').pick(['Wave behind Wave', 'The Paper Sea', 'A Small Boat on Big Waves']),
      description:
        'Waves roll in row behind row, each curling its crest, and a small boat rides among them. Keep the foam white.',
      tags: ['waves', 'sea', 'boat', 'japanese', 'sun'],
    };
  },
});

/** One wave of a row, 200 units long: its back, its curl and the hollow beneath. */
const WAVE: readonly Knot[] = knots(
  '0,40 44,14 78,-44 122,-84 170,-72 192,-38 180,-6 152,0! 162,-24 146,-42 122,-30 120,2 146,32',
);

/** How many waves make a row long enough for any shift. */
const WAVES = 8;

/** A row of breaking waves, one body from edge to edge. */
function breakers(sheet: Sheet, level: 0 | 1 | 2, row: number): void {
  const crests = Array.from({ length: WAVES }, (_, i) =>
    moveKnots(WAVE, ([x, y]) => [x + i * 200, y]),
  ).flat();
  const rim: Path = [...curve(crests), [WAVES * 200, 400], [0, 400]];
  sheet.shape(rim, 'bold', (['water', 'c', 'b'] as const)[row % 3]);
  const inside = sheet.inside([rim]);
  for (let k = 1; k <= [1, 2, 4][level]!; k++)
    inside.line(
      curve(
        Array.from({ length: WAVES }, (_, i): Point[] =>
          [
            [0, 40],
            [50, 24],
            [92, -26],
            [116, 14],
            [150, 38],
          ].map(([x, y]): Point => [x! + i * 200, y! + k * 28]),
        ).flat(),
      ),
      'line',
      0,
    );
}

function junk(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-6, -214, 12, 200), 'line', 'wood');
  sheet.shape(blob(knots('-120,-40! -60,-20 60,-20 130,-56! 96,30 -80,30!')), 'bold', 'wood');
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
