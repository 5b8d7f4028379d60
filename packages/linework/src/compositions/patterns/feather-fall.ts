import { byLevel, type Brief } from '../../composition.ts';
import type { Point } from '../../geometry/point.ts';
import { plume, type PlumeKind } from '../../motifs/birds/plume.ts';
import type { Role } from '../../roles.ts';
import { edged } from '../edged.ts';

/** Kinds in the order in which they come; those beside each other differ. */
const ORDER: readonly PlumeKind[] = [
  'barred',
  'eyed',
  'laced',
  'jay',
  'spotted',
  'tipped',
  'eyed',
  'barred',
  'spotted',
  'jay',
  'laced',
  'tipped',
];

/** Middles of so many columns and rows; every second row is half a step aside. */
function places(columns: number, rows: number): Point[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns + (row % 2) }, (__, column): Point => [
      80 + ((column + (row % 2 ? 0 : 0.5)) / columns) * 840,
      ((row + 0.5) / rows) * 900 + 20,
    ]),
  ).flat();
}

/** Long lines of wind from side to side. */
function drawWind({ random, sheet, level }: Brief): void {
  const own = random.fork('wind');
  const [rise, bend] = [own.range(60, 160), own.range(0, 6)];
  const count = [3, 5, 9][level]!;
  for (let i = 0; i < count; i++) {
    const y = ((i + 0.6) / count) * 1060 - 60;
    sheet.layer('air').line(
      Array.from({ length: 60 }, (_, k): Point => {
        const x = (k / 59) * 1000;
        return [x, y + rise * Math.sin(x * 0.0055 + bend + i * 0.16) - x * 0.08];
      }),
      'fine',
      0.1,
    );
  }
}

/** Feathers of many birds on one wind, every kind with its own cut and marks. */
export const feathers = edged({
  name: 'feather-fall',
  category: 'patterns',
  size: [1000, 940],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, sheet, level } = brief;
    drawWind(brief);
    const lean = random.range(0.35, 0.95);
    const phase = random.range(0, 6);
    const start = random.int(0, ORDER.length - 1);
    const roles: readonly Role[] = random.shuffle(['a', 'b', 'c', 'd']);
    random
      .fork('order')
      .shuffle(places(...byLevel<Point>(brief, [2, 2], [2, 2], [3, 3])).map((at, i) => ({ at, i })))
      .forEach(({ at: [x, y], i }) => {
        const own = random.fork(`feather ${i}`);
        const angle = lean + 0.36 * Math.sin(x * 0.006 + y * 0.004 + phase) + own.range(-0.12, 0.12);
        const scale = own.range(0.86, 1.12) * byLevel(brief, 1.5, 1.36, 1);
        const half = 170 * scale;
        plume(
          sheet.layer('feathers').at({
            x: x - half * Math.sin(angle) + own.range(-24, 24),
            y: y + half * Math.cos(angle) + own.range(-24, 24),
            angle,
            scale,
            flip: own.chance(0.4),
          }),
          {
            kind: ORDER[(i * 5 + start) % ORDER.length]!,
            roles: [roles[i % 4]!, roles[(i + 1) % 4]!, roles[(i + 2) % 4]!],
            level,
            random: own,
          },
        );
      });
    return {
      title: random.fork('title').pick(['Falling Feathers', 'A Feather Collection', 'Feathers on the Wind']),
      description:
        'Feathers of many birds drift past, barred, laced, spotted and eyed like a peacock’s. Each bird may keep its own colors.',
      tags: ['feathers', 'birds', 'pattern', 'boho'],
    };
  },
});
