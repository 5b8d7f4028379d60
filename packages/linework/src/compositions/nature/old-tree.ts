import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { grow } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { distance, polar, type Point } from '../../geometry/point.ts';
import { quilledHedgehog, squirrel } from '../../motifs/animals/beasts/little-ones.ts';
import { hill, roundTree } from '../../motifs/landscape.ts';
import { speciesLeaf } from '../../motifs/nature/leaves.ts';
import { oldTree, type Twig, type Wood } from '../../motifs/nature/old-tree.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { easyPage } from '../easy-page.ts';
import { EASY_TREES } from './easy/woods.ts';

const LEAVES: readonly Role[] = ['ember', 'gold', 'rust', 'sun'];
const HILLS: readonly string[] = [
  '0,640 120,590 250,650 400,600 560,660 690,590 800,650',
  '0,740 150,700 300,750 470,690 640,740 800,690',
  '0,870 160,826 400,812 640,830 800,874',
];

/** An old tree with its last leaves before a low sun, a hedgehog at its foot. */
export const oldTreePage: Composition = {
  name: 'old-tree',
  category: 'nature',
  size: [800, 1000],
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random } = brief;
    if (brief.level === 0) return easyPage(brief, [800, 1000], EASY_TREES);
    const wood = oldTree(random.fork('wood'), byLevel(brief, 1, 4, 4), byLevel(brief, 7.5, 4, 3));
    const view = rectangle(36, 36, 728, 928, 20);
    brief.sheet.layer('sky').shape(view, 'bold', 'sky');
    const inside = brief.sheet.inside([view]);
    drawGround(inside.layer('ground'), brief);
    const tree = inside.layer('tree').at({ x: 392, y: 852 });
    drawWood(tree, brief, wood);
    drawLeaves(tree, brief, wood.twigs);
    drawFallen(inside.layer('guests'), brief);
    brief.sheet.layer('sky').rim(view, 'bold');
    return {
      title: random.pick(['The Old Tree in October', 'Last Leaves on the Hill', 'Golden October Tree']),
      description:
        'The last leaves hold on to an old tree while the sun stands low behind it. A hedgehog and a squirrel gather what has already reached the ground.',
      tags: ['autumn', 'tree', 'leaves', 'season', 'hedgehog', 'hill'],
    };
  },
};

function drawGround(sheet: Sheet, brief: Brief): void {
  const isPlain = brief.level === 0;
  driftCloud(sheet.at({ x: 620, y: 150, scale: isPlain ? 0.62 : 0.5 }), brief.random, !isPlain);
  driftCloud(sheet.at({ x: 190, y: 120, scale: isPlain ? 0.5 : 0.4 }), brief.random, !isPlain);
  const rings = byLevel(brief, [150], [176, 132], [182, 142, 102]);
  for (const [i, radius] of rings.entries())
    sheet.shape(ellipse(186, 616, radius), 'line', i === 0 ? 'cream' : 'sun');
  const ridges = byLevel(brief, HILLS.slice(1), HILLS, HILLS);
  for (const [i, table] of ridges.entries()) {
    hill(sheet, knots(table), 990, i === ridges.length - 1 ? 'grass' : 'leaf');
    if (i === 0 && !isPlain)
      for (const [x, y, scale] of [
        [660, 640, 0.7],
        [730, 664, 0.9],
      ] as const)
        roundTree(sheet.at({ x, y, scale }), brief.random, true);
  }
}

function drawWood(sheet: Sheet, brief: Brief, wood: Wood): void {
  sheet.shape(wood.shape, 'bold', 'wood');
  const inside = sheet.inside(grow(wood.shape, -5));
  byLevel(brief, [-10, 14], [-16, 4, 20], [-20, -4, 12, 26]).forEach((x, i) =>
    inside.line(
      curve([
        [x * 1.5, -24 - i * 9],
        [x, -90],
        [x * 0.8 + 4, -180 - (i % 2) * 30],
      ]),
      'fine',
      0.7,
    ),
  );
}

/** Sprays of oak leaves about the ends of the twigs; a leaf that would lie on another is left out. */
function drawLeaves(sheet: Sheet, brief: Brief, twigs: readonly Twig[]): void {
  const { random, level } = brief;
  const size = byLevel(brief, 108, 78, 68);
  const middles: Point[] = [];
  for (const { at, angle } of twigs)
    for (const turn of byLevel(brief, [0.5, -0.6], [0, -1, 1, -2, 2], [0, -1.15, 1.15, -2.1, 2.1])) {
      const way = angle + turn + random.range(-0.08, 0.08);
      const middle = polar(at, size * 0.6, way);
      if (middles.some((other) => distance(other, middle) < size * 0.66)) continue;
      middles.push(middle);
      const [x, y] = polar(at, size * 0.14, way);
      const leaf = sheet.at({ x, y, scale: size / 100, angle: way + Math.PI / 2 });
      speciesLeaf(leaf, 'oak', random.pick(LEAVES), level === 2 ? 2 : 0);
    }
}

function drawFallen(sheet: Sheet, brief: Brief): void {
  const { random, level } = brief;
  const fallen = [
    [150, 884, 1.9],
    [280, 920, -1.2],
    [94, 640, 0.8],
    [698, 920, 2.4],
    [330, 672, -2.2],
    [220, 716, 1.2],
    [470, 930, 1.5],
    [560, 700, 2.8],
  ] as const;
  for (const [x, y, angle] of fallen.slice(0, byLevel(brief, 3, 6, 8)))
    speciesLeaf(
      sheet.at({ x, y, angle, scale: byLevel(brief, 0.86, 0.74, 0.62) }),
      'oak',
      random.pick(LEAVES),
      level === 2 ? 2 : 0,
    );
  quilledHedgehog(sheet.at({ x: 600, y: 912, scale: 0.8 }), level);
  squirrel(sheet.at({ x: 180, y: 912, scale: 0.5 }), level);
}
