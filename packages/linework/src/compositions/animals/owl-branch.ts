import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { ellipse, star } from '../../geometry/forms.ts';
import { polar } from '../../geometry/point.ts';
import { branch } from '../../motifs/branch.ts';
import { many, titled } from '../../motifs/flower-names.ts';
import { FLOWERS, type FlowerName } from '../../motifs/flowers.ts';
import { leaf } from '../../motifs/leaf.ts';
import { drawOwl, owlRim, type Owl } from '../../motifs/owl.ts';
import { scatter } from '../../motifs/scatter.ts';
import { sprig } from '../../motifs/sprig.ts';

const MOON = { x: 500, y: 420, radius: 352 };

/** An owl on a flowering branch before the moon. */
export const owlBranch: Composition = {
  name: 'owl-branch',
  category: 'animals',
  size: [1000, 1000],
  strays: 1.6,
  draw(brief) {
    const { random, level } = brief;
    const bird: Owl = {
      level,
      tuft: random.range(40, 78),
      feather: random.pick(['round', 'drop', 'leaf'] as const),
      mark: random.pick(['rib', 'drop'] as const),
    };
    const flower = random.pick<FlowerName>(
      byLevel<FlowerName[]>(
        brief,
        ['poppy', 'lily'],
        ['rose', 'daisy', 'poppy'],
        ['rose', 'daisy', 'poppy', 'cosmos', 'peony'],
      ),
    );
    const place = { x: 500, y: 470, scale: byLevel(brief, 1.02, 0.98, 0.98) };
    drawNight(
      brief,
      owlRim(bird).map(([x, y]) => [x + 500, y + 470] as const),
    );
    drawBranch(brief);
    drawOwl(brief.sheet.layer('owl').at(place), bird);
    drawFlowers(brief, flower);
    const mood =
      level === 0
        ? random.pick(['Little', 'Cheerful', 'Sleepy'])
        : random.pick(['Moonlit', 'Midnight', 'Starlit', 'Wise']);
    return {
      title: `${mood} Owl with ${titled(many(flower))}`,
      description: `An owl rests on a branch among ${many(flower)} and looks straight at you. ${level === 0 ? 'The moon behind it is big and round.' : 'The moon rises behind it and the stars come out.'}`,
      tags: ['owl', 'bird', 'branch', many(flower), 'moon'],
    };
  },
};

function drawNight(brief: Brief, rim: readonly (readonly [number, number])[]): void {
  const sheet = brief.sheet.layer('night');
  const moon = ellipse(MOON.x, MOON.y, MOON.radius);
  sheet.shape(moon, 'line', 'sun');
  const craters = scatter(brief.random, {
    box: [190, 130, 810, 560],
    avoid: [rim],
    count: byLevel(brief, 0, 3, 5),
    sizes: [16, 30],
    gap: 18,
  });
  for (const { at, size } of craters) {
    if (Math.hypot(at[0] - MOON.x, at[1] - MOON.y) < MOON.radius - size - 14)
      sheet.shape(ellipse(at[0], at[1], size), 'fine', 'cream');
  }
  const stars = scatter(brief.random, {
    box: brief.level === 0 ? [90, 100, 910, 640] : [50, 60, 950, 640],
    avoid: [moon],
    count: byLevel(brief, 3, 7, 13),
    sizes: byLevel<readonly [number, number]>(brief, [40, 48], [17, 28], [17, 28]),
    gap: 24,
  });
  for (const { at, size } of stars)
    sheet.shape(star(at[0], at[1], size, size * 0.5, 5, brief.random.range(-0.3, 0.3)), 'line', 'sun');
}

function drawBranch(brief: Brief): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('branch');
  if (brief.level > 0) {
    const twigs = [
      [170, -2.1],
      [262, 2.1],
      [850, -1],
      [760, 0.9],
    ] as const;
    for (const [x, angle] of twigs)
      sprig(sheet, {
        from: [x, 782],
        angle,
        length: 120,
        kind: random.pick(['leafy', 'round', 'berry']),
        random,
        pairs: byLevel(brief, 1, 2, 2),
      });
  }
  branch(
    sheet,
    [
      [byLevel(brief, 160, 66, 66), 792],
      [220, 770],
      [400, 786],
      [600, 772],
      [780, 790],
      [byLevel(brief, 850, 944, 944), byLevel(brief, 776, 752, 752)],
    ],
    byLevel(brief, 27, 24, 22),
    random,
    byLevel(brief, 0, 9, 14),
  );
}

function drawFlowers(brief: Brief, kind: FlowerName): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('flowers');
  const spots = byLevel(
    brief,
    [
      [184, 800, 92],
      [820, 784, 92],
    ],
    [
      [184, 806, 104],
      [822, 790, 104],
    ],
    [
      [170, 802, 92],
      [838, 780, 92],
      [284, 862, 66],
      [728, 858, 66],
    ],
  );
  spots.forEach(([x, y, size], i) => {
    const outwards = x! < 500 ? Math.PI : 0;
    for (const turn of brief.level === 0 ? [0] : [-0.75, 0.75]) {
      const angle = outwards + turn + random.range(-0.2, 0.2);
      const [lx, ly] = polar([x!, y!], size! * 0.5, angle);
      leaf(sheet, {
        at: { x: lx, y: ly, angle: angle + Math.PI / 2 },
        length: size! * 1.05,
        width: size! * 0.6,
        random,
        veins: byLevel(brief, 0, 0, 3),
      });
    }
    const level = byLevel(brief, 0, 0, size! < 64 ? 0 : size! > 90 ? 2 : 1);
    FLOWERS[kind](sheet.at({ x: x!, y: y!, scale: size! / 100, angle: random.range(0, 6) }), {
      random: random.fork(`flower ${i}`),
      level,
      petals: i % 2 === 0 ? 'a' : 'd',
      heart: 'sun',
    });
  });
}
