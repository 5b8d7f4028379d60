import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import type { Sheet } from '../../sheet.ts';
import { hill } from '../../motifs/landscape.ts';
import { bough } from '../../motifs/nature/bough.ts';
import { butterfly, songbird } from '../../motifs/nature/fliers.ts';
import { shining } from '../../motifs/nature/skies.ts';
import { broadleaf, poplar, spruce, trunk, type Tree } from '../../motifs/nature/trees.ts';
import { hedgehog, snail } from '../../motifs/nature/creepers.ts';
import { boulder, fern, grass, toadstool } from '../../motifs/nature/undergrowth.ts';
import { wildflower } from '../../motifs/nature/wildflowers.ts';
import { throughWindow, type WindowKind } from '../../motifs/nature/window.ts';
import { SCENE_PENS, way } from '../../motifs/scenery.ts';
import { easyPage } from '../easy-page.ts';
import { EASY_PATHS } from './easy/woods.ts';

const WIDE = 760;

type Wood = 'beech' | 'spruce' | 'birch';
type Visitor = 'bird' | 'hedgehog' | 'snail' | 'butterfly';

const WOODS: Readonly<Record<Wood, { trees: readonly ((sheet: Sheet, it: Tree) => void)[]; word: string }>> =
  {
    beech: { trees: [broadleaf], word: 'Beech' },
    spruce: { trees: [spruce], word: 'Spruce' },
    birch: { trees: [poplar, broadleaf], word: 'Birch' },
  };

/** A path that leads between the trees of a wood. */
export const forestPath: Composition = {
  name: 'forest-path',
  category: 'nature',
  size: [WIDE, 1000],
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    if (level === 0) return easyPage(brief, [WIDE, 1000], EASY_PATHS);
    const wood = random.pick<Wood>(['beech', 'spruce', 'birch']);
    const visitor = random.pick<Visitor>(['bird', 'hedgehog', 'snail', 'butterfly']);
    const autumn = wood !== 'spruce' && random.chance(0.4);
    const kind = random.pick<WindowKind>(['panel', 'arch', 'cut']);
    const flip = random.chance(0.5);
    throughWindow(brief.sheet, { kind, size: [WIDE, 1000], role: 'sky', band: 20 }, (inside) => {
      const sheet = flip ? inside.at({ x: WIDE, flip: true }) : inside;
      const scene = { ...brief, sheet };
      drawDistance(scene);
      drawGround(scene);
      drawTrees(scene, wood, autumn);
      drawFront(scene, wood, visitor, autumn);
    });
    const walk = random.pick(['Path', 'Trail', 'Walk']);
    return {
      title: `${autumn ? 'Autumn' : random.pick(['Morning', 'Quiet', 'Sunlit', 'Hidden'])} ${WOODS[wood].word} ${walk}`,
      description: `A stony path winds between ${wood} trees towards the light. ${VISITS[visitor]}`,
      tags: ['forest', 'path', 'trees', 'sunlight', visitor, ...(autumn ? ['autumn'] : ['ferns'])],
    };
  },
};

const VISITS: Readonly<Record<Visitor, string>> = {
  bird: 'A small bird watches from a boulder.',
  hedgehog: 'A hedgehog dozes at the wayside.',
  snail: 'A snail takes its time at the wayside.',
  butterfly: 'Butterflies cross the clearing.',
};

function drawDistance(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('distance');
  const style = random.pick(['rays', 'rings'] as const);
  shining(sheet, {
    at: [random.range(360, 440), random.range(330, 400)],
    radius: byLevel(brief, 96, 84, 78),
    rays: style === 'rays' ? byLevel(brief, 6, 14, 24) : byLevel(brief, 2, 4, 7),
    style,
  });
  if (level > 0)
    hill(sheet, points('-10,530 180,480 400,524 580,470 770,520'), 1010, level === 0 ? 'grass' : 'leaf');
}

function drawGround(brief: Brief): void {
  const sheet = brief.sheet.layer('ground');
  const bend = brief.random.pick([-1, 1]);
  const top = hill(sheet, points('-10,548 200,560 400,572 600,560 770,548'), 1010, 'grass');
  way(sheet.inside([[...top, [770, 1010], [-10, 1010]]]), {
    spine: [
      [392, 540],
      [392 - bend * 26, 630],
      [392 + bend * 36, 760],
      [380 - bend * 20, 890],
      [380, 1040],
    ],
    far: 22,
    near: byLevel(brief, 120, 124, 134),
    rows: byLevel(brief, 0, 6, 12),
  });
}

