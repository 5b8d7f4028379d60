import { byLevel } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { distance, mix, place, polar, type Path, type Point } from '../../geometry/point.ts';
import { pack } from '../../motifs/flowers/pack.ts';
import { leaf } from '../../motifs/leaf.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { laySetts } from './setts.ts';

const COLORS: readonly Role[] = ['a', 'b', 'c', 'd'];
const TURN = Math.PI * 2;

/** What covers of umbrellas show; those of easy pages are plain. */
const COVERS = ['banded', 'ringed', 'spotted', 'petals', 'hearts', 'stars'] as const;

/** The part of an umbrella between two ribs, its hem drawn in towards the middle. */
function gore(radius: number, from: number, to: number, middle: number): Path {
  const hem = Array.from({ length: 9 }, (_, i): Point => {
    const share = i / 8;
    return polar([0, 0], radius * (1 - 0.09 * Math.sin(share * Math.PI)), mix(from, to, share));
  });
  return middle > 0 ? [...hem, polar([0, 0], middle, to), polar([0, 0], middle, from)] : [...hem, [0, 0]];
}

interface Cover {
  readonly level: 0 | 1 | 2;
  readonly cover: (typeof COVERS)[number] | 'plain';
}

function umbrella(sheet: Sheet, radius: number, random: Random, { level, cover }: Cover): void {
  const ribs = [6, 8, 8][level]!;
  const [first, second, third] = random.shuffle(COLORS) as [Role, Role, Role];
  const bands = cover === 'banded' ? [0.64] : cover === 'ringed' ? [0.78, 0.5] : [];
  for (let i = 0; i < ribs; i++) {
    const [from, to] = [(i / ribs) * TURN, ((i + 1) / ribs) * TURN];
    sheet.shape(gore(radius, from, to, 0), level === 2 ? 'line' : 'bold', i % 2 ? first : second);
    bands.forEach((share, k) =>
      sheet.shape(gore(radius * share, from, to, 0), 'line', k % 2 ? first : i % 2 ? second : third),
    );
    const turn = (from + to) / 2;
    const at = sheet.at({ angle: turn + TURN / 4 });
    if (cover === 'spotted') at.shape(ellipse(0, -radius * 0.66, radius * 0.13), 'line', third);
    else if (cover === 'petals')
      at.shape(place(petal('leaf', radius * 0.7, radius * 0.34), { y: -radius * 0.16 }), 'line', third);
    else if (cover === 'hearts' && i % 2 === 0)
      at.shape(place(petal('heart', radius * 0.34, radius * 0.36), { y: -radius * 0.48 }), 'line', third);
    else if (cover === 'stars' && i % 2 === 1)
      at.shape(star(0, -radius * 0.64, radius * 0.18, radius * 0.09, 5), 'line', third);
  }
  sheet.shape(ellipse(0, 0, Math.max(9, radius * 0.1)), 'line', 'soft');
}

/** Umbrellas over a wet square, from a window high above. */
export const umbrellas = edged({
  name: 'umbrellas',
  category: 'patterns',
  size: [800, 1000],
  edge: 'page',
  backdrop: 'stone',
  draw(brief) {
    const { random, sheet, level } = brief;
    const start = random.fork('covers').int(0, COVERS.length - 1);
    const rooms = pack({
      rim: rectangle(-60, -60, 920, 1120),
      radii: byLevel<readonly [number, number]>(brief, [190, 290], [112, 200], [68, 132]),
      gap: byLevel(brief, -26, -14, -12),
      edge: 0,
      random: random.fork('rooms'),
    });
    if (level > 0)
      laySetts(sheet.layer('square'), [800, 1000], {
        random: random.fork('setts'),
        size: byLevel(brief, 0, 140, 86),
        isCovered: (spot) =>
          rooms.some(({ at, radius }) => distance(at, spot) < radius * 0.93 - byLevel(brief, 0, 50, 22)),
      });
    rooms.forEach(({ at: [x, y], radius }, i) => {
      const own = random.fork(`umbrella ${i}`);
      const cover = level === 0 ? 'plain' : COVERS[(i * 5 + start) % COVERS.length]!;
      umbrella(sheet.layer('umbrellas').at({ x, y, angle: own.range(0, 1) }), radius, own, {
        level,
        cover,
      });
    });
    return {
      title: random.fork('title').pick(['Umbrella Weather', 'A Wet Day on the Square', 'Rain from Above']),
      description:
        'From a window high above, a rainy square is nothing but umbrellas. Only the people beneath them are gray.',
      tags: ['umbrellas', 'rain', 'from above', 'circles', 'pattern'],
    };
  },
});

