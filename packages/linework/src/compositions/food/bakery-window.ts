import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { camera, type Spot } from '../../geometry/camera.ts';
import {
  boule,
  breadStand,
  bun,
  crescent,
  hangingPretzel,
  longLoaf,
  plait,
  tart,
  type Baking,
} from '../../motifs/food/loaves.ts';
import { rectangle } from '../../geometry/forms.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { standStep } from '../../motifs/shops/steps.ts';
import { shopAwning } from '../../motifs/shops/front.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

type Bake = (sheet: Sheet, it: Baking) => void;

const LARGE: readonly Bake[] = [
  (sheet, it) => boule(sheet, it, 'cross'),
  (sheet, it) => boule(sheet, it, 'leaf'),
  (sheet, it) => boule(sheet, it, 'square'),
  (sheet, it) => longLoaf(sheet, { ...it, turn: 0.25 }, 0.46),
  (sheet, it) => plait(sheet, { ...it, turn: -0.12 }),
];
const SMALL: readonly Bake[] = [
  crescent,
  bun,
  (sheet, it) => longLoaf(sheet, { ...it, turn: -0.9 }, 0.42),
  (sheet, it) => tart(sheet, it),
];

/** The steps of the window from the back to the front: where, how high, how many things and how far apart. */
const TIERS = [
  { z: 7.1, y: 1.7, count: 5, gap: 1.24, isSmall: false },
  { z: 5.6, y: 1.05, count: 7, gap: 0.78, isSmall: true },
  { z: 4.1, y: 0.4, count: 5, gap: 1.12, isSmall: false },
] as const;

function overhead({ sheet: page, level }: Brief): void {
  const sheet = page.layer('overhead');
  sheet.shape(rectangle(0, 168, 1000, 14), 'line', 'wood');
  for (const x of [140, 380, 620, 860]) hangingPretzel(sheet.at({ x, y: 172, scale: 0.9 }));
  shopAwning(sheet.at({ x: 0, y: 20 }), {
    width: 1000,
    height: 100,
    strips: [5, 9, 13][level]!,
    flare: 10,
    roles: ['a', 'paper'],
  });
}

const TOLD = [
  {
    title: 'The Baker Was up at Three',
    description:
      'Every round loaf has been cut in its own way, so that the crust can open. The long ones stand in the basket and are still warm.',
  },
  {
    title: 'Bread on Three Steps',
    description:
      'Pretzels hang above, croissants lie in the middle and the big loaves are in front. The tarts are for those who cannot wait until Sunday.',
  },
];

/** A baker's window with steps full of bread. */
export const bakeryWindow: Composition = edged({
  name: 'bakery-window',
  category: 'food',
  size: [1000, 1000],
  edge: 'page',
  backdrop: 'cream',
  draw(brief) {
    const { level, sheet } = brief;
    const random = brief.random.fork('bread');
    const aside = random.pick([0, 1.9]);
    const view = camera({ from: [aside, 5.5, -3], to: [0, 1.36, 5.4], zoom: 1640, centre: [500, 596] });
    const [large, small] = [random.shuffle(LARGE), random.shuffle(SMALL)];
    const basket = random.int(1, 3);
    let next = 0;
    const wall = clockwise(rectangle(0, 100, 1000, 400));
    if (level === 2)
      dressWall(sheet.layer('wall'), random, { zone: [wall], kind: 'tiles', size: 104, rim: 'line' });
    for (const { z, y, count, gap, isSmall } of TIERS) {
      standStep(sheet.layer('steps'), view, [0, 0, z], y, byLevel(brief, 0, 8, 14));
      for (let i = 0; i < count; i++) {
        const bakes = isSmall ? small : large;
        const at: Spot = [(i - (count - 1) / 2) * gap, y, z];
        const bake = z === TIERS[0].z && i === basket ? breadStand : bakes[next++ % bakes.length]!;
        bake(sheet.layer('bread'), { view, at, level });
      }
    }
    overhead(brief);
    return {
      ...random.pick(TOLD),
      tags: ['bakery', 'bread', 'loaves', 'pretzels', 'croissants', 'baguettes', 'shop window'],
    };
  },
});