/** Trees from far to near: x, y of the foot and scale. */
const STANDS = [
  [
    [290, 590, 0.6],
    [524, 584, 0.66],
    [228, 660, 0.94],
    [622, 676, 1.08],
  ],
  [
    [500, 582, 0.6],
    [264, 606, 0.78],
    [640, 636, 0.96],
    [204, 720, 1.1],
  ],
] as const;

function drawTrees(brief: Brief, wood: Wood, autumn: boolean): void {
  const { random, level } = brief;
  const stand = random.pick(STANDS);
  const kinds = WOODS[wood].trees;
  stand.slice(level === 0 ? 3 : 0).forEach(([x, y, scale], i) => {
    const role = autumn ? (['ember', 'rust', 'sun', 'leaf'] as const)[i % 4]! : 'leaf';
    kinds[i % kinds.length]!(
      brief.sheet.layer('trees').at({ x, y, scale: scale * byLevel(brief, 1.2, 1.14, 1.08) }),
      {
        random: random.fork(`tree ${i}`),
        level: scale < 0.8 ? 0 : level,
        role,
      },
    );
  });
}

function drawFront(brief: Brief, wood: Wood, visitor: Visitor, autumn: boolean): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('front');
  if (level > 0)
    bough(sheet, {
      spine: [
        [100, 250],
        [230, 214],
        [360, 172],
        [random.range(470, 560), random.range(120, 200)],
      ],
      thickness: 20,
      leaves: byLevel(brief, 3, 7, 13),
      size: byLevel(brief, 124, 88, 74),
      roles: autumn ? ['ember', 'sun', 'rust'] : ['leaf', 'grass'],
      random,
      ribs: level > 0,
    });
  trunk(sheet.at({ x: 116, y: 900, scale: byLevel(brief, 1.1, 0.96, 0.9) }), {
    height: 1000,
    bark: wood === 'birch' ? 'birch' : 'ridged',
    level,
    random,
  });
  if (level > 0) fern(sheet.at({ x: 216, y: 980 }), random, 210, level);
  drawVisitor(brief, visitor);
  toadstool(sheet.at({ x: byLevel(brief, 340, 368, 368), y: 962, scale: byLevel(brief, 0.66, 0.56, 0.5) }), {
    kind: 'dome',
    level: level === 2 ? 1 : 0,
    role: 'rust',
    lean: 6,
  });
  if (level > 0)
    grass(sheet.at({ x: 666, y: 980 }), random, byLevel(brief, 120, 120, 110), byLevel(brief, 3, 3, 5));
  if (level > 0)
    for (const [x, role] of [
      [492, 'a'],
      [566, 'd'],
    ] as const)
      wildflower(sheet.at({ x, y: 976 }), {
        kind: 'daisy',
        random,
        level: 0,
        height: 76,
        size: 32,
        sway: 8,
        role,
      });
}

function drawVisitor(brief: Brief, visitor: Visitor): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('visitor');
  if (visitor === 'bird') {
    boulder(sheet.at({ x: 610, y: 900 }), random, byLevel(brief, 90, 84, 80), level > 0);
    songbird(
      sheet.at({ x: 600, y: 824, scale: byLevel(brief, 0.9, 0.86, 0.8), flip: true }),
      ['c', 'rust'],
      level,
    );
  } else if (visitor === 'hedgehog')
    hedgehog(sheet.at({ x: 590, y: 880, scale: byLevel(brief, 0.9, 0.84, 0.8), flip: true }), level);
  else if (visitor === 'snail')
    snail(sheet.at({ x: 590, y: 880, scale: byLevel(brief, 1.1, 1, 0.96), flip: true }), 'd', level);
  else
    for (const [x, y, scale, angle] of byLevel(
      brief,
      [[540, 800, 0.8, 0.4]],
      [[560, 800, 0.74, 0.4]],
      [
        [560, 800, 0.72, 0.4],
        [640, 660, 0.5, -0.5],
      ],
    ))
      butterfly(sheet.at({ x: x!, y: y!, scale: scale!, angle: angle! }), ['a', 'b'], level);
}