/** The rounded wedge of fruit between two skins of a slice. */
function wedge(radius: number, angle: number, half: number): Path {
  const rim = arc(0, 0, radius, radius, angle - half * 0.79, angle + half * 0.79);
  return [
    ...rim,
    polar([0, 0], radius * 0.2, angle + half * 0.3),
    polar([0, 0], radius * 0.2, angle - half * 0.3),
  ];
}

/** A whole fruit from above: a calyx of five points, a leaf on its stalk, pores in its skin. */
function wholeFruit(sheet: Sheet, radius: number, role: Role): void {
  sheet.shape(ellipse(0, 0, radius), 'bold', role);
  for (const [angle, away] of [
    [0.4, 0.62],
    [1.5, 0.74],
    [2.4, 0.56],
    [3.3, 0.76],
    [5.4, 0.7],
  ] as const)
    sheet.shape(ellipse(...polar([0, 0], radius * away, angle), radius * 0.055), 'fine', 'soft');
  sheet.at({ angle: 1.1 }).shape(petal('leaf', radius * 0.92, radius * 0.46), 'line', 'leaf');
  sheet.at({ angle: 1.1 }).line(
    [
      [0, -radius * 0.1],
      [0, -radius * 0.7],
    ],
    'fine',
    0.3,
  );
  sheet.shape(star(0, 0, radius * 0.26, radius * 0.12, 5), 'line', 'grass');
}

/** How many wedges the fruits of medium pages have, one after the other: an orange, a lime and a grapefruit. */
const WEDGES = [8, 6, 10] as const;

function slice(sheet: Sheet, radius: number, random: Random, level: 0 | 1 | 2, kind: number): void {
  const role = random.pick(COLORS);
  if (level === 1 && radius < 140) return wholeFruit(sheet, radius, role);
  const count = radius < 60 ? 6 : [6, WEDGES[kind % 3]!, 9][level]!;
  sheet.shape(ellipse(0, 0, radius), 'bold', role);
  sheet.shape(ellipse(0, 0, radius - Math.max(13, radius * 0.1)), 'line', 'cream');
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * TURN;
    sheet.shape(wedge(radius - Math.max(26, radius * 0.18), angle, Math.PI / count), 'line', role);
    if (level > 0 && radius > 80 && random.chance(0.28))
      sheet
        .at({ angle: angle + Math.PI / 2 })
        .at({ y: 0 })
        .shape(
          petal('drop', radius * 0.2, radius * 0.12).map(([x, y]): Point => [x, y - radius * 0.36]),
          'fine',
          'sand',
        );
  }
}

/** Slices of citrus fruit over their leaves. */
export const citrusSlices = edged({
  name: 'citrus-slices',
  category: 'patterns',
  size: [1000, 820],
  edge: 'page',
  backdrop: 'soft',
  draw(brief) {
    const { random, sheet, level } = brief;
    const rooms = pack({
      rim: rectangle(-70, -70, 1140, 960),
      radii: byLevel<readonly [number, number]>(brief, [200, 290], [120, 200], [84, 150]),
      gap: byLevel(brief, 8, 8, 8),
      edge: 0,
      random: random.fork('rooms'),
    });
    const leaves = sheet.layer('leaves');
    for (const {
      at: [x, y],
      radius,
    } of rooms)
      around(
        leaves,
        { centre: [x, y], radius: radius * 0.6, count: [2, 5, 6][level]!, phase: random.next() },
        (spot) =>
          leaf(spot, {
            at: { angle: random.range(-0.5, 0.5) },
            length: radius * 0.5 + byLevel(brief, 120, 90, 70),
            width: byLevel(brief, 96, 74, 56),
            random,
            veins: 0,
          }),
      );
    rooms.forEach(({ at: [x, y], radius }, i) => {
      const own = random.fork(`slice ${i}`);
      slice(sheet.layer('fruit').at({ x, y, angle: own.range(0, 6) }), radius, own, level, i);
    });
    return {
      title: random.fork('title').pick(['Slices of Sunshine', 'Oranges and Lemons', 'The Citrus Tray']),
      description:
        'Oranges, lemons, limes and grapefruit have been cut into wheels and laid over their leaves. The rind is the strongest color of each.',
      tags: ['oranges', 'lemons', 'fruit', 'slices', 'pattern'],
    };
  },
});
