import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { camera, type Camera, type Spot } from '../../geometry/camera.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { rectangle } from '../../geometry/forms.ts';
import { clockwise } from '../../geometry/boolean.ts';
import type { Point } from '../../geometry/point.ts';
import { boxSides } from '../../geometry/solids.ts';
import { spiceBowl, spiceJar, spiceSack, type Heaped, type Spice } from '../../motifs/food/spices.ts';
import { shopAwning } from '../../motifs/shops/front.ts';
import { standStep } from '../../motifs/shops/steps.ts';
import { dressPaving } from '../../motifs/dressing/paving.ts';
import type { Sheet } from '../../sheet.ts';
import type { Role } from '../../roles.ts';
import { edged } from '../edged.ts';

interface Market {
  readonly brief: Brief;
  readonly view: Camera;
}

/** The steps of a stall from the back to the front, and how many things stand on each. */
const TIERS = [
  { z: 7.1, y: 1, count: 5, gap: 1.12 },
  { z: 5.6, y: 0.5, count: 5, gap: 1.1 },
  { z: 4.1, y: 0, count: 4, gap: 1.1 },
] as const;
const SHELVES = [2.45, 1.72] as const;
const SPICES: readonly Spice[] = [
  'peppercorns',
  'chilies',
  'anise',
  'leaves',
  'cardamom',
  'cinnamon',
  'powder',
];
const COLORS: readonly Role[] = ['ember', 'gold', 'leaf', 'rust', 'sun', 'a', 'd'];

/** The wall behind with jars on two boards. */
function shelves(market: Market, fill: (at: Spot, cloth: Role) => Heaped): void {
  const { brief, view } = market;
  const sheet = brief.sheet.layer('shelves');
  for (const y of SHELVES) {
    const count = byLevel(brief, 0, 9, 11);
    const { sides, top } = boxSides(view, { at: [0, y - 0.1, 8.6], size: [9, 0.1, 0.6] });
    if (top) sheet.shape(top.outline, 'line', 'wood');
    for (let i = 0; i < count; i++) {
      const at: Spot = [(i - (count - 1) / 2) * (7.2 / count), y, 8.55];
      const [x] = view.see(at);
      if (x > 130 && x < 870) spiceJar(sheet, fill(at, i % 2 === 0 ? 'a' : 'c'));
    }
    for (const side of sides) sheet.shape(side.outline, 'line', 'wood');
  }
}

/** A string of peppers or bulbs of garlic that hangs from a point. */
function garland(sheet: Sheet, [x, y]: Point, count: number, isGarlic: boolean): void {
  const step = isGarlic ? 40 : 26;
  sheet.line(
    [
      [x, y],
      [x, y + 24 + count * step],
    ],
    'line',
    0,
  );
  for (let i = 0; i < count; i++) {
    const side = i % 2 === 0 ? -1 : 1;
    const spot = { x: x + side * 4, y: y + 20 + i * step, flip: side < 0 };
    if (isGarlic) {
      const bulb = sheet.at(spot);
      bulb.shape(drawn('0,-4! 12,4 36,16 40,36 22,50 4,44 -4,24'), 'line', 'cream');
      bulb.line(traced('8,6 22,22 18,46'), 'fine', 0.4);
    } else sheet.at(spot).shape(drawn('-3,-10! 6,-12 16,0 26,20 30,52! 16,38 6,20 0,6'), 'line', 'ember');
  }
}

/** A lamp of brass on its chain. */
function lamp(sheet: Sheet, [x, y]: Point): void {
  const own = sheet.at({ x, y });
  own.line(
    [
      [0, -90],
      [0, -40],
    ],
    'line',
    0,
  );
  own.shape(drawn('0,-52! 14,-34 40,-16! -40,-16! -14,-34'), 'line', 'gold');
  own.shape(drawn('-36,-16! 36,-16! 54,30 30,66! -30,66! -54,30'), 'bold', 'sun');
  own.line(traced('-14,-16 -20,26 -12,66'), 'line', 0);
  own.line(traced('14,-16 20,26 12,66'), 'line', 0);
  own.shape(drawn('-34,66! 34,66! 16,84 0,104! -16,84'), 'line', 'gold');
}

function overhead(brief: Brief): void {
  const sheet = brief.sheet.layer('overhead');
  for (const [x, isGarlic] of [
    [80, false],
    [930, true],
  ] as const)
    garland(sheet, [x, 150], isGarlic ? 5 : 8, isGarlic);
  for (const x of byLevel(brief, [], [500], [270, 730])) lamp(sheet, [x, 240]);
  shopAwning(sheet.at({ x: 0, y: 20 }), {
    width: 1000,
    height: 118,
    strips: byLevel(brief, 5, 9, 13),
    flare: 10,
    roles: ['a', 'paper'],
  });
}

const TOLD = [
  {
    title: 'Seven Spices and a Sneeze',
    description:
      'Peppercorns, cinnamon, chili and star anise are heaped as high as they will go. Breathe in slowly, and not too near the pepper.',
  },
  {
    title: 'The Spice Stall',
    description:
      'Every basket has a color and a smell of its own, and the jars behind hold what is rarer. Garlic and chilies hang where the sun finds them.',
  },
  {
    title: 'Before the Market Opens',
    description:
      'The heaps are smooth, the lamps still burn, and nobody has bought anything yet. In an hour every spoon will be in use.',
  },
];

/** Spices in sacks, bowls and jars on the steps of a stall. */
export const spiceMarket: Composition = edged({
  name: 'spice-market',
  category: 'food',
  size: [1000, 1000],
  edge: 'page',
  backdrop: 'cream',
  draw(brief) {
    const { level } = brief;
    const random = brief.random.fork('spices');
    const aside = random.pick([0, 2.6]);
    const view = camera({ from: [aside, 4, -3], to: [0, 1.12, 5.4], zoom: 1620, centre: [500, 590] });
    const market = { brief, view };
    const order = random.shuffle(SPICES);
    let next = 0;
    const fill = (at: Spot, cloth: Role): Heaped => {
      const i = next++;
      const roles = [cloth, COLORS[i % COLORS.length]!] as const;
      return { view, at, spice: order[i % order.length]!, roles, random, level };
    };
    const floor = brief.sheet.layer('floor');
    const ground = clockwise(rectangle(0, 640, 1000, 400));
    if (level === 2) dressPaving(floor, random, { zone: [ground], kind: 'flags', size: 130, rim: 'line' });
    else floor.shape(ground, 'line', 'stone');
    shelves(market, fill);
    for (const { z, y, count, gap } of TIERS) {
      if (y > 0) standStep(brief.sheet.layer('steps'), view, [0, 0, z], y, byLevel(brief, 0, 8, 14));
      for (let i = 0; i < count; i++) {
        const at: Spot = [(i - (count - 1) / 2) * gap, y, z];
        if (y === 0) spiceSack(brief.sheet.layer('sacks'), fill(at, 'sand'));
        else spiceBowl(brief.sheet.layer('bowls'), fill(at, i % 2 === 0 ? 'c' : 'b'));
      }
    }
    overhead(brief);
    return {
      ...brief.random.fork('words').pick(TOLD),
      tags: ['spices', 'market', 'sacks', 'cinnamon', 'chili', 'star anise', 'jars', 'stall'],
    };
  },
});
