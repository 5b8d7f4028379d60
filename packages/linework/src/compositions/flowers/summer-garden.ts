import { type Brief, byLevel } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { rectangle, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { cloudBands } from '../../motifs/bands-of-air.ts';
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
      cloudBands(back, random, { width: 1000, top: 120, bottom: 700, count: 12, roles: ['sky', 'soft'] });
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
    back.shape(
      [
        ...curve([
          [-20, 800],
          [300, 764],
          [700, 772],
          [1020, 800],
        ]),
        [1020, 880],
        [-20, 880],
      ],
      'line',
      'sand',
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
          [500, 84],
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
    const count = byLevel(brief, 4, 5, 8);
    const order = Array.from({ length: count }, (_, i) => i);
    for (const i of random.shuffle(order)) {
      const own = random.fork(`bunch ${i}`);
      const x = ((i + 0.5) / count) * 1000;
      bunch(
        sheet.layer('bunches').at({ x, y: 60 + own.range(0, 50), angle: own.range(-0.06, 0.06) }),
        own,
        own.range(0.74, 1.12) * byLevel(brief, 430, 450, 440),
        byLevel(brief, 150, 96, 64),
      );
    }
    const sprays = byLevel(brief, 4, 6, 9);
    for (let i = 0; i < sprays; i++)
      for (const turn of [-1.5, -0.75, 0, 0.75, 1.5])
        sheet.layer('leaves').shape(
          place(petal('leaf', byLevel(brief, 130, 104, 84), byLevel(brief, 62, 46, 38)), {
            x: ((i + 0.5) / sprays) * 1000 + random.range(-20, 20),
            y: 62,
            angle: Math.PI + turn + random.range(-0.12, 0.12),
          }),
          'line',
          'leaf',
        );
    return {
      title: random.fork('title').pick(['Under the Wisteria', 'The Wisteria Bench', 'A Roof of Blossoms']),
      description:
        'Wisteria hangs over a quiet bench in long, heavy bunches. Begin with deep violet at the top and end nearly white.',
      tags: ['wisteria', 'flowers', 'garden', 'bench', 'spring'],
    };
  },
});

/** A hanging bunch of pea flowers, broad above and pointed below. */
function bunch(sheet: Sheet, random: Brief['random'], long: number, size: number): void {
  for (let y = long - size * 0.4; y > 0; y -= size * 0.74) {
    const t = y / long;
    const wide = size * 1.25 * (1 - t) ** 0.8 * Math.min(1, 0.6 + t * 3);
    const across = Math.max(1, Math.round((wide * 2) / size));
    for (let i = 0; i < across; i++) {
      const x = (i - (across - 1) / 2) * size * 0.86 + random.range(-5, 5);
      const role = t > 0.6 ? 'soft' : i % 2 ? 'c' : 'a';
      const floret = sheet.at({ x, y, angle: x * -0.005 + random.range(-0.12, 0.12) });
      floret.shape(place(petal('heart', size * 0.94, size * 1.02), { y: size * 0.46 }), 'line', role);
      floret.shape(
        place(petal('lotus', size * 0.62, size * 0.42), { y: -size * 0.06, angle: Math.PI }),
        'line',
        'd',
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
