import { type Brief, byLevel } from '../../composition.ts';
import { curve, twin } from '../../geometry/curve.ts';
import { rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { swayingBands } from '../../motifs/bands-of-air.ts';
import { SPECIES } from '../../motifs/flowers/species/species.ts';
import { hill } from '../../motifs/landscape.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** Wisteria hanging from above in long bunches. */
export const wisteria = edged({
  name: 'wisteria',
  category: 'flowers',
  size: [1000, 860],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, sheet, level } = brief;
    const back = sheet.layer('back');
    if (level === 2)
      swayingBands(back, random, { width: 1000, top: 120, bottom: 700, count: 12, roles: ['sky', 'soft'] });
    hill(
      back,
      [
        [-10, 690],
        [400, 640],
        [1010, 700],
      ],
      880,
      'grass',
    );
    for (const y of level === 0 ? [760] : [730, 790])
      back.line(
        [
          [0, y],
          [1000, y - 20],
        ],
        'fine',
        0,
      );
    bench(back.at({ x: random.range(420, 600), y: 800 }));
    const trunk = random.pick([110, 880]);
    back.shape(
      tube(
        curve([
          [trunk, 880],
          [trunk + 30, 640],
          [trunk - 20, 420],
          [trunk + (trunk < 500 ? 60 : -60), 200],
          [500, 60],
        ]),
        (t) => 44 - 26 * t,
      ),
      'bold',
      'wood',
    );
    back.shape(
      tube(
        curve([
          [-20, 90],
          [300, 50],
          [650, 90],
          [1020, 50],
        ]),
        () => 20,
      ),
      'bold',
      'wood',
    );
    const count = byLevel(brief, 4, 7, 10);
    const order = Array.from({ length: count }, (_, i) => i);
    for (const i of random.shuffle(order)) {
      const own = random.fork(`bunch ${i}`);
      const x = ((i + 0.5) / count) * 1000;
      bunch(
        sheet.layer('bunches').at({ x, y: 60 + own.range(0, 50), angle: own.range(-0.06, 0.06) }),
        own,
        own.range(0.72, 1.15) * byLevel(brief, 430, 450, 440),
        byLevel(brief, 150, 92, 58),
      );
    }
    for (let i = 0; i < byLevel(brief, 4, 8, 14); i++)
      SPECIES.cherry.leaf(
        sheet.layer('leaves').at({
          x: (i / byLevel(brief, 4, 8, 14)) * 1000 + 30,
          y: 50,
          angle: Math.PI + random.range(-0.9, 0.9),
          scale: byLevel(brief, 1.6, 1.4, 1.2),
        }),
        { random, level: 0 },
      );
    return {
      title: random.fork('title').pick(['Under the Wisteria', 'The Wisteria Bench', 'A Roof of Blossoms']),
      description:
        'Wisteria hangs over a quiet bench in long, heavy bunches. Begin with deep violet at the top and end nearly white.',
      tags: ['wisteria', 'flowers', 'garden', 'bench', 'spring'],
    };
  },
});

function bunch(sheet: Sheet, random: Brief['random'], long: number, size: number): void {
  for (let y = long - size * 0.4; y > 0; y -= size * 0.62) {
    const t = y / long;
    const wide = size * 1.5 * (1 - t) ** 0.7 * Math.min(1, 0.55 + t * 3);
    const across = Math.max(1, Math.round((wide * 2) / size));
    for (let i = 0; i < across; i++) {
      const x = (i - (across - 1) / 2) * size * 0.84 + random.range(-5, 5);
      sheet
        .at({ x, y, angle: x * -0.004 })
        .shape(
          twin(
            knots(
              `0,${-size * 0.42} ${size * 0.42},${-size * 0.2} ${size * 0.34},${size * 0.3} 0,${size * 0.56}!`,
            ),
          ),
          'line',
          t > 0.6 ? 'soft' : i % 2 ? 'c' : 'a',
        );
    }
  }
}

function bench(sheet: Sheet): void {
  for (const x of [-150, 130]) sheet.shape(rectangle(x, -80, 22, 84), 'line', 'wood');
  for (const y of [-190, -150]) sheet.shape(rectangle(-170, y, 340, 26, 6), 'line', 'wood');
  for (const x of [-140, 120]) sheet.shape(rectangle(x, -200, 18, 120), 'line', 'wood');
  sheet.shape(rectangle(-184, -96, 368, 24, 6), 'bold', 'wood');
}
