import { byLevel } from '../../composition.ts';
import { arc, ellipse, star } from '../../geometry/forms.ts';
import { type Path, place } from '../../geometry/point.ts';
import { cloudBands } from '../../motifs/bands-of-air.ts';
import { ownWheel } from '../../motifs/mandalas/own-wheel.ts';
import { edged } from '../edged.ts';
import { EXPERT_PENS } from './mandala-grand.ts';

/** The moon as a mandala, with stars on threads. */
export const crescentMoon = edged({
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
    const at = { x: 400, y: 380, angle: turn };
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
      const size = random.range(0.9, 1.05) * byLevel(brief, 74, 54, 46);
      sheet.layer('stars').shape(star(x, end, size, size * 0.48, byLevel(brief, 5, 6, 8)), 'bold', 'gold');
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
});

/** How far down a closed path reaches at a place across; 0 where it does not lie. */
function lowest(path: Path, x: number): number {
  return path.reduce((low, [ax, ay], i) => {
    const [bx, by] = path[(i + 1) % path.length]!;
    if (ax > x === bx > x) return low;
    return Math.max(low, ay + ((x - ax) / (bx - ax)) * (by - ay));
  }, 0);
}
