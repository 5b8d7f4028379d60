import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Path } from '../../geometry/point.ts';
import { titled } from '../../motifs/flower-names.ts';
import { butterfly, ladybird, songbird } from '../../motifs/nature/fliers.ts';
import { acorn, berries, hazelnuts, speciesLeaf, type LeafKind } from '../../motifs/nature/leaves.ts';
import { shining } from '../../motifs/nature/skies.ts';
import { throughWindow } from '../../motifs/nature/window.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { easyPage } from '../easy-page.ts';
import { EASY_STUDIES } from './easy/studies.ts';

const WIDE = 760;

type Fruit = (sheet: Sheet, level: 0 | 1 | 2) => void;

interface Plant {
  readonly leaf: LeafKind;
  readonly fruit: Fruit;
  readonly fruits: string;
  readonly roles: readonly Role[];
  /** Length of a leaf, in units. */
  readonly size: number;
  readonly scale: number;
}

const red = (sheet: Sheet, level: 0 | 1 | 2): void => berries(sheet, 'rust', level);
const blue = (sheet: Sheet, level: 0 | 1 | 2): void => berries(sheet, 'd', level);
const gold = (sheet: Sheet, level: 0 | 1 | 2): void => berries(sheet, 'gold', level === 0 ? 0 : 1);

const PLANTS = {
  oak: { leaf: 'oak', fruit: acorn, fruits: 'acorns', roles: ['leaf', 'gold', 'ember'], size: 176, scale: 1 },
  ginkgo: {
    leaf: 'ginkgo',
    fruit: gold,
    fruits: 'round fruits',
    roles: ['sun', 'gold', 'leaf'],
    size: 170,
    scale: 0.9,
  },
  holly: {
    leaf: 'holly',
    fruit: red,
    fruits: 'red berries',
    roles: ['leaf', 'grass', 'leaf'],
    size: 190,
    scale: 0.9,
  },
  hazel: {
    leaf: 'birch',
    fruit: hazelnuts,
    fruits: 'nuts',
    roles: ['leaf', 'grass', 'gold'],
    size: 180,
    scale: 1,
  },
  ivy: {
    leaf: 'ivy',
    fruit: blue,
    fruits: 'dark berries',
    roles: ['leaf', 'grass', 'leaf'],
    size: 160,
    scale: 0.84,
  },
} as const satisfies Record<string, Plant>;

type PlantName = keyof typeof PLANTS;

const VISITORS = ['butterfly', 'ladybird', 'bird', 'nobody'] as const;

const WORDS: Readonly<Record<(typeof VISITORS)[number], string>> = {
  butterfly: 'A butterfly has come to look.',
  ladybird: 'A ladybird crosses the page.',
  bird: 'A small bird sits below.',
  nobody: 'One leaf lies apart, as in an old plant book.',
};

/** A branch of one plant with its leaves and fruits, as on a plate of an old plant book. */
function study(name: PlantName): Composition {
  const plant: Plant = PLANTS[name];
  return {
    name: `study-${name.replace(' ', '-')}`,
    category: 'nature',
    size: [WIDE, 1000],
    strays: 1.5,
    draw(brief) {
      const { random, level } = brief;
      const easy = level === 0 && EASY_STUDIES[name];
      if (easy) return easyPage(brief, [WIDE, 1000], easy);
      const visitor = random.pick(VISITORS);
      const flip = random.chance(0.5);
      const kind = random.pick(['cut', 'arch', 'panel'] as const);
      throughWindow(
        brief.sheet,
        { kind, size: [WIDE, 1000], role: 'cream', band: level === 0 ? 0 : 22 },
        (inside) => {
          drawGlow({ ...brief, sheet: inside });
          const scene = { ...brief, sheet: flip ? inside.at({ x: WIDE, flip: true }) : inside };
          drawPlant(scene, plant);
          drawVisitor(scene, plant, visitor);
        },
      );
      return {
        title: `${capitals(name)} with ${visitor === 'nobody' ? capitals(plant.fruits) : `a ${titled(visitor)}`}`,
        description: `A branch of ${name} carries its leaves and ${plant.fruits}. ${WORDS[visitor]}`,
        tags: [name, 'leaves', 'botanical', plant.fruits, ...(visitor === 'nobody' ? ['plant'] : [visitor])],
      };
    },
  };
}

