import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';

type Level = 0 | 1 | 2;

/** A reed mace: a stalk with its brown club, and leaves that rise beside it from the frame's origin. */
export function reedMace(
  sheet: Sheet,
  random: Random,
  it: { readonly height: number; readonly sway: number; readonly level: Level },
): void {
  const { height, sway, level } = it;
  const leaf = (bend: number, tall: number): void => {
    const spine = curve(
      [
        [0, 0],
        [bend * 0.15, -tall * 0.45],
        [bend * 0.5, -tall * 0.8],
        [bend, -tall],
      ],
      8,
    );
    sheet.shape(
      clockwise(tube(spine, (t) => (level === 0 ? 22 : 15) * (1 - 0.94 * t ** 1.6))),
      'line',
      'leaf',
    );
  };
  leaf(-random.range(60, 120), height * random.range(0.6, 0.8));
  const spine = curve(
    [
      [0, 0],
      [sway * 0.2, -height * 0.5],
      [sway, -height],
    ],
    8,
  );
  sheet.shape(clockwise(tube(spine, () => (level === 0 ? 8 : 6))), 'line', 'leaf');
  const head = sheet.at({ x: sway, y: -height, angle: Math.atan2(sway, height) });
  head.shape(rectangle(-5, -96, 10, 40, 5), 'line', 'sand');
  const thick = level === 0 ? 30 : 21;
  head.shape(rectangle(-thick, -66, thick * 2, 136, thick), 'bold', 'wood');
  leaf(random.range(60, 130), height * random.range(0.66, 0.9));
}

/** A leaf of the water lily that lies on the water, seen at a slant; 200 units wide. */
export function floatingLeaf(sheet: Sheet, level: Level): void {
  sheet.shape(
    drawn('-100,0 -84,-22 -30,-34 20,-34! 4,-2! 60,-30 96,-14 100,4 70,26 0,34 -70,26'),
    'bold',
    'leaf',
  );
  if (level === 0) return;
  for (const end of ['-80,-14', '-84,10', '-40,26', '14,28', '66,16', '82,-6'])
    sheet.line(traced(`2,0 ${end}`), 'fine', 0.4);
}

const PLAIN_LILY = [
  [[-0.92, 0.92], 118, 84],
  [[0], 118, 84],
] as const;

/** A water lily that floats, seen from the side; 150 units wide. */
export function floatingLily(sheet: Sheet, level: Level): void {
  const rows: readonly (readonly [turns: readonly number[], long: number, wide: number])[] = [
    [[-1.25, 1.25], 78, 40],
    [[-0.78, 0.78, -0.3, 0.3], 96, 46],
    [[-1.0, 1.0, -0.46, 0.46, 0], 70, 42],
  ];
  for (const [turns, long, wide] of level === 0 ? PLAIN_LILY : rows)
    for (const angle of turns)
      sheet.shape(
        place(petal('lotus', long, wide * 1.3), { angle }),
        'line',
        long === 96 ? 'blush' : 'paper',
      );
}

/** Rings on the water about something that stands in it. */
export function ripples(sheet: Sheet, radius: number, count: number): void {
  for (let i = count; i > 0; i--)
    sheet.shape(
      ellipse(0, 0, radius * (0.4 + 0.6 * (i / count)), radius * (0.4 + 0.6 * (i / count)) * 0.24),
      'line',
      'sky',
    );
}
