import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { ellipse } from '../../geometry/forms.ts';
import { quilledHedgehog } from '../../motifs/animals/beasts/little-ones.ts';
import { snail } from '../../motifs/nature/creepers.ts';
import { ladybird } from '../../motifs/nature/fliers.ts';
import { grownBy, grownLeaf } from '../../motifs/nature/grown-leaf.ts';
import { acorn, hazelnuts, pineCone, type LeafKind } from '../../motifs/nature/leaves.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

const KINDS: readonly LeafKind[] = ['oak', 'maple', 'ginkgo', 'beech', 'birch', 'oak', 'maple'];
const ROLES: readonly Role[] = ['ember', 'gold', 'rust', 'sun', 'leaf', 'blush'];

/** A mushroom from above: a cap with dots. */
function capTop(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(ellipse(0, 0, 76, 72), 'bold', 'rust');
  sheet.shape(ellipse(0, 0, 18), 'line', 'paper');
  around(sheet, { radius: 44, count: [4, 6, 7][level]! }, (spot, i) =>
    spot.shape(ellipse(0, 0, i % 2 ? 11 : 15), 'line', 'paper'),
  );
}

/** A hedgehog that has sunk into the leaves up to its belly. */
function drawHedgehog(sheet: Sheet, { level, random }: Brief): void {
  quilledHedgehog(sheet, level);
  for (const [i, [x, y, angle, kind]] of (
    [
      [-150, 30, 1.3, 'beech'],
      [150, 46, -1.2, 'oak'],
      [-30, 60, 1.0, 'oak'],
      [30, 74, -0.6, 'maple'],
      [-86, 66, 0.3, 'beech'],
    ] as const
  ).entries())
    grownLeaf(sheet.at({ x, y, angle, scale: 0.92 }), {
      kind,
      role: ROLES[i]!,
      veins: level > 0 ? 1 : 0,
      ...grownBy(random),
    });
}

/** Leaves on the ground of a wood, lying over each other. */
export const autumnFloors = sights(
  {
    category: 'nature',
    size: [1000, 1000],
    backdrop: 'wood',
    tags: ['autumn', 'leaves', 'acorns', 'hedgehog', 'forest', 'from above'],
    draw(brief) {
      const { level, random } = brief;
      const sheet = brief.sheet.layer('leaves');
      const size = byLevel(brief, 420, 270, 190);
      const spots: (readonly [number, number])[] = [];
      for (let y = 0, row = 0; y < 1100; y += size * 0.66, row++)
        for (let x = (row % 2) * size * 0.45; x < 1080; x += size * 0.74) spots.push([x, y]);
      for (const [x, y] of random.shuffle(spots)) {
        const angle = random.range(0, 6.28);
        const scale = (size / 98) * random.range(0.92, 1.2);
        const at = sheet.at({
          x: x + random.range(-14, 14) - Math.sin(angle) * size * 0.5,
          y: y + random.range(-14, 14) + Math.cos(angle) * size * 0.5,
          angle,
          scale,
        });
        grownLeaf(at, {
          kind: random.pick(KINDS),
          role: random.pick(ROLES),
          veins: level > 0 ? 1 : 0,
          ...grownBy(random),
        });
      }
      const top = brief.sheet.layer('things');
      const things = random.shuffle([
        (at: Sheet) => acorn(at.at({ scale: 1, angle: random.range(-1, 1) }), level),
        (at: Sheet) => pineCone(at.at({ scale: 0.9, angle: random.range(-1, 1) }), level),
        (at: Sheet) => hazelnuts(at.at({ scale: 0.8 }), level === 2 ? 1 : 0),
        (at: Sheet) => capTop(at, level),
        (at: Sheet) => ladybird(at.at({ scale: 0.9, angle: random.range(0, 6) }), level),
        (at: Sheet) => snail(at.at({ scale: 0.8, flip: random.chance(0.5) }), 'c', level),
      ]);
      const places = [
        [230, 210],
        [770, 240],
        [220, 760],
        [800, 770],
        [500, 160],
        [520, 880],
      ] as const;
      for (const [i, [x, y]] of places.slice(0, byLevel(brief, 2, 4, 6)).entries())
        things[i]!(
          top.at({
            x: x + random.range(-40, 40),
            y: y + random.range(-40, 40),
            scale: byLevel(brief, 1.2, 0.95, 0.84),
          }),
        );
      drawHedgehog(
        top.at({
          x: random.range(440, 540),
          y: random.range(520, 600),
          scale: byLevel(brief, 1.7, 1.4, 1.34),
          flip: random.chance(0.5),
        }),
        brief,
      );
    },
  },
  [
    {
      name: 'autumn-floor',
      size: [1000, 1000],
      told: [
        [
          'A Bed of Big Leaves',
          'The hedgehog has chosen this spot because the leaves are larger here. They rustle when it turns over.',
        ],
        [
          'Rustle, Rustle',
          'Something small is walking through the leaves and makes the noise of something big. Find the acorn it has missed.',
        ],
        [
          'October, Ankle-Deep',
          'Oak on maple on ginkgo, so deep that the path is gone. Mix as many reds as you own.',
        ],
      ],
    },
  ],
);
