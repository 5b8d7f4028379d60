import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { cloud, fir, hill, sun } from '../../motifs/landscape.ts';
import { bush, framed, SCENE_PENS, stalkFlower } from '../../motifs/scenery.ts';
import { treehouse } from '../../motifs/treehouse.ts';
import type { Role } from '../../roles.ts';

/** A house in a big tree with a ladder and a swing. */
export const treehousePage: Composition = {
  name: 'treehouse',
  category: 'adventure',
  size: [800, 1000],
  strays: 1.5,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const [wall, roof] = random.pick<readonly [Role, Role]>([
      ['sand', 'a'],
      ['b', 'd'],
      ['cream', 'c'],
    ]);
    framed(brief.sheet, [800, 1000], 'sky', (inside) => {
      const scene = { ...brief, sheet: inside };
      drawLand(scene);
      treehouse(inside.layer('treehouse'), { level, wall, roof });
      drawMeadow(scene);
    });
    return {
      title: random.pick(
        byLevel(
          brief,
          ['My Little Treehouse', 'Up the Ladder'],
          ['Treehouse with a Swing', 'Summer in the Treehouse'],
          ['The Secret Treehouse', 'The House in the Old Oak'],
        ),
      ),
      description: `A ladder leads up to a little house in the branches of a big tree. Its flag is flying and the swing is free.`,
      tags: ['treehouse', 'tree', 'swing', 'ladder', 'hideout'],
    };
  },
};

function drawLand(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('land');
  if (level > 0) sun(sheet.at({ x: 122, y: 130 }), 40, byLevel(brief, 0, 10, 12));
  if (level > 0) cloud(sheet.at({ x: 676, y: 142, scale: 0.6 }), random, true);
  if (level > 0) hill(sheet, points('0,720 140,676 320,720 520,690 680,664 800,700'), 1000, 'leaf');
  for (const [x, y, scale] of byLevel(
    brief,
    [],
    [
      [86, 800, 0.8],
      [738, 790, 0.8],
    ],
    [
      [70, 790, 0.8],
      [132, 816, 0.6],
      [738, 790, 0.84],
    ],
  ) as [number, number, number][])
    fir(sheet.at({ x, y, scale }), 3, level === 2);
  hill(
    sheet,
    byLevel(
      brief,
      points('0,790 220,752 420,780 640,744 800,780'),
      points('0,858 220,826 420,846 640,820 800,850'),
      points('0,858 220,826 420,846 640,820 800,850'),
    ),
    1000,
    'grass',
  );
}

function drawMeadow(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('meadow');
  if (level > 0) bush(sheet.at({ x: 96, y: 976, scale: 0.86 }), random, true);
  bush(sheet.at({ x: 704, y: 976, scale: 0.86 }), random, level > 0);
  const tints: Role[] = ['a', 'd', 'b'];
  const spots = byLevel<readonly number[]>(brief, [], [606], [270, 330, 540, 606]);
  spots.forEach((x, i) => stalkFlower(sheet.at({ x, y: 960, scale: 0.72 }), 5, tints[i % 3]!));
}