/** Every word with a capital letter. */
function capitals(words: string): string {
  return words.split(' ').map(titled).join(' ');
}

/** One composition for each plant. */
export const studies: readonly Composition[] = (Object.keys(PLANTS) as PlantName[]).map(study);

function drawGlow(brief: Brief): void {
  const { random, level } = brief;
  const style = level === 2 ? 'rays' : random.pick(['rays', 'rings'] as const);
  const at = [random.range(330, 430), random.range(360, 520)] as const;
  shining(brief.sheet.layer('glow'), {
    at,
    radius: byLevel(brief, 150, 130, 110),
    rays: style === 'rays' ? byLevel(brief, 5, 12, 18) : byLevel(brief, 2, 3, 8),
    style,
    roles: ['cream', 'soft'],
  });
  if (level === 2)
    for (const r of [230, 350, 480, 620]) brief.sheet.layer('rings').rim(ellipse(at[0], at[1], r), 'line');
}

/** Ways a branch may run over the plate, from below its edge. */
const SPINES = [
  '152,1010 230,800 300,670 390,540 430,420 440,300',
  '606,1010 520,810 400,690 340,560 350,420 430,290',
  '358,1010 400,830 366,700 404,560 360,430 390,300',
] as const;

function drawPlant(brief: Brief, plant: Plant): void {
  const { random, level } = brief;
  const spine = curve(knots(random.pick(SPINES)), 8);
  const sheet = brief.sheet.layer('plant');
  const count = byLevel(brief, 4, 7, 11);
  const size = plant.size * byLevel(brief, 1.3, 1.22, 1.08);
  const first = random.pick([-1, 1]);
  const nodes = Array.from({ length: count }, (_, i) => ({
    share: 0.2 + (0.74 * i) / (count - 1),
    side: i % 2 === 0 ? first : -first,
  }));
  for (const [i, node] of nodes.entries())
    growth(sheet, spine, plant, { ...node, i, size, level, turn: random.range(0.85, 1.15) });
  sheet.shape(clockwise(tube(spine, (t) => 15 - 10 * t)), 'bold', 'wood');
  growth(sheet, spine, plant, { share: 0.985, side: 0, i: 2, size: size * 0.9, level, turn: 0 });
  const fruits = byLevel(brief, [0.5], [0.32, 0.66], [0.28, 0.52, 0.76]);
  for (const [i, share] of fruits.entries()) {
    const [x, y] = spine[Math.floor(share * spine.length)]!;
    const aside = (i % 2 === 0 ? 1 : -1) * first * 26;
    plant.fruit(
      sheet.at({
        x: x + aside,
        y: y + 30,
        scale: plant.scale * byLevel(brief, 1.5, 1.16, 1),
        angle: -aside * 0.008,
      }),
      level,
    );
  }
}

interface Node {
  readonly share: number;
  readonly side: number;
  readonly i: number;
  readonly size: number;
  readonly level: 0 | 1 | 2;
  readonly turn: number;
}

function growth(sheet: Sheet, spine: Path, plant: Plant, it: Node): void {
  const k = Math.min(spine.length - 2, Math.floor(it.share * spine.length));
  const [a, b] = [spine[k]!, spine[k + 1]!];
  const way = Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2;
  const scale = (it.size / 100) * (1.1 - 0.3 * it.share);
  const spot = sheet.at({ x: a[0], y: a[1], angle: way + it.side * it.turn, scale });
  const role = plant.roles[it.i % plant.roles.length]!;
  speciesLeaf(spot.at({ y: -10 }), plant.leaf, role, it.level);
}

function drawVisitor(brief: Brief, plant: Plant, visitor: (typeof VISITORS)[number]): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('visitor');
  const big = byLevel(brief, 1.1, 0.9, 0.84);
  if (visitor === 'butterfly')
    butterfly(sheet.at({ x: 196, y: 286, scale: big * 0.74, angle: 0.4 }), ['a', 'd'], level);
  if (visitor === 'ladybird') ladybird(sheet.at({ x: 590, y: 830, scale: big, angle: -0.6 }), level);
  if (visitor === 'bird')
    songbird(sheet.at({ x: 590, y: 900, scale: big * 0.86, flip: true }), ['c', 'rust'], level);
  if (visitor !== 'nobody') return;
  speciesLeaf(sheet.at({ x: 560, y: 900, angle: 0.7, scale: big * 1.4 }), plant.leaf, plant.roles[1]!, level);
}
