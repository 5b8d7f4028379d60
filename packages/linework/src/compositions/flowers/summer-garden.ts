import { type Brief, byLevel } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { rectangle, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { cloudBands } from '../../motifs/bands-of-air.ts';
import { hill, roundTree } from '../../motifs/landscape.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** Where bunches hang on medium pages, and how long they are. */
const HANGING = [
  [146, 380],
  [372, 250],
  [614, 310],
  [850, 400],
] as const;

/** Where petals have fallen. */
const FALLEN = [
  [220, 836, 0.7],
  [760, 846, 2],
  [330, 842, -1],
] as const;

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
    if (level > 0) {
      for (const [x, scale] of [
        [250, 0.9],
        [730, 1.1],
      ] as const)
        roundTree(back.at({ x, y: 690, scale }), random.fork(`tree ${x}`), false);
      driftCloud(back.at({ x: 556, y: 458, scale: 0.72 }), random.fork('cloud'), false);
    }
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
    if (level === 1) {
      back.shape(
        drawn(
          '330,880! 400,800 470,752 480,716 452,690 468,664! 500,664! 520,690 560,716 590,752 640,800 700,880!',
        ),
        'line',
        'sand',
      );
      for (const [x, y, angle] of FALLEN)
        back.at({ x, y, angle }).shape(petal('round', 40, 40), 'line', 'soft');
    }
    const seat = random.range(440, 580);
    bench(back.at({ x: seat, y: 800, scale: level === 1 ? 1.3 : 1 }));
    if (level > 0)
      sittingCat(
        back.at({
          x: seat + random.pick([-70, 70]),
          y: level === 1 ? 678 : 706,
          scale: level === 1 ? 1.5 : 1.16,
        }),
        0,
      );
    pergola(back, brief);
    const count = byLevel(brief, 4, 4, 8);
    const order = Array.from({ length: count }, (_, i) => i);
    for (const i of random.shuffle(order)) {
      const own = random.fork(`bunch ${i}`);
      const [x, long] = level === 1 ? HANGING[i]! : [((i + 0.5) / count) * 1000];
      bunch(
        sheet.layer('bunches').at({ x, y: 60 + own.range(0, 50), angle: own.range(-0.06, 0.06) }),
        own,
        long ?? own.range(0.74, 1.12) * (level === 0 ? 430 : 440),
        byLevel(brief, 150, 70, 52),
      );
    }
    const sprays = byLevel(brief, 4, 4, 9);
    for (let i = 0; i < sprays; i++)
      for (const turn of level === 1 ? [-1.35, -0.45, 0.45, 1.35] : [-1.5, -0.75, 0, 0.75, 1.5])
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

/** Two posts and the beams on them, and the old stem that winds up one of the posts to the top. */
function pergola(sheet: Sheet, brief: Brief): void {
  const isLeft = brief.random.chance(0.5);
  const post = isLeft ? 96 : 904;
  for (const x of [96, 904]) {
    sheet.shape(rectangle(x - 24, 80, 48, 760), 'bold', 'wood');
    sheet.shape(rectangle(x - 36, 806, 72, 40, 4), 'line', 'stone');
  }
  const way = isLeft ? 1 : -1;
  const stem = curve([
    [post + way * 74, 900],
    [post + way * 44, 760],
    [post - way * 40, 600],
    [post + way * 40, 440],
    [post - way * 36, 280],
    [post + way * 60, 120],
    [post + way * 240, 70],
  ]);
  const rim = tube(stem, (t) => 27 - 12 * t);
  sheet.shape(rim, 'bold', 'wood');
  for (const [from, to] of [
    [0.06, 0.3],
    [0.36, 0.58],
    [0.66, 0.86],
  ] as const)
    sheet.line(stem.slice(Math.round(from * stem.length), Math.round(to * stem.length)), 'fine', 0.7);
  for (const x of [40, 240, 440, 640, 840]) sheet.shape(rectangle(x, 34, 40, 60, 6), 'line', 'wood');
  sheet.shape(rectangle(-20, 62, 1040, 44), 'bold', 'wood');
}

/** A hanging bunch of pea flowers, broad above and pointed below, the buds at its tip. */
function bunch(sheet: Sheet, random: Brief['random'], long: number, size: number): void {
  for (let y = long - size * 0.4; y > 0; y -= size * 0.8) {
    const t = y / long;
    const wide = size * 1.9 * (1 - t) ** 0.7 * Math.min(1, 0.62 + t * 2.4);
    const across = Math.max(1, Math.round((wide * 2) / size));
    const scale = 0.74 + 0.3 * (1 - t);
    for (let i = 0; i < across; i++) {
      const x = (i - (across - 1) / 2) * size * 0.84 + random.range(-4, 4);
      const floret = sheet.at({ x, y, angle: x * -0.006 + random.range(-0.16, 0.16), scale });
      if (t > 0.8) {
        floret.shape(place(petal('drop', size * 0.9, size * 0.62), { y: size * 0.4 }), 'line', 'soft');
        continue;
      }
      floret.shape(
        place(petal('round', size, size * 1.02), { y: size * 0.5 }),
        'line',
        t > 0.5 ? 'soft' : i % 2 ? 'c' : 'a',
      );
      if (size < 90)
        floret.line(
          traced(`${-size * 0.2},${size * 0.1} 0,${size * 0.34} ${size * 0.2},${size * 0.1}`),
          'fine',
          0.3,
        );
      if (size < 60)
        floret.shape(
          place(petal('round', size * 0.44, size * 0.4), { y: size * 0.02, angle: Math.PI }),
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
