import { byLevel } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import { type Path, place } from '../../geometry/point.ts';
import { cloudBands } from '../../motifs/bands-of-air.ts';
import { ownWheel } from '../../motifs/mandalas/own-wheel.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { tidied } from '../tidied.ts';
import { EXPERT_PENS } from './mandala-grand.ts';

/** The moon as a mandala, with stars on threads. */
export const crescentMoon = tidied(
  edged({
    name: 'mandala-crescent',
    category: 'mandalas',
    size: [820, 1000],
    edge: 'page',
    backdrop: 'night',
    pens: EXPERT_PENS,
    draw(brief) {
      const { random, sheet, level } = brief;
      if (level > 0)
        cloudBands(sheet.layer('sky'), random, {
          width: 820,
          top: 60,
          bottom: 1000,
          count: byLevel(brief, 0, 8, 14),
          roles: ['night', 'sky'],
        });
      const turn = random.range(-0.5, 0.5);
      const moon: Path = [
        ...arc(0, 0, 340, 340, 0.75, Math.PI * 2 - 0.75),
        ...arc(118, 0, 262, 262, Math.PI * 2 - 1.07, 1.07),
      ];
      const at = { x: 404, y: byLevel(brief, 380, 392, 380), angle: turn, scale: byLevel(brief, 1, 0.93, 1) };
      const threads = byLevel(brief, 2, 4, 5);
      for (let i = 0; i < threads; i++) {
        const x = 110 + ((i + random.range(0.4, 0.6)) / threads) * 500;
        const from = lowest(place(moon, at), x);
        const end = Math.max(from + 110, [800, 880, 760, 850, 790][i]! + random.range(-20, 20));
        if (from === 0 || end > 900) continue;
        sheet.layer('threads').line(
          [
            [x, from - 6],
            [x, end - 30],
          ],
          'line',
          0,
        );
        const size = random.range(0.9, 1.05) * byLevel(brief, 74, [62, 50, 68, 54][i]!, 46);
        const tips = byLevel(brief, 5, [6, 5, 8, 7][i]!, 8);
        sheet.layer('stars').shape(star(x, end, size, size * 0.5, tips), 'bold', 'gold');
        if (level > 0) sheet.layer('stars').shape(ellipse(x, end, size * 0.3), 'fine', 'paper');
        if (level > 1)
          for (const y of [0.4, 0.62])
            sheet.layer('stars').shape(ellipse(x, from + (end - from) * y, 11), 'fine', 'b');
      }
      for (const [x, y, size] of [
        [700, 150, 40],
        [736, 560, 34],
        [716, 690, 46],
      ] as const)
        sheet.layer('stars').shape(star(x, y, size, size * 0.48, 5), 'bold', 'gold');
      if (level === 1) sleepingHouse(sheet.layer('house'));
      const spot = sheet.layer('moon').at(at);
      spot.shape(moon, 'bold', 'sun');
      ownWheel(spot.inside([moon]).at({ x: byLevel(brief, 60, 40, 20) }), brief, 'moon', 400, {
        coarse: byLevel(brief, 1, 0.62, 1),
      });
      spot.rim(moon, 'bold');
      const guest = sheet.layer('stars').at({ x: 545 + 40 * Math.sin(turn), y: 380 });
      guest.shape(
        star(0, 0, byLevel(brief, 110, 100, 96), byLevel(brief, 52, 46, 44), byLevel(brief, 5, 8, 8)),
        'bold',
        'gold',
      );
      guest.shape(ellipse(0, 0, 30), 'line', 'paper');
      return {
        title: random.fork('title').pick(['Mandala Moon', 'The Moon and Her Stars', 'Moonlight Mobile']),
        description:
          'The new moon wears a mandala, and stars hang from it on threads. Silver, violet and a single gold star make a quiet night.',
        tags: ['mandala', 'moon', 'stars', 'night', 'dream'],
      };
    },
  }),
);

/** How far down a closed path reaches at a place across; 0 where it does not lie. */
function lowest(path: Path, x: number): number {
  return path.reduce((low, [ax, ay], i) => {
    const [bx, by] = path[(i + 1) % path.length]!;
    if (ax > x === bx > x) return low;
    return Math.max(low, ay + ((x - ax) / (bx - ax)) * (by - ay));
  }, 0);
}

/** A house on a hill below the moon, its door shut, one window lit under a chimney, and firs beside it. */
function sleepingHouse(sheet: Sheet): void {
  sheet.shape(drawn('-20,1020! -20,924 160,946 400,930 620,908 840,930 840,1020!'), 'bold', 'leaf');
  const house = sheet.at({ x: 672, y: 934, scale: 0.94 });
  house.shape(rectangle(34, -146, 26, 60), 'line', 'rust');
  house.shape(rectangle(-78, -74, 156, 80), 'bold', 'cream');
  house.shape(drawn('-100,-66! -62,-128! 62,-128! 100,-66!'), 'bold', 'rust');
  house.shape(rectangle(-54, -48, 40, 34, 4), 'line', 'sun');
  house.line(traced('-34,-48 -34,-14'), 'fine', 0);
  house.shape(drawn('16,6! 16,-30 36,-46 56,-30 56,6!'), 'line', 'b');
  for (const [x, size] of [
    [98, 38],
    [156, 28],
  ] as const) {
    sheet.line(
      [
        [x, 962],
        [x, 934],
      ],
      'bold',
      0,
    );
    sheet.shape(
      drawn('-1,0.6! -0.7,-0.6 0,-2.4! 0.7,-0.6 1,0.6! 0,0.8', { x, y: 928, scale: size }),
      'line',
      'grass',
    );
  }
}
