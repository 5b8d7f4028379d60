import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { camera, type Camera, type Spot } from '../../geometry/camera.ts';
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
import { traced } from '../../geometry/drawn.ts';
import { rectangle } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { helperMouse } from '../../motifs/food/kitchen-mice.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { standStep } from '../../motifs/shops/steps.ts';
import { shopAwning } from '../../motifs/shops/front.ts';
import type { Sheet } from '../../sheet.ts';
import { tidied } from '../tidied.ts';
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
  { z: 6.6, y: 1.5, count: 5, gap: 0.96, isSmall: false },
  { z: 5.3, y: 0.92, count: 7, gap: 0.63, isSmall: true },
  { z: 4.1, y: 0.36, count: 5, gap: 0.86, isSmall: false },
] as const;

/** How deep a step is from back to front. */
const STEP_DEPTH = 1.4;

/** The scalloped paper that hangs over the front edge of a step, each scallop so wide. */
function lace(sheet: Sheet, view: Camera, [y, z]: readonly [number, number], wide: number): void {
  for (let x = -7 * wide; x < 7 * wide; x += wide) {
    const edge = [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1].map((t) =>
      view.see([x + t * wide, y - (t === 0 || t === 1 ? 0 : 0.2 + 0.12 * Math.sin(t * Math.PI)), z]),
    );
    sheet.shape(clockwise(edge), 'line', 'paper');
  }
}

/** Where pretzels hang, one over each loaf of the last step but the basket. */
const HOOKS = [110, 305, 500, 695, 890] as const;

/** The awning and the pretzels below it, none where the long loaves stand up. */
function overhead({ sheet: page, level }: Brief, basket: number): void {
  const sheet = page.layer('overhead');
  sheet.shape(rectangle(0, 168, 1000, 14), 'line', 'wood');
  for (const x of HOOKS.filter((_, i) => i !== basket)) hangingPretzel(sheet.at({ x, y: 172, scale: 0.9 }));
  shopAwning(sheet.at({ x: 0, y: 20 }), {
    width: 1000,
    height: 100,
    strips: [5, 9, 13][level]!,
    flare: 10,
    roles: ['a', 'paper'],
  });
}

/** A card with a price on it, stuck to the edge of a step. */
function priceTag(sheet: Sheet, [x, y]: Point): void {
  sheet.shape(rectangle(x - 36, y - 6, 72, 40, 6), 'line', 'cream');
  sheet.line(traced(`${x - 20},${y + 14} ${x},${y + 12} ${x + 20},${y + 14}`), 'line', 0.2);
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
export const bakeryWindow: Composition = tidied(
  edged({
    name: 'bakery-window',
    category: 'food',
    size: [1000, 1000],
    edge: 'page',
    backdrop: 'cream',
    draw(brief) {
      const { level, sheet } = brief;
      const random = brief.random.fork('bread');
      const view = camera({ from: [0, 5.2, -3], to: [0, 1.2, 5.2], zoom: 2060, centre: [500, 600] });
      const [large, small] = [random.shuffle(LARGE), random.shuffle(SMALL)];
      const basket = random.pick([1, 2, 3]);
      const hasHelper = level === 2 && brief.random.fork('helper').chance(0.5);
      let next = 0;
      const wall = clockwise(rectangle(0, 100, 1000, 400));
      if (level === 2)
        dressWall(sheet.layer('wall'), random, { zone: [wall], kind: 'tiles', size: 104, rim: 'line' });
      for (const { z, y, count, gap, isSmall } of TIERS) {
        standStep(sheet.layer('steps'), view, [0, 0, z], y, byLevel(brief, 0, 8, 14));
        if (level > 0)
          lace(sheet.layer('steps'), view, [y, z - STEP_DEPTH / 2], byLevel(brief, 0, 0.5, 0.36));
        for (let i = 0; i < count; i++) {
          const bakes = isSmall ? small : large;
          const at: Spot = [(i - (count - 1) / 2) * gap, y, z];
          if (hasHelper && isSmall && i === 3) {
            const [x, foot] = view.see(at);
            helperMouse(sheet.layer('bread').at({ x: x - 20, y: foot + 10, scale: 0.78 }), 'a', 1);
            continue;
          }
          const bake = z === TIERS[0].z && i === basket ? breadStand : bakes[next++ % bakes.length]!;
          bake(sheet.layer('bread'), { view, at, level });
        }
      }
      if (level > 0)
        for (const { z, y } of TIERS.slice(0, 2))
          for (const x of [-1.7, -0.56, 0.56, 1.7])
            priceTag(sheet.layer('tags'), view.see([x, y - 0.1, z - STEP_DEPTH / 2]));
      overhead(brief, basket);
      return {
        ...random.pick(TOLD),
        tags: ['bakery', 'bread', 'loaves', 'pretzels', 'croissants', 'baguettes', 'shop window'],
      };
    },
  }),
);
